import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyGame } from '../../kernel/face.ts';
import type { Side } from '../../kernel/game.ts';
import { MATCH_FILE_ENDING } from '../../kernel/match-file.ts';
import type { Speech } from '../../kernel/text.ts';
import type { Table } from '../../table/table.ts';
import { writeText } from '../files.ts';
import { BadInput, type Io } from '../io.ts';
import type { Words } from './words.ts';

/** One match at the terminal. */
export interface Session {
  readonly io: Io;
  readonly game: AnyGame;
  readonly speech: Speech;
  readonly words: Words;
  table: Table;
  /** Deeds on disk. */
  saved: number;
  /** Where it was saved last, or should be. */
  file: string | undefined;
  /** By side: how much of its log it has read, and the turn whose board it has seen. */
  readonly read: Record<Side, { events: number; turn: number }>;
}

/** As if each side had read everything so far; the board is shown again. */
export const allRead = ({ game, tale }: Table): Session['read'] =>
  Object.fromEntries(
    game.rules.sides.map((side) => [side, { events: tale.length(side), turn: -1 }]),
  );

/** Saves the match; without a name, where it was saved last, or in a new file. */
export function save(session: Session, name = session.file ?? newName(session)): void {
  const { io, table, words } = session;
  const saved = new Date().toISOString();
  writeText(io, name, `${JSON.stringify({ ...table.file(), saved })}\n`);
  session.file = name;
  session.saved = table.deeds;
  io.out(`${words.saved(name)}\n`);
}

/** Saves what is not saved yet; if the wanted place cannot be written, wherever it can. */
export function saveRest(session: Session): void {
  if (session.table.deeds <= session.saved) return;
  try {
    save(session);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    session.io.err(`heliograph: ${error.message}\n`);
    save(session, path.join(tmpdir(), newName(session)));
  }
}

/** A name that is not taken. */
function newName({ io, game }: Session): string {
  const day = new Date().toISOString().slice(0, 10);
  for (let n = 1; ; n++) {
    const name = `${game.rules.id}-${day}${n > 1 ? `-${n}` : ''}${MATCH_FILE_ENDING}`;
    if (!existsSync(path.resolve(io.folder, name))) return name;
  }
}
