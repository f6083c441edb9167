import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testStores } from '../testing/stores.ts';
import type { Change } from './change.ts';
import { Keeping, Overtaken } from './keeping.ts';
import { findStored, insertMatch, takeBack } from './matches.ts';
import { type OpenStore, openStore } from './open.ts';
import { keepSeat } from './pace.ts';
import { snapshotsOf } from './snapshots.ts';
import { SqliteFile } from './sqlite-file.ts';

const testing = testStores('keeping');
const MATCHES = Array.from({ length: 30 }, (_, i) => `match-${i}`);

const REST = {
  setup: { game: 'outpost', scenario: 'patrol', options: {} },
  rules: '',
  secret: 's',
  commitment: 'c',
  host: 'anna',
  seats: { scouts: { kind: 'person', person: 'anna' } },
};

const print = '00000000';
const deed = (n: number) => ({ deed: { side: 'scouts', choice: { do: 'march', n } }, print });

const changeOf = (match: string, version: number, more: Partial<Change> = {}): Change => ({
  match,
  version,
  stored: version,
  same: version,
  added: [deed(version)],
  standing: '{}',
  openly: true,
  result: null,
  clock: '{}',
  flag: { id: `flag/${match}`, kind: 'flag', due: version, payload: { match } },
  orders: [],
  snapshot: null,
  ...more,
});

/** A match that is under way. */
async function begin({ db }: OpenStore, id: string): Promise<void> {
  await insertMatch(db, { id, ...REST });
  await db.updateTable('matches').set({ status: 'running' }).where('id', '=', id).execute();
}

