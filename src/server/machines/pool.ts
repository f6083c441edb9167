import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Choice } from '../../kernel/choice.ts';
import type { ThinkingTask, Thought } from './task.ts';

/** How many machines may think at the same time in each of so many processes; one processor is left for people. */
export const threadsFor = (processes: number): number =>
  Math.max(1, Math.floor((availableParallelism() - 1) / processes));

export interface PoolSettings {
  /** How many machines may think at the same time. */
  readonly threads?: number;
  /** Milliseconds a machine may think about one decision. */
  readonly budget?: number;
}

/** A machine did not come to an end. */
export class TooSlow extends Error {}

interface Job {
  readonly task: ThinkingTask;
  readonly done: (choice: Choice) => void;
  readonly failed: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  timer?: ReturnType<typeof setTimeout>;
}

const BUDGET = 30_000;

/** Threads in which machines think, so that people are answered meanwhile. */
export class MachinePool {
  private readonly most: number;
  private readonly budget: number;
  private readonly threads = new Set<Thread>();
  private readonly queue: Job[] = [];
  private last = 0;
  private closed = false;

  constructor({ threads = threadsFor(1), budget = BUDGET }: PoolSettings = {}) {
    this.most = threads;
    this.budget = budget;
  }

  /** How many decisions wait for a thread. */
  get waiting(): number {
    return this.queue.length;
  }

  think(asked: Omit<ThinkingTask, 'id'>): Promise<Choice> {
    this.last += 1;
    const task = { ...asked, id: this.last };
    return new Promise((done, failed) => {
      this.queue.push({ task, done, failed });
      this.next();
    });
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return;
    const thread = [...this.threads].find(({ job }) => !job) ?? this.start();
    const job = thread && this.queue.shift();
    if (!job) return;
    thread.job = job;
    thread.timer = setTimeout(
      () => this.drop(thread, new TooSlow('it thought too long')),
      this.budget,
    );
    thread.worker.postMessage(job.task);
  }

  private start(): Thread | null {
    if (this.threads.size >= this.most) return null;
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    const thread: Thread = { worker, job: null };
    worker.unref();
    worker.on('message', (thought: Thought) => this.hear(thread, thought));
    worker.on('error', (error) =>
      this.drop(thread, error instanceof Error ? error : new Error(String(error))),
    );
    this.threads.add(thread);
    return thread;
  }

  private hear(thread: Thread, thought: Thought): void {
    const { job } = thread;
    if (job?.task.id !== thought.id) return;
    clearTimeout(thread.timer);
    thread.job = null;
    if ('choice' in thought) job.done(thought.choice);
    else job.failed(new Error(thought.error));
    this.next();
  }

  /** A thread that hangs or broke is ended; the next decision gets a new one. */
  private drop(thread: Thread, error: Error): void {
    clearTimeout(thread.timer);
    this.threads.delete(thread);
    void thread.worker.terminate();
    thread.job?.failed(error);
    thread.job = null;
    this.next();
  }

  async close(): Promise<void> {
    this.closed = true;
    const gone = new Error('the server stops');
    for (const { failed } of this.queue.splice(0)) failed(gone);
    await Promise.all(
      [...this.threads].map(async (thread) => {
        clearTimeout(thread.timer);
        thread.job?.failed(gone);
        await thread.worker.terminate();
      }),
    );
    this.threads.clear();
  }
}
