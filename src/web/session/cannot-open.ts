import type { Problem } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { Language } from '../../kernel/text.ts';
import { problemWords } from '../text/problem-words.ts';

/** A match that cannot be opened: why, in words for the reader, and what is left of it. */
export class CannotOpen extends Error {
  readonly file: MatchFile | null;
  readonly problems: readonly Problem[];

  constructor(message: string, file: MatchFile | null = null, problems: readonly Problem[] = []) {
    super(message);
    this.file = file;
    this.problems = problems;
  }
}

/** Problems as one line of text, in the language of the reader. */
export const problemLine = (problems: readonly Problem[], language: Language): string =>
  problems
    .map(({ at, problem }) => {
      const words = problemWords(problem, language);
      // That it is no file of ours is said of the whole file, whatever word is missing in it.
      return at && at !== 'heliograph' ? `${at}: ${words}` : words;
    })
    .join('; ');

/**
 * The part of a match that may still be played: up to the deed that is refused, or, where nobody
 * can say which it is, all but the last. `null` where there is nothing to leave out.
 */
export function salvage(file: MatchFile, problems: readonly Problem[]): MatchFile | null {
  const { hash: _, trouble: __, ...rest } = file;
  const [first] = problems;
  // Every deed is legal, only the end differs from what was written down.
  if (first?.at === 'hash') return { ...rest };
  const refused = /^deeds\.(\d+)\b/.exec(first?.at ?? '')?.[1];
  const upTo = refused === undefined ? file.deeds.length - 1 : Number(refused);
  if (upTo < 0) return null;
  return { ...rest, deeds: file.deeds.slice(0, upTo) };
}
