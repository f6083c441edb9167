import { afterAll, describe, expect, test } from 'vitest';
import { stream } from '../kernel/dice.ts';
import type { Created } from '../table/online.ts';
import type { Pace } from '../table/pace.ts';
import { isRefused, type News, type Scene } from '../table/protocol.ts';
import type { ServerSettings } from './server.ts';
import { type Browser, newNonce, type Player } from './testing/client.ts';
import { asked, nextAsked } from './testing/house.ts';
import { ServerProcess } from './testing/process.ts';
import { testStores } from './testing/stores.ts';

const testing = testStores('pace');

const servers: ServerProcess[] = [];
let running = '';
async function endServers(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  for (const server of servers.splice(0)) await server.end(signal);
}
afterAll(() => endServers('SIGTERM'));

const storeOf = (kind: string, rate: number) => testing.at(kind, `rate-${rate}`);

/** Two processes at one store, where time runs so much faster; those of the test before, if they do. */
async function two(kind: string, rate: number): Promise<ServerProcess[]> {
  const wanted = `${kind} ${rate}`;
  if (running !== wanted) await endServers('SIGTERM');
  running = wanted;
  const settings: ServerSettings = {
    page: testing.folder,
    store: storeOf(kind, rate),
    perMinute: 1e6,
    time: { rate, every: 200 },
  };
  while (servers.length < 2) servers.push(await ServerProcess.start(settings));
  return [...servers];
}

const LIVE: Pace = { kind: 'live', minutes: 1, seconds: 2 };

interface Pair {
  readonly match: string;
  readonly browsers: readonly [Browser, Browser];
  readonly players: readonly [Player, Player];
}

/** Two people, each at a server of their own. */
async function sitDown(at: readonly ServerProcess[], pace: Pace | null): Promise<Pair> {
  const [first, second] = at as [ServerProcess, ServerProcess];
  const browsers = [first.browser(), second.browser()] as const;
  const [host, friend] = browsers;
  const seats = { scouts: 'me', riders: 'friend' };
  const wish = { game: 'outpost', seats, pace };
  const { match, invitations } = await host.api<Created>('POST', '/matches', wish);
  await host.api('POST', `/matches/${match}/nonce`, { nonce: newNonce() });
  await friend.accept(invitations[0]?.code ?? '');
  const players = [await host.sit(match), await friend.sit(match)] as const;
  for (const player of players) await player.until(() => player.news !== null);
  return { match, browsers, players };
}

/** Plays at random; whoever was overtaken by what was done in the other process tries again. */
async function play(players: readonly Player[], most: number): Promise<number> {
  const random = stream('pace');
  for (let made = 0; made < most; ) {
    const player = await nextAsked(players);
    if (!player) return made;
    const { choices } = player.moment;
    const answer = await player.choose(choices[random(choices.length)] ?? { do: '' });
    if (isRefused(answer)) player.news = (await player.ask('refresh', {})) as News;
    else made += 1;
  }
  return most;
}

const other = ({ players }: Pair, player: Player): Player =>
  player === players[0] ? players[1] : players[0];
const sideOf = (player: Player): string => player.info?.mine[0] ?? '';

