import { expect, it } from 'vitest';
import { patienceAfter } from './machines.ts';

it('a machine gets a second for a decision, and some for all until a person is asked', () => {
  expect(patienceAfter(0)).toEqual({ milliseconds: 1000 });
  let thought = 0;
  for (let decision = 0; decision < 60; decision++)
    thought += patienceAfter(thought).milliseconds ?? Number.POSITIVE_INFINITY;
  // However many there are, it never stops thinking altogether, and nobody waits ten seconds.
  expect(thought).toBeLessThan(10_000);
  expect(patienceAfter(1_000_000).milliseconds).toBeGreaterThan(0);
});
