import { expect, test } from 'vitest';
import type { KeptMatch } from '../store/matches.ts';
import { isWanted, mineOf } from './my-matches.ts';

test('the list shows what the reader wants to see', () => {
  const all = { game: '', state: '' } as const;
  expect(isWanted('a', 'running', all)).toBe(true);
  expect(isWanted('a', 'won', { ...all, state: 'won' })).toBe(true);
  expect(isWanted('a', 'lost', { ...all, state: 'won' })).toBe(false);
  expect(isWanted('a', 'over', { ...all, state: 'finished' })).toBe(true);
  expect(isWanted('a', 'running', { ...all, state: 'finished' })).toBe(false);
  expect(isWanted('a', 'won', { game: 'b', state: '' })).toBe(false);
});

test('a damaged match stays in the list', () => {
  const damaged = { id: 'x', file: {}, touched: 1 } as unknown as KeptMatch;
  expect(mineOf(damaged)).toEqual({ match: damaged, summary: null });
});
