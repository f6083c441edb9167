import process from 'node:process';
import { stream } from '../../kernel/dice.ts';
import { isRefused } from '../../table/protocol.ts';
import type { ServerSettings } from '../server.ts';
import type { Browser, Player } from './client.ts';
import { childrenOf, ServerProcess } from './process.ts';

/**
 * Kills a server in the middle of play, or the processes that play for it, again and again. After each
 * start every choice that was acknowledged must be there, and every match must go on.
 */

export interface Drill {
  readonly settings: ServerSettings;
  readonly kills: number;
  readonly matches: number;
  /** Kills the processes that play, and not the one that listens. */
  readonly tables?: boolean;
  readonly tell?: (line: string) => void;
}

export interface DrillResult {
  readonly kills: number;
  readonly acknowledged: number;
  readonly missing: number;
  readonly stuck: number;
}

const ATTEMPTS = 50;

interface Running {
  readonly match: string;
  readonly browsers: readonly [Browser, Browser];
  players: readonly Player[];
  /** The most deeds of which anybody was told that they are kept. */
  deeds: number;
}

async function begin(base: Browser, friend: Browser): Promise<Running> {
  const seats = { scouts: 'me', riders: 'friend' };
  const { match, invitations } = await base.create('outpost', seats);
  await friend.accept(invitations[0]?.code ?? '');
  return { match, browsers: [base, friend], players: [], deeds: 0 };
}

/** As pages do: who is sent away comes back. */
async function sitDown(browser: Browser, match: string): Promise<Player> {
  for (let attempt = 1; ; attempt++) {
    try {
      const player = await browser.sit(match);
      await player.until(() => player.news !== null);
      return player;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Sits down again; says whether everything is there that was acknowledged. */
async function sit(running: Running, base: string): Promise<boolean> {
  const players: Player[] = [];
  for (const browser of running.browsers) {
    Object.assign(browser, { base, origin: base });
    players.push(await sitDown(browser, running.match));
  }
  running.players = players;
  return Math.max(...players.map(({ moment }) => moment.deeds)) >= running.deeds;
}

/** Plays until the line is cut; says each time when something was acknowledged. */
async function playOn(
  running: Running,
  random: (below: number) => number,
  acknowledge: () => void,
): Promise<void> {
  for (;;) {
    const player = running.players.find(({ moment }) => moment.question);
    if (running.players.some(({ closed, moment }) => closed !== null || moment.outcome)) break;
    if (!player) {
      await Promise.race(running.players.map((one) => one.next())).catch(() => {});
      continue;
    }
    const { choices } = player.moment;
    const answer = await Promise.race([
      player.choose(choices[random(choices.length)] ?? { do: '' }),
      player.end().then(() => null),
    ]);
    if (!answer) break;
    if (isRefused(answer)) continue;
    running.deeds = Math.max(running.deeds, answer.moment.deeds);
    acknowledge();
  }
}

export async function killDrill({
  settings,
  kills,
  matches,
  tables,
  tell,
}: Drill): Promise<DrillResult> {
  const random = stream('kills');
  let server = await ServerProcess.start(settings);
  let running: Running[] = [];
  const result = { kills: 0, acknowledged: 0, missing: 0, stuck: 0 };
  for (; result.kills < kills; result.kills++) {
    running = running.filter(({ players }) => !players.some(({ moment }) => moment.outcome));
    while (running.length < matches) running.push(await begin(server.browser(), server.browser()));
    const there = await Promise.all(running.map((one) => sit(one, server.base)));
    result.missing += there.filter((all) => !all).length;
    // In the middle of play, however fast that is here.
    let left = 10 + random(60);
    let kill = () => {};
    const now = new Promise<void>((go) => {
      kill = go;
    });
    const playing = running.map((one) =>
      playOn(one, random, () => {
        result.acknowledged += 1;
        left -= 1;
        if (left === 0) kill();
      }),
    );
    await Promise.race([now, Promise.all(playing)]);
    if (tables) killTables(server);
    else await server.end('SIGKILL');
    await Promise.all(playing);
    if (!tables) server = await ServerProcess.start(settings);
    tell?.(`${result.kills + 1} kills, ${result.acknowledged} choices acknowledged`);
  }
  const there = await Promise.all(running.map((one) => sit(one, server.base)));
  result.missing += there.filter((all) => !all).length;
  for (const { players } of running)
    if (!players.some(({ moment }) => moment.outcome || moment.question)) result.stuck += 1;
  for (const { players } of running) for (const player of players) player.leave();
  await server.end('SIGTERM');
  return result;
}

function killTables({ pid }: ServerProcess): void {
  for (const table of childrenOf(pid)) process.kill(table, 'SIGKILL');
}
