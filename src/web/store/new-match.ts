import type { Setup } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { Seats } from '../../table/seats.ts';
import { findMatch, keepMatch, rememberMatch } from './matches.ts';
import { randomName } from './random-name.ts';

const BEFORE_THE_FIRST = { turn: 0, phase: '', waiting: [], outcome: null };

/** Lays out a new match, from its scenario or from a position, and says under which name it is kept. */
export async function newMatch(
  setup: Setup,
  seats: Seats,
  start?: JsonObject,
  seed = randomName(20),
): Promise<string> {
  const dice = { kind: 'seeded', seed } as const;
  return adoptMatch({
    heliograph: 'match',
    version: 1,
    setup,
    dice,
    deeds: [],
    seats,
    ...(start && { start }),
  });
}

/** Takes a match from a link onto the shelf, unless it is there already. */
export async function adoptOnce(file: MatchFile): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(file));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const id = `link-${[...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return (await findMatch(id)) ? id : adoptMatch(file, id);
}

/** Takes a match from a file onto the shelf; where the device keeps nothing, into memory. */
export async function adoptMatch(file: MatchFile, id = randomName(10)): Promise<string> {
  try {
    await keepMatch(id, file, BEFORE_THE_FIRST);
  } catch {
    rememberMatch({ id, file, standing: BEFORE_THE_FIRST, touched: Date.now() });
  }
  return id;
}
