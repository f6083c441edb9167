import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stream } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import type { Owed, Side } from '../../kernel/game.ts';
import {
  type DiceTerms,
  MATCH_FILE_ENDING,
  type MatchFile,
  writeMatchFile,
} from '../../kernel/match-file.ts';
import type { Speech } from '../../kernel/text.ts';
import { answerOf, machineOf } from '../../table/machines.ts';
import { PERSON, type Seats } from '../../table/seats.ts';
import { writeText } from '../files.ts';
import { BadInput, type Io } from '../io.ts';
import type { AnyMatch } from '../match-files.ts';
import type { Words } from './words.ts';

/** One match at the terminal. */
export interface Session {
  readonly io: Io;
  readonly game: AnyGame;
  readonly speech: Speech;
  readonly words: Words;
  match: AnyMatch;
  seats: Seats;
  dice: DiceTerms;
  start: MatchFile['start'];
  /** Deeds on disk. */
  saved: number;
  /** Where it was saved last, or should be. */
  file: string | undefined;
  /** By side: how much of its log it has read, and the turn whose board it has seen. */
  readonly read: Record<Side, { events: number; turn: number }>;
}

export const isPerson = (session: Session, side: Side): boolean => session.seats[side] === PERSON;

export const people = (session: Session): Side[] =>
  session.game.rules.sides.filter((side) => isPerson(session, side));

/** Lets a machine answer for its side. */
export function machineDecides(session: Session, owed: Owed): void {
  const { game, match } = session;
  const { side } = owed;
  const level = session.seats[side] ?? 'random';
  const machine = machineOf(game, level, side);
  if (!machine) throw new BadInput(`no machine of level ${level} plays ${side}`);
  const asked = { view: () => match.view(side), owed, choices: match.choices(side) };
  const random = stream(`${match.hash} ${side}`);
  match.choose(side, answerOf(machine, game, match.play.box, asked, random));
}

/** Saves the match; without a name, where it was saved last, or in a new file. */
export function save(session: Session, name = session.file ?? newName(session)): void {
  const { io, match, words, seats, dice, start } = session;
  const saved = new Date().toISOString();
  const file = writeMatchFile(match, dice, { seats, saved, ...(start && { start }) });
  writeText(io, name, `${JSON.stringify(file)}\n`);
  session.file = name;
  session.saved = match.history.length;
  io.out(`${words.saved(name)}\n`);
}

/** Saves what is not saved yet; if the wanted place cannot be written, wherever it can. */
export function saveRest(session: Session): void {
  if (session.match.history.length <= session.saved) return;
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