describe.each(['sqlite', 'postgres'])('clocks on %s, with two processes', (kind) => {
  test('run out at the server; the other side claims the match, and nobody else can', async () => {
    const pair = await sitDown(await two(kind, 400), LIVE);
    await play(pair.players, 6);
    const late = await asked(pair.players);
    const waiting = other(pair, late);
    await waiting.until(() => waiting.info?.clocks[sideOf(late)]?.fell === true);
    expect(await late.tryAsk('claim', { side: sideOf(waiting) })).toHaveProperty('error');
    // Both may have run out by now, as both are asked at once: who was first has lost.
    const claims = [];
    for (const player of [late, waiting])
      claims.push({ player, said: await player.tryAsk('claim', { side: sideOf(player) }) });
    const granted = claims.filter(({ said }) => said.error === undefined);
    expect(granted, JSON.stringify(claims.map(({ said }) => said))).toHaveLength(1);
    await late.until(() => late.info?.status === 'over');
    const winner = late.info?.result?.winner;
    expect(late.info?.result?.by).toBe('time');
    expect([sideOf(granted[0]?.player ?? late), null]).toContain(winner);
  });

  test('a machine sits down for whoever fell silent, and the match goes on', async () => {
    const pair = await sitDown(await two(kind, 400), LIVE);
    await play(pair.players, 6);
    const late = await asked(pair.players);
    const waiting = other(pair, late);
    const [gone, side] = [sideOf(late), sideOf(waiting)];
    await waiting.until(() => waiting.info?.silent.includes(gone) === true);
    expect(await waiting.tryAsk('replace', { side, by: 'nobody' })).toHaveProperty('error');
    const taleOf = async () => (await waiting.tryAsk('tale', { side })).answer as readonly Scene[];
    const before = (await taleOf()).length;
    expect(await waiting.tryAsk('replace', { side, by: 'random' })).toHaveProperty('answer');
    await late.until(() => late.info?.mine.length === 0);
    expect(waiting.info?.seats[gone]).toEqual({ kind: 'machine', level: 'random' });
    // Whoever was replaced only watches: the server tells her side's secrets to nobody.
    await late.until(() => late.moment.side === null);
    late.leave();
    expect(await play([waiting], 2)).toBe(2);
    // What she did stays hers: the machine can be asked why only about what it did itself.
    const explained = (scenes: readonly Scene[]) => scenes.filter(({ why }) => why !== undefined);
    // Both may be asked at once: the machine need not have done anything yet.
    for (let more = 0; more < 10 && explained(await taleOf()).length === 0; more++)
      await play([waiting], 1);
    const tale = await taleOf();
    expect(explained(tale.slice(0, before))).toEqual([]);
    expect(explained(tale.slice(before))).not.toEqual([]);
  });

  test('or another person does, by a link, and gets all the time', async () => {
    const servers = await two(kind, 400);
    const pair = await sitDown(servers, LIVE);
    await play(pair.players, 6);
    const late = await asked(pair.players);
    const waiting = other(pair, late);
    const [gone, side] = [sideOf(late), sideOf(waiting)];
    await waiting.until(() => waiting.info?.silent.includes(gone) === true);
    await waiting.tryAsk('replace', { side, by: 'friend' });
    await waiting.until(() => {
      const seat = waiting.info?.seats[gone];
      return seat?.kind === 'person' && !seat.taken;
    });
    const browser = pair.browsers[pair.players.indexOf(waiting)] as Browser;
    const { invitations } = await browser.api<Created>('GET', `/matches/${pair.match}/invitations`);
    const third = (servers[0] as ServerProcess).browser();
    await third.accept(invitations[0]?.code ?? '');
    const player = await third.sit(pair.match);
    await player.until(() => player.news !== null);
    expect(player.info?.mine).toEqual([gone]);
    expect(player.info?.clocks[gone]).toMatchObject({ left: 60_000, fell: false });
    expect(await play([player, waiting], 2)).toBe(2);
  });

  test('a pause needs both, stops the clocks and what can be done', async () => {
    const pair = await sitDown(await two(kind, 1), LIVE);
    await play(pair.players, 6);
    const mover = await asked(pair.players);
    const waiting = other(pair, mover);
    const early = { side: sideOf(waiting), by: 'random' };
    expect(await waiting.tryAsk('replace', early)).toMatchObject({
      error: expect.stringContaining('not silent'),
    });
    await waiting.tryAsk('offer', { side: sideOf(waiting), what: 'pause' });
    await mover.until(() => mover.info?.offers.pause === sideOf(waiting));
    expect(mover.info?.paused).toBe(false);
    await mover.tryAsk('offer', { side: sideOf(mover), what: 'pause' });
    await waiting.until(() => waiting.info?.paused === true);
    await mover.until(() => mover.info?.paused === true);
    expect(Object.values(mover.info?.clocks ?? {}).map(({ running }) => running)).toEqual([
      false,
      false,
    ]);
    const { question, choices } = mover.moment;
    const answer = { side: sideOf(mover), question: question?.number, choice: choices[0] };
    expect(await mover.tryAsk('choose', answer)).toMatchObject({
      answer: { problems: [{ problem: 'the match is paused' }] },
    });
    await mover.tryAsk('offer', { side: sideOf(mover), what: 'resume' });
    await waiting.until(() => waiting.info?.offers.resume === sideOf(mover));
    await waiting.tryAsk('offer', { side: sideOf(waiting), what: 'resume' });
    await mover.until(() => mover.info?.paused === false);
    expect(await mover.tryAsk('choose', answer)).toHaveProperty('answer.moment');
  });

  test('a server that was away for hours lets no flag fall', async () => {
    const at = await two(kind, 1);
    const pair = await sitDown(at, LIVE);
    await play(pair.players, 6);
    const late = sideOf(await asked(pair.players));
    const left = () => pair.players[0].info?.clocks[late]?.left ?? 0;
    await pair.players[0].until(() => left() > 0);
    await endServers('SIGKILL');
    // As if hours had passed by the wall.
    const { openStore } = await import('./store/open.ts');
    const store = await openStore(storeOf(kind, 1));
    await store.db
      .updateTable('server_time')
      .set((update) => ({ wall: update('wall', '-', 9 * 3_600_000) }))
      .execute();
    await store.close();
    const [again] = await two(kind, 1);
    const browser = pair.browsers[0];
    Object.assign(browser, { base: again?.base, origin: again?.base });
    const player = await browser.sit(pair.match);
    await player.until(() => player.news !== null);
    expect(player.info?.clocks[late]).toMatchObject({ fell: false, running: true });
    expect(player.info?.clocks[late]?.left).toBeGreaterThan(30_000);
  });
});

test('a vacation stops clocks in days, is bounded, and is nobody else’s to take', async () => {
  const pair = await sitDown(await two('sqlite', 1), {
    kind: 'days',
    days: 1,
    bank: 2,
    weekends: true,
  });
  await play(pair.players, 6);
  const late = await asked(pair.players);
  const browser = pair.browsers[pair.players.indexOf(late)] as Browser;
  expect((await browser.request('POST', '/api/vacation', { days: 31 })).status).toBe(400);
  const stranger = (servers[0] as ServerProcess).browser();
  expect((await stranger.request('POST', '/api/vacation', { days: 5 })).status).toBe(403);
  const { until } = await browser.api<{ until: number }>('POST', '/vacation', { days: 30 });
  expect(until).toBeGreaterThan(Date.now());
  // It cannot be made longer by asking again.
  const again = await browser.api<{ until: number }>('POST', '/vacation', { days: 30 });
  expect(again.until - until).toBeLessThan(1000);
  expect(await browser.api('POST', '/vacation', { days: 0 })).toEqual({ until: null });
  expect(await play(pair.players, 1)).toBe(1);
});

test('a pace that cannot be is refused', async () => {
  const [server] = await two('sqlite', 1);
  for (const pace of [
    { kind: 'live', minutes: 0, seconds: 1 },
    { kind: 'live', minutes: 1e9, seconds: 1 },
    { kind: 'days', days: 1.5, bank: 1, weekends: true },
    { kind: 'never' },
    'live',
  ]) {
    const wish = { game: 'outpost', seats: { scouts: 'me', riders: 'friend' }, pace };
    const response = await server?.browser().request('POST', '/api/matches', wish);
    expect(response?.status).toBe(400);
  }
});
