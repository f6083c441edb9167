import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Choice } from '../../kernel/choice.ts';
import type { Side } from '../../kernel/game.ts';
import type { Created, MatchInfo, ServerReply } from '../../table/online.ts';
import {
  type Answer,
  type Asked,
  isRefused,
  type Moment,
  type News,
  type Refused,
  type RequestName,
} from '../../table/protocol.ts';
import { CHANGES, ViewReader } from '../../table/view-changes.ts';

/** A browser as the server sees it: keeps cookies, says from which page it asks. */
export class Browser {
  readonly base: string;
  origin: string;
  cookie = '';

  constructor(base: string) {
    this.base = base;
    this.origin = base;
  }

  async request(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        origin: this.origin,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    return response;
  }

  /** Asks, and expects it to be granted. */
  async api<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.request(method, `/api${path}`, body);
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return JSON.parse(answer) as T;
  }

  async create(game: string, seats: Record<Side, string>): Promise<Created> {
    const created = await this.api<Created>('POST', '/matches', { game, seats });
    await this.api('POST', `/matches/${created.match}/nonce`, { nonce: newNonce() });
    return created;
  }

  async accept(code: string): Promise<void> {
    await this.api('POST', `/invitations/${code}`, { nonce: newNonce() });
  }

  /** `changes`: views come as what changed of them, as the page has it. */
  sit(match: string, forced = false, changes = false): Promise<Player> {
    return Player.at(this, match, { forced, changes });
  }
}

export const newNonce = (): string => randomBytes(16).toString('hex');

interface Wishes {
  readonly forced?: boolean;
  readonly changes?: boolean;
}

/** A page at a table on a server. */
export class Player {
  readonly socket: WebSocket;
  info: MatchInfo | null = null;
  news: News | null = null;
  /** Everything that came, as it came. */
  readonly heard: string[] = [];
  readonly troubles: string[] = [];
  closed: number | null = null;
  private readonly waiting = new Map<number, (reply: ServerReply) => void>();
  private readonly ears = new Set<() => void>();
  private readonly views = new ViewReader();
  private last = 0;
  private readonly ending: Promise<number>;

  constructor(browser: Browser, match: string, { forced = false, changes = false }: Wishes) {
    const address = `${browser.base.replace('http', 'ws')}/api/matches/${match}/table`;
    const wishes = [...(forced ? ['forced=1'] : []), ...(changes ? [`changes=${CHANGES}`] : [])];
    this.socket = new WebSocket(`${address}?${wishes.join('&')}`, {
      headers: { origin: browser.origin, ...(browser.cookie && { cookie: browser.cookie }) },
    });
    this.socket.on('message', (data) => this.hear((data as Buffer).toString('utf8')));
    this.ending = new Promise((done) => {
      this.socket.on('close', (code) => {
        this.closed = code;
        this.wake();
        // Nobody will answer any more: whoever waits for it is told why.
        for (const [id, answer] of this.waiting) answer({ id, error: this.cut().message });
        this.waiting.clear();
        done(code);
      });
    });
    this.socket.on('error', () => {});
  }

  static async at(browser: Browser, match: string, wishes: Wishes = {}): Promise<Player> {
    const player = new Player(browser, match, wishes);
    await player.until(() => player.info !== null);
    return player;
  }

  private hear(text: string): void {
    this.heard.push(text);
    const reply = this.views.read(JSON.parse(text) as ServerReply);
    if ('match' in reply) this.info = reply.match;
    else if ('news' in reply) this.news = reply.news;
    else if ('trouble' in reply) this.troubles.push(reply.trouble);
    else if ('id' in reply) {
      this.waiting.get(reply.id)?.(reply);
      this.waiting.delete(reply.id);
    }
    this.wake();
  }

  private wake(): void {
    for (const ear of [...this.ears]) ear();
  }

  private cut(): Error {
    return new Error(`the socket was closed: ${this.closed}`);
  }

  /** Waits for a fact, however long it takes. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((done, failed) => {
      const look = () => {
        if (holds()) done();
        else if (this.closed !== null) failed(this.cut());
        else return;
        this.ears.delete(look);
      };
      this.ears.add(look);
      look();
    });
  }

  /** Waits for the next thing that is said. */
  next(): Promise<void> {
    const before = this.heard.length;
    return this.until(() => this.heard.length > before);
  }

  /** Waits for the line to be cut. */
  end(): Promise<number> {
    return this.ending;
  }

  get moment(): Moment {
    if (!this.news) throw new Error('it was told nothing yet');
    return this.news.moment;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  /** Asks; an error is an answer, too. */
  tryAsk(name: string, ask: unknown): Promise<{ answer?: unknown; error?: string }> {
    this.last += 1;
    const id = this.last;
    if (this.closed !== null) return Promise.resolve({ error: this.cut().message });
    const answer = new Promise<ServerReply>((done) => this.waiting.set(id, done));
    this.send(JSON.stringify({ id, name, ask }));
    return answer as Promise<{ answer?: unknown; error?: string }>;
  }

  async ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K> | Refused> {
    const { answer, error } = await this.tryAsk(name, ask);
    if (error !== undefined) throw new Error(error);
    return answer as Answer<K> | Refused;
  }

  /** Answers the question that is put to it. */
  async choose(choice: Choice): Promise<News | Refused> {
    const { question } = this.moment;
    if (!question) throw new Error('nothing is asked');
    const { side, number } = question;
    const answer = await this.ask('choose', { side, question: number, choice });
    if (!isRefused(answer)) this.news = answer;
    return answer;
  }

  leave(): void {
    this.socket.terminate();
  }
}
