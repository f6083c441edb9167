import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Choice } from '../kernel/choice.ts';
import type { News } from '../table/protocol.ts';
import { printOf } from '../table/screen.ts';
import { EVERYTHING } from '../table/tale.ts';
import { newNonce, Player } from './testing/client.ts';
import { asked, type Pair, TestHouse } from './testing/house.ts';

const SIDES = ['scouts', 'riders'] as const;
const SILENT = { error: expect.stringMatching(/does not play/) };

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

/** A match, whoever is asked, and whoever is not. */
async function atOdds(): Promise<Pair & { mover: Player; other: Player; choice: Choice }> {
  const pair = await house.pair('outpost', SIDES);
  const mover = await asked(pair.players);
  const [one, two] = pair.players;
  const [choice] = mover.moment.choices;
  if (!choice) throw new Error('there is nothing to choose');
  return { ...pair, mover, other: mover === one ? two : one, choice };
}

const deedsOf = async ({ match, host }: Pair): Promise<string> => {
  const fresh = await host.sit(match);
  await fresh.until(() => fresh.news !== null);
  fresh.leave();
  return printOf(fresh.moment.view);
};

describe('choices that are none', () => {
  test('from the wrong seat, or by nobody, do nothing', async () => {
    const pair = await atOdds();
    const { mover, other, choice, match } = pair;
    const { side, number } = mover.moment.question ?? { side: '', number: 0 };
    const before = await deedsOf(pair);
    expect(await other.tryAsk('choose', { side, question: number, choice })).toMatchObject(SILENT);
    const stranger = await house.browser().sit(match);
    expect(stranger.info?.mine).toEqual([]);
    expect(await stranger.tryAsk('choose', { side, question: number, choice })).toMatchObject(
      SILENT,
    );
    for (const [name, ask] of [
      ['undo', { side }],
      ['order', { side, orders: [] }],
      ['whyNot', { side, picks: [], thing: { kind: 'place', id: 'ford' } }],
      ['consider', { side, choice }],
      ['foresee', { side, choices: [choice] }],
      ['hint', { side }],
      ['tale', { side }],
      ['scene', { side, at: 0 }],
    ] as const)
      expect(await other.tryAsk(name, ask), name).toHaveProperty('error');
    expect(await deedsOf(pair)).toBe(before);
  });

  test('out of turn, repeated, stale, forged or without a number do nothing', async () => {
    const pair = await atOdds();
    const { mover, other, choice } = pair;
    const { side, number } = mover.moment.question ?? { side: '', number: 0 };
    const outOfTurn = { side: other.moment.side, question: 0, choice };
    if (!other.moment.question)
      expect(await other.tryAsk('choose', outOfTurn)).toMatchObject({ answer: { problems: [{}] } });
    expect(await mover.tryAsk('choose', { side, choice })).toMatchObject({
      answer: { problems: [{ at: 'ask.question' }] },
    });
    const forged = { do: 'win', piece: 'everything' };
    expect(await mover.tryAsk('choose', { side, question: number, choice: forged })).toMatchObject({
      answer: { problems: [{ at: 'choice' }] },
    });
    const twice = [1, 2].map(() => mover.tryAsk('choose', { side, question: number, choice }));
    const [first, second] = await Promise.all(twice);
    expect(second).toMatchObject({ answer: { problems: [{ at: 'question' }] } });
    expect(first).toMatchObject({ answer: { moment: { deeds: 1 } } });
  });

  test('that are no requests are told so, and too many of them end the line', async () => {
    const { mover } = await atOdds();
    const bad = [
      '',
      'null',
      '[]',
      '{"id":1}',
      '{"id":1,"name":"__proto__","ask":{}}',
      'x'.repeat(70_000),
    ];
    for (const text of bad) mover.send(text);
    mover.socket.send(Buffer.from([1, 2, 3]));
    await mover.until(() => mover.troubles.length === bad.length + 1);
    expect(mover.troubles[0]).toBe('this is no request: this is not JSON');
    expect(await mover.tryAsk('refresh', {})).toHaveProperty('answer');
    for (let i = 0; i < 30; i++) mover.send('{');
    expect(await mover.end()).toBe(1008);
  });

  test('that are too large are not even read', async () => {
    const { mover } = await atOdds();
    mover.send('x'.repeat(1_000_000));
    expect(await mover.end()).toBe(1009);
  });

  test('a thousand a second are refused, and others notice nothing', async () => {
    const { mover, other } = await atOdds();
    for (let i = 0; i < 1000; i++) mover.send(`{"id":${i},"name":"refresh","ask":{}}`);
    expect(await mover.end()).toBe(1008);
    expect(mover.heard.filter((text) => text.includes('too many')).length).toBeGreaterThan(0);
    expect(await other.tryAsk('refresh', {})).toHaveProperty('answer');
  });
});

