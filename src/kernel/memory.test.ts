import { expect, test } from 'vitest';
import { Memory, oncePer, oncePerKey } from './memory.ts';

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

test('once for each object and key, whatever else is handed along', () => {
  const worked: string[] = [];
  const label = oncePerKey((of: { name: string }, key: number, more: string) => {
    worked.push(more);
    return `${of.name} ${key}`;
  });
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  expect([label(a, 1, 'x'), label(a, 2, 'y'), label(b, 1, 'z'), label(a, 1, 'not asked')]).toEqual([
    'a 1',
    'a 2',
    'b 1',
    'a 1',
  ]);
  expect(worked).toEqual(['x', 'y', 'z']);
});
