import { Worker as Thread } from 'node:worker_threads';
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
import { SqliteWork } from './sqlite-work.ts';

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

/** Whoever does what is asked, and says so. */
interface Worker {
  ask(task: SqliteTask): void;
  /** Does what was asked, then closes the file. */
  end(): Promise<void>;
  /** Something was asked, or nothing any more. */
  busy(isBusy: boolean): void;
}

/** An SQLite file: it does one thing after the other, but for the wait for the disk. */
export class SqliteFile {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private gone: Error | null = null;

  /** `aside`: in a thread of its own; else whoever asks is kept waiting. */
  constructor(place: SqlitePlace, aside: boolean) {
    const hear = (answer: SqliteAnswer) => this.hear(answer);
    this.worker = aside ? thread(place, hear, (why) => this.end(why)) : here(place, hear);
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
      if (this.waiting.size === 0) this.worker.busy(true);
      this.last += 1;
      this.waiting.set(this.last, { done, failed });
      this.worker.ask({ id: this.last, ...ask });
    });
  }

  private hear(answer: SqliteAnswer): void {
    const asked = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (this.waiting.size === 0) this.worker.busy(false);
    if ('done' in answer) asked?.done(answer.done);
    else asked?.failed(new SqliteError(answer.failed.message, answer.failed.code));
  }

  private end(why: unknown): void {
    const words = why instanceof Error ? why.message : String(why);
    this.gone ??= new SqliteError(words, THREAD_GONE);
    for (const { failed } of this.waiting.values()) failed(this.gone);
    this.waiting.clear();
  }

  async close(): Promise<void> {
    if (this.gone) return;
    await this.worker.end();
    this.end('the file is closed');
  }
}

type Hear = (answer: SqliteAnswer) => void;

/** SQLite stops whoever asks it until it has answered; here that is a thread, and people are heard meanwhile. */
function thread(place: SqlitePlace, hear: Hear, ended: (why: unknown) => void): Worker {
  const worker = new Thread(new URL('./sqlite-thread.ts', import.meta.url), { workerData: place });
  // Only what was asked keeps the process alive.
  worker.unref();
  worker.on('message', hear);
  worker.on('error', ended);
  worker.on('exit', () => ended('the file is closed'));
  return {
    ask: (task) => worker.postMessage(task),
    async end() {
      const exit = new Promise((done) => worker.once('exit', done));
      worker.ref();
      worker.postMessage(null);
      await exit;
    },
    busy: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
  };
}

/** Where several processes share the processors, messages to a thread would cost more than they save. */
function here(place: SqlitePlace, hear: Hear): Worker {
  const work = new SqliteWork(place);
  return {
    ask(task) {
      const answered = work.answer(task);
      if (answered instanceof Promise) void answered.then(hear);
      else hear(answered);
    },
    end: () => work.end(),
    busy: () => {},
  };
}
