import { expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { patienceAfter, reviewerOf } from './machines.ts';

it('a machine gets a second for a decision, and some for all until a person is asked', () => {
  expect(patienceAfter(0)).toEqual({ milliseconds: 1000 });
  let thought = 0;
  for (let decision = 0; decision < 60; decision++)
    thought += patienceAfter(thought).milliseconds ?? Number.POSITIVE_INFINITY;
  // However many there are, it never stops thinking altogether, and nobody waits ten seconds.
  expect(thought).toBeLessThan(10_000);
  expect(patienceAfter(1_000_000).milliseconds).toBeGreaterThan(0);
});

it('a match is looked through by the reviewer of its game, else by its strongest machine that compares', async () => {
  const battle = await registered('magersfontein')?.load();
  const war = await registered('second-boer-war')?.load();
  if (!battle?.reviewer || !war) throw new Error('a game is gone');
  expect(battle.opponents.at(-1)?.compare).toBeDefined();
  expect(reviewerOf(battle, 'british')).toBe(battle.reviewer);
  expect(war.reviewer).toBeUndefined();
  expect(reviewerOf(war, 'boers')?.level).toBe('general');
});
