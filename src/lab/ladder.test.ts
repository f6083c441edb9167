import { expect, test } from 'vitest';
import { registered } from '../games/registry.ts';
import { runLadder } from './ladder.ts';
import type { MatchPlan, MatchRecord } from './match-run.ts';

const record = (index: number, north: number, south: number): MatchRecord => ({
  index,
  outcome: { winner: 'north', ending: 'counted', north, south },
  decisions: 1,
  turns: 1,
  course: [],
  violations: [],
});

test('where one side always wins, mirrored pairs are decided by the points of both seats', async () => {
  const outpost = await registered('outpost')?.load();
  if (!outpost) throw new Error('no outpost');
  const game = { ...outpost, rules: { ...outpost.rules, sides: ['north', 'south'] } };
  // The veteran loses by less in the south than the recruit does, but for the last dice.
  const play = async ({ seats }: MatchPlan, games: number) =>
    Array.from({ length: games }, (_, i) =>
      record(i, 10, seats['south'] === 'veteran' && i < games - 1 ? 6 : 2),
    );
  const setup = { game: 'outpost', scenario: 'patrol', options: {} };
  const plan = { setup, levels: ['recruit', 'veteran'], games: 4, seed: '1' };
  const report = await runLadder(game, plan, play, () => {});
  expect(report.pairings[0]).toMatchObject({ wins: 4, losses: 4, score: 0.5 });
  expect(report.pairings[0]?.byPoints).toMatchObject({
    pairs: 4,
    won: 3,
    even: 1,
    lost: 0,
    score: 0.875,
    lead: { mean: 3 },
  });
});
