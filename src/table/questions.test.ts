import { expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { newMatch, tableOf } from './testing/seat.ts';

it('a choice that is no longer on offer has no odds', async () => {
  const game = await registered('second-boer-war')?.load();
  if (!game) throw new Error('the game is gone');
  const { questions, owed } = tableOf(game, newMatch(game, 'odds'));
  const side = owed[0]?.side ?? '';
  // A page may ask when the fight is over in which it saw this.
  const late = { do: 'storm', piece: 'botha', at: 'newcastle' };
  expect(questions.odds(side, late)).toBeNull();
  expect(questions.consider(side, late)).toEqual({ odds: null, closes: false });
});
