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

test('the fuzzer draws histories of changed minds, and finds one that does not replay', async () => {
  const game = await outpost();
  const { checks, violations } = fuzzGame(game, 'histories', 3000);
  expect(violations).toEqual([]);
  expect(checks['histories']).toBeGreaterThan(5);
  // A game whose march depends on how often it was looked at.
  let looked = 0;
  const book = game.rules.book.map((entry) =>
    entry.kind === 'decision' && entry.name === 'pickTroop'
      ? {
          ...entry,
          choices: (...args: Parameters<typeof entry.choices>) =>
            looked++ % 50 === 49 ? entry.choices(...args).slice(-2) : entry.choices(...args),
        }
      : entry,
  );
  // Other checks stumble over it too, and each ends its match.
  const found = Array.from({ length: 12 }, (_, n) =>
    fuzzGame({ ...game, rules: { ...game.rules, book } }, `histories ${n}`, 3000),
  ).flatMap(({ violations: wrong }) => wrong.map(({ problem }) => problem));
  expect(found.join()).toMatch(/replay its own history/);
});

test('the fuzzer finds a game that refuses what it draws itself', async () => {
  const game = await outpost();
  const rules = { ...game.rules, drawStanding: () => [{ fire: 'sometimes' }] };
  const { violations } = fuzzGame({ ...game, rules }, 'orders', 3000);
  const refused = violations.find(({ problem }) => !problem.startsWith('history'));
  expect(refused?.problem).toBe('orders it drew itself are refused at 0.fire');
  for (const { file } of violations) {
    expect(file.deeds.at(-1)).toMatchObject({ standing: [{ fire: 'sometimes' }] });
  }
});
