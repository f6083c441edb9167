import type { AnyGame } from '../kernel/face.ts';
import { type GameState, isProblems } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { type MatchFile, openMatch, parseMatchFile } from '../kernel/match-file.ts';
import { readText, wrong } from './files.ts';
import { gameOf } from './game-args.ts';
import { BadInput, type Io } from './io.ts';

export type AnyMatch = Match<GameState, unknown>;

/** Reads a match file and finds its game. */
export async function readMatchFile(
  io: Io,
  name: string,
): Promise<{ readonly file: MatchFile; readonly game: AnyGame }> {
  const file = parseMatchFile(readText(io, name));
  if (isProblems(file)) throw wrong(name, file);
  return { file, game: await gameOf(file.setup.game) };
}

/**
 * Plays a match file through, without looking at the hash it carries: whoever calls compares.
 * What the rules refuse is bad input; what makes the rules fail is told with the deed that did it.
 */
export function playThrough(
  name: string,
  game: AnyGame,
  file: MatchFile,
  onDeed?: (match: AnyMatch, index: number) => void,
): AnyMatch {
  let done = 0;
  const opened = (() => {
    try {
      return openMatch(game.rules, withoutHash(file), (match, index) => {
        done = index + 1;
        onDeed?.(match, index);
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new BadInput(`${name}: deeds.${done}: the rules fail here: ${why}`);
    }
  })();
  if (isProblems(opened)) throw wrong(name, opened);
  return opened;
}

const withoutHash = (file: MatchFile): MatchFile => {
  const { hash: _hash, ...rest } = file;
  return rest;
};
