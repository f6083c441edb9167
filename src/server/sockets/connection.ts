import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { isProblems } from '../../kernel/game.ts';
import { oncePer } from '../../kernel/memory.ts';
import { readRequest } from '../../table/messages.ts';
import { CLOSES, type ServerReply } from '../../table/online.ts';
import type { Refused, Request, RequestName } from '../../table/protocol.ts';
import { Forbidden } from '../../table/requests.ts';
import { CHANGES, ViewSender } from '../../table/view-changes.ts';
import { MatchError } from '../matches/match-error.ts';
import type { Room } from '../matches/room.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { Visitor } from '../matches/visitor.ts';
import { Allowance } from './allowance.ts';
import { textFrame } from './frames.ts';
import { isForServer, readServerRequest, type ServerRequest } from './server-request.ts';
import { isTalk, type TalkRequest } from './talk-request.ts';

export interface ConnectionSettings {
  /** Requests at once, and each second after that. */
  readonly burst: number;
  readonly perSecond: number;
  /** Bytes that may wait for a socket that does not read. */
  readonly unread: number;
  readonly mishap: (error: Error, match: string) => void;
  /** A request was answered, after so many seconds. */
  readonly answered?: (request: string, seconds: number) => void;
}

/** What a page says in the address of its line. */
export interface LineWishes {
  /** Answers decisions with a single choice by itself. */
  readonly forced?: string;
  readonly yields?: string;
  /** Views come as what changed of them (`table/view-changes.ts`). */
  readonly changes?: string;
}

/** What is dearer than a choice, in choices. */
const COSTS: Partial<Record<RequestName, number>> = {
  refresh: 5,
  hint: 20,
  why: 20,
  scene: 3,
  tale: 5,
  file: 20,
  fingerprints: 40,
};

/** How many requests may wait for their answers. */
const LONGEST_QUEUE = 64;
/** How often somebody may send what no page of ours sends, or too much, before the line is cut. */
const PATIENCE = 20;

const NO_QUESTION: Refused = {
  problems: [{ at: 'ask.question', problem: 'must be the number of the question' }],
};

/** Those who only watch are told the very same of a match: it is written once. */
const frameOf = oncePer((reply: ServerReply): Buffer => textFrame(JSON.stringify(reply)));

/** A socket, and the line below it: frames that are whole go there at once. */
export interface Line {
  readonly socket: WebSocket;
  readonly wire: Writable;
}

/** One socket at one match: reads what comes, checks it, and answers in order. */
export class Connection implements Visitor {
  readonly person: string | null;
  playForced: boolean;
  yields: boolean;
  private readonly socket: WebSocket;
  private readonly wire: Writable;
  private readonly settings: ConnectionSettings;
  private readonly allowance: Allowance;
  /** Where only what changed of views is wanted. */
  private readonly views: ViewSender | null;
  private room: Room | null = null;
  private turn: Promise<void> = Promise.resolve();
  private queued = 0;
  private offences = 0;
  private isLeaving = false;

  constructor(
    { socket, wire }: Line,
    person: string | null,
    { forced, yields, changes }: LineWishes,
    settings: ConnectionSettings,
  ) {
    this.socket = socket;
    this.wire = wire;
    this.person = person;
    this.playForced = forced === '1';
    this.yields = yields === '1';
    this.views = changes === CHANGES ? new ViewSender() : null;
    this.settings = settings;
    this.allowance = new Allowance(settings.burst, settings.perSecond);
  }

  /** Goes into the room; what was sent meanwhile waits. */
  enter(find: (visitor: Visitor) => Promise<Room>): void {
    this.turn = this.turn.then(async () => {
      try {
        this.room = await find(this);
      } catch (error) {
        this.tell({ trouble: this.wordsFor(error) });
        const isOurs = !(error instanceof MatchError && error.status < 500);
        this.socket.close(isOurs ? CLOSES.later : CLOSES.policy);
      }
    });
  }

  /** The socket is gone; also one that goes while it comes in leaves nothing behind. */
  leave(rooms: Rooms): void {
    void this.turn.then(() => {
      if (this.room) rooms.leave(this.room, this);
      this.room = null;
    });
  }

  /** Nothing more is heard; what was asked is answered, then the browser is told to come back. */
  async handOver(): Promise<void> {
    this.isLeaving = true;
    await this.turn;
    this.socket.close(CLOSES.restart, 'the server stops; come back');
  }

  receive(data: Buffer, isBinary: boolean): void {
    // Not heard is not done: the page asks again when it is back.
    if (this.isLeaving) return;
    if (isBinary) {
      this.offend('only text is understood here');
      return;
    }
    const text = data.toString('utf8');
    const asked = readRequest(text);
    // What no table answers may be meant for the server.
    const request =
      isProblems(asked) && asked[0]?.at === 'name' ? (readServerRequest(text) ?? asked) : asked;
    if (isProblems(request)) {
      const [first] = request;
      this.offend(`this is no request: ${first?.at ? `${first.at} ` : ''}${first?.problem}`);
      return;
    }
    const { id } = request;
    const cost = isTalk(request) || isForServer(request) ? 2 : (COSTS[request.name] ?? 1);
    if (!this.allowance.spend(cost)) {
      this.tell({ id, error: 'too many requests; wait a little' });
      this.countOffence();
    } else if (this.queued >= LONGEST_QUEUE) {
      this.tell({ id, error: 'too many requests at once' });
      this.countOffence();
    } else this.queue(request);
  }

  private queue(request: Request | ServerRequest | TalkRequest): void {
    this.queued += 1;
    this.turn = this.turn.then(async () => {
      const since = performance.now();
      this.tell(await this.answer(request));
      this.settings.answered?.(request.name, (performance.now() - since) / 1000);
      this.queued -= 1;
    });
  }

  private async answer(request: Request | ServerRequest | TalkRequest): Promise<ServerReply> {
    const { id } = request;
    try {
      if (!this.room) throw new MatchError(409, 'you have left this match');
      if (isTalk(request))
        return { id, answer: await this.room.converse(this, request.name, request.ask) };
      if (isForServer(request))
        return { id, answer: await this.room.command(this, request.name, request.ask) };
      const { name, ask } = request;
      if ((name === 'choose' || name === 'follow') && !('question' in ask))
        return { id, answer: NO_QUESTION };
      return { id, answer: await this.room.ask(this, name, ask) };
    } catch (error) {
      return { id, error: this.wordsFor(error) };
    }
  }

  /** What may be said of an error: nothing that only the server should know. */
  private wordsFor(error: unknown): string {
    if (error instanceof MatchError || error instanceof Forbidden) return error.message;
    this.settings.mishap(error instanceof Error ? error : new Error(String(error)), '');
    return 'this went wrong on the server; the match stands as it was';
  }

  private offend(trouble: string): void {
    this.tell({ trouble });
    this.countOffence();
  }

  private countOffence(): void {
    this.offences += 1;
    if (this.offences > PATIENCE) this.socket.close(CLOSES.policy, 'too many bad requests');
  }

  tell(reply: ServerReply): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.settings.unread) {
      // Whoever never reads must not fill our memory; who was only slow comes back.
      socket.terminate();
      return;
    }
    const frame =
      'match' in reply
        ? frameOf(reply)
        : textFrame(JSON.stringify(this.views ? this.views.shorten(reply) : reply));
    this.wire.write(frame);
  }
}
