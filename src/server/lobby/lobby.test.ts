import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChallengeList } from '../../table/lobby.ts';
import type { MatchInfo } from '../../table/online.ts';
import { openStore, type StoreSettings } from '../store/open.ts';
import { type Browser, newNonce } from '../testing/client.ts';
import { ServerProcess } from '../testing/process.ts';
import { testStores } from '../testing/stores.ts';

const testing = testStores('lobby');

const storeOf = (kind: string): StoreSettings => testing.at(kind, kind);

const BATTLE = { game: 'magersfontein', scenario: 'historical' };
const DUEL = { game: 'outpost', seat: 'scouts' };

async function challenge(host: Browser, wish: object): Promise<string> {
  const { id } = await host.api<{ id: string }>('POST', '/challenges', wish);
  await host.api('POST', `/challenges/${id}/nonce`, { nonce: newNonce() });
  return id;
}
const list = (who: Browser, query = ''): Promise<ChallengeList> =>
  who.api('GET', `/challenges${query}`);
const accept = (who: Browser, id: string, bid?: number): Promise<Response> =>
  who.request('POST', `/api/challenges/${id}/accept`, {
    nonce: newNonce(),
    ...(bid !== undefined && { bid }),
  });
const seen = async (who: Browser, query = ''): Promise<string[]> =>
  (await list(who, query)).challenges.map(({ id }) => id);

