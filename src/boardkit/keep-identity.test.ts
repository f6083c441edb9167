import { expect, test } from 'vitest';
import { IdentityKeeper } from './keep-identity.ts';

test('what is the same stays the same object; what differs in any field does not', () => {
  const identities = new IdentityKeeper<string, { x: number; y?: number }>();
  const first = identities.keep('a', { x: 1 });
  expect(identities.keep('a', { x: 1 })).toBe(first);
  expect(identities.keep('b', { x: 1 })).not.toBe(first);
  const more = identities.keep('a', { x: 1, y: 2 });
  expect(more).toEqual({ x: 1, y: 2 });
  expect(identities.keep('a', { x: 1 })).toEqual({ x: 1 });
});

test('lists are the same if the same is on them', () => {
  const identities = new IdentityKeeper<string, { due: readonly number[] }>();
  const first = identities.keep('a', { due: [1, 2] });
  expect(identities.keep('a', { due: [1, 2] })).toBe(first);
  expect(identities.keep('a', { due: [2, 1] })).toEqual({ due: [2, 1] });
  expect(identities.keep('a', { due: [2] })).toEqual({ due: [2] });
});
