import type { MatchFile } from '../../kernel/match-file.ts';
import type {
  Answer,
  Asked,
  Behaviour,
  News,
  Refused,
  Reply,
  Request,
  RequestName,
} from '../../table/protocol.ts';
import type { Seats } from '../../table/seats.ts';
import { randomName } from '../store/random-name.ts';
import { startWorker } from '../worker/start.ts';
import type { Kept, KeptAs } from './keeper.ts';

/** A match to be played in the worker. */
export interface Opening {
  readonly file: MatchFile;
  readonly seats: Seats;
  readonly behaviour: Behaviour;
}

export interface OpenRequest {
  readonly id: number;
  readonly open: Opening;
}

/** What the page says to the worker before it asks anything. */
export interface Greeting {
  /** Where the match is kept; `null`: nowhere, it is only tried. */
  readonly keptAs: KeptAs | null;
  /** The worker holds this lock as long as it lives. */
  readonly lock: string;
}

export type ToWorker =
  | Request
  | OpenRequest
  | { readonly greeting: Greeting }
  | { readonly keepAgain: true };

/** What any table answers, and what a worker says of itself. */
export type FromWorker =
  | Reply
  | { readonly id: number; readonly error: string; readonly trace: string }
  | { readonly ready: true }
  | { readonly kept: Kept };

/** The worker is gone: it did not load, or it ended. */
export class WorkerLost extends Error {}

/** The worker stumbled over what it was asked: what it holds may be damaged. */
export class WorkerStumbled extends Error {
  constructor(message: string, trace: string) {
    super(message);
    if (trace !== '') this.stack = trace;
  }
}

interface Waiting {
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

/** Who hears what was not asked for. */
export interface Listener {
  news(news: News): void;
  trouble(message: string): void;
}

export interface LineSettings {
  /** Where the match is kept; left out: nowhere, it is only tried. */
  readonly keptAs?: KeptAs;
  readonly onkept?: (kept: Kept) => void;
  readonly onlost?: () => void;
  /** Milliseconds in which the worker must have been fetched and begun. */
  readonly patience?: number;
}

/** The page's end of the line to the table at which a match is played: here, in a worker. */
export class Line {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly closing = new AbortController();
  private readonly settings: LineSettings;
  private readonly lock = `heliograph.worker.${randomName(12)}`;
  private readonly patience: ReturnType<typeof setTimeout>;
  private listener: Listener | null = null;
  /** What came before anybody listened. */
  private early: FromWorker[] = [];
  private last = 0;

  constructor(settings: LineSettings = {}) {
    this.settings = settings;
    this.patience = setTimeout(() => this.lose(), settings.patience ?? 30_000);
    this.worker = startWorker('match');
    this.worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      this.hear(data),
    );
    this.worker.addEventListener('error', () => this.lose());
    this.worker.addEventListener('messageerror', () => this.lose());
    this.post({ greeting: { keptAs: settings.keptAs ?? null, lock: this.lock } });
  }

  /** Lays the match out; everything else is asked after that. */
  open(open: Opening): Promise<News | Refused> {
    return this.send((id) => ({ id, open }));
  }

  ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K>> {
    return this.send((id) => ({ id, name, ask }));
  }

  /** Tries at once to keep what could not be kept. */
  keepAgain(): void {
    this.post({ keepAgain: true });
  }

  /** From now on `listener` hears what was not asked for. */
  listen(listener: Listener): void {
    this.listener = listener;
    const { early } = this;
    this.early = [];
    for (const reply of early) this.hear(reply);
  }

  private post(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private send<T>(message: (id: number) => ToWorker): Promise<T> {
    this.last += 1;
    const id = this.last;
    return new Promise<T>((done, failed) => {
      if (this.closing.signal.aborted) {
        failed(new WorkerLost());
        return;
      }
      this.waiting.set(id, { done, failed });
      this.post(message(id));
    });
  }

  private hear(reply: FromWorker): void {
    if ('ready' in reply) void this.watch();
    else if ('kept' in reply) this.settings.onkept?.(reply.kept);
    else if ('id' in reply) {
      const waiting = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if ('error' in reply)
        waiting?.failed(new WorkerStumbled(reply.error, 'trace' in reply ? reply.trace : ''));
      else waiting?.done(reply.answer as never);
    } else if (!this.listener) this.early.push(reply);
    else if ('news' in reply) this.listener.news(reply.news);
    else this.listener.trouble(reply.trouble);
  }

  /** The worker has begun. When it ends it says nothing, but lets go of its lock. */
  private async watch(): Promise<void> {
    clearTimeout(this.patience);
    try {
      await navigator.locks?.request(this.lock, { signal: this.closing.signal }, () => this.lose());
    } catch {
      // Closed by ourselves.
    }
  }

  private lose(): void {
    if (this.closing.signal.aborted) return;
    this.close();
    this.settings.onlost?.();
  }

  /** Nothing is answered any more, least of all what was asked before. */
  close(): void {
    clearTimeout(this.patience);
    this.closing.abort();
    this.worker.terminate();
    for (const { failed } of this.waiting.values()) failed(new WorkerLost());
    this.waiting.clear();
  }
}
