import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CLOSES } from '../table/online.ts';
import { printOf } from '../table/screen.ts';
import { backup, check, restore } from './operations/backup.ts';
import { examine } from './operations/doctor.ts';
import { readSettings } from './settings.ts';
import { type OpenStore, openStore } from './store/open.ts';
import { asked, play, TestHouse } from './testing/house.ts';
import { testStores } from './testing/stores.ts';

const SIDES = ['scouts', 'riders'] as const;
const testing = testStores('operations');

describe.each(['sqlite', 'postgres'])('a backup of %s', (kind) => {
  test('is made and put back while the server runs, and brings the match back', async () => {
    const databaseUrl = kind === 'postgres' ? testing.postgres.url : undefined;
    const house = new TestHouse({}, databaseUrl);
    await house.start();
    const store: OpenStore = await openStore(house.store);
    try {
      const { players } = await house.pair('outpost', SIDES);
      await play(players, 5);
      const hashOf = async (player: (typeof players)[number]) => {
        const news = await player.ask('refresh', {});
        return 'moment' in news ? printOf(news.moment.view) : '';
      };
      const then = await Promise.all(players.map(hashOf));
      const file = path.join(testing.folder, `${kind}.backup`);
      const made = await backup(store, file);
      expect(made.tables).toMatchObject({ matches: 1, deeds: 5 });
      expect((await check(file)).sha256).toBe(made.sha256);
      await play(players, 4, 'on');
      expect(printOf(players[0].moment.view)).not.toBe(then[0]);

      await expect(restore(store, file, { replace: false })).rejects.toThrow(/not empty/);
      await restore(store, file, { replace: true });
      // Whoever sits at the table sees it as it was, without asking.
      for (const [i, player] of players.entries())
        await player.until(() => printOf(player.moment.view) === then[i]);
      await play(players, 2, 'again');

      // One kind of file for both stores.
      const other = await openStore({ folder: path.join(testing.folder, `${kind}-other`) });
      try {
        const put = await restore(other, file, { replace: false });
        expect(put.tables).toEqual(
          Object.fromEntries(Object.entries(made.tables).filter(([, rows]) => rows > 0)),
        );
      } finally {
        await other.close();
      }
    } finally {
      await store.close();
      await house.close();
    }
  });
});

test('a backup that was damaged, cut off or made by a newer version is not put back', async () => {
  const store = await openStore({ folder: path.join(testing.folder, 'damaged') });
  try {
    const file = path.join(testing.folder, 'good.backup');
    await backup(store, file);
    const text = gunzipSync(readFileSync(file)).toString();
    const spoil = async (spoilt: string | Buffer) => {
      const name = path.join(testing.folder, 'spoilt.backup');
      writeFileSync(name, typeof spoilt === 'string' ? gzipSync(spoilt) : spoilt);
      return restore(store, name, { replace: true });
    };
    await expect(spoil(text.replace('"made":"2', '"made":"1'))).rejects.toThrow(/damaged/);
    await expect(spoil(text.slice(0, text.lastIndexOf('{"rows"')))).rejects.toThrow(/cut off/);
    await expect(spoil(text.replace('001-matches', '999-later'))).rejects.toThrow(/newer version/);
    await expect(spoil(Buffer.from('nothing'))).rejects.toThrow(/cannot be read/);
  } finally {
    await store.close();
  }
});

test('the doctor finds a good store good, and says what is wrong with others', async () => {
  const settings = (env: Record<string, string>) => {
    const read = readSettings(env, testing.folder);
    if (typeof read === 'string') throw new Error(read);
    return read;
  };
  const findings = await examine(settings({ HELIOGRAPH_DATA: 'healthy' }), testing.folder);
  expect(findings.filter(({ how }) => how === 'bad')).toEqual([]);
  const away = await examine(
    settings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }),
    testing.folder,
  );
  expect(away.find(({ what }) => what === 'store')).toMatchObject({ how: 'bad' });
});

describe('whoever watches over the server', () => {
  test('learns that it lives, that it can serve, and figures without names', async () => {
    const house = await TestHouse.open({ metricsToken: 'a-token-of-some-length' });
    try {
      const { match, players, host } = await house.pair('outpost', SIDES);
      await play(players, 3);
      expect((await host.request('GET', '/healthz')).status).toBe(200);
      expect(await (await host.request('GET', '/readyz')).json()).toEqual({ ok: true });
      const figures = await (await host.request('GET', '/metrics')).text();
      expect(figures).toMatch(/heliograph_sockets 2/);
      expect(figures).toMatch(/heliograph_matches_in_memory 1/);
      expect(figures).toMatch(/heliograph_request_seconds_count\{request="choose"\} 3/);
      expect(figures).not.toContain(match);
      // Through a proxy one needs the token.
      const through = { 'x-forwarded-for': '192.0.2.1' };
      const status = async (headers: Record<string, string>) =>
        (await fetch(`${house.base}/metrics`, { headers })).status;
      expect(await status(through)).toBe(404);
      expect(await status({ ...through, authorization: 'Bearer wrong' })).toBe(404);
      expect(await status({ ...through, authorization: 'Bearer a-token-of-some-length' })).toBe(
        200,
      );
    } finally {
      await house.close();
    }
  });
});

test('a server that stops answers what it was asked and sends everybody to the next', async () => {
  const house = await TestHouse.open();
  try {
    const { match, players, host, friend } = await house.pair('outpost', SIDES);
    const mover = await asked(players);
    const [choice] = mover.moment.choices;
    const answer = choice && mover.choose(choice).catch(() => null);
    await house.stop();
    expect(await Promise.all(players.map((player) => player.end()))).toEqual([
      CLOSES.restart,
      CLOSES.restart,
    ]);
    // Either it was heard, and then it is kept, or it was not; nothing in between.
    const heard = await Promise.race([answer, Promise.resolve(null)]);
    await house.start();
    for (const browser of [host, friend])
      Object.assign(browser, { base: house.base, origin: house.base });
    const again = await host.sit(match);
    await again.until(() => again.news !== null);
    if (heard) expect(again.moment.deeds).toBeGreaterThan(0);
  } finally {
    await house.close();
  }
});
