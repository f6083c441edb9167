import type { Selectable } from 'kysely';
import type { Db, OpenStore } from './open.ts';
import type { JobTable } from './schema.ts';

export type JobRow = Selectable<JobTable>;

export interface NewJob {
  /** Names what it is for: planning it again moves it and gives it the new payload. */
  readonly id: string;
  readonly kind: string;
  readonly due: number;
  readonly payload: unknown;
}

/** Plans a job; inside a transaction it is planned only if the rest of it comes about. */
export const planJob = (db: Db, job: NewJob): Promise<void> => planJobs(db, [job]);

/** Plans several jobs, each with another id. */
export async function planJobs(db: Db, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ id, kind, due, payload }) => ({
    id,
    kind,
    due,
    payload: JSON.stringify(payload),
    attempts: 0,
    taker: null,
    taken_until: 0,
    failed: null,
  }));
  await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        kind: ref('excluded.kind'),
        due: ref('excluded.due'),
        payload: ref('excluded.payload'),
        attempts: 0,
        taker: null,
        taken_until: 0,
        failed: null,
      })),
    )
    .execute();
}

export async function dropJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).execute();
}

export interface Taking {
  /** The runner that takes them. */
  readonly taker: string;
  readonly kinds: readonly string[];
  readonly now: number;
  /** Until when it has them to itself. */
  readonly until: number;
  readonly most: number;
}

/**
 * Takes jobs that are due, so that nobody else gets the same: PostgreSQL passes over rows that
 * others are just taking, SQLite lets one write after the other.
 */
export async function takeJobs({ db, kind }: OpenStore, taking: Taking): Promise<JobRow[]> {
  const { taker, kinds, now, until, most } = taking;
  if (kinds.length === 0 || most <= 0) return [];
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', kinds)
    .where('due', '<=', now)
    .where('taken_until', '<=', now)
    .where('failed', 'is', null)
    .orderBy('due')
    .limit(most);
  return db
    .updateTable('jobs')
    .set({ taker, taken_until: until })
    .where('id', 'in', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .execute();
}

/** Keeps a job for longer; false if it is no longer this runner's. */
export async function prolongJob(db: Db, { id, taker }: JobRow, until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ taken_until: until })
    .where('id', '=', id)
    .where('taker', '=', taker)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** It is done. Whoever planned it again meanwhile took it from this runner: then it stays. */
export async function finishJob(db: Db, { id, taker }: JobRow): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).where('taker', '=', taker).execute();
}

/** It went wrong: it is tried again at `due`, or given up for a reason. */
export async function putBackJob(
  db: Db,
  job: JobRow,
  { due, failed }: { readonly due: number; readonly failed: string | null },
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due, failed, attempts: job.attempts + 1, taker: null, taken_until: 0 })
    .where('id', '=', job.id)
    .where('taker', '=', job.taker)
    .execute();
}

/** Plans a job unless it is planned already: then it stays as it is. */
export async function planIfNew(db: Db, { id, kind, due, payload }: NewJob): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      id,
      kind,
      due,
      payload: JSON.stringify(payload),
      attempts: 0,
      taker: null,
      taken_until: 0,
      failed: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
