import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, type Pair, TestHouse } from './testing/house.ts';
import { testStores } from './testing/stores.ts';

/**
 * A process that hears of another what it has kept plays that without reading it. Here the other
 * process is the test, and the store holds nothing of what it says.
 */
const testing = testStores('kept-news');
let house: TestHouse;
let line: pg.Client;

beforeAll(async () => {
  house = new TestHouse({}, testing.postgres.url);
  await house.start();
  line = new pg.Client({ connectionString: testing.postgres.url });
  await line.connect();
});

afterAll(async () => {
  await line.end();
  await house.close();
});

const say = (match: string, news: string): Promise<unknown> =>
  line.query('SELECT pg_notify($1, $2)', ['heliograph_match', `another ${match} ${news}`]);

/** Where the store says that a match stands. */
async function rowOf(match: string): Promise<{ version: number; standing: string; clock: string }> {
  const { rows } = await line.query('SELECT version, standing, clock FROM matches WHERE id = $1', [
    match,
  ]);
  return rows[0];
}

async function pairInPlay(): Promise<Pair> {
  const pair = await house.pair('outpost', ['scouts', 'riders']);
  const first = await asked(pair.players);
  await first.choose(first.moment.choices[0] ?? { do: '' });
  await asked(pair.players);
  return pair;
}

test('what another process says it has kept is played, and told to those who play', async () => {
  const { match, players } = await pairInPlay();
  const player = await asked(players);
  const { side, question, choices } = player.moment;
  const { number = 0 } = question ?? {};
  const { version, standing, clock } = await rowOf(match);
  const added = [{ side, choice: choices[0] }];
  await say(match, JSON.stringify({ version, added, standing, openly: true, clock }));
  await player.until(() => player.moment.question?.number !== number);
  // What is not in the store is believed only as long as nobody builds on it.
  const next = await asked(players);
  await next.choose(next.moment.choices[0] ?? { do: '' });
  expect((await rowOf(match)).version).toBe(version);
  await player.until(() => player.moment.question?.number === number);
});

test('what is old, too new, or not understood is read from the store instead', async () => {
  const { match, players } = await pairInPlay();
  const player = await asked(players);
  const { side, question, choices } = player.moment;
  const { version, standing, clock } = await rowOf(match);
  const added = [{ side, choice: choices[0] }];
  const kept = { added, standing, openly: true, clock };
  for (const other of [version - 1, version + 5])
    await say(match, JSON.stringify({ ...kept, version: other }));
  for (const words of ['{"version":', 'nothing', JSON.stringify({ version, added })])
    await say(match, words);
  await player.choose(choices[0] ?? { do: '' });
  expect((await rowOf(match)).version).toBe(version + 1);
  await player.until(() => player.moment.question?.number !== question?.number);
  const next = await asked(players);
  await next.choose(next.moment.choices[0] ?? { do: '' });
  expect((await rowOf(match)).version).toBe(version + 2);
});
