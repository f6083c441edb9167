import type { Transaction } from 'kysely';
import type { KeptDeed } from '../../table/snapshot.ts';
import { type NewJob, planJob } from './jobs.ts';
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
const MOST = 200;

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
    while (this.waiting.length > 0) await this.commit(this.waiting.splice(0, MOST));
    this.working = false;
  }

  private async commit(batch: Waiting[]): Promise<void> {
    // Always in the same order: two processes never wait for each other.
    batch.sort((a, b) => (a.change.match < b.change.match ? -1 : 1));
    let taken: boolean[];
    const since = performance.now();
    try {
      taken = await this.db.transaction().execute(async (trx) => {
        const results: boolean[] = [];
        for (const { change } of batch) results.push(await write(trx, change));
        return results;
      });
      this.watcher?.committed(batch.length, (performance.now() - since) / 1000);
    } catch (error) {
      this.watcher?.commitFailed();
      for (const { failed } of batch) failed(error);
      return;
    }
    for (const [i, { done, failed }] of batch.entries()) {
      if (taken[i]) done();
      else failed(new Overtaken());
    }
  }
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
      status: result === null ? ('running' as const) : ('over' as const),
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
  const rows = added.map(({ deed, print }, i) => ({
    match,
    number: same + i,
    deed: JSON.stringify(deed),
    print,
    at: now,
  }));
  if (rows.length > 0) await trx.insertInto('deeds').values(rows).execute();
  if (flag) await planJob(trx, flag);
  await keepOrders(trx, match, change.orders);
  return true;
}
