import { expect, test } from 'vitest';
import { newPlay, randomOf, randomSetup, stepRandomly } from '../kernel/inspect.ts';
import { viewOf } from '../kernel/views.ts';
import { REGISTRY } from './registry.ts';

// A moment in which a game says that nothing is hidden is laid before the referee, who sees everything.
test.each(REGISTRY.map(({ id, load }) => ({ id, load })))(
  'where $id says that all is known, everybody sees the whole state, and knows that',
  async ({ id, load }) => {
    const game = await load();
    const { rules } = game;
    let open = 0;
    for (let n = 0; n < 4; n++) {
      const random = randomOf(`all-known-${id}-${n}`);
      const play = newPlay(game, randomSetup(game, random), `all-known-${n}`);
      for (let step = 0; step < 120 && !play.outcome; step++) {
        const known = rules.allKnown?.(play.state) ?? false;
        for (const side of [null, ...rules.sides]) {
          const view = viewOf(rules, play.box, play.state, side);
          expect(rules.allKnown?.(view) ?? false).toBe(known);
          if (known) expect(view).toEqual(play.state);
        }
        if (known) open += 1;
        stepRandomly(play, random);
      }
    }
    // Only the campaign game can be played with open counters.
    expect(open > 0).toBe(id === 'bittereinder');
  },
);
