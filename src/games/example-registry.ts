/// <reference types="vite/client" />
import type { Example } from '../kernel/example.ts';

/** Found by their place, like puzzles: a game has examples as soon as it has this file. */
const EXAMPLES = import.meta.glob<{ readonly examples: readonly Example[] }>(
  './*/examples/examples.ts',
);

export const GAMES_WITH_EXAMPLES: readonly string[] = Object.keys(EXAMPLES)
  .map((file) => file.split('/')[1] ?? '')
  .sort();

/** Matches of a game that are worth watching; none for a game that has none. */
export async function loadExamples(id: string): Promise<readonly Example[]> {
  const module = await EXAMPLES[`./${id}/examples/examples.ts`]?.();
  return module?.examples ?? [];
}