describe.each(['sqlite', 'postgres'])('challenges on %s', (kind) => {
  const servers: ServerProcess[] = [];
  beforeAll(async () => {
    const settings = {
      page: testing.folder,
      store: storeOf(kind),
      perMinute: 1e6,
    };
    // One after the other: the first makes the tables.
    servers.push(await ServerProcess.start(settings), await ServerProcess.start(settings));
  });
  afterAll(() => Promise.all(servers.map((server) => server.end('SIGKILL'))));
  const someone = (at = 0): Browser => {
    const server = servers[at];
    if (!server) throw new Error('no server');
    return server.browser();
  };

  test('is listed once the host has added to the dice, taken with one answer, and begins', async () => {
    const [host, guest] = [someone(), someone(1)];
    const { id } = await host.api<{ id: string }>('POST', '/challenges', DUEL);
    expect(await seen(guest)).not.toContain(id);
    await host.api('POST', `/challenges/${id}/nonce`, { nonce: newNonce() });
    expect(await seen(guest)).toContain(id);
    const taken = await accept(guest, id);
    expect(taken.status).toBe(200);
    expect(await seen(guest)).not.toContain(id);
    expect((await list(host)).begun).toContainEqual({ challenge: id, match: id });
    const info = await host.api<MatchInfo>('GET', `/matches/${id}`);
    expect(info).toMatchObject({ status: 'running', mine: ['scouts'], terms: { rated: false } });
    expect(Object.keys(info.dice.nonces).sort()).toEqual(['riders', 'scouts']);
    expect(info.dice.secret).toBeUndefined();
  });

  test('two who take it in two processes at the same time: exactly one gets it', async () => {
    const host = someone();
    for (let round = 0; round < 4; round++) {
      const id = await challenge(host, DUEL);
      const guests = Array.from({ length: 6 }, (_, i) => someone(i % 2));
      const answers = await Promise.all(guests.map((guest) => accept(guest, id)));
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
      const { seats } = await host.api<MatchInfo>('GET', `/matches/${id}`);
      expect(seats).toMatchObject({ scouts: { taken: true }, riders: { taken: true } });
    }
  });

  test('withdrawn by its host alone; what was withdrawn cannot be taken', async () => {
    const [host, guest] = [someone(), someone(1)];
    const id = await challenge(host, DUEL);
    expect((await guest.request('POST', `/api/challenges/${id}/withdraw`)).status).toBe(409);
    expect((await accept(host, id)).status).toBe(409);
    await host.api('POST', `/challenges/${id}/withdraw`);
    expect((await accept(guest, id)).status).toBe(409);
    expect((await accept(guest, 'nowhere')).status).toBe(404);
  });

  test('what has run out is listed no more, cannot be taken, and makes room', async () => {
    const [host, guest] = [someone(), someone(1)];
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push(await challenge(host, DUEL));
    const [first = ''] = ids;
    const store = await openStore(storeOf(kind));
    await store.db.updateTable('challenges').set({ expires: 1 }).where('id', '=', first).execute();
    await store.close();
    expect(await seen(guest)).not.toContain(first);
    expect((await accept(guest, first)).status).toBe(409);
    const sixth = await challenge(host, DUEL);
    expect(await seen(guest)).toContain(sixth);
  });

  test('a person has at most five, also when they are put up all at once', async () => {
    const host = someone();
    await challenge(host, DUEL);
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => host.request('POST', '/api/challenges', DUEL)),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBe(4);
    expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({
      key: 'lobby.tooMany',
    });
  });

  test('sides by bid: sealed until taken, the lower one plays the side with its points', async () => {
    const [host, guest] = [someone(), someone(1)];
    const id = await challenge(host, { ...BATTLE, seat: 'bid', bid: 17, rated: true });
    const shown = (await list(guest)).challenges.find((one) => one.id === id);
    expect(shown).toMatchObject({ seat: 'bid', bid: null, rated: true });
    expect(Object.values(shown ?? {})).not.toContain(17);
    expect((await list(host)).challenges.find((one) => one.id === id)).toMatchObject({ bid: 17 });
    expect((await accept(guest, id)).status).toBe(400);
    for (const forged of [41, -41, 1.5, Number.MAX_SAFE_INTEGER])
      expect((await accept(guest, id, forged)).status).toBe(400);
    expect(
      (await guest.request('POST', `/api/challenges/${id}/accept`, { nonce: newNonce(), bid: '3' }))
        .status,
    ).toBe(400);
    expect((await accept(guest, id, 12)).status).toBe(200);
    const info = await guest.api<MatchInfo>('GET', `/matches/${id}`);
    expect(info.mine).toEqual(['british']);
    expect(info.terms).toEqual({
      rated: true,
      handicap: { side: 'british', points: 12, bids: { british: 12, boers: 17 } },
    });
  });

  test('nothing is bid for where no points decide, nor where the side was chosen', async () => {
    const host = someone();
    const tries = [
      { ...BATTLE, scenario: 'intro', seat: 'bid', bid: 3 },
      { game: 'bittereinder', seat: 'bid', bid: 3 },
      { ...BATTLE, seat: 'bid' },
      { ...BATTLE, seat: 'bid', bid: 99 },
      { ...BATTLE, seat: 'british', bid: 3 },
      { ...BATTLE, seat: 'french' },
      { game: 'redvers-reverse', seat: 'random' },
      { game: 'nothing', seat: 'random' },
      { ...BATTLE, seat: 'random', more: 1 },
      { ...BATTLE, seat: 'random', pace: { kind: 'live', minutes: -5, seconds: 0 } },
      { ...BATTLE, seat: 'random', options: { nonsense: true } },
    ];
    for (const wish of tries)
      expect(
        (await host.request('POST', '/api/challenges', wish)).status,
        JSON.stringify(wish),
      ).toBe(400);
    const id = await challenge(host, DUEL);
    expect((await accept(someone(1), id, 4)).status).toBe(400);
  });

  test('narrowed by what one looks for; nonsense is refused', async () => {
    const [host, guest] = [someone(), someone(1)];
    const duel = await challenge(host, DUEL);
    const battle = await challenge(host, { ...BATTLE, seat: 'boers', rated: true });
    const odd = await challenge(host, {
      ...BATTLE,
      pace: { kind: 'days', days: 3, bank: 7, weekends: true },
      seat: 'random',
      options: { deLaRey: 'late' },
    });
    const found = async (query: string) =>
      (await seen(guest, query)).filter((id) => [duel, battle, odd].includes(id)).sort();
    const ids = (...some: string[]) => some.sort();
    expect(await found('?game=outpost')).toEqual([duel]);
    expect(await found('?game=magersfontein')).toEqual(ids(battle, odd));
    expect(await found('?game=magersfontein&side=british')).toEqual(ids(battle, odd));
    expect(await found('?game=magersfontein&side=boers')).toEqual([odd]);
    expect(await found('?side=random')).toEqual([odd]);
    expect(await found('?standard=yes')).toEqual(ids(duel, battle));
    expect(await found('?rated=yes')).toEqual([battle]);
    expect(await found('?pace=days')).toEqual([odd]);
    expect(await found('?pace=live')).toEqual([]);
    expect(await found('?pace=none')).toEqual(ids(duel, battle));
    expect((await accept(guest, odd)).status).toBe(200);
    const begun = await guest.api<MatchInfo>('GET', `/matches/${odd}`);
    expect(begun.pace).toMatchObject({ kind: 'days', days: 3 });
    expect(await found('?game=%27%3B+drop+table+matches%3B--')).toEqual([]);
    for (const query of [
      '?rated=perhaps',
      '?pace=slow',
      '?colour=red',
      '?game=a&game=b',
      `?game=${'x'.repeat(200)}`,
    ])
      expect((await guest.request('GET', `/api/challenges${query}`)).status, query).toBe(400);
  });

  test('a list that has not changed is not sent again', async () => {
    const guest = someone();
    const first = await guest.request('GET', '/api/challenges?game=bittereinder');
    const tag = first.headers.get('etag') ?? '';
    const again = await fetch(`${guest.base}/api/challenges?game=bittereinder`, {
      headers: { 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
    await challenge(someone(1), { game: 'bittereinder', seat: 'random' });
    const changed = await fetch(`${guest.base}/api/challenges?game=bittereinder`, {
      headers: { 'if-none-match': tag },
    });
    expect(changed.status).toBe(200);
  });
});
