import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { ProcessLine } from '../processes/line.ts';
import { type Bus, postgresBus, sqliteBus } from './bus.ts';
import { committing, type Guarded } from './guarded.ts';
import { LogOnDisk } from './log-on-disk.ts';
import { MIGRATIONS } from './migrations.ts';
import { PatientSqlite } from './patient-sqlite.ts';
import type { Schema } from './schema.ts';

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
const MOST_PREPARED = 500;
const NOTHING = 'select 1';
/** Pages of the log after which they are written into the file itself. */
const LONG_LOG = 4000;

/** Opens the store and brings its tables up to date; `line`: to the other processes of the server. */
export async function openStore(settings: StoreSettings, line?: ProcessLine): Promise<OpenStore> {
  const store = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : openSqlite(settings.folder, line);
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

/** What is committed is on disk: `synchronous=FULL` also in the write-ahead log. */
function openSqlite(folder: string, line?: ProcessLine): OpenStore {
  // What is in it lets whoever reads it sit in anybody's seat.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const place = path.join(folder, 'heliograph.sqlite');
  const file = new Database(place, { timeout: BUSY });
  const log = new LogOnDisk(place);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma(`wal_autocheckpoint = ${LONG_LOG}`);
  file.pragma('foreign_keys = ON');
  const database = remembering(file);
  const db = new Kysely<Schema>({ dialect: new PatientSqlite(file, database, log) });
  const commit = committing(file, (text) => database.prepare(text));
  const bus = sqliteBus(file, line);
  return {
    db,
    bus,
    kind: 'sqlite',
    async commit(all) {
      // There is one connection: Kysely has nothing else under way on it meanwhile.
      const found = await db.connection().execute(async () => commit(all));
      await log.reached();
      return found;
    },
    async close() {
      await bus.close();
      await db.destroy();
      await log.close();
    },
  };
}

/** The same few statements come again and again: each is prepared once. */
function remembering(file: Database.Database): Pick<Database.Database, 'prepare' | 'close'> {
  const prepared = new Map<string, Database.Statement>();
  return {
    prepare(asked: string) {
      // Where the disk is full SQLite has rolled back itself: to do so again would hide why.
      const text = asked === 'rollback' && !file.inTransaction ? NOTHING : asked;
      const known = prepared.get(text);
      if (known) return known;
      const statement = file.prepare(text);
      if (prepared.size >= MOST_PREPARED) prepared.clear();
      prepared.set(text, statement);
      return statement;
    },
    close: () => file.close(),
  } as Pick<Database.Database, 'prepare' | 'close'>;
}

// Whole numbers of eight bytes: our times and counts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

async function openPostgres(connectionString: string): Promise<OpenStore> {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: 5000 });
  // A connection that breaks while nobody uses it: the next query opens another.
  pool.on('error', () => {});
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
