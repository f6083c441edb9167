import type { Deed } from '../../kernel/match.ts';
import type { Result } from '../../table/online.ts';
import { endMatch, endUnbegun, findStored, type StoredMatch } from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import { matchIdsOf } from '../store/seats.ts';

/** How a match ends that one of its people leaves for good, and the deed that ends it. */
function endWithout(
  { seats }: StoredMatch,
  person: string,
): { readonly result: Result; readonly last: Deed | null } {
  const others = seats.filter((seat) => seat.person !== person);
  const [other] = others;
  const mine = seats.find((seat) => seat.person === person);
  return other && mine && others.length === 1 && seats.length === 2
    ? {
        result: { winner: other.side, by: 'resignation' },
        last: { side: mine.side, ends: 'resignation' },
      }
    : { result: { winner: null, by: 'abort' }, last: null };
}

/** Resigns what a person still plays, and calls off what has not begun; says which matches are hers. */
export async function leaveMatches(db: Db, person: string): Promise<string[]> {
  const matches = await matchIdsOf(db, person);
  for (const id of matches)
    for (let left = false; !left; ) {
      const stored = await findStored(db, id);
      left = !stored || (await leave(db, stored, person));
    }
  return matches;
}

/** False if the match went on meanwhile. */
async function leave(db: Db, stored: StoredMatch, person: string): Promise<boolean> {
  const { id, status } = stored.row;
  if (status === 'over') return true;
  if (status === 'open') return endUnbegun(db, id);
  if (!stored.seats.some((seat) => seat.person === person)) return true;
  const { result, last } = endWithout(stored, person);
  return endMatch(db, stored, JSON.stringify(result), last);
}
