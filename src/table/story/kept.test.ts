import { expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import { isProblems } from '../../kernel/game.ts';
import { completeSetup } from '../../kernel/match.ts';
import { newMatchFile } from '../../kernel/match-file.ts';
import { everySeat } from '../seats.ts';
import { Table } from '../table.ts';
import { curveOf } from './chances.ts';
import { miniatureOf, packStory, readMiniature, readReview, readStory, storyKey } from './kept.ts';
import { tellStory } from './story.ts';

const game = await registered('second-boer-war')?.load();
if (!game) throw new Error('no game');
const { rules } = game;
const setup = completeSetup(rules, { scenario: 'guerrilla' });
const seats = everySeat(rules.sides, 'recruit');
const table = Table.open(game, newMatchFile(setup, { kind: 'seeded', seed: 'kept' }, seats));
if (!(table instanceof Table)) throw new Error('not laid out');
while (table.step());
const file = table.file();
const told = tellStory(game, file);
if (isProblems(told)) throw new Error(told[0]?.problem);

/** As a database gives it back. */
const again = (data: unknown): unknown => structuredClone(data);

test('a story is read again as it was told', () => {
  expect(readStory(again(packStory(told)), file, rules.sides)).toEqual(told);
});

test('a story of another match, or a damaged one, is thrown away', () => {
  const kept = packStory(told);
  const shorter = { ...file, deeds: file.deeds.slice(1) };
  expect(readStory(kept, shorter, rules.sides)).toBeNull();
  expect(readStory(kept, file, ['boers', 'empire'])).toBeNull();
  for (const damaged of [
    undefined,
    null,
    'x',
    [],
    {},
    { ...kept, points: kept.points.map(([turn, scene]) => [turn, scene]) },
    { ...kept, points: kept.points.map(([turn, scene, , luck]) => [turn, scene, 7, luck]) },
    { ...kept, error: Number.NaN },
    { ...kept, luck: [{ chapter: 4 }] },
    { ...kept, losses: [{ turn: 1, side: 'boers', gone: [7], points: 0 }] },
    { ...kept, more: 1 },
  ])
    expect(readStory(damaged, file, rules.sides)).toBeNull();
});

const first = file.deeds.findIndex(({ side }) => side === 'empire');
const mistake = {
  deeds: first,
  turn: 1,
  by: 'empire',
  rule: '1',
  chosen: { do: 'pass' },
  better: { do: 'pass' },
  chosenChance: 0.4,
  betterChance: 0.5,
  cost: 0.1,
  error: 0.02,
  drawbacks: [{ feature: 'towns', advised: 1, instead: 2 }],
};
const review = {
  sides: [{ side: 'empire', decisions: 10, mistakes: 1 }],
  costliest: [mistake],
};

test('a review is read again for the match and the sides it was made of', () => {
  expect(readReview(again(review), file, ['empire'])).toEqual(review);
  expect(readReview(review, file, ['empire', 'boers'])).toBeNull();
  expect(readReview(review, file, ['boers'])).toBeNull();
  for (const damaged of [
    undefined,
    {},
    { ...review, costliest: [{ ...mistake, deeds: 100_000 }] },
    { ...review, costliest: [{ ...mistake, by: 'boers' }] },
    { ...review, costliest: [{ ...mistake, better: 'advance' }] },
    { ...review, costliest: [{ ...mistake, betterChance: '50 %' }] },
    { ...review, sides: [{ side: 'empire', decisions: -1, mistakes: 0 }] },
  ])
    expect(readReview(damaged, file, ['empire'])).toBeNull();
});

test('the same match has the same name, whoever sits at it; another deed is another', () => {
  const { hash: _, ...bare } = file;
  expect(storyKey({ ...bare, seats: {}, saved: 'today' })).toBe(storyKey(file));
  expect(storyKey({ ...file, deeds: file.deeds.slice(0, -1) })).not.toBe(storyKey(file));
  const dice = { kind: 'seeded', seed: 'other' } as const;
  expect(storyKey({ ...file, dice })).not.toBe(storyKey(file));
});

test('a curve in miniature is the judge’s, thinned, from the first deed to the last', () => {
  const curve = curveOf(game, file);
  if (isProblems(curve)) throw new Error(curve[0]?.problem);
  expect(curve.points.map(({ chance }) => chance)).toEqual(told.points.map(({ chance }) => chance));
  const small = miniatureOf(curve.points);
  expect(small.length).toBe(48);
  expect(small[0]).toBe(Math.round(100 * (told.points[0]?.chance ?? 0)));
  expect(small.at(-1)).toBe(Math.round(100 * (told.points.at(-1)?.chance ?? 0)));
  expect(readMiniature(again(small))).toEqual(small);
  expect(miniatureOf([])).toEqual([]);
  expect(miniatureOf([{ chance: 0.5 }])).toEqual([50]);
  for (const damaged of [undefined, 'x', [1.5], [101], Array(99).fill(5)])
    expect(readMiniature(damaged)).toBeNull();
});
