import type { Selectable, Transaction } from 'kysely';
import type { Setup, Side } from '../../kernel/game.ts';
import type { Deed } from '../../kernel/match.ts';
import type { Pace } from '../../table/pace.ts';
import { keptDeed } from '../../table/snapshot.ts';
import type { Stretch } from '../pace/calendar.ts';
import type { Db, OpenStore } from './open.ts';
import type { MatchTable, Schema } from './schema.ts';
import { dropSnapshots, type SnapshotRow, snapshotsOf } from './snapshots.ts';

export type MatchRow = Selectable<MatchTable>;

export interface SeatRow {
  readonly side: Side;
  readonly kind: string;
  readonly person: string | null;
  readonly name: string | null;
  readonly nonce: string | null;
  /** JSON of the orders that were left there. For nobody else. */
  readonly orders: string | null;
  /** The first deed of a machine that sat down for a person; 0 elsewhere. */
  readonly since: number;
  /** The vacation of whoever sits there. */
  readonly off: Stretch | null;
}

export interface StoredMatch {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}

export interface NewMatch {
  readonly id: string;
  readonly setup: Setup;
  readonly rules: string;
  readonly secret: string;
  readonly commitment: string;
  readonly host: string;
  /** JSON of what was agreed beside the rules. */
  readonly terms?: string | null;
  /** How many deeds those who watch are behind; left out: none. */
  readonly delay?: number;
  /** How much time the sides have; left out: as much as they like. */
  readonly pace?: Pace | null;
  readonly seats: Readonly<Record<Side, NewSeat>>;
  /** What its dice are named after, where other matches roll the same. */
  readonly dice?: string | null;
  /** Nobody but its players may see it for now. */
  readonly sealed?: number;
}

/** Who sits there, as a level or a person; nobody yet if it is a person's without one. */
export interface NewSeat {
  readonly kind: string;
  readonly person: string | null;
  readonly nonce?: string | null;
}

async function seatsOf(db: Db, match: string): Promise<SeatRow[]> {
  const rows = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('vacations', 'vacations.person', 'seats.person')
    .where('match', '=', match)
    .select(['side', 'kind', 'seats.person', 'people.name', 'nonce', 'orders', 'since'])
    .select(['vacations.from', 'vacations.until'])
    .execute();
  return rows.map(({ from, until, ...seat }) => ({
    ...seat,
    off: from === null || until === null ? null : { from, until },
  }));
}

export const insertMatch = (db: Db, wish: NewMatch): Promise<void> =>
  db.transaction().execute((trx) => insertMatchWithin(trx, wish));

/** The same as part of something larger. */
export async function insertMatchWithin(trx: Transaction<Schema>, wish: NewMatch): Promise<void> {
  const { id, setup, seats, terms = null, pace = null, delay = 0, ...rest } = wish;
  const { dice = null, sealed = 0 } = wish;
  const now = Date.now();
  await trx
    .insertInto('matches')
    .values({
      ...rest,
      id,
      dice,
      sealed,
      terms,
      rating: terms !== null && JSON.parse(terms).rated === true ? 'due' : null,
      game: setup.game,
      setup: JSON.stringify(setup),
      start: null,
      status: 'open',
      version: 0,
      deeds: 0,
      takebacks: 0,
      standing: null,
      result: null,
      rematch: null,
      pinned: null,
      held: null,
      offers: null,
      pace: pace && JSON.stringify(pace),
      clock: null,
      delay,
      talk: 0,
      thinker: null,
      thinking: 0,
      created: now,
      touched: now,
    })
    .execute();
  const rows = Object.entries(seats).map(([side, { kind, person, nonce = null }]) => ({
    match: id,
    side,
    kind,
    person,
    nonce,
    orders: null,
    since: 0,
  }));
  await trx.insertInto('seats').values(rows).execute();
}

export async function findStored(db: Db, id: string): Promise<StoredMatch | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { row, seats: await seatsOf(db, id) } : null;
}

