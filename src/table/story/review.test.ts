import { expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import { isProblems, type Side } from '../../kernel/game.ts';
import { completeSetup } from '../../kernel/match.ts';
import { type MatchFile, newMatchFile } from '../../kernel/match-file.ts';
import { Table } from '../table.ts';
import { costliestOf, type Mistake, type Review, reviewMatch } from './review.ts';

async function gameOf(id: string) {
  const found = await registered(id)?.load();
  if (!found) throw new Error('no game');
  return found;
}

const game = await gameOf('second-boer-war');

/** The first deeds of a match in which the Empire plays without sense. */
function begun(deeds: number): MatchFile {
  const setup = completeSetup(game.rules, { scenario: 'guerrilla' });
  const seats = { empire: 'random', boers: 'veteran' };
  const table = Table.open(game, newMatchFile(setup, { kind: 'seeded', seed: 'story' }, seats));
  if (!(table instanceof Table)) throw new Error('not laid out');
  while (table.step());
  const { hash: _, ...file } = table.file();
  return { ...file, deeds: file.deeds.slice(0, deeds) };
}

function reviewed(file: MatchFile, sides: readonly string[]): Review {
  const review = reviewMatch(game, file, sides);
  if (isProblems(review)) throw new Error(review[0]?.problem);
  return review;
}

test('a side without sense makes more mistakes than one with it, each beyond all doubt', () => {
  const { sides, costliest } = reviewed(begun(70), ['empire', 'boers']);
  const share = (side: string): number => {
    const found = sides.find((one) => one.side === side);
    expect(found?.decisions).toBeGreaterThan(5);
    return (found?.mistakes ?? 0) / (found?.decisions ?? 1);
  };
  expect(share('empire')).toBeGreaterThan(share('boers') + 0.05);
  expect(costliest.length).toBeGreaterThan(0);
  for (const { cost, error, chosenChance, betterChance, chosen, better } of costliest) {
    expect(cost).toBeGreaterThan(2 * error);
    expect(betterChance - chosenChance).toBeCloseTo(cost);
    expect(better).not.toEqual(chosen);
  }
  const costs = costliest.map(({ cost }) => cost);
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
}, 360_000);

test('who asks twice is told the same, and only of the sides asked about', () => {
  const file = begun(24);
  const first = reviewed(file, ['empire']);
  expect(first.sides.map(({ side }) => side)).toEqual(['empire']);
  expect(reviewed(file, ['empire'])).toEqual(first);
}, 360_000);

test('a match that does not replay is refused', () => {
  const file = begun(10);
  const broken = { ...file, deeds: [...file.deeds].reverse() };
  expect(isProblems(reviewMatch(game, broken, ['empire']))).toBe(true);
});

test('who did the better thing next made no mistake by doing another one first', () => {
  const file = begun(40);
  const followed: unknown[] = [];
  const none = { winChance: 0.5, error: 0, features: [] };
  /** Sees a mistake in everything; in some of it none, if told what came next. */
  const reviewWith = (gainWithNext: number): Review => {
    const reviewer = {
      level: 'general',
      sides: ['empire', 'boers'],
      advise: ({ choices }: { choices: readonly unknown[] }) => ({
        choice: choices.at(-1),
        worlds: 1,
      }),
      compare: (_: unknown, __: unknown, ___: number, how?: { next?: readonly unknown[] }) => {
        if (how?.next) followed.push(how.next);
        const gain = how?.next ? gainWithNext : 0.2;
        return { first: none, second: { ...none, winChance: 0.5 + gain }, gain, error: 0.01 };
      },
    };
    const reviewing = { ...game, opponents: [reviewer] } as unknown as typeof game;
    const review = reviewMatch(reviewing, file, ['empire']);
    if (isProblems(review)) throw new Error(review[0]?.problem);
    return review;
  };
  expect(reviewWith(0.01).costliest).toEqual([]);
  const { deeds } = file;
  const runs = deeds.flatMap(({ side }, i) => {
    const rest = deeds.slice(i + 1);
    const end = rest.findIndex((deed) => deed.side !== side);
    return side === 'empire' ? [rest.slice(0, end < 0 ? rest.length : end)] : [];
  });
  const choices = runs.map((run) => run.map((deed) => 'choice' in deed && deed.choice));
  expect(followed.length).toBeGreaterThan(3);
  for (const next of followed) expect(choices).toContainEqual(next);
  // The cost told is the lesser one.
  for (const { cost } of reviewWith(0.1).costliest) expect(cost).toBe(0.1);
  expect(reviewWith(0.1).costliest.length).toBeGreaterThan(0);
});

/** Machines play a scenario to its end; mistakes of `side` are looked for in its first deeds. */
async function expectMistakes(
  id: string,
  scenario: string,
  seats: Readonly<Record<Side, string>>,
  deeds: number,
  side: Side,
): Promise<void> {
  const played = await gameOf(id);
  const setup = completeSetup(played.rules, { scenario });
  const table = Table.open(played, newMatchFile(setup, { kind: 'seeded', seed: 'story' }, seats));
  if (!(table instanceof Table)) throw new Error('not laid out');
  while (table.step());
  const { hash: _, ...file } = table.file();
  const review = reviewMatch(played, { ...file, deeds: file.deeds.slice(0, deeds) }, [side]);
  if (isProblems(review)) throw new Error(review[0]?.problem);
  const [seen] = review.sides;
  expect(seen?.decisions).toBeGreaterThan(5);
  expect(seen?.mistakes).toBeGreaterThan(0);
  for (const { better, chosen, cost, error } of review.costliest) {
    expect(better).not.toEqual(chosen);
    expect(cost).toBeGreaterThan(2 * error);
  }
}

test(
  'Redvers’ Reverse: orders given without sense are found, and what would have been better',
  () => expectMistakes('redvers-reverse', 'colenso', { british: 'random' }, 24, 'british'),
  360_000,
);

test('Magersfontein: its reviewer finds mistakes', () => {
  const seats = { british: 'recruit', boers: 'veteran' };
  return expectMistakes('magersfontein', 'intro', seats, 310, 'british');
}, 360_000);

test('the same mistake, made again and again, is told once, the costliest time', () => {
  const mistake = (deeds: number, cost: number, chosen: string, better: string): Mistake => ({
    ...{ deeds, cost, turn: 1, by: 'empire', rule: '1', error: 0.01, drawbacks: [] },
    ...{ chosenChance: 0.2, betterChance: 0.2 + cost },
    ...{ chosen: { do: chosen }, better: { do: better } },
  });
  const found = [
    mistake(1, 0.1, 'stay', 'go'),
    mistake(2, 0.2, 'attack', 'go'),
    mistake(3, 0.3, 'stay', 'go'),
    { ...mistake(4, 0.25, 'stay', 'go'), by: 'boers' },
    mistake(5, 0.2, 'stay', 'go'),
  ];
  const told = costliestOf(found).map(({ deeds, times }) => [deeds, times]);
  expect(told).toEqual([
    [3, 3],
    [4, undefined],
    [2, undefined],
  ]);
});
