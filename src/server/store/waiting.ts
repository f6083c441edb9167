import type { Db } from './open.ts';

/** What tells whether a match waits for a side, without opening it. */
export interface Standing {
  readonly turn?: number;
  /** The sides that owe a decision. */
  readonly waiting?: readonly string[];
}

/** Whether a running match waits for one of these sides; before anything was done it may. */
export const waitsFor = (standing: Standing | null, sides: readonly string[]): boolean =>
  standing === null || (standing.waiting ?? []).some((side) => sides.includes(side));

/** The running matches that wait for a person, the one that has waited longest first. */
export async function waitingFor(db: Db, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .where('seats.person', '=', person)
    .where('matches.status', '=', 'running')
    .select(['matches.id', 'matches.standing', 'seats.side'])
    .orderBy('matches.touched')
    .limit(500)
    .execute();
  const waiting = rows.filter(({ standing, side }) =>
    waitsFor(standing === null ? null : (JSON.parse(standing) as Standing), [side]),
  );
  return [...new Set(waiting.map(({ id }) => id))];
}
