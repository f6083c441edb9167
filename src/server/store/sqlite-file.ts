import { Worker } from 'node:worker_threads';
import type {
  SqliteAnswer,
  SqliteCommit,
  SqliteCounts,
  SqliteDone,
  SqlitePlace,
  SqliteQuery,
  SqliteRows,
  SqliteTask,
} from './sqlite-task.ts';

/** What SQLite said, with its code: `SQLITE_FULL` and the like. */
class SqliteError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/** What begins like this is a trouble of the store: what was asked may succeed after the next start. */
const THREAD_GONE = 'SQLITE_IOERR_THREAD';

type Ask =
  | { readonly query: SqliteQuery }
  | { readonly commit: SqliteCommit }
  | { readonly onDisk: true };

interface Waiting {
  readonly done: (answer: SqliteDone) => void;
  readonly failed: (error: Error) => void;
}

/**
 * An SQLite file in a thread of its own. SQLite stops whoever asks it until it has answered; here
 * that is the thread, and people are heard meanwhile. It does one thing after the other.
 */
export class SqliteFile {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private gone: Error | null = null;

  constructor(place: SqlitePlace) {
    this.worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: place });
    // Only what was asked keeps the process alive.
    this.worker.unref();
    this.worker.on('message', (answer: SqliteAnswer) => this.hear(answer));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error('the file is closed')));
  }

  query(sql: string, parameters: readonly unknown[] = []): Promise<SqliteRows> {
    return this.ask({ query: { sql, parameters } }) as Promise<SqliteRows>;
  }

  /** Writes all of it in one commit, which is in the log then. */
  commit(commit: SqliteCommit): Promise<SqliteCounts> {
    return this.ask({ commit }) as Promise<SqliteCounts>;
  }

  /** Answers when all that was written so far is on disk. */
  async onDisk(): Promise<void> {
    await this.ask({ onDisk: true });
  }

  private ask(ask: Ask): Promise<SqliteDone> {
    return new Promise((done, failed) => {
      if (this.gone) {
        failed(this.gone);
        return;
      }
      if (this.waiting.size === 0) this.worker.ref();
      this.last += 1;
      this.waiting.set(this.last, { done, failed });
      this.worker.postMessage({ id: this.last, ...ask } satisfies SqliteTask);
    });
  }

  private hear(answer: SqliteAnswer): void {
    const asked = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (this.waiting.size === 0) this.worker.unref();
    if ('done' in answer) asked?.done(answer.done);
    else asked?.failed(new SqliteError(answer.failed.message, answer.failed.code));
  }

  private end(why: unknown): void {
    const words = why instanceof Error ? why.message : String(why);
    this.gone ??= new SqliteError(words, THREAD_GONE);
    for (const { failed } of this.waiting.values()) failed(this.gone);
    this.waiting.clear();
  }

  /** Does what was asked, then closes the file. */
  async close(): Promise<void> {
    if (this.gone) return;
    const ended = new Promise((done) => this.worker.once('exit', done));
    this.worker.ref();
    this.worker.postMessage(null);
    await ended;
  }
}
