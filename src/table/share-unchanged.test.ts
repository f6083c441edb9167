import { expect, it } from 'vitest';
import { shareUnchanged } from './share-unchanged.ts';

it('shares what did not change, and keeps what did', () => {
  const before = { at: [1, 2, 3], moved: [0, 0], turn: 1 };
  const next = shareUnchanged({ at: [1, 2, 3], moved: [0, 1], turn: 2 }, before);
  expect(next).toEqual({ at: [1, 2, 3], moved: [0, 1], turn: 2 });
  expect(next.at).toBe(before.at);
  expect(next.moved).not.toBe(before.moved);
  expect(shareUnchanged(before, undefined)).toBe(before);
});
