import { expect, test } from 'vitest';
import { forcedDice } from '../../kernel/dice.ts';
import { fallen, withRoll } from './dice-forced.ts';

const throwAll = (forced: Parameters<typeof forcedDice>[0]) => {
  const dice = forcedDice(forced);
  dice.draw('fire/a', 1, 0, 6, 1);
  dice.draw('fire/a', 1, 1, 6, 1);
  dice.draw('card', 1, 0, 2, 0, { drawn: (n) => (n === 0 ? 'ace' : 'king') });
  for (let i = 0; i < 9; i++) dice.draw('shuffle', 1, i, 9, 0);
  return fallen(dice.asked);
};

test('each die that fell can be set by itself, and the others stay', () => {
  const first = throwAll([]);
  expect(first.map(({ key }) => key)).toEqual(['fire/a', 'fire/a', 'card']);
  const changed = throwAll(withRoll([], first, 1, '6'));
  expect(changed.map(({ shows }) => shows)).toEqual([first[0]?.shows, '6', first[2]?.shows]);
  const again = throwAll(withRoll(withRoll([], first, 1, '6'), changed, 0, '2'));
  expect(again.map(({ shows }) => shows)).toEqual(['2', '6', first[2]?.shows]);
});

test('a draw is set by the name of what is drawn', () => {
  const dice = withRoll([], throwAll([]), 2, 'king');
  expect(dice).toEqual([{ draw: 'king', for: 'card' }]);
  expect(throwAll(dice)[2]?.shows).toBe('king');
});
