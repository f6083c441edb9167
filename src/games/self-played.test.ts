import { expect, test } from 'vitest';
import { newPlay, randomOf, randomSetup, stepRandomly } from '../kernel/inspect.ts';
import { REGISTRY } from './registry.ts';

/** Played until all of them came up; whoever never does it in so many decisions does not do it. */
const DECISIONS = 60_000;

/** Deeds that often have no alternative; then nobody is asked, and what was done is noted. */
const OFTEN: Readonly<Record<string, readonly string[]>> = {
  bittereinder: ['retreat', 'retreatAll'],
  'second-boer-war': ['retreat'],
  magersfontein: ['done', 'halt', 'ride'],
  'redvers-reverse': ['aim', 'assault', 'attach', 'first', 'go', 'lose', 'plot', 'shoot', 'target'],
  // Outpost always asks.
  outpost: [],
};

test.each(REGISTRY.map(({ id, load }) => ({ id, load })))(
  '$id notes what plays itself',
  { timeout: 120_000 },
  async ({ id, load }) => {
    const game = await load();
    const random = randomOf(`self-played ${id}`);
    const missing = new Set<string>(OFTEN[id]);
    for (let round = 0, made = 0; missing.size > 0 && made < DECISIONS; round++) {
      const play = newPlay(game, randomSetup(game, random), `self-played ${round}`);
      for (; !play.outcome && missing.size > 0 && made < DECISIONS; made++) {
        stepRandomly(play, random);
        for (const { choice } of play.selfPlayed) missing.delete(choice.do);
      }
    }
    expect([...missing]).toEqual([]);
  },
);
