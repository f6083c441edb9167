import type { Choice } from '../../kernel/choice.ts';
import type { ServerReply } from '../../table/online.ts';
import { isRefused, type Moment, type News } from '../../table/protocol.ts';
import { CHANGES } from '../../table/view-changes.ts';
import type { Browser } from './client.ts';
import { LeanSocket } from './lean-socket.ts';

/** A page at a table that keeps only what it needs to go on: thousands of them fit into one process. */
export class LoadSeat {
  moment: Moment | null = null;
  /** When it last heard something of the match. */
  heardAt = 0;
  private socket: LeanSocket | null = null;
  private readonly answers = new Map<number, (reply: ServerReply | null) => void>();
  private ear: () => void = () => {};
  private last = 0;

  static async at(browser: Browser, match: string): Promise<LoadSeat> {
    const seat = new LoadSeat();
    const toldFirst = new Promise<void>((done) => seat.onNews(done));
    seat.socket = await LeanSocket.open(
      new URL(`${browser.base}/api/matches/${match}/table?changes=${CHANGES}`),
      { origin: browser.origin, ...(browser.cookie && { cookie: browser.cookie }) },
      // What is to be seen on the board it never looks at, so changes need not be put together.
      (text) => seat.hear(text),
      () => seat.end(),
    );
    await toldFirst;
    return seat;
  }

  private end(): void {
    for (const answer of this.answers.values()) answer(null);
    this.ear();
  }

  private hear(text: Buffer): void {
    const read = this.moment && glance(text, this.moment);
    const reply = read ?? (JSON.parse(text.toString()) as ServerReply);
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
      if (!this.socket?.isOpen) return done(null);
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
    this.socket?.terminate();
  }
}

/** What stands around the part of a moment that a seat must know, as the server writes it. */
const [ASKED, AFTER, GOES_ON] = ['"question":', ',"waiting":[', '"outcome":null,"deeds":'].map(
  (words) => Buffer.from(words),
) as [Buffer, Buffer, Buffer];
/** Where the head of a reply is over at the latest. */
const HEAD = 40;

/**
 * News of a match that goes on, read only where they ask this seat something: the rest is for eyes,
 * and to read all of it costs more than everything else that a player does.
 */
function glance(text: Buffer, { side }: Moment): ServerReply | null {
  // Games have outcomes of their own on their boards; that of the match stands before its deeds.
  const from = text.indexOf(ASKED);
  const to = text.indexOf(AFTER, from);
  if (from < 0 || to < 0 || text.indexOf(GOES_ON, to) < 0) return null;
  const head = text.toString('latin1', 0, HEAD);
  const id = /^\{"id":(\d+),"answer":/.exec(head)?.[1];
  if (id === undefined && !head.startsWith('{"news":')) return null;
  const asked = JSON.parse(`{${text.toString('utf8', from, to)}}`) as Pick<
    Moment,
    'question' | 'choices'
  >;
  const moment = { side, ...asked, outcome: null } as unknown as Moment;
  const news = { moment, scenes: [], from: 0, afresh: false } as News;
  return id === undefined ? { news } : { id: Number(id), answer: news };
}

/** Whether the server did what it was asked to. */
export const wasTaken = (reply: ServerReply | null): boolean =>
  reply !== null && 'answer' in reply && !isRefused(reply.answer as object);
