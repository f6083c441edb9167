import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leased } from './leased.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a lease is asked for anew when half of it is over, and only by whoever has it', async () => {
  let holder = 'one';
  const asked: string[] = [];
  const leaseOf = (name: string) =>
    leased(async () => {
      asked.push(name);
      return holder === name;
    });
  const [one, other] = [leaseOf('one'), leaseOf('other')];
  expect([await one('match'), await other('match'), await one('match')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(asked.splice(0)).toEqual(['one', 'other']);
  vi.advanceTimersByTime(31_000);
  holder = 'other';
  expect(await one('match')).toBe(false);
  expect(await other('match')).toBe(true);
  expect(asked).toEqual(['one', 'other']);
});
