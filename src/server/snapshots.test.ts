import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registered } from '../games/registry.ts';
import type { Deed } from '../kernel/match.ts';
import { Table } from '../table/table.ts';
import { build } from './matches/building.ts';
import { fileOf } from './matches/file.ts';
import { judge, recheck } from './matches/recheck.ts';
import { rulesVersion } from './matches/rules-version.ts';
import { takeUpFrom } from './matches/snapshots.ts';
import { readWhole, takeBack, type WholeMatch } from './store/matches.ts';
import { type OpenStore, openStore } from './store/open.ts';
import { type Pair, play, TestHouse } from './testing/house.ts';
import { type Postgres, startPostgres } from './testing/postgres.ts';

const GAME = 'second-boer-war';
const SIDES = ['empire', 'boers'] as const;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['sqlite', 'postgres'])('on %s', (kind) => {
  let house: TestHouse;
  let store: OpenStore;
  let match: string;
  let pair: Pair;
  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? postgres.url : undefined;
    house = new TestHouse({ sockets: { burst: 1e6, perSecond: 1e6 } }, databaseUrl);
    await house.start();
    pair = await house.pair(GAME, SIDES);
    match = pair.match;
    await play(pair.players, 120);
    // Whatever is in memory is kept when the server stops.
    await house.stop();
    store = await openStore(house.store);
  });
  afterAll(async () => {
    await store?.close();
    await house.close();
  });

  const whole = async (): Promise<WholeMatch> => {
    const read = await readWhole(store, match);
    if (!read) throw new Error('it is gone');
    return read;
  };
  const gameOf = async () => {
    const game = await registered(GAME)?.load();
    if (!game) throw new Error('no such game');
    return game;
  };
  const played = async () => {
    const all = await whole();
    const deeds = all.deeds.map(({ deed }) => JSON.parse(deed) as Deed);
    const table = Table.open(await gameOf(), fileOf(all, deeds));
    if (!(table instanceof Table)) throw new Error(JSON.stringify(table.problems));
    return table;
  };
  const sameAs = (one: Table, other: Table): void => {
    expect(one.file().hash).toBe(other.file().hash);
    for (const viewer of [...SIDES, null])
      expect(one.past.scenes(viewer)).toEqual(other.past.scenes(viewer));
  };

  test('a long match is taken up near its end, and is the same', async () => {
    const all = await whole();
    expect(all.snapshots.length).toBeGreaterThan(2);
    const up = takeUpFrom(await gameOf(), all);
    expect(all.deeds.length - (up?.number ?? 0)).toBeLessThan(60);
    sameAs((await build(store, match, 40)).table, await played());
  });

  test('a snapshot that was damaged is not used', async () => {
    const all = await whole();
    const game = await gameOf();
    const up = takeUpFrom(game, all)?.number ?? 0;
    const damaged = all.snapshots.map((row) => ({
      ...row,
      state: row.state?.replace('0', '1') ?? null,
    }));
    expect(takeUpFrom(game, { ...all, snapshots: damaged })).toBeNull();
    const first = all.snapshots.map((row, i) =>
      i > 0 ? row : { ...row, chapter: `${row.chapter} ` },
    );
    expect(takeUpFrom(game, { ...all, snapshots: first })).toBeNull();
    // Nor one of other deeds, or of other rules.
    const deeds = all.deeds.map((row, i) => (i === up - 1 ? { ...row, deed: '{}' } : row));
    expect(takeUpFrom(game, { ...all, deeds })?.number ?? 0).toBeLessThan(up);
    expect(takeUpFrom(game, { ...all, row: { ...all.row, rules: 'older' } })).toBeNull();
  });

  test('corrected rules: a match that agrees moves on', async () => {
    await store.db.updateTable('matches').set({ rules: 'older' }).where('id', '=', match).execute();
    const built = await build(store, match, 40);
    expect(built.stored.row).toMatchObject({ rules: rulesVersion(GAME), pinned: null, held: null });
    sameAs(built.table, await played());
  });

  test('one that does not is pinned to what happened, or held', async () => {
    await house.start();
    // It was opened again by whoever looks: then a snapshot is kept when the server stops.
    const one = await house.browser().sit(match);
    await one.until(() => one.news !== null);
    await house.stop();
    const all = await whole();
    const game = await gameOf();
    const otherwise = (number: number): WholeMatch => ({
      ...all,
      row: { ...all.row, rules: 'older' },
      deeds: all.deeds.map((row, i) => (i === number ? { ...row, print: 'other' } : row)),
    });
    const pinned = judge(game, otherwise(3));
    expect(pinned).toMatchObject({ kind: 'pinned', differs: 3 });
    expect(judge(game, otherwise(all.deeds.length - 1)).kind).toMatch(/pinned|held/);
    const none = { ...otherwise(5), snapshots: [] };
    expect(judge(game, none)).toEqual({ kind: 'held', at: 5 });

    await recheck(store.db, game, otherwise(3));
    const built = await build(store, match, 40);
    expect(built.stored.row.pinned).toBe(pinned.kind === 'pinned' ? pinned.at : null);
    expect(built.table.deeds).toBe(all.deeds.length);
    const { db } = store;
    await db.deleteFrom('snapshots').where('match', '=', match).execute();
    await db
      .updateTable('matches')
      .set({ rules: 'older', pinned: null })
      .where('id', '=', match)
      .execute();
    await db
      .updateTable('deeds')
      .set({ print: 'other' })
      .where('match', '=', match)
      .where('number', '=', 5)
      .execute();
    await house.start();
    const player = pair.host;
    Object.assign(player, { base: house.base, origin: house.base });
    const held = await player.sit(match);
    await held.until(() => held.info?.rules === 'held' && held.news !== null);
    const ask = { side: SIDES[0], question: 0, choice: { do: 'anything' } };
    expect(await held.tryAsk('choose', ask)).toMatchObject({
      answer: { problems: [{ problem: expect.stringMatching(/cannot go on/) }] },
    });
    await house.stop();
    expect((await build(store, match, 40)).table.deeds).toBe(5);
    // What cannot be played again is not lost.
    expect((await whole()).deeds.length).toBe(all.deeds.length);
  });

  test('what is taken back takes its snapshots along', async () => {
    const { row } = await whole();
    expect(await takeBack(store.db, match, row.version, 40)).toBe(true);
    const all = await whole();
    expect(all.deeds.length).toBe(40);
    expect(all.snapshots.every(({ number }) => number <= 40)).toBe(true);
  });
});