/** Which game a match is of; `null` if there is no such match. */
export async function gameOf(db: Db, id: string): Promise<string | null> {
  const found = db.selectFrom('matches').select('game').where('id', '=', id);
  return (await found.executeTakeFirst())?.game ?? null;
}

/** A deed as it is stored. */
export interface StoredDeed {
  readonly deed: string;
  readonly print: string | null;
}

/** A match with all that is kept of its play. */
export interface WholeMatch extends StoredMatch {
  readonly deeds: readonly StoredDeed[];
  readonly snapshots: readonly SnapshotRow[];
}

/** A match with all its deeds and snapshots, as they were at one moment. */
export async function readWhole(
  { db, kind }: Pick<OpenStore, 'db' | 'kind'>,
  id: string,
): Promise<WholeMatch | null> {
  const reading = db.transaction();
  const still = kind === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading;
  return still.execute(async (trx) => {
    const stored = await findStored(trx, id);
    if (!stored) return null;
    const deeds = await trx
      .selectFrom('deeds')
      .select(['deed', 'print'])
      .where('match', '=', id)
      .orderBy('number')
      .execute();
    return { ...stored, deeds, snapshots: await snapshotsOf(trx, id) };
  });
}

/** The deeds from a number on. */
export async function deedsFrom(db: Db, match: string, from: number): Promise<Deed[]> {
  const rows = await db
    .selectFrom('deeds')
    .select('deed')
    .where('match', '=', match)
    .where('number', '>=', from)
    .orderBy('number')
    .execute();
  return rows.map(({ deed }) => JSON.parse(deed) as Deed);
}

/** What some sides have done, in order, with the time of each. */
export async function ownDeeds(
  db: Db,
  match: string,
  sides: readonly Side[],
): Promise<{ readonly deed: Deed; readonly at: number }[]> {
  const rows = await db
    .selectFrom('deeds')
    .select(['deed', 'at'])
    .where('match', '=', match)
    .orderBy('number')
    .execute();
  return rows
    .map(({ deed, at }) => ({ deed: JSON.parse(deed) as Deed, at }))
    .filter(({ deed }) => sides.includes(deed.side));
}

/** What changes of a match without a new version is seen as well: talk, and what is proposed. */
export const stampOf = ({ version, talk, offers }: Pick<MatchRow, 'version' | 'talk' | 'offers'>) =>
  `${version} ${talk} ${offers ?? ''}`;

/** The stamps of some matches, to see which were changed by others. */
export async function stampsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'version', 'talk', 'offers'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, stampOf(row)]));
}

