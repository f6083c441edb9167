import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenStore, openStore } from '../store/open.ts';
import { testStores } from '../testing/stores.ts';
import { ServerTime } from './time.ts';

const testing = testStores('time');

const HOUR = 3_600_000;

describe.each(['sqlite', 'postgres'])('the time of the matches on %s', (kind) => {
  let store: OpenStore;
  let [wall, steady] = [1_000_000, 0];
  const pass = (time: number) => {
    wall += time;
    steady += time;
  };
  const begin = () =>
    ServerTime.start(store.db, { wall: () => wall, steady: () => steady, every: 1e9 });

  beforeAll(async () => {
    const databaseUrl = kind === 'postgres' ? { databaseUrl: testing.postgres.url } : {};
    store = await openStore({ folder: path.join(testing.folder, 'store'), ...databaseUrl });
  });
  afterAll(() => store.close());

  test('follows neither a clock that is set, nor a server that was away', async () => {
    const time = await begin();
    const start = time.now();
    pass(HOUR);
    expect(time.now() - start).toBe(HOUR);
    // The clock on the wall is set forward, and back: nothing happens.
    wall += 5 * HOUR;
    expect(time.now() - start).toBe(HOUR);
    wall -= 24 * HOUR;
    expect(time.now() - start).toBe(HOUR);
    await time.stop();
    // A server that starts again goes on where the last one stopped, whatever the wall says.
    wall += 100 * HOUR;
    const next = await begin();
    expect(next.now() - start).toBe(HOUR);
    await next.stop();
    wall -= 50 * HOUR;
    const last = await begin();
    expect(last.now() - start).toBe(HOUR);
    // A short break counts: people had the question before their eyes.
    await last.stop();
    pass(10_000);
    const soon = await begin();
    expect(soon.now() - start).toBe(HOUR + 10_000);
    await soon.stop();
  });

  test('is the same in two processes, and never goes back', async () => {
    const [one, other] = [await begin(), await begin()];
    pass(HOUR);
    await one.note();
    await other.note();
    expect(Math.abs(one.now() - other.now())).toBeLessThan(2);
    wall += 9 * HOUR;
    const third = await begin();
    expect(third.now()).toBe(one.now());
    for (const time of [one, other, third]) await time.stop();
  });
});
