import type { Setup } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { Seats } from '../../table/seats.ts';
import { keepMatch } from './matches.ts';

const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A name that nobody guesses and a person can read out. */
function randomName(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

const BEFORE_THE_FIRST = { turn: 0, phase: '', waiting: [], outcome: null };

/** Lays out a new match and says under which name it is kept. */
export async function newMatch(setup: Setup, seats: Seats): Promise<string> {
  const dice = { kind: 'seeded', seed: randomName(20) } as const;
  return adoptMatch({ heliograph: 'match', version: 1, setup, dice, deeds: [], seats });
}

/** Takes a match from a file onto the shelf. */
export async function adoptMatch(file: MatchFile): Promise<string> {
  const id = randomName(10);
  await keepMatch(id, file, BEFORE_THE_FIRST);
  return id;
}
