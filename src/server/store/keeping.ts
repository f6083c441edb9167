import type { Transaction } from 'kysely';
import type { Change } from './change.ts';
import { planJobs } from './jobs.ts';
import { dropDeeds } from './matches.ts';
import type { OpenStore } from './open.ts';
import { areUnchanged, keepOrders } from './orders.ts';
import { deedRows, guarded, statusOf, writePlain } from './plain-changes.ts';
import type { Schema } from './schema.ts';

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
  private readonly store: OpenStore;
  private waiting: Waiting[] = [];
  private working = false;
  private readonly watcher: Watcher | null;

  constructor(store: OpenStore, watcher: Watcher | null = null) {
    this.store = store;
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
    while (this.waiting.length > 0) {
      // Whoever has asked meanwhile is heard first and comes along; where nobody did, it takes no time.
      await new Promise<void>((go) => setImmediate(go));
      await this.commit(this.nextBatch());
    }
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
        return await writeAll(this.store, changes);
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
  store: OpenStore,
  changes: readonly Change[],
): Promise<ReadonlySet<Change>> {
  const plain = changes.filter(isPlain);
  const others = changes.filter((change) => !isPlain(change));
  // SQLite has its own way with plain ones, in a commit of theirs; PostgreSQL takes all in one.
  if (store.commit) {
    const taken = await store.commit(plain.map(guarded));
    const kept = new Set(plain.filter((_, i) => taken[i]));
    if (others.length > 0)
      await store.db.transaction().execute((trx) => writeOthers(trx, others, kept));
    return kept;
  }
  return store.db.transaction().execute(async (trx) => {
    const kept = await writePlain(trx, plain);
    await writeOthers(trx, others, kept);
    return kept;
  });
}

/** What takes more than one look is written one after the other. */
async function writeOthers(
  trx: Transaction<Schema>,
  changes: readonly Change[],
  taken: Set<Change>,
): Promise<void> {
  for (const change of changes) if (await write(trx, change)) taken.add(change);
}

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
  if (same < stored) await dropDeeds(trx, match, same);
  const rows = deedRows(change, now);
  if (rows.length > 0) await trx.insertInto('deeds').values(rows).execute();
  if (flag) await planJobs(trx, [flag]);
  await keepOrders(trx, match, change.orders);
  return true;
}
