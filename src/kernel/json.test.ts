import { expect, test } from 'vitest';
import { isDeeperThan } from './json.ts';
import { parseMatchFile } from './match-file.ts';

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
