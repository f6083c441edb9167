import type { Drama } from '../../kernel/example.ts';
import type { Curve } from '../../table/story/chances.ts';
import { SURE } from '../../table/story/story.ts';

/** A side leads once its chance is this high: a curve that trembles about the middle changes nothing. */
const LEADS = 0.62;
/** Further changes of the lead say little. */
const MOST_TURNS = 4;

/**
 * How dramatic a match was. `firstWon`: 1 if the side of the curve won, 0 if it lost, a half if
 * nobody did.
 */
export function dramaOf({ points }: Curve, firstWon: number): Drama {
  let leader = 0;
  let turns = 0;
  let lowest = 1;
  let unsure = 0;
  for (const [i, { chance }] of points.entries()) {
    const now = chance >= LEADS ? 1 : chance <= 1 - LEADS ? -1 : leader;
    if (leader !== 0 && now !== leader) turns += 1;
    leader = now;
    const winner = firstWon === 0 ? 1 - chance : chance;
    lowest = Math.min(lowest, winner);
    const doubtful = firstWon === 0.5 ? chance !== 0.5 : winner < SURE;
    if (doubtful) unsure = i + 1;
  }
  const decided = points.length === 0 ? 0 : unsure / points.length;
  const score = Math.min(turns, MOST_TURNS) / MOST_TURNS + (0.5 - Math.min(lowest, 0.5)) + decided;
  return { turns, lowest, decided, score };
}
