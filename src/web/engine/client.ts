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

/** A match to be played in the worker, and the name it is kept under. */
export interface Opening {
  readonly match: string;
  readonly file: MatchFile;
  readonly seats: Seats;
  readonly behaviour: Behaviour;
}

export interface OpenRequest {
  readonly id: number;
  readonly open: Opening;
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

/** The page's end of the line to the table at which a match is played: here, in a worker. */
export class Line {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private listener: Listener | null = null;
  /** What came before anybody listened. */
  private early: Reply[] = [];
  private last = 0;

  constructor() {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'match',
    });
    this.worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.hear(data));
    this.worker.addEventListener('error', (event) => {
      for (const { failed } of this.waiting.values()) failed(new Error(event.message));
      this.waiting.clear();
    });
  }

  /** Lays the match out; everything else is asked after that. */
  open(open: Opening): Promise<News | Refused> {
    return this.send((id): OpenRequest => ({ id, open }));
  }

  ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K>> {
    return this.send((id): Request<K> => ({ id, name, ask }));
  }

  /** From now on `listener` hears what was not asked for. */
  listen(listener: Listener): void {
    this.listener = listener;
    const { early } = this;
    this.early = [];
    for (const reply of early) this.hear(reply);
  }

  private send<T>(message: (id: number) => object): Promise<T> {
    this.last += 1;
    const id = this.last;
    return new Promise<T>((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.worker.postMessage(message(id));
    });
  }

  private hear(reply: Reply): void {
    if ('id' in reply) {
      const waiting = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if ('error' in reply) waiting?.failed(new Error(reply.error));
      else waiting?.done(reply.answer as never);
    } else if (!this.listener) this.early.push(reply);
    else if ('news' in reply) this.listener.news(reply.news);
    else this.listener.trouble(reply.trouble);
  }

  close(): void {
    this.worker.terminate();
    this.waiting.clear();
  }
}
