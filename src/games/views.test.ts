import { describe, expect, test } from 'vitest';
import { stream } from '../kernel/dice.ts';
import type { GameState } from '../kernel/game.ts';
import { newPlay, randomSetup, stepRandomly } from '../kernel/inspect.ts';
import { type Seen, viewBeside, viewOf, viewOfStill } from '../kernel/views.ts';
import { REGISTRY } from './registry.ts';

const SAMPLES = 60;

/** Whoever writes to it from now on is found out. */
function frozen<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const part of Object.values(data)) frozen(part);
  }
  return data;
}

describe.each(REGISTRY)('views of $id', (registered) => {
  test('share with a state what they may, are as good as copies, and never write to it', async () => {
    const game = await registered.load();
    const { rules } = game;
    const random = stream(`${rules.id} views`);
    for (let sampled = 0, round = 0; sampled < SAMPLES; round++) {
      const play = newPlay(game, randomSetup(game, random), `${rules.id} views ${round}`);
      for (let length = 0; !play.outcome && sampled < SAMPLES; length++) {
        if (length % 7 === 0) {
          sampled += 1;
          const still = frozen(rules.clone(play.state));
          for (const side of [...rules.sides, null]) {
            const view = viewOfStill(rules, play.box, still, side);
            // Also the order of its parts is the same: whoever prints it gets the same text.
            expect(JSON.stringify(view)).toBe(
              JSON.stringify(viewOf(rules, play.box, play.state, side)),
            );
          }
        }
        stepRandomly(play, random);
      }
    }
  });

  test('beside what was seen before, a side sees what it would see afresh', async () => {
    const game = await registered.load();
    const { rules } = game;
    const random = stream(`${rules.id} views beside`);
    let same = 0;
    for (let round = 0, length = 0; length < 7 * SAMPLES; round++) {
      const play = newPlay(game, randomSetup(game, random), `${rules.id} beside ${round}`);
      const seen = new Map<string | null, Seen<GameState>>();
      for (; !play.outcome && length < 7 * SAMPLES; length++) {
        for (const side of [...rules.sides, null]) {
          const before = seen.get(side);
          const state = frozen(
            (before && rules.cloneBeside?.(play.state, before.state)) ?? rules.clone(play.state),
          );
          const view = viewBeside(rules, play.box, state, side, before);
          const afresh = viewOf(rules, play.box, play.state, side);
          expect(JSON.stringify(view)).toBe(JSON.stringify(afresh));
          if (before && Object.keys(view).some((part) => isSharedList(view, before.view, part)))
            same += 1;
          seen.set(side, { state, view: frozen(view) });
        }
        stepRandomly(play, random);
      }
    }
    expect(same).toBeGreaterThan(SAMPLES);
  });
});

const isSharedList = (a: object, b: object, part: string): boolean => {
  const [one, other] = [a, b].map((view) => (view as Record<string, unknown>)[part]);
  return Array.isArray(one) && one === other;
};
