import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { ProcessLine } from '../processes/line.ts';
import { type Bus, postgresBus, sqliteBus } from './bus.ts';
import { type Guarded, GuardedCommits } from './guarded.ts';
import { MIGRATIONS } from './migrations.ts';
import { PatientSqlite, Turns } from './patient-sqlite.ts';
import type { Schema } from './schema.ts';
import { SqliteFile } from './sqlite-file.ts';

export type Db = Kysely<Schema>;

/** Where the store is: a folder with an SQLite file in it, or a PostgreSQL server. */
export interface StoreSettings {
  readonly folder: string;
  readonly databaseUrl?: string;
}

export interface OpenStore {
  readonly db: Db;
  readonly bus: Bus;
  readonly kind: 'sqlite' | 'postgres';
  /** SQLite: writes all of these in one commit, and waits until it is on disk; says of each whether its first statement found its row. */
  readonly commit?: (all: readonly Guarded[]) => Promise<readonly boolean[]>;
  close(): Promise<void>;
}

/** Milliseconds to wait for another process that writes. */
const BUSY = 10_000;
const CONNECTIONS = 10;
/** Pages of the log after which they are written into the file itself. */
const LONG_LOG = 4000;

/** Opens the store and brings its tables up to date; `line`: to the other processes of the server. */
export async function openStore(settings: StoreSettings, line?: ProcessLine): Promise<OpenStore> {
  const store = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : await openSqlite(settings.folder, line);
  try {
    await migrate(store.db);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    // Steps about different things are numbered by subject: one may come after a later number.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the tables cannot be made');
}

/** What is committed is on disk before anybody hears of it. */
async function openSqlite(folder: string, line?: ProcessLine): Promise<OpenStore> {
  // What is in it lets whoever reads it sit in anybody's seat.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = path.join(folder, 'heliograph.sqlite');
  const file = new SqliteFile({ file: place, patience: BUSY, longLog: LONG_LOG }, !line);
  const turns = new Turns();
  const commits = new GuardedCommits(file);
  const db = new Kysely<Schema>({ dialect: new PatientSqlite(file, turns) });
  const bus = await sqliteBus(() => commitsOfOthers(file), line);
  return {
    db,
    bus,
    kind: 'sqlite',
    async commit(all) {
      const end = await turns.take();
      const found = commits.write(all);
      // The thread does it before whatever comes next: nobody has to wait for the answer.
      end();
      const [taken] = await Promise.all([found, file.onDisk()]);
      return taken;
    },
    async close() {
      await bus.close();
      await db.destroy();
    },
  };
}

/** Grows whenever another program writes to the file. */
async function commitsOfOthers(file: SqliteFile): Promise<unknown> {
  const { rows } = await file.query('pragma data_version');
  return (rows[0] as { readonly data_version: number }).data_version;
}

// Whole numbers of eight bytes: our times and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

async function openPostgres(connectionString: string): Promise<OpenStore> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it: the next query opens another.
  pool.on('error', () => {});
  // One that breaks between two queries of a transaction is nobody's business either until the next
  // of them fails; an error that nobody hears would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const bus = await postgresBus(connectionString);
  return {
    db,
    bus,
    kind: 'postgres',
    async close() {
      await bus.close();
      await db.destroy();
    },
  };
}
