import { WebSocket } from 'ws';
import type { Choice } from '../../kernel/choice.ts';
import type { ServerReply } from '../../table/online.ts';
import { isRefused, type Moment, type News } from '../../table/protocol.ts';
import type { Browser } from './client.ts';

/** A page at a table that keeps only what it needs to go on: thousands of them fit into one process. */
export class LoadSeat {
  moment: Moment | null = null;
  /** When it last heard something of the match. */
  heardAt = 0;
  private readonly socket: WebSocket;
  private readonly answers = new Map<number, (reply: ServerReply | null) => void>();
  private ear: () => void = () => {};
  private last = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    // What is to be seen on the board it never looks at, so changes need not be put together.
    socket.on('message', (data) => this.hear(JSON.parse((data as Buffer).toString('utf8'))));
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const answer of this.answers.values()) answer(null);
      this.ear();
    });
  }

  static at(browser: Browser, match: string): Promise<LoadSeat> {
    const socket = new WebSocket(
      `${browser.base.replace('http', 'ws')}/api/matches/${match}/table?changes=1`,
      {
        headers: { origin: browser.origin, ...(browser.cookie && { cookie: browser.cookie }) },
      },
    );
    const seat = new LoadSeat(socket);
    return new Promise((done, failed) => {
      socket.once('error', failed);
      seat.onNews(() => done(seat));
    });
  }

  private hear(reply: ServerReply): void {
    if ('id' in reply) {
      const answer = this.answers.get(reply.id);
      this.answers.delete(reply.id);
      if ('answer' in reply) {
        const said = reply.answer as News | { readonly problems: unknown };
        if (said !== null && typeof said === 'object' && 'moment' in said)
          this.moment = said.moment;
      }
      answer?.(reply);
    } else if ('news' in reply) {
      this.heardAt = performance.now();
      this.moment = reply.news.moment;
      const { ear } = this;
      this.ear = () => {};
      ear();
    }
  }

  /** Called once, when it is next told something. */
  onNews(ear: () => void): void {
    this.ear = ear;
  }

  ask(name: string, ask: unknown): Promise<ServerReply | null> {
    this.last += 1;
    const id = this.last;
    return new Promise((done) => {
      if (this.socket.readyState !== this.socket.OPEN) return done(null);
      this.answers.set(id, done);
      this.socket.send(JSON.stringify({ id, name, ask }));
    });
  }

  /** Answers what it is asked; false if that was not taken. */
  async choose(choice: Choice): Promise<boolean> {
    const { question } = this.moment ?? {};
    if (!question) return false;
    const ask = { side: question.side, question: question.number, choice };
    return wasTaken(await this.ask('choose', ask));
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Whether the server did what it was asked to. */
export const wasTaken = (reply: ServerReply | null): boolean =>
  reply !== null && 'answer' in reply && !isRefused(reply.answer as object);
