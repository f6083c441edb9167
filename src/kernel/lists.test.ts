import { expect, test } from 'vitest';
import { at, cell, shuffle } from './lists.ts';

test('what is not in a list is an error, not undefined', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(() => at(['a'], 1)).toThrow(RangeError);
  expect(() => at(['a'], -1)).toThrow(RangeError);
  expect(cell(Int8Array.of(3, -4), 1)).toBe(-4);
  expect(() => cell(Int8Array.of(3), 1)).toThrow(RangeError);
});

test('a shuffle asks for one number fewer than there are items, and keeps them all', () => {
  const asked: number[] = [];
  const items = ['a', 'b', 'c', 'd'];
  const shuffled = shuffle(items, (below) => {
    asked.push(below);
    return 0;
  });
  expect(asked).toEqual([4, 3, 2]);
  expect(shuffled).toBe(items);
  expect(shuffled).toEqual(['b', 'c', 'd', 'a']);
});
