import { expect, test } from 'vitest';
import { Steady } from './steady.ts';

test('what is the same stays the same object; what differs in any field does not', () => {
  const steady = new Steady<string, { x: number; y?: number }>();
  const first = steady.keep('a', { x: 1 });
  expect(steady.keep('a', { x: 1 })).toBe(first);
  expect(steady.keep('b', { x: 1 })).not.toBe(first);
  const more = steady.keep('a', { x: 1, y: 2 });
  expect(more).toEqual({ x: 1, y: 2 });
  expect(steady.keep('a', { x: 1 })).toEqual({ x: 1 });
});

test('lists are the same if the same is on them', () => {
  const steady = new Steady<string, { due: readonly number[] }>();
  const first = steady.keep('a', { due: [1, 2] });
  expect(steady.keep('a', { due: [1, 2] })).toBe(first);
  expect(steady.keep('a', { due: [2, 1] })).toEqual({ due: [2, 1] });
  expect(steady.keep('a', { due: [2] })).toEqual({ due: [2] });
});
