import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { stream } from '../../kernel/dice.ts';
import type { Setup, Side } from '../../kernel/game.ts';
import type { Created } from '../../table/online.ts';
import { isRefused } from '../../table/protocol.ts';
import { createServer, type ServerSettings } from '../server.ts';
import type { StoreSettings } from '../store/open.ts';
import { Browser, newNonce, type Player } from './client.ts';

/** A server for a test, with a page of one line and a store of its own. */
export class TestHouse {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'heliograph-'));
  private server: FastifyInstance | null = null;
  private readonly settings: Partial<ServerSettings>;
  base = '';

  readonly store: StoreSettings;

  constructor(settings: Partial<ServerSettings> = {}, databaseUrl?: string) {
    this.settings = settings;
    this.store = {
      folder: path.join(this.folder, 'data'),
      ...(databaseUrl !== undefined && { databaseUrl }),
    };
    mkdirSync(path.join(this.folder, 'page'));
    writeFileSync(path.join(this.folder, 'page', 'index.html'), '<title>Heliograph</title>');
  }

  static async open(settings: Partial<ServerSettings> = {}): Promise<TestHouse> {
    const house = new TestHouse(settings);
    await house.start();
    return house;
  }

  /** Another server of the same store. */
  beside(): Promise<TestHouse> {
    return TestHouse.open({ ...this.settings, store: this.store });
  }

  async start(): Promise<void> {
    this.server = await createServer({
      page: path.join(this.folder, 'page'),
      store: this.store,
      perMinute: 100_000,
      ...this.settings,
    });
    this.base = await this.server.listen({ port: 0, host: '127.0.0.1' });
  }

  async stop(): Promise<void> {
    await this.server?.close();
    this.server = null;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  browser(): Browser {
    return new Browser(this.base);
  }

  /** Two guests at a new match, each at a table. */
  pair(game: string, sides: readonly [Side, Side]): Promise<Pair> {
    return pairAt([this.browser(), this.browser()], game, sides);
  }

  /** A match that begins in the middle, with a guest for each side. */
  async matchFrom(
    { game, scenario, options }: Setup,
    sides: readonly Side[],
    start: string,
  ): Promise<{ readonly match: string; readonly people: Readonly<Record<Side, Browser>> }> {
    const people = Object.fromEntries(sides.map((side) => [side, this.browser()]));
    const [first, ...others] = sides.map((side) => people[side]);
    const seats = Object.fromEntries(sides.map((side, i) => [side, i === 0 ? 'me' : 'friend']));
    if (!first) throw new Error('a game without sides');
    const wish = { game, scenario, options, seats };
    const { match, invitations } = await first.api<Created>('POST', '/matches', wish);
    const file = new Database(path.join(this.folder, 'data', 'heliograph.sqlite'));
    file.prepare('update matches set start = ? where id = ?').run(start, match);
    file.close();
    await first.api('POST', `/matches/${match}/nonce`, { nonce: newNonce() });
    for (const [i, { code }] of invitations.entries()) await others[i]?.accept(code);
    return { match, people };
  }
}

export interface Pair {
  readonly match: string;
  readonly host: Browser;
  readonly friend: Browser;
  readonly players: readonly [Player, Player];
}

/** Two guests at a new match, each at a table of the server where her browser is. */
export async function pairAt(
  [host, friend]: readonly [Browser, Browser],
  game: string,
  [first, second]: readonly [Side, Side],
): Promise<Pair> {
  const { match, invitations } = await host.create(game, { [first]: 'me', [second]: 'friend' });
  await friend.accept(invitations[0]?.code ?? '');
  const players: [Player, Player] = [await host.sit(match), await friend.sit(match)];
  for (const player of players) await player.until(() => player.news !== null);
  return { match, host, friend, players };
}

/** The player who is asked something, waiting until one is; `null` once all is over. */
export async function nextAsked(players: readonly Player[]): Promise<Player | null> {
  const found = () => players.find((player) => player.moment.question);
  const over = () => players.some((player) => player.moment.outcome);
  const settled = () => over() || found() !== undefined;
  await Promise.race(players.map((player) => player.until(settled)));
  return over() ? null : (found() ?? null);
}

/** The player who is asked something. */
export async function asked(players: readonly Player[]): Promise<Player> {
  const player = await nextAsked(players);
  if (!player) throw new Error('nobody is asked anything');
  return player;
}

/** Plays at random until so many choices were made, or the match is over; says how many. */
export async function play(
  players: readonly Player[],
  most: number,
  seed = 'play',
): Promise<number> {
  const random = stream(seed);
  for (let made = 0; ; made++) {
    const player = made < most ? await nextAsked(players) : null;
    if (!player) return made;
    const { choices } = player.moment;
    const choice = choices[random(choices.length)];
    const answer = choice && (await player.choose(choice));
    if (!answer || isRefused(answer)) throw new Error(JSON.stringify(answer));
  }
}