/** Takes a seat that nobody has; false if somebody does. Whoever has it already keeps it. */
export async function takeSeat(
  db: Db,
  match: string,
  side: Side,
  person: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set({ person })
    .where('match', '=', match)
    .where('side', '=', side)
    .where('kind', '=', 'person')
    .where((w) => w.or([w('person', 'is', null), w('person', '=', person)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds a person's part to the dice, once for all her sides; it cannot be changed afterwards. */
export async function addNonce(
  db: Db,
  match: string,
  person: string,
  nonce: string,
): Promise<void> {
  await db
    .updateTable('seats')
    .set({ nonce })
    .where('match', '=', match)
    .where('person', '=', person)
    .where('nonce', 'is', null)
    .execute();
}

/** Begins a match in which every person is seated and has added to the dice; says whether it did. */
export async function beginIfComplete(db: Db, match: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set((update) => ({
      status: 'running' as const,
      version: update('version', '+', 1),
      touched: Date.now(),
    }))
    .where('id', '=', match)
    .where('status', '=', 'open')
    .where((w) =>
      w.not(
        w.exists(
          w
            .selectFrom('seats')
            .select('side')
            .where('seats.match', '=', match)
            .where('kind', '=', 'person')
            .where('nonce', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Ends a match otherwise than by its rules, with the deed that did it, where it is one of the
 * history; false if it was changed meanwhile.
 */
export async function endMatch(
  db: Db,
  { row }: { readonly row: Pick<MatchRow, 'id' | 'version' | 'deeds' | 'held'> },
  result: string,
  last: Deed | null = null,
): Promise<boolean> {
  const { id, version, deeds, held } = row;
  // Where the rules were corrected so that it cannot be played again, nothing is added to it.
  const added = last && held === null ? [endingRow(id, deeds, last)] : [];
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('matches')
      .set({
        status: 'over',
        result,
        offers: null,
        version: version + 1,
        deeds: deeds + added.length,
        touched: Date.now(),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('status', '=', 'running')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    if (added.length > 0) await trx.insertInto('deeds').values(added).execute();
    return true;
  });
}

function endingRow(match: string, number: number, deed: Deed) {
  const { print } = keptDeed({ deed, told: [], barrier: true });
  return { match, number, deed: JSON.stringify(deed), print, at: Date.now() };
}

/** Calls off a match that has not begun; false if it just did. */
export async function endUnbegun(db: Db, match: string): Promise<boolean> {
  const result = JSON.stringify({ winner: null, by: 'abort' });
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set((update) => ({ status: 'over' as const, result, version: update('version', '+', 1) }))
    .where('id', '=', match)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets all deeds from a number on, and what was worked out from them. */
export async function dropDeeds(db: Db, match: string, from: number): Promise<void> {
  await db.deleteFrom('deeds').where('match', '=', match).where('number', '>=', from).execute();
  await db
    .updateTable('seats')
    .set({ since: from })
    .where('match', '=', match)
    .where('since', '>', from)
    .execute();
  await dropSnapshots(db, match, from);
}

/** Takes back all deeds from a number on; false if the match was changed meanwhile. */
export async function takeBack(
  db: Db,
  match: string,
  version: number,
  from: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('matches')
      .set((update) => ({
        version: version + 1,
        deeds: from,
        offers: null,
        takebacks: update('takebacks', '+', 1),
        touched: Date.now(),
      }))
      .where('id', '=', match)
      .where('version', '=', version)
      .where('status', '=', 'running')
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await dropDeeds(trx, match, from);
    return true;
  });
}

/** Keeps what is proposed. */
export async function keepOffers(db: Db, match: string, offers: string | null): Promise<void> {
  await db
    .updateTable('matches')
    .set({ offers })
    .where('id', '=', match)
    .where('status', '=', 'running')
    .execute();
}

/** Names the match that follows; whoever asks later gets the one that was named first. */
export async function nameRematch(db: Db, match: string, rematch: string): Promise<string> {
  await db
    .updateTable('matches')
    .set({ rematch })
    .where('id', '=', match)
    .where('rematch', 'is', null)
    .execute();
  const { rematch: named } = await db
    .selectFrom('matches')
    .select('rematch')
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  return named ?? rematch;
}

export interface Listed extends StoredMatch {
  readonly mine: readonly Side[];
}

/** The matches in which a person has a seat, newest first. */
export async function matchesOf(db: Db, person: string, most = 200): Promise<Listed[]> {
  const rows = await db
    .selectFrom('matches')
    .selectAll()
    .where('id', 'in', (q) =>
      q.selectFrom('seats').select('seats.match').where('person', '=', person),
    )
    .orderBy('touched', 'desc')
    .limit(most)
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const seats = await seatsOf(db, row.id);
      return {
        row,
        seats,
        mine: seats.filter((seat) => seat.person === person).map(({ side }) => side),
      };
    }),
  );
}

/** Takes on the thinking of a match's machines, unless another process has it. */
export async function leaseThinking(
  db: Db,
  match: string,
  me: string,
  until: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ thinker: me, thinking: until })
    .where('id', '=', match)
    .where((w) =>
      w.or([w('thinker', 'is', null), w('thinker', '=', me), w('thinking', '<', Date.now())]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