describe("what is another's", () => {
  test('cannot be looked at, and the file stays secret until the end', async () => {
    const { mover, other } = await atOdds();
    const { side } = mover.moment;
    for (const viewer of [side, EVERYTHING]) {
      const looked = (await other.tryAsk('look', { side: viewer })).answer as News;
      expect(looked.moment.side).toBe(other.moment.side);
      expect(looked.moment.everything).toBeUndefined();
      expect(looked.moment.view).toEqual(other.moment.view);
      expect(await other.tryAsk('tale', { side: viewer })).toHaveProperty('error');
      expect(await other.tryAsk('scene', { side: viewer, at: 0 })).toHaveProperty('error');
      expect(await other.tryAsk('why', { side: viewer, at: 0 })).toHaveProperty('error');
      expect(await other.tryAsk('offerDraw', { side: viewer })).toHaveProperty('error');
    }
    for (const name of ['file', 'fingerprints'])
      expect(await other.tryAsk(name, {})).toMatchObject({ error: 'the match is still secret' });
    for (const [name, ask] of [
      ['seat', { seats: { scouts: 'random', riders: 'random' } }],
      ['machines', { paused: true }],
    ] as const)
      expect(await other.tryAsk(name, ask)).toHaveProperty('error');
    expect(mover.heard.join()).not.toContain('secret');
  });

  test('guessed matches, links and cookies lead nowhere', async () => {
    const { match, host } = await atOdds();
    const stranger = house.browser();
    const status = async (path: string) => (await stranger.request('GET', path)).status;
    expect(await status('/api/matches/AAAAAAAAAAAAAAAAAAAAAA')).toBe(404);
    expect(await status(`/api/invitations/${match}AAAAAAAAAAAAAAAAAAAAAA`)).toBe(404);
    expect(await status(`/api/invitations/${match}`)).toBe(404);
    expect(await status('/api/invitations/%00')).toBe(404);
    expect(await status(`/api/matches/${match}/invitations`)).toBe(403);
    const nonce = { nonce: newNonce() };
    expect((await stranger.request('POST', `/api/matches/${match}/nonce`, nonce)).status).toBe(403);
    // A cookie that was signed by nobody, or belongs to another key, is none.
    const [name, value = ''] = host.cookie.split('=');
    const token = decodeURIComponent(value).split('.')[0];
    for (const forged of [token, `${token}.AAAA`, `${token}x.${value.split('.')[1]}`]) {
      stranger.cookie = `${name}=${forged}`;
      const player = await stranger.sit(match);
      expect(player.info?.mine).toEqual([]);
      player.leave();
    }
  });

  test('a seat that is taken stays taken; a nonce stays as it was given', async () => {
    const [host, friend, thief] = [house.browser(), house.browser(), house.browser()];
    const { match, invitations } = await host.create('outpost', { scouts: 'me', riders: 'friend' });
    const code = invitations[0]?.code ?? '';
    await friend.accept(code);
    const late = await thief.request('POST', `/api/invitations/${code}`, { nonce: newNonce() });
    expect(late.status).toBe(409);
    type Info = { dice: { nonces: unknown } };
    const { dice } = await friend.api<Info>('GET', `/matches/${match}`);
    await friend.accept(code);
    await host.api('POST', `/matches/${match}/nonce`, { nonce: newNonce() });
    expect((await friend.api<Info>('GET', `/matches/${match}`)).dice).toEqual(dice);
  });
});

