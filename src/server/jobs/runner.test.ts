import { afterEach, describe, expect, test } from 'vitest';
import { dropJob, planJob, takeJobs } from '../store/jobs.ts';
import { type OpenStore, openStore } from '../store/open.ts';
import { testStores } from '../testing/stores.ts';
import { JobRunner, type RunnerSettings } from './runner.ts';

const testing = testStores('jobs');

const stores: OpenStore[] = [];
const runners: JobRunner[] = [];
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  const [store] = stores;
  await store?.db.deleteFrom('jobs').execute();
  for (const open of stores.splice(0)) await open.close();
});

/** A connection of its own to the same store, as another process has it. */
async function connect(kind: string): Promise<OpenStore> {
  const store = await openStore(testing.at(kind, 'store'));
  stores.push(store);
  return store;
}

function runnerAt(store: OpenStore, settings: Partial<RunnerSettings> = {}): JobRunner {
  const runner = new JobRunner(store, { every: 5, mishap: () => {}, ...settings });
  runners.push(runner);
  return runner;
}

/** Waits for a fact. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((go) => setTimeout(go, 5));
}

const left = async ({ db }: OpenStore) =>
  (await db.selectFrom('jobs').selectAll().execute()).length;

const gate = <T = void>() => Promise.withResolvers<T>();

describe.each(['sqlite', 'postgres'])('jobs on %s', (kind) => {
  test('each is done by exactly one of two runners, also if they look at the same time', async () => {
    const [one, other] = [await connect(kind), await connect(kind)];
    const done: string[] = [];
    const by = [0, 0];
    const most = 3;
    for (const [i, store] of [one, other].entries())
      runnerAt(store, { most }).handle('count', async (payload) => {
        by[i] = (by[i] ?? 0) + 1;
        await new Promise((go) => setTimeout(go, 1));
        done.push(String(payload));
      });
    for (let i = 0; i < 60; i++)
      await planJob(one.db, { id: `count/${i}`, kind: 'count', due: 0, payload: i });
    for (const runner of runners) runner.start();
    await until(async () => (await left(one)) === 0);
    expect(done.map(Number).sort((a, b) => a - b)).toEqual([...Array(60).keys()]);
    expect(Math.min(...by)).toBeGreaterThan(0);
  });

  test('what a runner that died had taken is done by another when its time is over', async () => {
    const [one, other] = [await connect(kind), await connect(kind)];
    await planJob(one.db, { id: 'lost', kind: 'lost', due: 0, payload: { match: 'm' } });
    const taking = { taker: 'dead', kinds: ['lost'], now: Date.now(), most: 5 };
    expect(await takeJobs(one, { ...taking, until: taking.now + 300 })).toHaveLength(1);
    // While the dead have it, nobody else gets it.
    expect(await takeJobs(other, { ...taking, taker: 'b', until: taking.now + 300 })).toEqual([]);
    const done: unknown[] = [];
    const runner = runnerAt(other);
    runner.handle('lost', async (payload) => void done.push(payload));
    runner.start();
    await until(async () => (await left(one)) === 0);
    expect(done).toEqual([{ match: 'm' }]);
    expect(Date.now()).toBeGreaterThanOrEqual(taking.now + 300);
  });

  test('a runner that works for longer than its time keeps the job', async () => {
    const [one, other] = [await connect(kind), await connect(kind)];
    let done = 0;
    let finish: () => void = () => {};
    const work = new Promise<void>((go) => {
      finish = go;
    });
    for (const store of [one, other])
      runnerAt(store, { lease: 3000 }).handle('long', async () => {
        done += 1;
        await work;
      });
    await planJob(one.db, { id: 'long', kind: 'long', due: 0, payload: null });
    const takenUntil = async () =>
      (await one.db.selectFrom('jobs').select('taken_until').executeTakeFirstOrThrow()).taken_until;
    for (const runner of runners) runner.start();
    await until(() => done > 0);
    const first = await takenUntil();
    await until(async () => (await takenUntil()) > first);
    finish();
    await until(async () => (await left(one)) === 0);
    expect(done).toBe(1);
  });

  test('what goes wrong is tried again, ever later, and given up at last with its reason', async () => {
    const store = await connect(kind);
    const dues: number[] = [];
    let now = 1000;
    const runner = runnerAt(store, { attempts: 3, pause: 1000, now: () => now });
    runner.handle('bad', async (_payload, { due }) => {
      dues.push(due);
      throw new Error('no such door');
    });
    await planJob(store.db, { id: 'bad', kind: 'bad', due: 500, payload: null });
    runner.start();
    const row = () => store.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    for (let attempt = 1; attempt <= 3; attempt++) {
      await until(async () => (await row()).attempts === attempt);
      const { due } = await row();
      const wait = due - now;
      expect(wait).toBeGreaterThanOrEqual(500 * 4 ** (attempt - 1));
      expect(wait).toBeLessThanOrEqual(1500 * 4 ** (attempt - 1));
      now = due;
    }
    expect(dues).toHaveLength(3);
    expect(await row()).toMatchObject({ attempts: 3, failed: 'no such door' });
  });

  test('one that is planned again while it is done is done again', async () => {
    const store = await connect(kind);
    const runner = runnerAt(store);
    const done: unknown[] = [];
    runner.handle('again', async (payload) => {
      done.push(payload);
      if (payload === 'first')
        await runner.plan({ id: 'again', kind: 'again', due: 0, payload: 'second' });
    });
    runner.start();
    await runner.plan({ id: 'again', kind: 'again', due: 0, payload: 'first' });
    await until(async () => (await left(store)) === 0);
    expect(done).toEqual(['first', 'second']);
  });

  test('and is not over when the first time is: it would be lost if the process died', async () => {
    const store = await connect(kind);
    const runner = runnerAt(store);
    const [begun, firstOver, leftMeanwhile] = [gate(), gate(), gate<number>()];
    runner.handle('again', async (payload) => {
      if (payload === 'first') {
        await runner.plan({ id: 'again', kind: 'again', due: 0, payload: 'second' });
        await begun.promise;
        // What follows the handler is the end of the first.
        setTimeout(firstOver.resolve, 100);
      } else {
        begun.resolve();
        await firstOver.promise;
        leftMeanwhile.resolve(await left(store));
      }
    });
    runner.start();
    await runner.plan({ id: 'again', kind: 'again', due: 0, payload: 'first' });
    expect(await leftMeanwhile.promise).toBe(1);
    await until(async () => (await left(store)) === 0);
  });

  test('nothing is done before its time, of a kind nobody knows, or that was dropped', async () => {
    const store = await connect(kind);
    let now = 1000;
    const done: unknown[] = [];
    const runner = runnerAt(store, { now: () => now });
    runner.handle('some', async (payload) => void done.push(payload));
    for (const [id, at] of Object.entries({ early: 900, late: 2000, dropped: 950 }))
      await planJob(store.db, { id, kind: 'some', due: at, payload: id });
    await planJob(store.db, { id: 'strange', kind: 'strange', due: 0, payload: null });
    await dropJob(store.db, 'dropped');
    runner.start();
    await until(() => done.length > 0);
    expect(done).toEqual(['early']);
    now = 2000;
    await until(() => done.length > 1);
    expect(done).toEqual(['early', 'late']);
    await until(async () => (await left(store)) === 1);
  });
});
