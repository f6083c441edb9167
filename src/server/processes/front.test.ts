import { createServer } from 'node:http';
import { connect } from 'node:net';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerSettings } from '../server.ts';
import type { Player } from '../testing/client.ts';
import { newNonce } from '../testing/client.ts';
import { pairAt, play } from '../testing/house.ts';
import { killDrill } from '../testing/kill-drill.ts';
import { newMatch } from '../testing/load.ts';
import type { LoadSeat } from '../testing/load-seat.ts';
import { childrenOf, isAlive, ServerProcess } from '../testing/process.ts';
import { testStores } from '../testing/stores.ts';

const testing = testStores('front');
const SIDES = ['scouts', 'riders'] as const;
const UNKNOWN = 'boX7wPTvWEUHhyV0a2LmVw';

const settingsOf = (kind: string, name: string): ServerSettings => ({
  page: testing.folder,
  store: testing.at(kind, name),
  perMinute: 1e6,
  // What is heard must be heard over the line between the processes.
  sockets: { burst: 1e6, perSecond: 1e6, sessionLook: 1e9 },
  processes: 2,
});

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const statusOf = async (server: ServerProcess, path: string): Promise<number> =>
  (await fetch(`${server.base}${path}`)).status;

async function figure(server: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${server.base}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}

/** What a server says first to whoever asks so; empty if it hangs up. */
function firstLine(server: ServerProcess, url: string, ...headers: string[]): Promise<string> {
  const { port, host } = new URL(server.base);
  const lines = [
    `GET ${url} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${server.base}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ];
  const socket = connect(Number(port), '127.0.0.1');
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('data', (data) => {
    resolve(String(data).split('\r\n')[0] ?? '');
    socket.destroy();
  });
  socket.on('error', () => {}).on('close', () => resolve(''));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return promise;
}

describe.each(['sqlite', 'postgres'])('two processes play for a server on %s', (kind) => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start(settingsOf(kind, 'played'));
  });
  afterAll(() => server.end('SIGTERM'));

  test('two play and one watches; what is done over HTTP is seen at the table', async () => {
    const [host, friend] = [server.browser(), server.browser()];
    const seats = { scouts: 'me', riders: 'friend' };
    const { match, invitations } = await host.create('outpost', seats);
    const early = await host.sit(match);
    expect(early.info?.status).toBe('open');
    await friend.accept(invitations[0]?.code ?? '');
    await early.until(() => early.news !== null);
    const players = [early, await friend.sit(match)];
    const watcher = await server.browser().sit(match);
    for (const player of [...players, watcher]) await player.until(() => player.news !== null);
    const told = watcher.heard.length;
    expect(await play(players, 10)).toBe(10);
    await watcher.until(() => watcher.heard.length > told);
    expect(await figure(server, 'heliograph_sockets')).toBe(3);
    expect(await figure(server, 'heliograph_matches_in_memory')).toBe(1);
    expect(await figure(server, 'heliograph_changes_kept_total')).toBeGreaterThanOrEqual(10);
    expect(await figure(server, 'heliograph_mishaps_total')).toBe(0);
    for (const player of [...players, watcher]) player.leave();
  });

  test('a challenge that is taken begins at the table where its host waits', async () => {
    const [host, friend] = [server.browser(), server.browser()];
    await host.api('POST', '/account', { name: `Host ${kind}`, password: 'long enough to be one' });
    const wish = { game: 'outpost', seat: 'scouts' };
    const { id } = await host.api<{ id: string }>('POST', '/challenges', wish);
    await host.api('POST', `/challenges/${id}/nonce`, { nonce: newNonce() });
    const taken = { nonce: newNonce() };
    const { match } = await friend.api<{ match: string }>(
      'POST',
      `/challenges/${id}/accept`,
      taken,
    );
    const players = [await host.sit(match), await friend.sit(match)];
    for (const player of players) await player.until(() => player.news !== null);
    expect(await play(players, 4)).toBe(4);
    for (const player of players) player.leave();
  });

  test('a session that is ended loses its line at once', async () => {
    const [host, other] = [server.browser(), server.browser()];
    const account = { name: `Ended ${kind}`, password: 'long enough to be one' };
    await host.api('POST', '/account', account);
    await other.api('POST', '/account/sign-in', account);
    const { match } = await host.create('outpost', { scouts: 'me', riders: 'random' });
    const [line, kept] = [await other.sit(match), await host.sit(match)];
    await host.api('POST', '/account/sessions/end-others', {});
    expect(await line.end()).toBe(4001);
    expect(kept.closed).toBeNull();
    await host.api('POST', '/account/sign-out', {});
    expect(await kept.end()).toBe(4001);
  });

  test('a machine answers, in the process where its match is', async () => {
    const host = server.browser();
    const { match } = await host.create('outpost', { scouts: 'me', riders: 'random' });
    const player = await host.sit(match);
    await player.until(() => player.news !== null);
    expect(await play([player], 3)).toBeGreaterThan(0);
    player.leave();
  });
});

describe('requests that are none', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    const settings = settingsOf('sqlite', 'forged');
    const sockets = { ...settings.sockets, perAddress: 2 };
    server = await ServerProcess.start({ ...settings, sockets, trustProxy: true });
  });
  afterAll(() => server.end('SIGTERM'));

  test('forged ways to a table lead nowhere, others are judged where the match is played', async () => {
    const table = (match: string) => `/api/matches/${match}/table`;
    expect(await firstLine(server, table(UNKNOWN))).toMatch(/ 101 /);
    expect(await firstLine(server, table(UNKNOWN), 'Origin: http://evil.example')).not.toMatch(
      / 101 /,
    );
    expect(await firstLine(server, table(UNKNOWN).replace('b', '%62'))).toMatch(/ 404 /);
    expect(await firstLine(server, table('x'))).toMatch(/ 404 /);
    expect(await firstLine(server, `/${table(UNKNOWN)}`)).toMatch(/ 40\d /);
    expect(await firstLine(server, table('x'.repeat(1e6)))).toMatch(/ 431 |^$/);
    expect(await statusOf(server, '/readyz')).toBe(200);
  });

  test('an address has as many sockets as it may have, whichever proxy stands between', async () => {
    const from = (ip: string): Promise<number> => {
      const address = `${server.base.replace('http', 'ws')}/api/matches/${match}/table`;
      const headers = { origin: server.base, 'x-forwarded-for': ip };
      const socket = new WebSocket(address, { headers });
      sockets.push(socket);
      return new Promise((done) => {
        socket.on('open', () => done(101));
        socket.on('unexpected-response', (_request, { statusCode }) => done(statusCode ?? 0));
        socket.on('error', () => {});
      });
    };
    const sockets: WebSocket[] = [];
    const { match } = await server.browser().create('outpost', { scouts: 'me', riders: 'friend' });
    expect(await from('10.0.0.1')).toBe(101);
    expect(await from('10.0.0.1')).toBe(101);
    expect(await from('10.0.0.1')).toBe(429);
    expect(await from('10.0.0.2')).toBe(101);
    for (const socket of sockets) socket.terminate();
  });
});

describe('bad days', () => {
  test('what is said on a line that was only just handed over is heard', async () => {
    const server = await ServerProcess.start(settingsOf('sqlite', 'handed over'));
    const isHeard = async (seat: LoadSeat): Promise<boolean> => {
      const ask = { side: 'scouts', question: 1e6, choice: { do: 'none' } };
      const answer = seat.ask('choose', ask).then(() => true);
      const heard = await Promise.race([answer, wait(10_000).then(() => false)]);
      seat.close();
      return heard;
    };
    let heard = 0;
    // The front must have its hands full, and the processes too: then it lets go late.
    const comeAndAsk = async (nth: number): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        const { seats } = await newMatch([server], nth);
        const asked = await Promise.all(seats.map(isHeard));
        heard += asked.filter(Boolean).length;
      }
    };
    await Promise.all(Array.from({ length: 9 }, (_, nth) => comeAndAsk(nth)));
    await server.end('SIGTERM');
    expect(heard).toBe(9 * 60 * 2);
  });

  test('kill -9 of the processes that play: nothing acknowledged is missing, play goes on', async () => {
    const settings = settingsOf('sqlite', 'kills');
    const drilled = await killDrill({ settings, kills: 2, matches: 4, tables: true });
    expect(drilled).toMatchObject({ kills: 2, missing: 0, stuck: 0 });
    expect(drilled.acknowledged).toBeGreaterThan(10);
  });

  test('a process that is missing is said at /readyz, and whoever comes meanwhile waits for it', async () => {
    const server = await ServerProcess.start(settingsOf('sqlite', 'missing'));
    try {
      const { match, host } = await pairAt([server.browser(), server.browser()], 'outpost', SIDES);
      for (const table of childrenOf(server.pid)) process.kill(table, 'SIGKILL');
      await expect.poll(() => statusOf(server, '/readyz'), { timeout: 60_000 }).toBe(503);
      expect(await statusOf(server, '/healthz')).toBe(200);
      await seated(() => host.sit(match));
      await expect.poll(() => statusOf(server, '/readyz'), { timeout: 60_000 }).toBe(200);
    } finally {
      await server.end('SIGTERM');
    }
  });

  test('the front is killed: no process is left, and nobody waits for an answer', async () => {
    const server = await ServerProcess.start(settingsOf('sqlite', 'orphans'));
    const { players } = await pairAt([server.browser(), server.browser()], 'outpost', SIDES);
    const tables = childrenOf(server.pid);
    expect(tables).toHaveLength(2);
    await server.end('SIGKILL');
    await Promise.all(players.map((player) => player.end()));
    await expect.poll(() => tables.some(isAlive), { timeout: 60_000 }).toBe(false);
  });

  test('a server that stops hands its sockets over in all processes', async () => {
    const server = await ServerProcess.start(settingsOf('sqlite', 'stops'));
    const browsers = () => [server.browser(), server.browser()] as const;
    const sides = { 'second-boer-war': ['empire', 'boers'], bittereinder: ['empire', 'republics'] };
    const players: Player[] = [];
    for (const [game, [one = '', two = '']] of Object.entries(sides))
      players.push(...(await pairAt(browsers(), game, [one, two])).players);
    const tables = childrenOf(server.pid);
    const stopped = server.end('SIGTERM');
    expect(await Promise.all(players.map((player) => player.end()))).toEqual(Array(4).fill(1012));
    await stopped;
    expect(tables.some(isAlive)).toBe(false);
  });

  test('a port that is taken: no process is left behind', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const settings = { ...settingsOf('sqlite', 'taken'), port };
    await expect(ServerProcess.start(settings)).rejects.toThrow(/EADDRINUSE/);
    taken.close();
  });
});

/** As pages do: who is sent away comes back. */
async function seated(sit: () => Promise<Player>, left = 20): Promise<Player> {
  return sit().catch((error: unknown) => {
    if (left === 0) throw error;
    return seated(sit, left - 1);
  });
}
