import { METAS } from '../../games/registry.ts';
import type { Result } from '../../table/online.ts';
import { PERSON } from '../../table/seats.ts';
import { termsOf } from '../matches/info.ts';
import { findStored, type SeatRow, type StoredMatch } from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import {
  claimRating,
  countMatch,
  dueMatches,
  type Finished,
  machinePlayer,
} from '../store/ratings.ts';

const playerIn = (seat: SeatRow | undefined): string | null =>
  seat === undefined ? null : seat.kind === PERSON ? seat.person : machinePlayer(seat.kind);

/** A match as it counts; `null` where it does not: called off, or not between two. */
export function finishedOf({ row, seats }: StoredMatch): Finished | null {
  const result: Result | null = row.result === null ? null : JSON.parse(row.result);
  const [one, other] = METAS.find(({ id }) => id === row.game)?.sides ?? [];
  const seatOf = (side: string | undefined) => seats.find((seat) => seat.side === side);
  const [first, second] = [playerIn(seatOf(one)), playerIn(seatOf(other))];
  if (!result || result.by === 'abort' || !first || !second || first === second) return null;
  const { handicap } = termsOf(row);
  const scenario: string = JSON.parse(row.setup).scenario;
  return {
    match: row.id,
    game: row.game,
    scenario: handicap ? `${scenario}+${handicap.points}` : scenario,
    at: row.touched,
    first,
    second,
    score: result.winner === null ? 0.5 : result.winner === one ? 1 : 0,
  };
}

/** Counts a rated match that is over; exactly one process does it, exactly once. */
export async function settle(db: Db, match: string): Promise<void> {
  const stored = await findStored(db, match);
  const finished = stored && finishedOf(stored);
  await db.transaction().execute(async (trx) => {
    if ((await claimRating(trx, match)) && finished) await countMatch(trx, finished);
  });
}

const AT_ONCE = 50;

/** Counts whatever is due. */
export async function settleDue(db: Db): Promise<void> {
  for (const { id } of await dueMatches(db, AT_ONCE)) await settle(db, id);
}
