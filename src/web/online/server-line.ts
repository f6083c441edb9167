import {
  CLOSES,
  type MatchInfo,
  type ServerAnswer,
  type ServerAsked,
  type ServerReply,
  type ServerRequestName,
} from '../../table/online.ts';
import type { Answer, Asked, News, RequestName } from '../../table/protocol.ts';
import type { Said, TalkAnswer, TalkAsked, TalkRequestName } from '../../table/talk.ts';
import { ViewReader } from '../../table/view-changes.ts';

/** The line broke before there was an answer: nobody here knows whether it was done. */
export class LineBroke extends Error {}

/** The server said no, in its words. */
export class ServerSaidNo extends Error {}

export interface LineEars {
  match(info: MatchInfo): void;
  news(news: News): void;
  said(said: readonly Said[]): void;
  /** Matches that wait for us. */
  waiting(matches: readonly string[]): void;
  trouble(why: string): void;
  /** The line stands; everything is told anew. */
  up(): void;
  /** The line broke; it is laid again by itself. */
  down(): void;
  /** The server does not want us here. */
  refused(): void;
}

interface Waiting {
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

/** Milliseconds before each attempt to lay the line again; the last one from then on. */
const DELAYS = [200, 500, 1000, 2000, 4000, 8000] as const;
/** Milliseconds in which a line that may be dead must answer. */
const PROOF = 5000;

/** The page's end of the line to a table on a server, laid again whenever it breaks. */
export class ServerLine {
  private readonly address: () => string;
  private readonly ears: LineEars;
  private readonly waiting = new Map<number, Waiting>();
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private last = 0;
  private closed = false;

  constructor(address: () => string, ears: LineEars) {
    this.address = address;
    this.ears = ears;
    addEventListener('online', this.wake);
    addEventListener('pageshow', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address());
    const views = new ViewReader();
    this.socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.socket) return;
      this.attempts = 0;
      this.ears.up();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(views.read(JSON.parse(data) as ServerReply));
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.socket) this.lose(code);
    });
  }

  private lose(code: number): void {
    this.socket = null;
    for (const { failed } of this.waiting.values()) failed(new LineBroke());
    this.waiting.clear();
    if (this.closed) return;
    if (code === CLOSES.policy) {
      this.ears.refused();
      return;
    }
    this.ears.down();
    const delay = DELAYS[Math.min(this.attempts, DELAYS.length - 1)];
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), delay);
  }

  /** The device woke up, or its network is back: is the line still there? */
  private readonly wake = (): void => {
    if (this.closed || document.visibilityState === 'hidden') return;
    const { socket } = this;
    if (!socket) {
      this.connect();
      return;
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    const proof = setTimeout(() => {
      if (socket !== this.socket) return;
      socket.close();
      this.lose(0);
      this.connect();
    }, PROOF);
    this.ask('refresh', {}).then(
      (news) => {
        clearTimeout(proof);
        this.ears.news(news);
      },
      () => clearTimeout(proof),
    );
  };

  private hear(reply: ServerReply): void {
    if ('match' in reply) this.ears.match(reply.match);
    else if ('news' in reply) this.ears.news(reply.news);
    else if ('said' in reply) this.ears.said(reply.said);
    else if ('waiting' in reply) this.ears.waiting(reply.waiting);
    else if ('trouble' in reply) this.ears.trouble(reply.trouble);
    else {
      const waiting = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if ('error' in reply) waiting?.failed(new ServerSaidNo(reply.error));
      else waiting?.done(reply.answer as never);
    }
  }

  ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K>> {
    return this.send(name, ask);
  }

  command<K extends ServerRequestName>(name: K, ask: ServerAsked<K>): Promise<ServerAnswer<K>> {
    return this.send(name, ask);
  }

  talk<K extends TalkRequestName>(name: K, ask: TalkAsked<K>): Promise<TalkAnswer<K>> {
    return this.send(name, ask);
  }

  private send<T>(name: string, ask: object): Promise<T> {
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        failed(new LineBroke());
        return;
      }
      this.last += 1;
      this.waiting.set(this.last, { done, failed });
      this.socket.send(JSON.stringify({ id: this.last, name, ask }));
    });
  }

  /** Lays the line again at once. */
  again(): void {
    if (!this.socket && !this.closed) this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    removeEventListener('pageshow', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }
}
