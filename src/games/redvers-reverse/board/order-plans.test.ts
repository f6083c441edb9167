import { expect, test } from 'vitest';
import type { BoardQuestion } from '../../../boardkit/board.ts';
import { type Choice, choiceKey } from '../../../kernel/choice.ts';
import { speech } from '../../../kernel/text.ts';
import { game } from '../game.ts';
import { type Table, table } from '../testing.ts';
import { carry, orderPlans } from './order-plans.ts';
import type { Question } from './types.ts';

function asked(t: Table): Question<'giveOrders'> {
  const [owed] = t.play.owed;
  if (!owed) throw new Error('nobody owes a decision');
  const { step, ...about } = owed.step;
  const question: BoardQuestion<typeof t.state, typeof t.box> = {
    view: t.state,
    box: t.box,
    side: owed.side,
    speech: speech(game.texts, 'en'),
    decision: step,
    about,
    choices: t.play.choices(owed),
    told: [],
  };
  // The table knows no game: here its question becomes one of this game.
  return question as Question<'giveOrders'>;
}

const texts = (choices: readonly Choice[] | null): string[] => (choices ?? []).map(choiceKey);
const sending = (turn: number) => table({ phase: 'sendOrders', turn });

test('a leader dragged to an area is ordered there', () => {
  const t = sending(2);
  const choices = carry(asked(t), null, 'naval-gun-hill', 'ldr-4th-light');
  expect(texts(choices)).toEqual(['order ldr-4th-light', 'aim ldr-4th-light to=naval-gun-hill']);
  t.do(...texts(choices));
  expect(t.events('ordered').at(-1)).toMatchObject({
    piece: 'ldr-4th-light',
    to: 'naval-gun-hill',
  });
});

test('whoever is no leader that can be ordered is not dragged anywhere', () => {
  const t = sending(2);
  expect(carry(asked(t), null, 'naval-gun-hill', 'durham')).toBeNull();
  expect(carry(asked(t), 'shooters-hill', 'naval-gun-hill')).toBeNull();
});

test('Buller’s orders go out together on turn 1 only, and every one is legal', () => {
  const t = sending(1);
  const [plan] = orderPlans(asked(t));
  expect(
    texts(plan?.choices ?? []).filter((text) => text.startsWith('order')).length,
  ).toBeGreaterThan(3);
  expect(() => t.do(...texts(plan?.choices ?? []))).not.toThrow();
  expect(orderPlans(asked(sending(2)))).toEqual([]);
});
