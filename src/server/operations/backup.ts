import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { runningMatches, schemaGaps } from '../store/doctor.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import type { Db, OpenStore } from '../store/open.ts';
import {
  emptyTable,
  fillTable,
  isEmpty,
  markRestored,
  type Row,
  rowsOf,
  tablesOf,
} from '../store/tables.ts';

/**
 * A backup is one file for either store: lines of JSON, compressed. The first says what it is, one
 * follows for each row, the last holds the hash of all before it. It is written and read back while
 * servers run.
 */

/** What is wrong with a backup, or in the way of it: for whoever asked. */
export class BackupProblem extends Error {}

interface Head {
  readonly heliograph: 'backup';
  readonly version: 1;
  readonly made: string;
  /** The steps of the schema that it was made with. */
  readonly steps: readonly string[];
}

interface Tail {
  readonly rows: number;
  readonly sha256: string;
}

export interface BackupReport {
  readonly tables: Readonly<Record<string, number>>;
  readonly rows: number;
  readonly sha256: string;
}

const within = <T>(
  { db, kind }: OpenStore,
  deed: Parameters<ReturnType<Db['transaction']>['execute']>[0],
) => {
  const reading = db.transaction();
  const still = kind === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading;
  return still.execute(deed) as Promise<T>;
};

/** Writes all there is, as it was at one moment; an unfinished file never bears its name. */
export async function backup(store: OpenStore, file: string): Promise<BackupReport> {
  const unfinished = `${file}.part`;
  const out = createGzip();
  // What is in it lets whoever has it sit in anybody's seat.
  const disk = out.pipe(createWriteStream(unfinished, { mode: 0o600 }));
  const hash = createHash('sha256');
  const write = async (value: unknown): Promise<void> => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    if (!out.write(line)) await once(out, 'drain');
  };
  try {
    const head: Head = {
      heliograph: 'backup',
      version: 1,
      made: new Date().toISOString(),
      steps: Object.keys(MIGRATIONS),
    };
    await write(head);
    const tables = await within<Record<string, number>>(store, async (trx) => {
      const counts: Record<string, number> = {};
      for (const table of await tablesOf(trx, store.kind)) {
        counts[table] = 0;
        for await (const rows of rowsOf(trx, store.kind, table)) {
          for (const row of rows) await write([table, row]);
          counts[table] += rows.length;
        }
      }
      return counts;
    });
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    const tail: Tail = { rows, sha256: hash.digest('hex') };
    out.end(`${JSON.stringify(tail)}\n`);
    await finished(disk);
    await check(unfinished);
    renameSync(unfinished, file);
    return { tables, ...tail };
  } catch (error) {
    out.destroy();
    rmSync(unfinished, { force: true });
    throw error;
  }
}

type Line = readonly [table: string, row: Row];

/** The lines of a backup: hashes them on the way, and knows what the last one must say. */
async function* linesOf(file: string, hash: Hash): AsyncGenerator<Head | Line | Tail> {
  const unzip = createGunzip();
  const disk = createReadStream(file);
  disk.on('error', (error) => unzip.destroy(error));
  const lines = createInterface({ input: disk.pipe(unzip), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    const value = JSON.parse(line) as Head | Line | Tail;
    if (!('sha256' in value)) hash.update(`${line}\n`);
    yield value;
  }
}

/** Reads a backup to its end; throws what is wrong with it. */
export async function check(file: string): Promise<Tail> {
  const hash = createHash('sha256');
  let rows = -1;
  try {
    for await (const line of linesOf(file, hash)) {
      if (rows < 0 && !('heliograph' in line && line.heliograph === 'backup' && line.version === 1))
        throw new BackupProblem(`${file} is no backup of this kind`);
      if ('sha256' in line) {
        if (line.sha256 !== hash.digest('hex') || line.rows !== rows)
          throw new BackupProblem(`${file} is damaged: its hash is not what it says`);
        return line;
      }
      if ('heliograph' in line) unknownSteps(file, line);
      rows += 1;
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  throw new BackupProblem(`${file} is cut off before its end`);
}

function unknownSteps(file: string, { steps }: Head): void {
  const unknown = steps.filter((step) => !Object.hasOwn(MIGRATIONS, step));
  if (unknown.length > 0)
    throw new BackupProblem(
      `${file} was made by a newer version (${unknown.join(', ')}); update this one`,
    );
}

/** Puts a backup in place of all there is, in one go: servers that run see all of it or nothing. */
export async function restore(
  store: OpenStore,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<BackupReport> {
  const tail = await check(file);
  const { missing } = await schemaGaps(store.db);
  if (missing.length > 0) throw new BackupProblem(`the store lacks ${missing.join(', ')}`);
  if (!replace && !(await isEmpty(store.db)))
    throw new BackupProblem(
      'the store is not empty; --replace puts the backup in place of what is there',
    );
  const tables: Record<string, number> = {};
  await within(store, async (trx) => {
    const order = await tablesOf(trx, store.kind);
    for (const table of [...order].reverse()) await emptyTable(trx, table);
    let [name, batch]: [string, Row[]] = ['', []];
    const flush = async () => {
      if (batch.length > 0) await fillTable(trx, name, batch);
      tables[name] = (tables[name] ?? 0) + batch.length;
      batch = [];
    };
    for await (const line of linesOf(file, createHash('sha256'))) {
      if (!Array.isArray(line)) continue;
      const [table, row] = line as Line;
      if (!order.includes(table)) throw new BackupProblem(`there is no table ${table} here`);
      if (table !== name || batch.length >= 200) {
        await flush();
        name = table;
      }
      batch.push(row);
    }
    await flush();
    delete tables[''];
    await markRestored(trx);
  });
  for (const id of await runningMatches(store.db)) store.bus.announce(id);
  return { tables, ...tail };
}
