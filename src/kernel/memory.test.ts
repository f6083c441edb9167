import { expect, test } from 'vitest';
import { Memory, oncePer } from './memory.ts';

test('what is known is not worked out again, and a full memory begins anew', () => {
  const memory = new Memory<string>(2);
  const worked: string[] = [];
  const recall = (key: string) =>
    memory.recall(key, () => {
      worked.push(key);
      return key.toUpperCase();
    });
  expect([recall('a'), recall('a'), recall('b')]).toEqual(['A', 'A', 'B']);
  expect(worked).toEqual(['a', 'b']);
  expect([recall('c'), recall('c'), recall('a')]).toEqual(['C', 'C', 'A']);
  expect(worked).toEqual(['a', 'b', 'c', 'a']);
});

test('once for each object', () => {
  let worked = 0;
  const nth = oncePer(() => ++worked);
  const [a, b] = [{}, {}];
  expect([nth(a), nth(b), nth(a)]).toEqual([1, 2, 1]);
});
