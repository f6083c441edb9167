import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, isDeeperThan, sameData } from './json.ts';
import { parseMatchFile } from './match-file.ts';

test('plain data are the same when their texts are', () => {
  const values = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(values, values, (a, b) => {
      expect(sameData(a, b)).toBe(canonical(a) === canonical(b));
      expect(sameData(a, JSON.parse(canonical(a)))).toBe(true);
    }),
  );
  const alike: [unknown, unknown][] = [
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      { a: 1, b: [2, { c: 3 }] },
      { b: [2, { c: 3 }], a: 1 },
    ],
  ];
  const different: [unknown, unknown][] = [
    [{ a: null }, {}],
    [{}, { a: null }],
    [[1, 2], [1]],
    [[], {}],
    [{ 0: 1 }, [1]],
    [null, {}],
    ['1', 1],
    [{ a: { b: [1, 2] } }, { a: { b: [2, 1] } }],
  ];
  for (const [a, b] of alike) expect(sameData(a, b), canonical([a, b])).toBe(true);
  for (const [a, b] of different) expect(sameData(a, b), canonical([a, b])).toBe(false);
});

const nested = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

test('how deep a file is nested is seen without reading it', () => {
  expect(isDeeperThan(nested(100), 100)).toBe(false);
  expect(isDeeperThan(nested(101), 100)).toBe(true);
  expect(isDeeperThan('{"a":[{"b":[]}]}', 3)).toBe(true);
  expect(isDeeperThan('{"a":[],"b":[],"c":{}}', 2)).toBe(false);
  expect(isDeeperThan('["[[[[", "\\"[[[[", "{{{"]', 1)).toBe(false);
});

test('a match file that is nested without end is refused in a sentence', () => {
  const start = `{"heliograph":"match","start":${nested(100_000)}}`;
  expect(parseMatchFile(start)).toEqual([
    { at: '', problem: 'the file is nested deeper than 100 levels; no file of ours is' },
  ]);
});
