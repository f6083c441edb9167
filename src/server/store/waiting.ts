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

/** So many people are asked for at once. */
const AT_ONCE = 500;

/** By person: the running matches that wait for them, the one that has waited longest first. */
export async function waitingForAll(
  db: Db,
  people: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .where('seats.person', 'in', people.slice(from, from + AT_ONCE))
      .where('matches.status', '=', 'running')
      .select(['matches.id', 'matches.standing', 'seats.side', 'seats.person'])
      .orderBy('matches.touched')
      .execute();
    for (const { id, standing, side, person } of rows) {
      const waits = waitsFor(standing === null ? null : (JSON.parse(standing) as Standing), [side]);
      if (!waits || person === null) continue;
      const list = found.get(person) ?? [];
      if (!list.includes(id)) found.set(person, [...list, id]);
    }
  }
  return found;
}

/** The same for one person. */
export const waitingFor = async (db: Db, person: string): Promise<readonly string[]> =>
  (await waitingForAll(db, [person])).get(person) ?? [];
