import { parentPort, workerData } from 'node:worker_threads';
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

/** The thread in which an SQLite file is read and written, so that people are heard meanwhile. */

const MOST_PREPARED = 500;
const NOTHING = 'select 1';

const { file: place, patience, longLog } = workerData as SqlitePlace;
const file = open();
const log = new LogOnDisk(place);
const prepared = new Map<string, Database.Statement>();

function open(): Database.Database {
  const opened = new Database(place, { timeout: patience });
  opened.pragma('journal_mode = WAL');
  // A commit is in the log as a whole or not at all; whoever made it waits until the log is on disk.
  opened.pragma('synchronous = NORMAL');
  opened.pragma(`wal_autocheckpoint = ${longLog}`);
  opened.pragma('foreign_keys = ON');
  return opened;
}

/** The same few statements come again and again: each is prepared once. */
function prepare(asked: string): Database.Statement {
  // Where the disk is full SQLite has rolled back itself: to do so again would hide why.
  const text = asked === 'rollback' && !file.inTransaction ? NOTHING : asked;
  const known = prepared.get(text);
  if (known) return known;
  const statement = file.prepare(text);
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  prepared.set(text, statement);
  return statement;
}

function query({ sql, parameters }: SqliteQuery): SqliteRows {
  const statement = prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes, insertId: Number(lastInsertRowid) };
}

/** The statements of commits, by number. */
const known: string[] = [];

/** Writes one of a commit from its place in the row of values on; says where the next one begins. */
function writeOne(values: readonly unknown[], from: number, counts: number[]): number {
  const statements = values[from] as number;
  let at = from + 1;
  let isThere = true;
  for (let nth = 0; nth < statements; nth++) {
    const [number, length] = [values[at] as number, values[at + 1] as number];
    at += 2;
    if (isThere) {
      const { changes } = prepare(known[number] ?? '').run(values.slice(at, at + length));
      counts.push(changes);
      isThere = nth > 0 || changes === 1;
    }
    at += length;
  }
  return at;
}

const writeAll: (commit: SqliteCommit) => SqliteCounts = file.transaction(
  ({ values }: SqliteCommit) => {
    const counts: number[] = [];
    for (let at = 0; at < values.length; ) at = writeOne(values, at, counts);
    return counts;
  },
).immediate;

const failure = (id: number, error: unknown): SqliteAnswer => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  return { id, failed: { message: error instanceof Error ? error.message : String(error), code } };
};

function answer(task: SqliteTask): SqliteAnswer | Promise<SqliteAnswer> {
  const { id } = task;
  try {
    if ('commit' in task) {
      known.push(...task.commit.learn);
      return { id, done: writeAll(task.commit) };
    }
    if ('query' in task) return { id, done: query(task.query) };
    return log.reached().then(
      () => ({ id, done: null }),
      (error: unknown) => failure(id, error),
    );
  } catch (error) {
    return failure(id, error);
  }
}

const port = parentPort;

async function end(): Promise<void> {
  file.close();
  await log.close();
  port?.close();
}

port?.on('message', (task: SqliteTask | null) => {
  if (!task) return void end();
  const answered = answer(task);
  if (answered instanceof Promise) void answered.then((late) => port.postMessage(late));
  else port.postMessage(answered);
});
