import { expect, test } from 'vitest';
import { loadPuzzles } from '../../games/puzzle-registry.ts';
import { registered } from '../../games/registry.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { Machine } from '../../table/machines.ts';
import { askedAgain, isConfirmed } from './confirm.ts';
import type { Question } from './question.ts';

const PAIR: readonly [Choice, Choice] = [{ do: 'stay' }, { do: 'go' }];

/** Lets parts of 10 matches each bring these gains, with this error. */
function confirmed(error: number, ...gains: readonly number[]) {
  const asked: unknown[] = [];
  const compare: Machine['compare'] = (_, pair, worlds, how) => {
    const gain = gains[asked.length] ?? Number.NaN;
    asked.push([pair, worlds, how?.horizon]);
    const none = { winChance: 0, error: 0, features: [] };
    return { first: none, second: none, gain, error };
  };
  const general = { level: 'general', sides: ['empire'], compare } as unknown as Machine;
  return { is: isConfirmed(general, () => ({}) as Question, PAIR, 80), asked };
}

const EIGHT = [0.06, 0.1, 0.04, 0.06, 0.06, 0.1, 0.06, 0.08];

test('all matches are played to their end, and together they must be sure', () => {
  const { is, asked } = confirmed(0.09, ...EIGHT);
  expect(is).toBe(true);
  expect(asked).toEqual(Array.from({ length: 8 }, () => [PAIR, 10, Number.POSITIVE_INFINITY]));
  // 0.07 on average; the error of eight parts of 0.09 each is 0.032, of 0.11 it is 0.039.
  expect(confirmed(0.11, ...EIGHT).is).toBe(false);
});

test('a gain too small to matter is none, however sure', () => {
  const gains = EIGHT.map((gain) => gain * 0.4);
  expect(confirmed(0.001, ...gains).is).toBe(false);
});

test('what does not look better on the way is given up at once', () => {
  const { is, asked } = confirmed(0.01, 0.04, -0.02, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9);
  expect(is).toBe(false);
  expect(asked).toHaveLength(2);
});

test('a puzzle that was found earlier is asked about again, and its reverse does not hold', async () => {
  const game = await registered('second-boer-war')?.load();
  const found = (await loadPuzzles('second-boer-war'))?.set.puzzles ?? [];
  const [puzzle] = found.toSorted((a, b) => b.gap - a.gap);
  if (!game || !puzzle) throw new Error('no puzzle');
  const { best, others } = puzzle;
  const old = { ...puzzle, gap: 0.9, best: { ...best, winChance: 1 } };
  const again = askedAgain(game, old, 96);
  expect(again).toMatchObject({ id: puzzle.id, best: { choice: best.choice } });
  // The figures are those of today's search, not the old ones.
  expect(again?.gap).toBeCloseTo(puzzle.gap, 1);
  expect(again?.best.winChance).toBeCloseTo(best.winChance, 1);
  const [rival] = others;
  if (!rival) throw new Error('no other answer');
  expect(askedAgain(game, { ...puzzle, best: rival, others: [best] }, 96)).toBeNull();
}, 120_000);
