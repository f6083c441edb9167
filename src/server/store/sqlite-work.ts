import Database from 'better-sqlite3';
import { LogOnDisk } from './log-on-disk.ts';
import type {
  SqliteAnswer,
  SqliteCommit,
  SqliteCounts,
  SqlitePlace,
  SqliteQuery,
  SqliteRows,
  SqliteTask,
} from './sqlite-task.ts';

const MOST_PREPARED = 500;
const NOTHING = 'select 1';

/** Reads and writes an SQLite file, and keeps whoever calls it waiting until it has. */
export class SqliteWork {
  private readonly file: Database.Database;
  private readonly log: LogOnDisk;
  private readonly prepared = new Map<string, Database.Statement>();
  /** The statements of commits, by number. */
  private readonly known: string[] = [];
  private readonly writeAll: (commit: SqliteCommit) => SqliteCounts;

  constructor({ file: place, patience, longLog }: SqlitePlace) {
    this.file = new Database(place, { timeout: patience });
    this.file.pragma('journal_mode = WAL');
    // A commit is in the log as a whole or not at all; whoever made it waits until the log is on disk.
    this.file.pragma('synchronous = NORMAL');
    this.file.pragma(`wal_autocheckpoint = ${longLog}`);
    this.file.pragma('foreign_keys = ON');
    this.log = new LogOnDisk(place);
    this.writeAll = this.file.transaction(({ values }: SqliteCommit) => {
      const counts: number[] = [];
      for (let at = 0; at < values.length; ) at = this.writeOne(values, at, counts);
      return counts;
    }).immediate;
  }

  /** At once, but for the wait for the disk. */
  answer(task: SqliteTask): SqliteAnswer | Promise<SqliteAnswer> {
    const { id } = task;
    try {
      if ('commit' in task) {
        this.known.push(...task.commit.learn);
        return { id, done: this.writeAll(task.commit) };
      }
      if ('query' in task) return { id, done: this.query(task.query) };
      return this.log.reached().then(
        () => ({ id, done: null }),
        (error: unknown) => failure(id, error),
      );
    } catch (error) {
      return failure(id, error);
    }
  }

  async end(): Promise<void> {
    this.file.close();
    await this.log.close();
  }

  /** The same few statements come again and again: each is prepared once. */
  private prepare(asked: string): Database.Statement {
    // Where the disk is full SQLite has rolled back itself: to do so again would hide why.
    const text = asked === 'rollback' && !this.file.inTransaction ? NOTHING : asked;
    const known = this.prepared.get(text);
    if (known) return known;
    const statement = this.file.prepare(text);
    if (this.prepared.size >= MOST_PREPARED) this.prepared.clear();
    this.prepared.set(text, statement);
    return statement;
  }

  private query({ sql, parameters }: SqliteQuery): SqliteRows {
    const statement = this.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], changes, insertId: Number(lastInsertRowid) };
  }

  /** Writes one of a commit from its place in the row of values on; says where the next one begins. */
  private writeOne(values: readonly unknown[], from: number, counts: number[]): number {
    const statements = values[from] as number;
    let at = from + 1;
    let isThere = true;
    for (let nth = 0; nth < statements; nth++) {
      const [number, length] = [values[at] as number, values[at + 1] as number];
      at += 2;
      if (isThere) {
        const statement = this.prepare(this.known[number] ?? '');
        const { changes } = statement.run(values.slice(at, at + length));
        counts.push(changes);
        isThere = nth > 0 || changes === 1;
      }
      at += length;
    }
    return at;
  }
}

const failure = (id: number, error: unknown): SqliteAnswer => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { id, failed: { message: error instanceof Error ? error.message : String(error), code } };
};
