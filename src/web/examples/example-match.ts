import { loadExamples } from '../../games/example-registry.ts';
import type { Example } from '../../kernel/example.ts';
import { findMatch } from '../store/matches.ts';
import { adoptMatch } from '../store/new-match.ts';

const PREFIX = 'example-';
const nameOf = ({ hash }: Example): string => `${PREFIX}${hash}`;

/** Whether a kept match is an example that somebody watched. */
export const isExample = (id: string): boolean => id.startsWith(PREFIX);

/** The example that a kept match is; `null` if it is none, or one of another version. */
export async function exampleOf(game: string, id: string): Promise<Example | null> {
  if (!isExample(id)) return null;
  const examples = await loadExamples(game);
  return examples.find((one) => nameOf(one) === id) ?? null;
}

/**
 * Puts the match of an example on the shelf, where it can be watched, branched off and shared like
 * any other; answers with its name, or `null` where there is no such example.
 */
export async function shelveExample(game: string, scenario: string): Promise<string | null> {
  const examples = await loadExamples(game);
  const example = examples.find((one) => one.scenario === scenario);
  if (!example) return null;
  const id = nameOf(example);
  if (await findMatch(id)) return id;
  const { match } = await example.load();
  return adoptMatch(match, id);
}
