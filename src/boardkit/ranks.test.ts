import { expect, test } from 'vitest';
import { type RankItem, ranks } from './ranks.ts';

const room = { x: 100, y: 100, width: 120, height: 70 };
const men = (...names: string[]): RankItem<string>[] => names.map((item) => ({ item }));

/** How far two counters lie over each other, along the rank. */
const overlap = (a: { x: number; y: number }, b: { x: number; y: number }, size: number): number =>
  Math.abs(a.y - b.y) >= size ? 0 : Math.max(0, size - Math.abs(a.x - b.x));

test('a lone counter stands in the middle of its room, in full size', () => {
  expect(ranks([men('a')], room, { size: 28, spread: false })).toEqual([
    { item: 'a', x: 160, y: 135, size: 28 },
  ]);
});

test('formations stand in their own ranks and nobody covers anybody while there is room', () => {
  const stood = ranks([men('a', 'b', 'c'), men('d', 'e')], room, { size: 28, spread: false });
  const row = (item: string) => stood.find((s) => s.item === item)?.y;
  expect(row('a')).toBe(row('c'));
  expect(row('d')).toBeGreaterThan(row('a') ?? Infinity);
  for (const a of stood) for (const b of stood) if (a !== b) expect(overlap(a, b, a.size)).toBe(0);
});

test('a crowd closes up and shrinks a little, but every counter keeps a strip of its own', () => {
  const crowd = Array.from({ length: 14 }, (_, i) => `m${i}`);
  const stood = ranks(
    [men(...crowd)],
    { ...room, width: 60, height: 34 },
    { size: 28, spread: false },
  );
  expect(stood).toHaveLength(14);
  expect(stood[0]?.size).toBeLessThan(28);
  const places = new Set(stood.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`));
  expect(places.size).toBe(14);
});

test('spread out, a crowd shows every counter wholly', () => {
  const crowd = Array.from({ length: 9 }, (_, i) => `m${i}`);
  const stood = ranks(
    [men(...crowd)],
    { ...room, width: 40, height: 20 },
    { size: 28, spread: true },
  );
  for (const a of stood) for (const b of stood) if (a !== b) expect(overlap(a, b, 28)).toBe(0);
});

test('an empty place has no ranks', () => {
  expect(ranks([], room, { size: 28, spread: false })).toEqual([]);
});
