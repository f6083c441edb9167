import { createHash } from 'node:crypto';
import { METAS, type Registered } from '../../games/registry.ts';

/** The games in their order: those that players are shown come first, since they share the work. */
const GAMES = [...METAS].sort((a, b) => Number(a.hidden ?? false) - Number(b.hidden ?? false));
const SHOWN = GAMES.filter(({ hidden }) => !hidden).length;

const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/**
 * Which table process plays a match, the same every time. Code that serves one game is quicker than
 * code that serves three, so the matches of a game stay together as far as there are processes.
 */
export function processFor(game: Registered['id'], match: string, processes: number): number {
  const place = GAMES.findIndex(({ id }) => id === game);
  // Nobody knows the game of a match that does not exist: somebody must say so.
  if (place < 0) return hashOf(match) % processes;
  const first = place % Math.min(SHOWN, processes);
  const ofTheGame = Math.ceil((processes - first) / SHOWN);
  return processes <= SHOWN ? first : first + SHOWN * (hashOf(match) % ofTheGame);
}
