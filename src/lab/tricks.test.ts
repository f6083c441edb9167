import { expect, test } from 'vitest';
import { registered } from '../games/registry.ts';
import type { AnyGame } from '../kernel/face.ts';
import type { GameState } from '../kernel/game.ts';
import { completeSetup } from '../kernel/match.ts';
import type { Opponent } from '../kernel/opponent.ts';
import { type AnyTrick, tricksOver } from '../kernel/trick.ts';
import { type MatchPlan, type MatchRecord, runMatch } from './match-run.ts';
import { runTricks, verdictOf, withTricks } from './tricks.ts';

async function load(id: string): Promise<AnyGame> {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`no ${id}`);
  return game;
}

const machine: Opponent<GameState, unknown> = {
  level: 'veteran',
  sides: ['north', 'south'],
  choose: ({ choices }) => {
    const [first] = choices;
    if (!first) throw new Error('nothing is offered');
    return first;
  },
};

const record = (index: number, winner: string | null, points?: readonly [number, number]) =>
  ({
    index,
    outcome: {
      winner,
      ending: 'counted',
      ...(points && { north: points[0], south: points[1] }),
    },
    decisions: 1,
    turns: 1,
    course: [],
    violations: [],
  }) satisfies MatchRecord;

/** Two sides, one trick for the south; what each seating brings is given. */
async function tried(
  usual: (index: number) => MatchRecord,
  trick: (index: number) => MatchRecord,
  sides = ['north', 'south'],
) {
  const outpost = await load('outpost');
  const game = { ...outpost, rules: { ...outpost.rules, sides } };
  const side = sides.at(-1) ?? '';
  const tricks: readonly AnyTrick[] = tricksOver(machine, [{ id: 'sly', side, idea: 'is sly' }]);
  const seen: MatchPlan[] = [];
  const play = async (plan: MatchPlan, games: number) => {
    seen.push(plan);
    const of = Object.values(plan.seats).includes('trick:sly') ? trick : usual;
    return Array.from({ length: games }, (_, i) => of(i));
  };
  const setup = { game: 'outpost', scenario: 'patrol', options: {} };
  const plan = { setup, tricks, against: 'veteran', games: 40, seed: '7' };
  return { report: await runTricks(game, plan, play, () => {}), seen };
}

test('the level plays itself over the same dice, and the trick sits in its own seat', async () => {
  const { seen } = await tried(
    (i) => record(i, 'north'),
    (i) => record(i, 'south'),
  );
  expect(seen.map(({ seats }) => seats)).toEqual([
    { north: 'veteran', south: 'veteran' },
    { north: 'veteran', south: 'trick:sly' },
  ]);
  expect(new Set(seen.map(({ seed }) => seed))).toEqual(new Set(['7']));
});

test('a trick that wins more than 60 of 100, and more than usual, beats the level', async () => {
  const half = (i: number) => record(i, i % 2 === 0 ? 'south' : 'north');
  const most = (i: number) => record(i, i % 10 < 8 ? 'south' : 'north');
  const { report } = await tried(half, most);
  expect(report.tricks[0]).toMatchObject({ score: 0.8, usual: 0.5, gain: 0.3, verdict: 'beats' });
  expect(report.beaten).toBe(1);
  const few = (i: number) => record(i, i % 10 < 6 ? 'south' : 'north');
  expect((await tried(half, few)).report.tricks[0]?.verdict).toBe('holds');
});

test('a seat that wins anyway is no merit of the trick', async () => {
  const most = (i: number) => record(i, i % 10 < 8 ? 'south' : 'north');
  const { report } = await tried(most, most);
  expect(report.tricks[0]).toMatchObject({ gain: 0, verdict: 'unclear' });
  expect(report.beaten).toBe(0);
});

test('where points are counted, they decide', async () => {
  const { report } = await tried(
    (i) => record(i, 'north', [30, 10]),
    (i) => record(i, 'north', [30, i % 4 === 0 ? 5 : 20]),
  );
  expect(report.tricks[0]).toMatchObject({ score: 0, verdict: 'beats' });
  expect(report.tricks[0]?.byPoints?.score).toBe(0.75);
});

test('who makes more points and surely wins less often outwits nobody', async () => {
  const points = (own: number): readonly [number, number] => [30, own];
  const { report } = await tried(
    (i) => (i % 4 === 0 ? record(i, 'south', [30, 40]) : record(i, 'north', points(10))),
    (i) => record(i, 'north', points(20)),
  );
  expect(report.tricks[0]).toMatchObject({ gain: -0.25, verdict: 'holds' });
  expect(report.tricks[0]?.byPoints?.score).toBe(0.75);
});

test('alone, a trick beats the level if it surely wins more', () => {
  const row = {
    trick: 'sly',
    side: 'south',
    idea: '',
    games: 40,
    score: 0.5,
    interval: [0.4, 0.6],
    usual: 0.3,
    gain: 0.2,
    byPoints: null,
  } as const;
  expect(verdictOf({ ...row, gainInterval: [0.05, 0.35] }, true)).toBe('beats');
  expect(verdictOf({ ...row, gainInterval: [-0.05, 0.45] }, true)).toBe('unclear');
  expect(verdictOf({ ...row, gain: 0.02, gainInterval: [-0.2, 0.24] }, true)).toBe('holds');
  expect(verdictOf({ ...row, gainInterval: [0.05, 0.35] }, false)).toBe('holds');
});

test('whole matches of a trick in its seat, the same by the same dice', {
  timeout: 180_000,
}, async () => {
  const game = await withTricks(await load('redvers-reverse'));
  const setup = completeSetup(game.rules, {});
  const plan = { setup, seats: { british: 'trick:nearest' }, seed: 'tricks', limit: 20_000 };
  const once = runMatch(game, plan, 0);
  expect(once).toMatchObject({ violations: [] });
  expect(once.outcome).not.toBeNull();
  expect(runMatch(game, plan, 0)).toEqual(once);
});
