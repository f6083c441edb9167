import { randomId } from '../seats/secrets.ts';
import {
  finishJob,
  type JobRow,
  type NewJob,
  planJob,
  prolongJob,
  putBackJob,
  takeJobs,
} from '../store/jobs.ts';
import type { Db, OpenStore } from '../store/open.ts';

/**
 * Does a job. It may happen that one is done twice (the process dies after the deed and before its
 * row is gone), so that doing it again must do no harm.
 */
export type JobHandler = (payload: unknown, job: JobRow) => Promise<void>;

export interface RunnerSettings {
  /** Milliseconds between looks at what is due. */
  readonly every?: number;
  /** Milliseconds for which a runner has a job to itself; it asks for more while it works. */
  readonly lease?: number;
  /** Jobs done at the same time. */
  readonly most?: number;
  /** Attempts before a job is given up. */
  readonly attempts?: number;
  /** Milliseconds before the first repetition; each further one waits four times as long. */
  readonly pause?: number;
  readonly now?: () => number;
  readonly mishap: (error: Error, job: string) => void;
}

const LONGEST_PAUSE = 60 * 60 * 1000;
const LONGEST_REASON = 500;

/** Does what is due, each job in one process only; what a dead process leaves, another does. */
export class JobRunner {
  private readonly store: OpenStore;
  private readonly settings: Required<RunnerSettings>;
  private readonly handlers = new Map<string, JobHandler>();
  private readonly name = randomId();
  private takings = 0;
  private readonly working = new Set<Promise<void>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private looking: Promise<void> | null = null;
  private again = false;
  private stopped = true;

  constructor(store: OpenStore, settings: RunnerSettings) {
    this.store = store;
    this.settings = {
      every: 1000,
      lease: 60_000,
      most: 20,
      attempts: 12,
      pause: 5000,
      now: Date.now,
      ...settings,
    };
  }

  /** Says who does jobs of a kind; each kind has one handler. */
  handle(kind: string, handler: JobHandler): void {
    if (this.handlers.has(kind)) throw new Error(`jobs of kind ${kind} have a handler already`);
    this.handlers.set(kind, handler);
  }

  /** Plans a job; one that is due by now is looked at at once. */
  async plan(job: NewJob, db: Db = this.store.db): Promise<void> {
    await planJob(db, job);
    this.lookSoon(job.due);
  }

  start(): void {
    this.stopped = false;
    this.look();
  }

  /** Takes no more, and answers when what was taken is done. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
    await Promise.all(this.working);
  }

  /** A job was planned: if it is due before the next look, the next look comes earlier. */
  lookSoon(due: number): void {
    const wait = Math.max(0, due - this.settings.now());
    if (wait < this.settings.every && !this.stopped) setTimeout(() => this.look(), wait).unref();
  }

  private look(): void {
    if (this.stopped) return;
    if (this.looking) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.looking = this.takeSome().finally(() => {
      this.looking = null;
      if (this.stopped) return;
      this.timer = setTimeout(() => this.look(), this.again ? 0 : this.settings.every);
      this.timer.unref();
      this.again = false;
    });
  }

  private async takeSome(): Promise<void> {
    const { lease, most, mishap } = this.settings;
    const now = this.settings.now();
    try {
      const jobs = await takeJobs(this.store, {
        // Another one each time: a job that is planned again while it is done may be taken before
        // that is over, and the first to finish must not end the second.
        taker: `${this.name}/${this.takings++}`,
        kinds: [...this.handlers.keys()],
        now,
        until: now + lease,
        most: most - this.working.size,
      });
      if (jobs.length > 0) this.again = true;
      for (const job of jobs) {
        const work = this.do(job).finally(() => this.working.delete(work));
        this.working.add(work);
      }
    } catch (error) {
      // The store is away: the next look finds it again, or not.
      mishap(asError(error), '');
    }
  }

  private async do(job: JobRow): Promise<void> {
    const { db } = this.store;
    const { lease, mishap } = this.settings;
    const prolong = setInterval(() => {
      prolongJob(db, job, this.settings.now() + lease).catch(() => {});
    }, lease / 3);
    try {
      const error = await this.tryOut(job);
      if (!error) await finishJob(db, job);
      else {
        mishap(error, job.kind);
        await putBackJob(db, job, this.afterFailure(job, error));
      }
    } catch (error) {
      // Not even that could be written: when the lease is over, somebody does it again.
      mishap(asError(error), job.kind);
    } finally {
      clearInterval(prolong);
    }
  }

  private async tryOut(job: JobRow): Promise<Error | null> {
    try {
      await this.handlers.get(job.kind)?.(JSON.parse(job.payload), job);
      return null;
    } catch (error) {
      return asError(error);
    }
  }

  private afterFailure({ attempts }: JobRow, error: Error) {
    const { pause, attempts: most, now } = this.settings;
    // Those that failed together do not come back together.
    const wait = Math.min(LONGEST_PAUSE, pause * 4 ** attempts) * (0.5 + Math.random());
    const isLast = attempts + 1 >= most;
    const failed = isLast ? error.message.slice(0, LONGEST_REASON) : null;
    return { due: now() + Math.round(wait), failed };
  }
}

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));
