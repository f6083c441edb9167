import type { Selectable } from 'kysely';
import { insertMatchWithin, type NewMatch } from './matches.ts';
import type { Db } from './open.ts';
import type { EventTable } from './schema.ts';

export type EventRow = Selectable<EventTable>;

export interface Entrant {
  readonly person: string;
  readonly name: string | null;
  readonly nonce: string;
}

/** A match of an event, as far as the event goes. */
export interface PlayedTable {
  readonly match: string;
  readonly round: number;
  readonly first: string;
  readonly second: string;
  readonly status: 'open' | 'running' | 'over';
  readonly result: string | null;
  readonly standing: string | null;
  readonly sealed: number;
}

/** Puts an event up; false if its host has too many that have not begun. */
export const insertEvent = (db: Db, row: EventRow, most: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const open = await trx
      .selectFrom('events')
      .select('id')
      .where('host', '=', row.host)
      .where('status', '=', 'open')
      .execute();
    if (open.length >= most) return false;
    await trx.insertInto('events').values(row).execute();
    return true;
  });

export const findEvent = async (db: Db, id: string): Promise<EventRow | null> =>
  (await db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Events that were not called off, those one may join first, then the newest. */
export async function listEvents(db: Db, most: number) {
  const rows = await db
    .selectFrom('events')
    .leftJoin('people', 'people.id', 'events.host')
    .selectAll('events')
    .select('people.name as by')
    .where('status', '!=', 'off')
    .orderBy('created', 'desc')
    .limit(most)
    .execute();
  const ids = rows.map(({ id }) => id);
  const entrants =
    ids.length === 0
      ? []
      : await db
          .selectFrom('entrants')
          .select(['event', 'person'])
          .where('event', 'in', ids)
          .execute();
  return rows.map((row) => ({
    row,
    by: row.by,
    people: entrants.filter(({ event }) => event === row.id).map(({ person }) => person),
  }));
}

/** Those who take part, in the order in which they joined. */
export const entrantsOf = (db: Db, event: string): Promise<Entrant[]> =>
  db
    .selectFrom('entrants')
    .leftJoin('people', 'people.id', 'entrants.person')
    .select(['entrants.person', 'people.name', 'entrants.nonce'])
    .where('event', '=', event)
    .orderBy('place')
    .execute();

export type Joining = 'joined' | 'full' | 'closed';

/** Lets somebody in, once; two who come at the same time get different places. */
export const joinEvent = (
  db: Db,
  event: string,
  person: string,
  nonce: string,
  most: number,
): Promise<Joining> =>
  db.transaction().execute(async (trx) => {
    // Whoever changes an event waits for the others who do.
    const { numUpdatedRows } = await trx
      .updateTable('events')
      .set({ status: 'open' })
      .where('id', '=', event)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'closed';
    const there = await trx
      .selectFrom('entrants')
      .select(['person', 'place'])
      .where('event', '=', event)
      .execute();
    if (there.some((one) => one.person === person)) return 'joined';
    if (there.length >= most) return 'full';
    const place = Math.max(0, ...there.map((one) => one.place)) + 1;
    await trx.insertInto('entrants').values({ event, person, nonce, place }).execute();
    return 'joined';
  });

export async function leaveEvent(db: Db, event: string, person: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('entrants')
    .where('event', '=', event)
    .where('person', '=', person)
    .where('event', 'in', (q) => q.selectFrom('events').select('id').where('status', '=', 'open'))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Calls an event off that has not begun. */
export async function callOff(db: Db, event: string, host: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('events')
    .set({ status: 'off' })
    .where('id', '=', event)
    .where('host', '=', host)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface NewTable {
  readonly match: NewMatch;
  readonly round: number;
  readonly first: string;
  readonly second: string;
}

/**
 * Begins an event with the tables made for those who have joined; false if it was begun before, and
 * nothing is made.
 */
export const beginEvent = (
  db: Db,
  event: string,
  tablesFor: (entrants: readonly Entrant[]) => readonly NewTable[],
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('events')
      .set({ status: 'running' })
      .where('id', '=', event)
      .where('status', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    for (const { match, round, first, second } of tablesFor(await entrantsOf(trx, event))) {
      await insertMatchWithin(trx, match);
      await trx
        .insertInto('event_tables')
        .values({ match: match.id, event, round, first, second })
        .execute();
      await trx
        .updateTable('matches')
        .set({ status: 'running', version: 1 })
        .where('id', '=', match.id)
        .execute();
    }
    return true;
  });

export const tablesOf = (db: Db, event: string): Promise<PlayedTable[]> =>
  db
    .selectFrom('event_tables')
    .innerJoin('matches', 'matches.id', 'event_tables.match')
    .select(['event_tables.match', 'round', 'first', 'second'])
    .select(['matches.status', 'matches.result', 'matches.standing', 'matches.sealed'])
    .where('event', '=', event)
    .orderBy('round')
    .orderBy('event_tables.match')
    .execute();

/** Opens the tables of rounds that are over, and ends events whose rounds all are. */
export async function settleEvents(db: Db): Promise<readonly string[]> {
  const running = await db
    .selectFrom('events')
    .select('id')
    .where('status', '=', 'running')
    .execute();
  const opened: string[] = [];
  for (const { id } of running) opened.push(...(await settleEvent(db, id)));
  return opened;
}

/** The matches that others may see from now on. */
async function settleEvent(db: Db, event: string): Promise<string[]> {
  const tables = await tablesOf(db, event);
  const goesOn = new Set(tables.filter(({ status }) => status !== 'over').map((one) => one.round));
  const isOver = goesOn.size === 0;
  const least = isOver ? 0 : 1;
  const due = tables.filter(({ round, sealed }) => sealed > least && !goesOn.has(round));
  const matches = due.map(({ match }) => match);
  if (matches.length === 0 && !isOver) return [];
  await db.transaction().execute(async (trx) => {
    if (matches.length > 0)
      await trx.updateTable('matches').set({ sealed: least }).where('id', 'in', matches).execute();
    if (isOver)
      await trx
        .updateTable('events')
        .set({ status: 'over' })
        .where('id', '=', event)
        .where('status', '=', 'running')
        .execute();
  });
  return matches;
}

/** The events somebody takes part in. */
export const eventsOf = (db: Db, person: string): Promise<unknown[]> =>
  db
    .selectFrom('entrants')
    .innerJoin('events', 'events.id', 'entrants.event')
    .select(['events.id', 'events.name', 'events.status', 'entrants.nonce'])
    .where('entrants.person', '=', person)
    .execute();

/** What a guest had a part in belongs to the account; events ask for a name, so there is hardly any. */
export async function moveEvents(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('events').set({ host: to }).where('host', '=', from).execute();
}

/** Whoever goes leaves events that have not begun, and calls off their own. */
export async function leaveEvents(db: Db, person: string): Promise<void> {
  const open = await db
    .selectFrom('entrants')
    .innerJoin('events', 'events.id', 'entrants.event')
    .select('events.id')
    .where('entrants.person', '=', person)
    .where('events.status', '=', 'open')
    .execute();
  for (const { id } of open) await leaveEvent(db, id, person);
  await db
    .updateTable('events')
    .set({ status: 'off' })
    .where('host', '=', person)
    .where('status', '=', 'open')
    .execute();
}
