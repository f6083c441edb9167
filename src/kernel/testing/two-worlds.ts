import type { AnyGame } from '../face.ts';
import type { Setup, Side } from '../game.ts';
import {
  type AnyPlay,
  dealtAnew,
  newPlay,
  type Random,
  randomOf,
  randomSetup,
  stepRandomly,
} from '../inspect.ts';

/** A moment of a match, and the same with all dealt anew that one side (or a spectator) may not know. */
export interface TwoWorlds {
  readonly setup: Setup;
  readonly side: Side | null;
  readonly here: AnyPlay;
  readonly there: AnyPlay;
  /** Which moment it is, for whoever reads what went wrong. */
  readonly where: string;
  /** What is asked at random is asked alike in both worlds: a stream for each. */
  readonly asks: () => Random;
}

/** So many moments of random matches, about one deed in `every`, each for a side drawn at random. */
export function* twoWorlds(
  game: AnyGame,
  seed: string,
  samples: number,
  every: number,
): Generator<TwoWorlds> {
  const random = randomOf(seed);
  const viewers = [...game.rules.sides, null];
  let sampled = 0;
  for (let round = 0; sampled < samples; round++) {
    const setup = randomSetup(game, random);
    const here = newPlay(game, setup, `${seed} ${round}`);
    for (let length = 0; !here.outcome && sampled < samples; length++) {
      if (random(every) === 0) {
        sampled++;
        const side = viewers[random(viewers.length)] ?? null;
        const there = dealtAnew(here, side, random);
        const where = `${side ?? 'a spectator'}, match ${round}, deed ${length}`;
        yield { setup, side, here, there, where, asks: () => randomOf(`${seed} ${where}`) };
      }
      stepRandomly(here, random);
    }
  }
}
