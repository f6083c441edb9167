import type { Side } from '../../kernel/game.ts';
import { PERSON } from '../../table/seats.ts';
import { type NewJob, planJob } from './jobs.ts';
import type { Db } from './open.ts';

/** What is kept of clocks beside what is done; each answers false if the match was changed meanwhile. */

export interface ClockChange {
  readonly match: string;
  readonly version: number;
  readonly clock: string;
  /** When somebody is to look whether a flag has fallen. */
  readonly flag: NewJob | null;
  /** The people settled something: what else was proposed lapses. */
  readonly settles: boolean;
}

export const keepClock = (db: Db, change: ClockChange): Promise<boolean> =>
  db.transaction().execute((trx) => writeClock(trx, change, false));

async function writeClock(
  db: Db,
  { match, version, clock, flag, settles }: ClockChange,
  reseats: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set((update) => ({
      clock,
      ...(settles && { offers: null }),
      version: version + 1,
      // Whoever has the match in memory must set up its table anew.
      ...(reseats && { takebacks: update('takebacks', '+', 1) }),
    }))
    .where('id', '=', match)
    .where('version', '=', version)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (flag) await planJob(db, flag);
  return true;
}

/** Frees a seat, for a machine or for whoever gets a link to it. */
export const keepSeat = (
  db: Db,
  change: ClockChange & { readonly side: Side; readonly kind: string; readonly deeds: number },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await writeClock(trx, change, true))) return false;
    const { match, side, kind, deeds } = change;
    // What the person who sat there added to the dice stays in them.
    await trx
      .updateTable('seats')
      // Nor does anybody get the orders that she left.
      .set({ kind, person: null, orders: null, since: kind === PERSON ? 0 : deeds })
      .where('match', '=', match)
      .where('side', '=', side)
      .execute();
    return true;
  });

export interface Vacation {
  readonly from: number;
  readonly until: number;
}

export async function vacationOf(db: Db, person: string): Promise<Vacation | null> {
  const row = await db
    .selectFrom('vacations')
    .select(['from', 'until'])
    .where('person', '=', person)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a person's vacation, and says in which matches it changes something. */
export async function keepVacation(
  db: Db,
  person: string,
  vacation: Vacation,
): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('vacations')
      .values({ person, ...vacation })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(vacation))
      .execute();
    const rows = await trx
      .updateTable('matches')
      .set((update) => ({ version: update('version', '+', 1) }))
      .where('status', '=', 'running')
      .where('pace', 'is not', null)
      .where('id', 'in', (q) =>
        q.selectFrom('seats').select('seats.match').where('person', '=', person),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  });
}
