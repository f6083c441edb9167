import { sql, type Transaction } from 'kysely';
import type { KeptDeed } from '../../table/snapshot.ts';
import { type NewJob, planJobs } from './jobs.ts';
import type { Db } from './open.ts';
import { areUnchanged, keepOrders, type OrdersChange } from './orders.ts';
import type { Schema } from './schema.ts';
import { dropSnapshots } from './snapshots.ts';

/** What is to be kept of a match: how its deeds differ from those in the store. */
export interface Change {
  readonly match: string;
  /** The version that was changed: nothing is kept if another came before. */
  readonly version: number;
  /** How many deeds the store has. */
  readonly stored: number;
  /** So many of them stand. */
  readonly same: number;
  readonly added: readonly KeptDeed[];
  /** JSON of where it stands. */
  readonly standing: string;
  /** Everybody may know that something was done: not so while sides decide in secret. */
  readonly openly: boolean;
  /** JSON of how it ended, if it did. */
  readonly result: string | null;
  /** JSON of the clocks. */
  readonly clock: string;
  /** When somebody is to look whether a flag has fallen; `null`: none can. */
  readonly flag: NewJob | null;
  /** Orders that answered, or were dropped. */
  readonly orders: readonly OrdersChange[];
}

/** Somebody else changed the match first. */
export class Overtaken extends Error {}

/** Whoever counts commits. */
interface Watcher {
  committed(changes: number, seconds: number): void;
  commitFailed(): void;
}

interface Waiting {
  readonly change: Change;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** How many changes one commit takes along. */
const MOST = 100;

/**
 * Keeps changes of matches. Those that come while another commit is under way share the next one:
 * a disk that is asked less often serves more people.
 */
export class Keeping {
  private readonly db: Db;
  private waiting: Waiting[] = [];
  private working = false;
  private readonly watcher: Watcher | null;

  constructor(db: Db, watcher: Watcher | null = null) {
    this.db = db;
    this.watcher = watcher;
  }

  /** Answers when the change is on disk; throws `Overtaken`, or what the store says. */
  keep(change: Change): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ change, done, failed });
      if (!this.working) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.working = true;
    // Whoever is ready in this turn of the loop comes along.
    await new Promise<void>((go) => setImmediate(go));
    while (this.waiting.length > 0) await this.commit(this.nextBatch());
    this.working = false;
  }

  /** One change of each match: what was built on the same version must see who came first. */
  private nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.waiting) {
      const { match } = one.change;
      if (batch.size < MOST && !batch.has(match)) batch.set(match, one);
      else later.push(one);
    }
    this.waiting = later;
    return [...batch.values()];
  }

  private async commit(batch: Waiting[]): Promise<void> {
    // Always in the same order: two processes seldom wait for each other.
    batch.sort((a, b) => (a.change.match < b.change.match ? -1 : 1));
    const since = performance.now();
    try {
      const taken = await this.write(batch.map(({ change }) => change));
      this.watcher?.committed(batch.length, (performance.now() - since) / 1000);
      for (const { change, done, failed } of batch) {
        if (taken.has(change)) done();
        else failed(new Overtaken());
      }
    } catch (error) {
      this.watcher?.commitFailed();
      for (const { failed } of batch) failed(error);
    }
  }

  /** Writes what can be written; where two processes wait for each other, one begins anew. */
  private async write(changes: readonly Change[]): Promise<ReadonlySet<Change>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.db.transaction().execute((trx) => writeAll(trx, changes));
      } catch (error) {
        if (!isDeadlock(error) || attempt === ATTEMPTS) throw error;
      }
    }
  }
}

const ATTEMPTS = 5;

/** PostgreSQL breaks off one of several transactions that wait for each other. */
const isDeadlock = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '40P01';

/** Nothing was taken back, and no order answered: many such changes are written at once. */
const isPlain = ({ same, stored, orders }: Change): boolean =>
  same >= stored && orders.length === 0;

/** Writes changes of different matches; says which were not overtaken. */
async function writeAll(
  trx: Transaction<Schema>,
  changes: readonly Change[],
): Promise<ReadonlySet<Change>> {
  const taken = await writePlain(trx, changes.filter(isPlain));
  for (const change of changes)
    if (!isPlain(change) && (await write(trx, change))) taken.add(change);
  return taken;
}

const statusOf = ({ result }: Change): 'over' | 'running' => (result === null ? 'running' : 'over');

/** One statement for all matches, one for all deeds: what a change costs is hardly more than its rows. */
async function writePlain(
  trx: Transaction<Schema>,
  changes: readonly Change[],
): Promise<Set<Change>> {
  if (changes.length === 0) return new Set();
  const now = Date.now();
  const rows = changes.map(
    (change) => sql`(cast(${change.match} as text), cast(${change.version} as integer),
      cast(${change.same + change.added.length} as integer), cast(${change.standing} as text),
      cast(${change.clock} as text), cast(${change.openly ? 1 : 0} as integer),
      cast(${change.result} as text), cast(${statusOf(change)} as text))`,
  );
  // Both stores name the columns of bare rows like this.
  const { rows: updated } = await sql<{ readonly id: string }>`
    update matches set version = matches.version + 1, deeds = v.column3, standing = v.column4,
      clock = v.column5, result = v.column7, status = v.column8,
      offers = case when v.column6 = 1 then null else matches.offers end,
      touched = case when v.column6 = 1 then ${now} else matches.touched end
    from (values ${sql.join(rows)}) as v
    where matches.id = v.column1 and matches.version = v.column2 and matches.status = 'running'
    returning matches.id`.execute(trx);
  const matches = new Set(updated.map(({ id }) => id));
  const taken = changes.filter(({ match }) => matches.has(match));
  const deeds = taken.flatMap((change) => deedRows(change, now));
  if (deeds.length > 0) await trx.insertInto('deeds').values(deeds).execute();
  await planJobs(
    trx,
    taken.flatMap(({ flag }) => flag ?? []),
  );
  return new Set(taken);
}

const deedRows = ({ match, same, added }: Change, now: number) =>
  added.map(({ deed, print }, i) => ({
    match,
    number: same + i,
    deed: JSON.stringify(deed),
    print,
    at: now,
  }));

async function write(trx: Transaction<Schema>, change: Change): Promise<boolean> {
  const { match, version, stored, same, added, standing, openly, result, clock, flag } = change;
  // Whoever changes her orders meanwhile wants none of the old ones to answer.
  if (!(await areUnchanged(trx, match, change.orders))) return false;
  const now = Date.now();
  const updated = await trx
    .updateTable('matches')
    .set((update) => ({
      version: version + 1,
      deeds: same + added.length,
      takebacks: update('takebacks', '+', same < stored ? 1 : 0),
      standing,
      clock,
      ...(openly && { offers: null, touched: now }),
      result,
      status: statusOf(change),
    }))
    .where('id', '=', match)
    .where('version', '=', version)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n) return false;
  if (same < stored) {
    await trx.deleteFrom('deeds').where('match', '=', match).where('number', '>=', same).execute();
    await dropSnapshots(trx, match, same);
  }
  const rows = deedRows(change, now);
  if (rows.length > 0) await trx.insertInto('deeds').values(rows).execute();
  if (flag) await planJobs(trx, [flag]);
  await keepOrders(trx, match, change.orders);
  return true;
}
