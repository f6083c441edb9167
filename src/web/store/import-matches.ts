import { isProblems } from '../../kernel/game.ts';
import { newcomers, readCollection } from '../../table/shelf/collection.ts';
import { problemLine } from '../session/cannot-open.ts';
import { tryMatch } from '../session/try-match.ts';
import { settings } from '../settings.svelte.ts';
import { listMatches, shelveMatch } from './matches.ts';
import { randomName } from './random-name.ts';

/** What became of a file of many matches. */
export interface Imported {
  readonly added: number;
  readonly doubles: number;
  /** What could not be taken, each with its reason. */
  readonly troubles: readonly { readonly number: number; readonly why: string }[];
}

/**
 * Takes all matches of a file onto the shelf that can be played through and are not there yet; what
 * is there stays as it is. A text: why the file as a whole cannot be read.
 */
export async function importMatches(
  text: string,
  progress: (done: number, all: number) => void = () => {},
): Promise<Imported | string> {
  const collection = readCollection(text);
  if (isProblems(collection)) return problemLine(collection, settings.language);
  const { matches: here } = await listMatches();
  const { fresh, doubles } = newcomers(here, collection.matches);
  const troubles = collection.broken.map(({ number, problems }) => ({
    number,
    why: problemLine(problems, settings.language),
  }));
  const names = new Set(here.map(({ id }) => id));
  let added = 0;
  for (const [done, match] of fresh.entries()) {
    progress(done, fresh.length);
    const { number } = match;
    const tried = await tryMatch(match.file);
    if ('problems' in tried) {
      troubles.push({ number, why: problemLine(tried.problems, settings.language) });
      continue;
    }
    const id = match.id !== '' && !names.has(match.id) ? match.id : randomName(10);
    names.add(id);
    const touched = Math.min(match.touched || Date.now(), Date.now());
    await shelveMatch({ id, file: match.file, standing: tried.standing, touched });
    added += 1;
  }
  troubles.sort((a, b) => a.number - b.number);
  return { added, doubles, troubles };
}
