import { describe, expect, test } from 'vitest';
import { registered } from '../games/registry.ts';
import type { AnyGame } from '../kernel/face.ts';
import { completeSetup } from '../kernel/match.ts';
import { wilson } from '../kernel/wilson.ts';
import { ratings } from './elo.ts';
import { fuzzGame } from './fuzz.ts';
import { runLadder } from './ladder.ts';
import { type MatchPlan, runMatch } from './match-run.ts';
import { playBatches } from './pool.ts';
import { batches, findings } from './simulation.ts';
import { meanInterval, quantile, shares, summary } from './statistics.ts';

async function outpost(): Promise<AnyGame> {
  const game = await registered('outpost')?.load();
  if (!game) throw new Error('the example game is gone');
  return game;
}

describe('statistics', () => {
  test('Wilson intervals, as published', () => {
    const near = (of: readonly number[]) => of.map((edge) => Number(edge.toFixed(3)));
    expect(near(wilson(5, 10))).toEqual([0.237, 0.763]);
    expect(near(wilson(0, 10))).toEqual([0, 0.278]);
    expect(near(wilson(81, 263))).toEqual([0.255, 0.366]);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  test('a clean sweep leaves doubt', () => {
    const [low, high] = meanInterval([1, 1, 1, 1, 1, 1, 1, 1]);
    expect(low).toBeLessThan(0.95);
    expect(high).toBe(1);
    expect(meanInterval([])).toEqual([0, 1]);
    expect(meanInterval([1])).toEqual([0, 1]);
  });

  test('summaries and shares', () => {
    expect(summary([3, 1, 2])).toMatchObject({ min: 1, median: 2, mean: 2, max: 3 });
    expect(summary([])).toMatchObject({ min: 0, max: 0 });
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
    expect(Object.keys(shares(['b', 'a', 'b']))).toEqual(['b', 'a']);
  });

  test('Elo: three quarters of the points are 191 apart, the first named at 0', () => {
    const pairs = Array.from({ length: 400 }, () => ({ points: 1.5, games: 2 }));
    const [weak, strong] = ratings(
      ['weak', 'strong'],
      [{ first: 'strong', second: 'weak', pairs }],
    );
    expect(weak).toMatchObject({ elo: 0, interval: [0, 0] });
    expect(strong?.elo).toBeGreaterThan(185);
    expect(strong?.elo).toBeLessThan(195);
  });
});

/** Outpost with a machine that always offers to talk, and one that never does. */
async function withMachines(): Promise<AnyGame> {
  const game = await outpost();
  const { sides } = game.rules;
  return {
    ...game,
    opponents: [
      {
        level: 'recruit',
        sides,
        choose: ({ choices }) => choices.find((c) => c.do === 'parley') ?? choices[0]!,
      },
      {
        level: 'veteran',
        sides,
        choose: ({ choices }) => choices.find((c) => c.do === 'rest') ?? choices[0]!,
      },
    ],
  };
}

describe('matches between machines', () => {
  test('follow from plan and number alone', async () => {
    const game = await outpost();
    const setup = completeSetup(game.rules, {});
    const plan = { setup, seats: {}, seed: 's', limit: 1000 };
    expect(runMatch(game, plan, 3)).toEqual(runMatch(game, plan, 3));
  });

  test('a machine that cheats is caught, not obeyed', async () => {
    const game = await withMachines();
    const cheat = {
      level: 'general',
      sides: game.rules.sides,
      choose: () => ({ do: 'win' }),
    } as const;
    const rigged = { ...game, opponents: [cheat] };
    const setup = completeSetup(game.rules, {});
    const seats = { scouts: 'general', riders: 'random' };
    const record = runMatch(rigged, { setup, seats, seed: 's', limit: 1000 }, 0);
    expect(record.violations[0]).toContain('not legal');
    expect(findings([record]).violations).toBe(1);
  });

  test('heaps hold every match not yet played once, and no more at a time than asked for', async () => {
    const game = await withMachines();
    const plan = { setup: completeSetup(game.rules, {}), seats: {}, seed: 's', limit: 1000 };
    const numbers = (heaps: ReturnType<typeof batches>) =>
      heaps.map(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
    const heaps = numbers(batches(plan, 100, 1, new Set([3, 20]), 10));
    expect(heaps.flat()).toEqual(
      Array.from({ length: 100 }, (_, i) => i).filter((i) => i !== 3 && i !== 20),
    );
    expect(Math.max(...heaps.map((heap) => heap.length))).toBe(10);
    expect(numbers(batches(plan, 2000, 1))[0]).toHaveLength(250);
  });

  test('the ladder plays all levels both ways and rates them', async () => {
    const game = await withMachines();
    const setup = completeSetup(game.rules, {});
    const plan = {
      setup,
      levels: ['random', 'recruit', 'veteran'],
      games: 6,
      seed: '1',
    };
    const play = async (matches: MatchPlan, games: number) =>
      playBatches(game, batches(matches, games, 1), 1);
    const report = await runLadder(game, plan, play, () => {});
    expect(report.table.length).toBe(9);
    expect(report.matches).toBe(54);
    expect(report.pairings.map(({ first, second }) => [first, second])).toEqual([
      ['recruit', 'random'],
      ['veteran', 'random'],
      ['veteran', 'recruit'],
    ]);
    for (const { games, wins, draws, losses } of report.pairings) {
      expect(wins + draws + losses).toBe(games);
    }
    expect(report.elo.map(({ level }) => level)).toEqual(plan.levels);
    expect(report.elo[0]?.elo).toBe(0);
  });
});

describe('the fuzzer finds planted faults, with a match that shows them', () => {
  const plant = async (change: (rules: AnyGame['rules']) => Partial<AnyGame['rules']>) => {
    const game = await outpost();
    return fuzzGame({ ...game, rules: { ...game.rules, ...change(game.rules) } }, 'planted', 3000);
  };

  test('an invariant that breaks', async () => {
    const { violations } = await plant(() => ({
      violations: (state) =>
        state.core.epoch > 2 ? [{ at: '', problem: 'a troop stands on its head' }] : [],
    }));
    const found = violations.find(({ problem }) => problem.startsWith('invariants'));
    expect(found?.problem).toBe('invariants: a troop stands on its head');
    expect(found?.file.deeds.length).toBe(found?.decision);
  });

  test('a clone that shares', async () => {
    const { violations } = await plant((rules) => ({
      clone: (state) => ({ ...rules.clone(state), place: (state as { place?: unknown }).place }),
    }));
    expect(violations[0]?.problem).toMatch(/^(copies|secrets|undo)/);
  });

  test('a rule that throws: the deed that did it is the last in the file', async () => {
    const { violations } = await plant((rules) => ({
      book: rules.book.map((entry) =>
        entry.kind === 'step' && entry.name === 'drawCards'
          ? {
              ...entry,
              run: () => {
                throw new Error('the deck burnt');
              },
            }
          : entry,
      ),
    }));
    const found = violations.find(({ problem }) => problem === 'the deck burnt');
    expect(found?.file.deeds.length).toBeGreaterThan(0);
  });

  test('a mask that tells', async () => {
    const { violations } = await plant(() => ({ mask: () => {} }));
    // Whichever of the two looks first: what is seen, or what is heard and seen after a deed.
    expect(violations[0]?.problem).toMatch(/^secrets: |^hearing: .* a secret: /);
  });
});