describe('other sites', () => {
  test('can neither open sockets nor change anything with our cookies', async () => {
    const { match, host, mover } = await atOdds();
    const elsewhere = house.browser();
    elsewhere.cookie = host.cookie;
    for (const origin of ['http://evil.example', 'null', `${house.base}.evil.example`]) {
      elsewhere.origin = origin;
      const socket = new Player(elsewhere, match, {});
      await socket.end();
      expect(socket.heard).toEqual([]);
      const made = await elsewhere.request('POST', '/api/matches', { game: 'outpost', seats: {} });
      expect(made.status).toBe(403);
    }
    const bare = new WebSocket(`${house.base.replace('http', 'ws')}/api/matches/${match}/table`, {
      headers: { cookie: host.cookie },
    });
    const refused = await new Promise((done) => bare.once('error', done));
    expect(String(refused)).toContain('403');
    expect(await mover.tryAsk('refresh', {})).toHaveProperty('answer');
  });

  test('get no cookie to send: ours is for our own page only, and no script reads it', async () => {
    const made = await house.browser().request('POST', '/api/matches', {
      game: 'outpost',
      seats: { scouts: 'me', riders: 'random' },
    });
    const [cookie = ''] = made.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
  });
});

describe('sockets', () => {
  test('that never read are cut off before they fill the memory', async () => {
    const small = await TestHouse.open({
      sockets: { unread: 200_000, burst: 1e6, perSecond: 1e6 },
    });
    try {
      const { players, match } = await small.pair('outpost', SIDES);
      const [player] = players;
      const deaf = await small.browser().sit(match);
      await player.until(() => player.info?.watching === 1);
      deaf.socket.pause();
      while (player.info?.watching === 1) {
        for (let i = 0; i < 40; i++) deaf.send(`{"id":${i},"name":"refresh","ask":{}}`);
        // In its own turn at the same table: what was asked before is answered by then.
        expect(await player.tryAsk('refresh', {})).toHaveProperty('answer');
      }
    } finally {
      await small.close();
    }
  });

  test('that are half open are found out', async () => {
    const strict = await TestHouse.open({ sockets: { heartbeat: 100 } });
    try {
      const { match, players } = await strict.pair('outpost', SIDES);
      const watcher = await strict.browser().sit(match);
      const [player] = players;
      await player.until(() => player.info?.watching === 1);
      // It hears nothing any more, and says nothing either.
      watcher.socket.pause();
      await player.until(() => player.info?.watching === 0);
    } finally {
      await strict.close();
    }
  });

  test('that never finish asking for one hold nobody up', async () => {
    const { hostname, port } = new URL(house.base);
    const slow = Array.from({ length: 50 }, () => connect(Number(port), hostname));
    for (const socket of slow) socket.write('GET /api/matches/x/table HTTP/1.1\r\nUpgrade: web');
    const { mover } = await atOdds();
    expect(await mover.tryAsk('refresh', {})).toHaveProperty('answer');
    for (const socket of slow) socket.destroy();
  });
});

describe('too many requests over HTTP', () => {
  test('are refused by address', async () => {
    const strict = await TestHouse.open({ perMinute: 20 });
    try {
      const browser = strict.browser();
      const statuses = [];
      for (let i = 0; i < 30; i++)
        statuses.push((await browser.request('GET', `/api/invitations/${i}`)).status);
      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
      expect(statuses.slice(20)).toEqual(Array(10).fill(429));
    } finally {
      await strict.close();
    }
  });

  test('that make no sense are told what would', async () => {
    const browser = house.browser();
    const post = async (body: unknown) => {
      const reply = await browser.request('POST', '/api/matches', body);
      return { status: reply.status, ...((await reply.json()) as object) };
    };
    expect(await post({ game: 'chess', seats: { white: 'me' } })).toMatchObject({
      status: 400,
      problems: [{ at: 'game', problem: 'no game is named "chess"' }],
    });
    expect(
      await post({ game: 'outpost', seats: { scouts: 'me', riders: 'genius' } }),
    ).toMatchObject({
      status: 400,
      problems: [{ at: 'seats.riders' }],
    });
    expect(await post({ game: 'outpost', seats: 7 })).toMatchObject({ status: 400 });
    expect(await post({ game: 'outpost', seats: {}, x: 'y'.repeat(300_000) })).toMatchObject({
      status: 413,
    });
  });
});
