import { expect, test } from 'vitest';
import { registered } from '../games/registry.ts';
import type { AnyGame } from '../kernel/face.ts';
import { fuzzGame } from './fuzz.ts';

const outpost = async (): Promise<AnyGame> => {
  const game = await registered('outpost')?.load();
  if (!game) throw new Error('no outpost');
  return game;
};

test('the fuzzer leaves standing orders, and finds none wrong in an honest game', async () => {
  const { checks, violations } = fuzzGame(await outpost(), 'orders', 3000);
  expect(violations).toEqual([]);
  expect(checks['standingOrders']).toBeGreaterThan(10);
});

test('the fuzzer finds a game that refuses what it draws itself', async () => {
  const game = await outpost();
  const rules = { ...game.rules, drawStanding: () => [{ fire: 'sometimes' }] };
  const { violations } = fuzzGame({ ...game, rules }, 'orders', 3000);
  expect(violations[0]?.problem).toBe('orders it drew itself are refused at 0.fire');
  expect(violations[0]?.file.deeds.at(-1)).toMatchObject({ standing: [{ fire: 'sometimes' }] });
});
