import { expect, it } from 'vitest';
import { registered } from '../../games/registry.ts';
import { completeSetup } from '../../kernel/match.ts';
import { kindOf, minePuzzles } from './mine.ts';

it('finds the same puzzles again, each with one answer surely better than all others', async () => {
  const game = await registered('second-boer-war')?.load();
  if (!game) throw new Error('no game');
  const setup = completeSetup(game.rules, { scenario: 'guerrilla' });
  const found = minePuzzles(game, setup, 'mine/1', { most: 2 });
  expect(found.length).toBe(2);
  for (const { best, others, gap, error } of found) {
    expect(gap).toBeGreaterThan(3 * error);
    expect(others.every(({ winChance }) => winChance < best.winChance)).toBe(true);
  }
  // Not twice about the same decision of a turn.
  const kinds = found.map(({ turn, side, decision }) => `${turn} ${side} ${decision}`);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(minePuzzles(game, setup, 'mine/1', { most: 1 })).toEqual(found.slice(0, 1));
  // Of which there are enough, none is looked for; matches that are played out have their say.
  const [first] = found;
  if (!first) return;
  const enough = new Set([kindOf(first.side, first.decision, first.best.choice)]);
  for (const { side, decision, best } of minePuzzles(game, setup, 'mine/1', { most: 1, enough }))
    expect(enough).not.toContain(kindOf(side, decision, best.choice));
  // Half a minute of one processor's time, of which a busy machine gives it a quarter.
}, 360_000);
