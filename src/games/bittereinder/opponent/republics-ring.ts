import { at } from '../../../kernel/lists.ts';
import { type Look, piecesIn } from '../state.ts';
import { mayBoersEnd, REPUBLICS } from './map.ts';
import { exitsOf, type Sight, threat } from './republics-sight.ts';

/* How Boers get out of a ring: past a guard whom one of them holds. */

/** What it is worth to a band that one more of it gets out of a ring. */
export const FOLLOWER = 2.5;

/** 7.3-b Whether men in an area can be matched by so many, and a march through it can end in an area without enemies. */
function isWayOut(look: Look, seen: Sight, from: number, area: number, matched: number): boolean {
  const { box, state } = look;
  if (!mayBoersEnd(look, area) || matched < at(seen.empire, area) + at(seen.besieged, area))
    return false;
  return at(box.near, area).some(
    (next) => next !== from && mayBoersEnd(look, next) && at(state.empireIn, next) === 0,
  );
}

/**
 * How many others of a band that is closed in could ride on through an area, if this one went there
 * first and matched the guard. Only he meets it: the others end their march beyond.
 */
export function followersThrough(look: Look, seen: Sight, piece: number, area: number): number {
  const { box, state } = look;
  const from = at(state.at, piece);
  const about = at(box.near, from);
  const together = at(seen.republic, area) + at(box.cf, piece);
  if (!about.includes(area) || !isWayOut(look, seen, from, area, together)) return 0;
  // Who is left alone where he stands need not break out, nor who finds a way open.
  if (threat(look, seen, from) === 0 || exitsOf(look, seen, from) > 0) return 0;
  if (about.some((next) => isWayOut(look, seen, from, next, at(seen.republic, next)))) return 0;
  return piecesIn(look, REPUBLICS, from).filter(
    (other) =>
      other !== piece &&
      at(box.cf, other) > 0 &&
      state.moved[other] === 0 &&
      at(state.army, other) < 0,
  ).length;
}
