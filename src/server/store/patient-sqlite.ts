import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteFile } from './sqlite-file.ts';

/** The one connection of an SQLite file: whoever's turn it is has it to himself. */
export class Turns {
  /** Ends with the last turn that was promised. */
  private last: Promise<void> = Promise.resolve();

  /** Answers when it is one's turn, with what ends it. */
  async take(): Promise<() => void> {
    const before = this.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.last = promise;
    await before;
    return resolve;
  }
}

/**
 * SQLite for Kysely, but nobody is kept waiting for another's commit. SQLite would keep the
 * connection busy until a commit is on disk, some milliseconds each time. Here whoever wrote waits
 * for the disk after the connection is free for the next; so a promise that has written something is
 * kept only when it is on disk, as before.
 */
export class PatientSqlite implements Dialect {
  private readonly file: SqliteFile;
  private readonly turns: Turns;

  constructor(file: SqliteFile, turns: Turns) {
    this.file = file;
    this.turns = turns;
  }

  createDriver(): Driver {
    return new PatientDriver(this.file, this.turns);
  }

  createAdapter(): SqliteAdapter {
    return new TakesTurns();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** Who may use the connection is for the driver to say, which frees it before the wait for the disk. */
class TakesTurns extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The connection, in the hands of whoever's turn it is. */
class Turn implements DatabaseConnection {
  private readonly file: SqliteFile;
  readonly end: () => void;
  wrote = false;

  constructor(file: SqliteFile, end: () => void) {
    this.file = file;
    this.end = end;
  }

  async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
    if (query.kind !== 'SelectQueryNode') this.wrote = true;
    const { rows, changes, insertId } = await this.file.query(sql, parameters);
    return {
      rows: rows as R[],
      ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
      ...(insertId !== undefined && { insertId: BigInt(insertId) }),
    };
  }

  /** Nothing here is read piece by piece. */
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows of this store are read at once');
  }
}

class PatientDriver implements Driver {
  private readonly file: SqliteFile;
  private readonly turns: Turns;

  constructor(file: SqliteFile, turns: Turns) {
    this.file = file;
    this.turns = turns;
  }

  async init(): Promise<void> {
    // The thread opens the file by itself.
  }

  async acquireConnection(): Promise<Turn> {
    return new Turn(this.file, await this.turns.take());
  }

  async releaseConnection(turn: Turn): Promise<void> {
    turn.end();
    if (turn.wrote) await this.file.onDisk();
  }

  /** At once for writing: who first only reads is refused if another process writes before it does. */
  async beginTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    return this.file.close();
  }
}
