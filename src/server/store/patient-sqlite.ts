import type Database from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type { LogOnDisk } from './log-on-disk.ts';

type Prepared = Pick<Database.Database, 'prepare' | 'close'>;

/**
 * SQLite for Kysely, but nobody is kept waiting for another's commit. SQLite would stop the whole
 * process until a commit is on disk (`synchronous=FULL`), some milliseconds each time. Here whoever
 * wrote waits for the disk after the connection is free for the next; so a promise that has written
 * something is kept only when it is on disk, as before.
 */
export class PatientSqlite extends SqliteDialect {
  private readonly file: Database.Database;
  private readonly log: LogOnDisk;

  /** `database` prepares statements of `file`. */
  constructor(file: Database.Database, database: Prepared, log: LogOnDisk) {
    super({ database });
    this.file = file;
    this.log = log;
  }

  override createDriver(): Driver {
    return new PatientDriver(super.createDriver(), this.file, this.log);
  }

  override createAdapter(): DialectAdapter {
    return new TakesTurns();
  }
}

/** Who may use the connection is for the driver to say, which frees it before the wait for the disk. */
class TakesTurns extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The one connection, in the hands of whoever's turn it is. */
class Turn implements DatabaseConnection {
  private readonly connection: DatabaseConnection;
  readonly end: () => void;
  wrote = false;

  constructor(connection: DatabaseConnection, end: () => void) {
    this.connection = connection;
    this.end = end;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (query.query.kind !== 'SelectQueryNode') this.wrote = true;
    return this.connection.executeQuery(query);
  }

  streamQuery<R>(query: CompiledQuery, chunk: number): AsyncIterableIterator<QueryResult<R>> {
    return this.connection.streamQuery(query, chunk);
  }
}

class PatientDriver implements Driver {
  private readonly inner: Driver;
  private readonly file: Database.Database;
  private readonly log: LogOnDisk;
  /** Ends with the last turn that was promised. */
  private last: Promise<void> = Promise.resolve();

  constructor(inner: Driver, file: Database.Database, log: LogOnDisk) {
    this.inner = inner;
    this.file = file;
    this.log = log;
  }

  init(): Promise<void> {
    return this.inner.init();
  }

  async acquireConnection(): Promise<Turn> {
    const before = this.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.last = promise;
    await before;
    try {
      // In the log the order is kept either way, so that a commit is there as a whole or not at all.
      this.file.exec('pragma synchronous = normal');
      return new Turn(await this.inner.acquireConnection(), resolve);
    } catch (error) {
      resolve();
      throw error;
    }
  }

  async releaseConnection(turn: Turn): Promise<void> {
    try {
      this.file.exec('pragma synchronous = full');
    } finally {
      turn.end();
    }
    if (turn.wrote) await this.log.reached();
  }

  beginTransaction(...args: Parameters<Driver['beginTransaction']>): Promise<void> {
    return this.inner.beginTransaction(...args);
  }

  commitTransaction(turn: Turn): Promise<void> {
    return this.inner.commitTransaction(turn);
  }

  rollbackTransaction(turn: Turn): Promise<void> {
    return this.inner.rollbackTransaction(turn);
  }

  destroy(): Promise<void> {
    return this.inner.destroy();
  }
}
