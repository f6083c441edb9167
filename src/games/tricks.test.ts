import { describe, expect, test } from 'vitest';
import { randomOpponent } from '../kernel/opponent.ts';
import { watchMachine } from '../kernel/testing/machine-play.ts';
import { registered, SHOWN } from './registry.ts';
import { loadTricks } from './trick-registry.ts';

/** The fewest kept for each side of a game. */
const ENOUGH = 6;

describe.each(SHOWN.map(({ id }) => id))('tricks of %s', (id) => {
  test('each side has at least six, with names of their own', async () => {
    const game = await registered(id)?.load();
    const tricks = await loadTricks(id);
    for (const side of game?.rules.sides ?? []) {
      const own = tricks.filter(({ sides }) => sides.includes(side));
      expect(own.length, side).toBeGreaterThanOrEqual(ENOUGH);
    }
    expect(new Set(tricks.map(({ level }) => level)).size).toBe(tricks.length);
    expect(new Set(tricks.map(({ idea }) => idea)).size).toBeGreaterThan(tricks.length - 4);
  });

  test('each answers whatever a random enemy makes of the match', {
    timeout: 240_000,
  }, async () => {
    const game = await registered(id)?.load();
    if (!game) throw new Error('the game is gone');
    const random = randomOpponent(game.rules);
    for (const trick of await loadTricks(id)) {
      const [side = ''] = trick.sides;
      const { answers } = watchMachine(game, side, trick, random, {
        seed: trick.level,
        decisions: 50,
      });
      expect(answers.length, trick.level).toBeGreaterThan(0);
    }
  });
});

test('a game that keeps none has none', async () => {
  expect(await loadTricks('outpost')).toEqual([]);
});
