import { expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import { loadTricks } from '../../games/trick-registry.ts';
import { stream } from '../../kernel/dice.ts';
import { chanceOf, judgeOf } from '../../kernel/judge.ts';
import { completeSetup } from '../../kernel/match.ts';
import { runMatch } from '../match-run.ts';
import { fitted, fittedLine, type Sample } from './fit.ts';
import { scored } from './score.ts';
import { stylesOf } from './selfplay.ts';
import { checked, positionsOf, trained } from './train.ts';

/** Matches of one position each, won as often as these weights say. */
function matchesOf(bias: number, weights: readonly number[], games: number): Sample[] {
  const random = stream('matches');
  return Array.from({ length: games }, (_, match) => {
    const features = weights.map((_w, i) => random(1000) / 250 - 2 + 5 * i);
    const chance = chanceOf(bias, weights, features);
    return { features, result: random(10_000) / 10_000 < chance ? 1 : 0, match: `${match}` };
  });
}

test('learning finds the weights by which matches were won', () => {
  const { bias, weights } = fitted(matchesOf(-3, [1, 0.5, 0], 6000), 1);
  expect(bias).toBeCloseTo(-3, 0);
  expect(weights[0]).toBeCloseTo(1, 0);
  expect(weights[1]).toBeCloseTo(0.5, 0);
  expect(Math.abs(weights[2] ?? 1)).toBeLessThan(0.1);
});

test('a feature that never changes gets no weight, and holds nothing up', () => {
  const samples = matchesOf(0, [1], 500).map((s) => ({ ...s, features: [...s.features, 7] }));
  const { weights } = fitted(samples, 1);
  expect(weights[1]).toBeCloseTo(0, 9);
  expect(weights[0]).toBeGreaterThan(0.5);
});

test('a feature that can only speak for a side gets no weight against it', () => {
  // The second feature goes along with the first, so matches seem to say that it does harm.
  const samples = matchesOf(-3, [1, -0.5], 2000);
  const free = fitted(samples, 1);
  expect(free.weights[1]).toBeLessThan(-0.2);
  const { weights } = fitted(samples, 1, [1, 1]);
  expect(weights[1]).toBe(0);
  expect(weights[0]).toBeGreaterThan(0.5);
  expect(fitted(samples, 1, [1, -1])).toEqual(free);
  expect(fitted(samples, 1, [-1, 0]).weights[0]).toBe(0);
});

test('learning finds how many points features are worth', () => {
  const random = stream('points');
  const samples = Array.from({ length: 400 }, (_, match) => {
    const features = [random(100) / 10, random(100) / 10];
    const luck = random(200) / 100 - 1;
    const result = 4 + 2 * (features[0] ?? 0) - 3 * (features[1] ?? 0) + luck;
    return { features, result, match: `${match}` };
  });
  const { bias, weights } = fittedLine(samples, 0.1);
  expect(bias).toBeCloseTo(4, 0);
  expect(weights[0]).toBeCloseTo(2, 1);
  expect(weights[1]).toBeCloseTo(-3, 1);
});

test('ten positions of one match count no more than one of another', () => {
  const win = { features: [1], result: 1, match: 'a' };
  const loss = { features: [1], result: 0, match: 'b' };
  const { bias, weights } = fitted([...new Array<Sample>(10).fill(win), loss], 1);
  expect(chanceOf(bias, weights, [1])).toBeCloseTo(0.5, 6);
});

test('what was said is measured against what came', () => {
  const sure = scored([
    { chance: 1, result: 1 },
    { chance: 0, result: 0 },
  ]);
  expect(sure).toMatchObject({ brier: 0, auc: 1, error: 0, guessing: 0.25 });
  const wrong = scored([
    { chance: 1, result: 0 },
    { chance: 0, result: 1 },
  ]);
  expect(wrong).toMatchObject({ brier: 1, auc: 0, error: 1 });
  const blind = scored([
    { chance: 0.5, result: 0 },
    { chance: 0.5, result: 1 },
  ]);
  expect(blind).toMatchObject({
    brier: 0.25,
    auc: 0.5,
    error: 0,
    logLoss: expect.closeTo(Math.LN2, 3),
  });
  expect(blind.reliability).toEqual([{ from: 0.5, to: 0.6, positions: 2, said: 0.5, came: 0.5 }]);
});

const WANTED = { seed: 'test', strong: ['veteran'] };

test('tricks of either side are part of what is learned from, and the shares add up', async () => {
  const game = await registered('bittereinder')?.load();
  if (!game) throw new Error('no such game');
  const tricks = await loadTricks('bittereinder');
  const setup = completeSetup(game.rules, { scenario: 'campaign' });
  // As many that every trick gets its share without a rest.
  const games = 100 * tricks.length;
  for (const kept of [tricks, []]) {
    const styles = stylesOf(game, kept, { ...WANTED, setup, games });
    expect(styles.reduce((sum, style) => sum + style.games, 0)).toBe(games);
    const named = styles.filter(({ name }) => name.startsWith('trick-'));
    expect(named).toHaveLength(kept.length);
  }
  const [first] = stylesOf(game, tricks, { ...WANTED, setup, games }).filter(
    ({ name }) => name === 'trick-evade',
  );
  expect(first?.plan.seats).toEqual({ empire: 'veteran', republics: 'trick:evade' });
});

test('where two levels count as strong, each plays its half, the tricks against both', async () => {
  const game = await registered('bittereinder')?.load();
  if (!game) throw new Error('no such game');
  const tricks = await loadTricks('bittereinder');
  const setup = completeSetup(game.rules, { scenario: 'campaign' });
  const strong = ['veteran', 'general'];
  const all = 200 * tricks.length;
  const styles = stylesOf(game, tricks, { ...WANTED, setup, games: all, strong });
  expect(styles.reduce((sum, { games }) => sum + games, 0)).toBe(all);
  // A style has its own dice and, with --keep, its own file.
  expect(new Set(styles.map(({ plan }) => plan.seed)).size).toBe(styles.length);
  const seats = (wanted: string) => styles.find(({ name }) => name === wanted)?.plan.seats;
  expect(seats('general')).toEqual({ empire: 'general', republics: 'general' });
  expect(seats('general-empire')).toEqual({ empire: 'general', republics: 'recruit' });
  expect(seats('trick-evade')).toEqual({ empire: 'veteran', republics: 'trick:evade' });
  expect(seats('trick-evade-general')).toEqual({ empire: 'general', republics: 'trick:evade' });
  const shareOf = (level: string) => styles.find(({ name }) => name === level)?.games;
  expect(shareOf('general')).toBe(shareOf('veteran'));
});

const LONG = { timeout: 300_000 };

const TRAINING = {
  command: '',
  seed: 'test',
  matches: 6,
  positions: 0,
  date: '2026-11-16',
  version: '0',
};

test('kept matches are played again without thinking, learned from, and judged', LONG, async () => {
  const game = await registered('second-boer-war')?.load();
  if (!game?.judge) throw new Error('it has no judge');
  const { features } = game.judge;
  const setup = completeSetup(game.rules, { scenario: 'guerrilla' });
  const weak = stylesOf(game, [], { ...WANTED, setup, games: 60 }).find(
    ({ name }) => name === 'recruit-slips',
  );
  if (!weak) throw new Error('nobody plays weakly');
  expect(weak.games).toBe(6);
  const records = Array.from({ length: 6 }, (_, i) => runMatch(game, weak.plan, i));
  const positions = records.flatMap((record) => positionsOf(game, features, weak.plan, record));
  // One for each side whenever the time grew, and what came of it is what came in the match.
  for (const { index, outcome } of records) {
    const mine = positions.filter(({ match }) => match === `guerrilla/${weak.plan.seed}/${index}`);
    expect(mine.length).toBeGreaterThan(4);
    for (const { side, result } of mine) expect(result).toBe(outcome?.winner === side ? 1 : 0);
  }
  const data = trained(features, game.rules.sides, positions, TRAINING);
  const learned = judgeOf(features, data);
  const report = checked(game.rules.sides, learned, positions);
  expect(report.matches).toBe(6);
  for (const { all } of report.sides) expect(all.brier).toBeLessThan(all.guessing + 0.01);
  // A record that the rules no longer allow is not passed over.
  const [first] = records;
  if (!first) throw new Error('no match');
  const broken = { ...first, taken: (first.taken ?? []).map(() => 999) };
  expect(() => positionsOf(game, features, weak.plan, broken)).toThrow(/rules have changed/);
});