describe.each(['sqlite', 'postgres'])('changes that share a commit, on %s', (kind) => {
  let store: OpenStore;
  let commits = 0;
  let keeping: Keeping;
  beforeAll(async () => {
    store = await openStore(testing.at(kind));
    keeping = new Keeping(store, { committed: () => commits++, commitFailed: () => {} });
    await store.db
      .insertInto('people')
      .values({ id: 'anna', name: null, name_key: null, password: null, mail: null, created: 1 })
      .execute();
    for (const id of MATCHES) await insertMatch(store.db, { id, ...REST });
    await store.db.updateTable('matches').set({ status: 'running', offers: '{}' }).execute();
  });
  afterAll(() => store.close());

  const rowOf = (match: string) =>
    store.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirstOrThrow();
  const deedsIn = (match: string) =>
    store.db.selectFrom('deeds').selectAll().where('match', '=', match).orderBy('number').execute();

  test('a snapshot goes along in the same commit, unless another process was quicker', async () => {
    const match = 'match-with-snapshots';
    await begin(store, match);
    const kept: boolean[] = [];
    const text = { rules: 'r', chapter: '{}', hash: 'h', seal: 's', at: 1 };
    const snapshot = (since: number, number: number) => ({
      row: { match, since, number, state: `state ${number}`, ...text },
      kept: (done: boolean) => void kept.push(done),
    });
    const before = commits;
    for (let version = 0; version < 5; version++)
      await keeping.keep(
        changeOf(match, version, { flag: null, snapshot: snapshot(version, version + 1) }),
      );
    expect(commits - before).toBe(5);
    await keeping.keep(changeOf(match, 5, { flag: null, snapshot: snapshot(3, 6) }));
    expect(kept).toEqual([true, true, true, true, true, false]);
    // Nothing of a change that came too late is kept.
    const late = changeOf(match, 2, { flag: null, snapshot: snapshot(5, 7) });
    await expect(keeping.keep(late)).rejects.toThrow(Overtaken);
    const rows = await snapshotsOf(store.db, match);
    expect(rows.map(({ number, state }) => [number, state])).toEqual([
      [1, null],
      [2, null],
      [3, 'state 3'],
      [4, 'state 4'],
      [5, 'state 5'],
    ]);
  });

  test('deeds that are taken back are no longer those of whoever sat there before', async () => {
    const match = 'match-with-a-machine';
    await begin(store, match);
    for (let version = 0; version < 5; version++)
      await keeping.keep(changeOf(match, version, { flag: null }));
    const clock = { match, clock: '{}', flag: null, settles: true };
    const machine = { side: 'scouts', kind: 'recruit', deeds: 5 };
    expect(await keepSeat(store.db, { ...clock, ...machine, version: 5 })).toBe(true);
    const sinceOf = async () => (await findStored(store.db, match))?.seats[0]?.since;
    expect(await sinceOf()).toBe(5);
    // Two of its own are taken back, one by one and by agreement: nothing changes.
    const six = { stored: 5, same: 5, added: [deed(5), deed(6)], flag: null };
    await keeping.keep(changeOf(match, 6, six));
    await keeping.keep(changeOf(match, 7, { stored: 7, same: 6, added: [], flag: null }));
    expect(await takeBack(store.db, match, 8, 5)).toBe(true);
    expect(await sinceOf()).toBe(5);
    // Then some of hers, in either way.
    await keeping.keep(changeOf(match, 9, { stored: 5, same: 4, added: [], flag: null }));
    expect(await sinceOf()).toBe(4);
    expect(await takeBack(store.db, match, 10, 2)).toBe(true);
    expect(await sinceOf()).toBe(2);
  });

  test('all of them are kept, in one commit, with their jobs', async () => {
    const before = commits;
    await Promise.all(MATCHES.map((match) => keeping.keep(changeOf(match, 0))));
    expect(commits - before).toBe(1);
    for (const match of MATCHES) {
      expect(await rowOf(match)).toMatchObject({ version: 1, deeds: 1, offers: null });
      expect(await deedsIn(match)).toHaveLength(1);
    }
    const jobs = await store.db.selectFrom('jobs').select('id').execute();
    expect(jobs).toHaveLength(MATCHES.length);
  });

  test('whoever was overtaken keeps nothing, and takes nobody along', async () => {
    const [one = '', two = '', three = ''] = MATCHES;
    const secretly = { openly: false, flag: null };
    const kept = await Promise.allSettled([
      keeping.keep(changeOf(one, 0)),
      keeping.keep(changeOf(two, 1, secretly)),
      // Two answers to one decision: the first of them wins.
      keeping.keep(changeOf(three, 1)),
      keeping.keep(changeOf(three, 1, { added: [deed(77)] })),
    ]);
    expect(kept.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    for (const one of kept) if ('reason' in one) expect(one.reason).toBeInstanceOf(Overtaken);
    expect(await deedsIn(one)).toHaveLength(1);
    expect((await deedsIn(three))[1]?.deed).toContain('"n":1');
  });

  test('a deed in secret leaves offers and the time of the last deed; one done openly does not', async () => {
    const match = 'match-with-secrets';
    await begin(store, match);
    const before = { offers: '{"draw":"scouts"}', touched: 1 };
    await store.db.updateTable('matches').set(before).where('id', '=', match).execute();
    const later = { standing: '{"turn":2}', clock: '{"scouts":5}', flag: null };
    await keeping.keep(changeOf(match, 0, { ...later, openly: false }));
    expect(await rowOf(match)).toMatchObject({
      ...before,
      version: 1,
      deeds: 1,
      status: 'running',
    });
    expect(await rowOf(match)).toMatchObject({ standing: later.standing, clock: later.clock });
    await keeping.keep(changeOf(match, 1, later));
    const { offers, touched, result, status } = await rowOf(match);
    expect({ offers, result, status }).toEqual({ offers: null, result: null, status: 'running' });
    expect(touched).toBeGreaterThan(1);
  });

  test('what is taken back and what ends goes with the rest', async () => {
    const [, two = '', three = ''] = MATCHES;
    const result = '{"winner":null,"by":"rules"}';
    await Promise.all([
      keeping.keep(changeOf(two, 2, { stored: 2, same: 1, added: [deed(5)] })),
      keeping.keep(changeOf(three, 2, { result })),
    ]);
    expect(await rowOf(two)).toMatchObject({ version: 3, deeds: 2, takebacks: 1 });
    expect((await deedsIn(two))[1]?.deed).toContain('"n":5');
    expect(await rowOf(three)).toMatchObject({ status: 'over', result, deeds: 3 });
    await expect(keeping.keep(changeOf(three, 3))).rejects.toBeInstanceOf(Overtaken);
  });
});

describe('SQLite', () => {
  test('nothing is said to be kept before the log is on disk, or if it does not get there', async () => {
    const store = await openStore(testing.at('sqlite'));
    const keeping = new Keeping(store);
    const match = 'match-on-disk';
    await begin(store, match);
    const { promise: disk, resolve: reach } = Promise.withResolvers<void>();
    const reached = vi.spyOn(SqliteFile.prototype, 'onDisk').mockReturnValueOnce(disk);
    let said = false;
    const kept = keeping.keep(changeOf(match, 0)).then(() => {
      said = true;
    });
    await expect.poll(() => reached.mock.calls.length).toBe(1);
    const rows = store.db.selectFrom('deeds').selectAll().where('match', '=', match);
    expect(await rows.execute()).toHaveLength(1);
    expect(said).toBe(false);
    reach();
    await kept;
    reached.mockRejectedValueOnce(new Error('no disk'));
    await expect(keeping.keep(changeOf(match, 1))).rejects.toThrow('no disk');
    reached.mockRestore();
    await keeping.keep(changeOf(match, 2));
    await store.close();
  });
});
