import type { AnyTrick } from '../kernel/trick.ts';

/** By game: its tricks. Only the lab loads them; the page and the server never seat one. */
const TRICKS: Readonly<Record<string, () => Promise<{ readonly tricks: readonly AnyTrick[] }>>> = {
  bittereinder: () => import('./bittereinder/opponent/tricks.ts'),
  magersfontein: () => import('./magersfontein/opponent/tricks.ts'),
  'redvers-reverse': () => import('./redvers-reverse/opponent/tricks.ts'),
  'second-boer-war': () => import('./second-boer-war/opponent/tricks.ts'),
};

/** The one-idea strategies of a game; none for a game that keeps none. */
export async function loadTricks(id: string): Promise<readonly AnyTrick[]> {
  const load = Object.hasOwn(TRICKS, id) ? TRICKS[id] : undefined;
  return load ? (await load()).tricks : [];
}
