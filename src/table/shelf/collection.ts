import { isProblems, type Problem } from '../../kernel/game.ts';
import { isObject } from '../../kernel/json.ts';
import { type MatchFile, parseJson, parseMatchFile } from '../../kernel/match-file.ts';

/** Many matches in one file. */
const VERSION = 1;

export interface Shelved {
  /** The name under which it is kept. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
  readonly file: MatchFile;
}

export const writeCollection = (matches: readonly Shelved[]): string =>
  JSON.stringify({
    heliograph: 'matches',
    version: VERSION,
    matches: matches.map(({ id, touched, file }) => ({ id, touched, file })),
  });

/** A match with its place in the file, the first being 1. */
interface Numbered extends Shelved {
  readonly number: number;
}

/** What a file of many matches holds: those that can be read, and what is wrong with the others. */
export interface Collection {
  readonly matches: readonly Numbered[];
  readonly broken: readonly { readonly number: number; readonly problems: readonly Problem[] }[];
}

const NAME = /^[\w-]{1,64}$/;

/** Reads a file of many matches. One that is broken does not keep the others out. */
export function readCollection(source: string): Collection | readonly Problem[] {
  const data = parseJson(source);
  if (isProblems(data)) return data;
  const { value } = data;
  if (!isObject(value) || value.heliograph !== 'matches' || !Array.isArray(value.matches))
    return [{ at: 'heliograph', problem: 'this is not a file of Heliograph matches' }];
  if (value.version !== VERSION) {
    const problem = `this Heliograph reads version ${VERSION}, not ${JSON.stringify(value.version)}`;
    return [{ at: 'version', problem }];
  }
  const matches: Numbered[] = [];
  const broken: { number: number; problems: readonly Problem[] }[] = [];
  for (const [i, entry] of value.matches.entries()) {
    const { id, touched, file } = isObject(entry) ? entry : {};
    const read = parseMatchFile(JSON.stringify(file ?? null));
    if (isProblems(read)) broken.push({ number: i + 1, problems: read });
    else
      matches.push({
        number: i + 1,
        id: typeof id === 'string' && NAME.test(id) ? id : '',
        touched: typeof touched === 'number' && touched > 0 ? touched : 0,
        file: read,
      });
  }
  return { matches, broken };
}

/** What makes two files the same match: how it began and with which dice. */
export const beginning = ({ setup, start, dice, from }: MatchFile): string =>
  JSON.stringify([
    setup,
    start ?? null,
    dice.kind === 'fair' ? dice.commitment : dice,
    from ?? null,
  ]);

/** Whether a match holds all of another: the same beginning, and its deeds are the first of it. */
export function holds(whole: MatchFile, part: MatchFile): boolean {
  return (
    part.deeds.length <= whole.deeds.length &&
    beginning(whole) === beginning(part) &&
    JSON.stringify(whole.deeds.slice(0, part.deeds.length)) === JSON.stringify(part.deeds)
  );
}

/**
 * Those of a collection that are not here yet. One that is here, as far or farther, is kept once;
 * one that is farther than what is here, or went another way, comes beside it: nothing is lost.
 */
export function newcomers<M extends Shelved>(
  here: readonly Shelved[],
  matches: readonly M[],
): { readonly fresh: readonly M[]; readonly doubles: number } {
  const fresh: M[] = [];
  for (const match of matches)
    if (![...here, ...fresh].some(({ file }) => holds(file, match.file))) fresh.push(match);
  return { fresh, doubles: matches.length - fresh.length };
}
