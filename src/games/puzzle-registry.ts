/// <reference types="vite/client" />
import type { Puzzles } from '../kernel/puzzle.ts';

/** Found by their place, like lessons: a game has puzzles as soon as it has this file. */
const PUZZLES = import.meta.glob<{ readonly puzzles: Puzzles }>('./*/puzzles/puzzles.ts');

export const GAMES_WITH_PUZZLES: readonly string[] = Object.keys(PUZZLES)
  .map((file) => file.split('/')[1] ?? '')
  .sort();

/** `null` for a game that has none. */
export async function loadPuzzles(id: string): Promise<Puzzles | null> {
  const module = await PUZZLES[`./${id}/puzzles/puzzles.ts`]?.();
  return module?.puzzles ?? null;
}
