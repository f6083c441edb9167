import process from 'node:process';

/**
 * Whether all is played that can be played, however long it takes: `npm run soak`. `npm test` plays
 * a part of what is the same for every game.
 */
export const SOAK = process.env['HELIOGRAPH_SOAK'] === '1';

/** All of them in a soak, else those that will do. */
export const enough = <T>(all: Iterable<T>, willDo: (one: T, nth: number) => boolean): T[] =>
  SOAK ? [...all] : [...all].filter(willDo);
