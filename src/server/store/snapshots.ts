import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Statement } from './guarded.ts';
import type { Db } from './open.ts';
import type { Schema, SnapshotTable } from './schema.ts';

export type SnapshotRow = Selectable<SnapshotTable>;

/** A snapshot to be kept, and who hears whether it was: not where another process was quicker. */
export interface NewSnapshot {
  readonly row: Insertable<SnapshotTable>;
  readonly kept: (kept: boolean) => void;
}

/** Of so many snapshots, the newest, the state is kept: of older ones only what was told. */
const WITH_STATE = 3;

export const snapshotsOf = (db: Db, match: string): Promise<SnapshotRow[]> =>
  db.selectFrom('snapshots').selectAll().where('match', '=', match).orderBy('number').execute();

/** Deeds from a number on were taken back: what was built on them goes, too. */
export async function dropSnapshots(db: Db, match: string, from: number): Promise<void> {
  await db.deleteFrom('snapshots').where('match', '=', match).where('number', '>', from).execute();
}

/** The newest snapshot of a match. */
export async function newestSnapshot(
  db: Db,
  match: string,
): Promise<{ readonly number: number; readonly hash: string } | null> {
  const row = await db
    .selectFrom('snapshots')
    .select(['number', 'hash'])
    .where('match', '=', match)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Keeps a snapshot, if it follows the newest one and nothing was taken back since it was made; says
 * whether it did.
 */
export async function insertSnapshot(
  db: Db,
  snapshot: Insertable<SnapshotTable>,
  takebacks: number,
): Promise<boolean> {
  const { match, number } = snapshot;
  return db.transaction().execute(async (trx) => {
    // Nobody takes anything back, and no other process adds a snapshot, before this is done.
    const { numUpdatedRows } = await trx
      .updateTable('matches')
      .set({ takebacks })
      .where('id', '=', match)
      .where('takebacks', '=', takebacks)
      .where('deeds', '>=', number)
      .executeTakeFirst();
    return numUpdatedRows === 1n && addSnapshot(trx, snapshot);
  });
}

/** Keeps a snapshot of a match that nobody else changes meanwhile, if it follows the newest one. */
export async function addSnapshot(
  trx: Transaction<Schema>,
  snapshot: Insertable<SnapshotTable>,
): Promise<boolean> {
  const { match, since } = snapshot;
  const newest = await newestSnapshot(trx, match);
  if ((newest?.number ?? 0) !== since) return false;
  await trx.insertInto('snapshots').values(snapshot).execute();
  const states = trx
    .selectFrom('snapshots')
    .select('number')
    .where('match', '=', match)
    .orderBy('number', 'desc')
    .limit(WITH_STATE);
  const { pinned } = await trx
    .selectFrom('matches')
    .select('pinned')
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('snapshots')
    .set({ state: null })
    .where('match', '=', match)
    .where('state', 'is not', null)
    .where('number', 'not in', states)
    .where('number', '!=', pinned ?? -1)
    .execute();
  return true;
}

const ADD = `
  insert into snapshots (match, number, since, rules, chapter, hash, state, seal, at)
  select ?, ?, ?, ?, ?, ?, ?, ?, ?
  where ? = (select coalesce(max(number), 0) from snapshots where match = ?)`;
const THIN = `
  update snapshots set state = null
  where match = ? and state is not null
    and number not in (select number from snapshots where match = ? order by number desc limit ${WITH_STATE})
    and number != (select coalesce(pinned, -1) from matches where id = ?)`;

/** The same for SQLite, without building queries. */
export function snapshotStatements({ row, kept }: NewSnapshot): readonly Statement[] {
  const { match, number, since, rules, chapter, hash, state, seal, at } = row;
  const parts = [match, number, since, rules, chapter, hash, state, seal, at];
  return [
    { sql: ADD, parameters: [...parts, since, match], wrote: (rows) => kept(rows === 1) },
    { sql: THIN, parameters: [match, match, match] },
  ];
}

/** Puts down by which rules a match goes on, and how it stands to them. */
export async function keepVerdict(
  db: Db,
  match: string,
  version: number,
  verdict: {
    readonly rules: string;
    readonly pinned: number | null;
    readonly held: number | null;
  },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('matches')
      .set(verdict)
      .where('id', '=', match)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    if (verdict.held !== null) return true;
    // Snapshots of other rules are of no use, unless the match goes on from one of them.
    await trx
      .deleteFrom('snapshots')
      .where('match', '=', match)
      .where('number', '>', verdict.pinned ?? 0)
      .where('rules', '!=', verdict.rules)
      .execute();
    return true;
  });
}
