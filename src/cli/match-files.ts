import type { AnyGame } from '../kernel/face.ts';
import { isProblems } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { type MatchFile, openMatch, parseMatchFile } from '../kernel/match-file.ts';
import type { Seats } from '../table/seats.ts';
import { Table } from '../table/table.ts';
import { readText, wrong } from './files.ts';
import { gameOf } from './game-args.ts';
import type { Io } from './io.ts';

/** Reads a match file and finds its game. */
export async function readMatchFile(
  io: Io,
  name: string,
): Promise<{ readonly file: MatchFile; readonly game: AnyGame }> {
  const file = parseMatchFile(readText(io, name));
  if (isProblems(file)) throw wrong(name, file);
  return { file, game: await gameOf(file.setup.game) };
}

/** Plays a match file through, without looking at the hash it carries: whoever calls compares. */
export function playThrough(
  name: string,
  game: AnyGame,
  file: MatchFile,
  onDeed?: (match: AnyMatch, index: number) => void,
): AnyMatch {
  const opened = openMatch(game.rules, withoutHash(file), onDeed);
  if (isProblems(opened)) throw wrong(name, opened);
  return opened;
}

/** Sits down at the match of a file. */
export function openTable(name: string, game: AnyGame, file: MatchFile, seats: Seats): Table {
  const opened = Table.open(game, withoutHash(file), { seats });
  if (!(opened instanceof Table)) throw wrong(name, opened.problems);
  return opened;
}

const withoutHash = (file: MatchFile): MatchFile => {
  const { hash: _hash, ...rest } = file;
  return rest;
};
