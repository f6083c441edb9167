import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testStores } from '../testing/stores.ts';
import { LogOnDisk } from './log-on-disk.ts';
import { type OpenStore, openStore } from './open.ts';
import { SqliteFile } from './sqlite-file.ts';

const testing = testStores('patient');

/** Lets the disk answer only when told to. */
function slowDisk() {
  const waiting: (() => void)[] = [];
  vi.spyOn(SqliteFile.prototype, 'onDisk').mockImplementation(
    () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
  );
  return { waiting, answer: () => waiting.shift()?.() };
}

const keyNamed = (name: string) => ({ name, value: 'v' });

describe('whoever writes waits for the disk, and nobody else does', () => {
  let store: OpenStore;
  let count = 0;
  beforeEach(async () => {
    store = await openStore(testing.at('sqlite', `store-${count++}`));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
  });

  const names = async () =>
    (await store.db.selectFrom('keys').select('name').orderBy('name').execute()).map((k) => k.name);

  test('one write, and what others do meanwhile', async () => {
    const disk = slowDisk();
    const before = await names();
    expect(disk.waiting).toHaveLength(0);
    let kept = false;
    const first = store.db
      .insertInto('keys')
      .values(keyNamed('zebra'))
      .execute()
      .then(() => {
        kept = true;
      });
    await expect.poll(() => disk.waiting.length).toBe(1);
    // Who reads is answered, and who writes gets his turn, while the first still waits.
    expect(await names()).toEqual([...before, 'zebra']);
    const second = store.db.insertInto('keys').values(keyNamed('zulu')).execute();
    await expect.poll(() => disk.waiting.length).toBe(2);
    expect(kept).toBe(false);
    disk.answer();
    await first;
    disk.answer();
    await second;
  });

  test('a transaction waits once, after its commit, and runs alone', async () => {
    const disk = slowDisk();
    const before = await names();
    const order: string[] = [];
    const first = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('keys').values(keyNamed('zebra')).execute();
      await new Promise((resolve) => setTimeout(resolve, 20));
      await trx.insertInto('keys').values(keyNamed('zulu')).execute();
      order.push('first');
    });
    const second = names().then((seen) => {
      order.push('second');
      return seen;
    });
    expect(await second).toEqual([...before, 'zebra', 'zulu']);
    expect(order).toEqual(['first', 'second']);
    expect(disk.waiting).toHaveLength(1);
    disk.answer();
    await first;
  });

  test('a disk that fails is told to whoever wrote; a transaction that fails frees the connection', async () => {
    vi.spyOn(SqliteFile.prototype, 'onDisk').mockRejectedValueOnce(new Error('no disk'));
    const write = (name: string) => store.db.insertInto('keys').values(keyNamed(name)).execute();
    await expect(write('zebra')).rejects.toThrow('no disk');
    await write('zulu');
    const failing = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('keys').values(keyNamed('zoo')).execute();
      throw new Error('another thought');
    });
    await expect(failing).rejects.toThrow('another thought');
    expect(await names()).not.toContain('zoo');
    expect(await names()).toContain('zulu');
  });
});

test('who comes while the disk is busy shares the next wait', async () => {
  const store = await openStore(testing.at('sqlite', 'shared'));
  const log = new LogOnDisk(`${testing.at('sqlite', 'shared').folder}/heliograph.sqlite`);
  const syncs: (() => void)[] = [];
  vi.spyOn(log as unknown as { sync: () => Promise<void> }, 'sync').mockImplementation(
    () =>
      new Promise((resolve) => {
        syncs.push(resolve);
      }),
  );
  const done: number[] = [];
  const wait = (n: number) => log.reached().then(() => done.push(n));
  const first = wait(1);
  await expect.poll(() => syncs.length).toBe(1);
  const others = [wait(2), wait(3), wait(4)];
  syncs[0]?.();
  await first;
  // What the others wrote came after the first sync began: they are not done with it.
  await expect.poll(() => syncs.length).toBe(2);
  expect(done).toEqual([1]);
  syncs[1]?.();
  await Promise.all(others);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(syncs).toHaveLength(2);
  await log.close();
  await store.close();
});
