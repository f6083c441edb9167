import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Created } from '../table/online.ts';
import { newNonce } from './testing/client.ts';
import { play, TestHouse } from './testing/house.ts';

const DELAY = 5;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

async function table(delay: number) {
  const [host, friend] = [house.browser(), house.browser()];
  const seats = { scouts: 'me', riders: 'friend' };
  const pace = { kind: 'live', minutes: 60, seconds: 0 };
  const wish = { game: 'outpost', seats, delay, pace };
  const { match, invitations } = await host.api<Created>('POST', '/matches', wish);
  await host.api('POST', `/matches/${match}/nonce`, { nonce: newNonce() });
  await friend.accept(invitations[0]?.code ?? '');
  const players = [await host.sit(match), await friend.sit(match)] as const;
  for (const player of players) await player.until(() => player.news !== null);
  const watcher = await house.browser().sit(match);
  await watcher.until(() => watcher.news !== null);
  return { match, players, watcher };
}

test('those who watch are so many deeds behind, in what they are told and in what they ask for', async () => {
  const { match, players, watcher } = await table(DELAY);
  await play(players, 30);
  const [scouts] = players;
  if (scouts.info?.status === 'over') throw new Error('it was over too soon');
  await scouts.tryAsk('tale', { side: null });
  const now = Math.max(...players.map(({ moment }) => moment.deeds));
  expect(watcher.moment.deeds).toBeLessThanOrEqual(now - DELAY);
  const seen = watcher.moment.deeds;
  expect(seen).toBeGreaterThan(0);
  expect(watcher.info?.clocks).toEqual({});
  // Neither by asking anew, nor by coming again, does one see more.
  const again = await house.browser().sit(match);
  await again.until(() => again.news !== null);
  for (const one of [watcher, again]) {
    const { answer } = await one.tryAsk('refresh', {});
    expect((answer as typeof one.news)?.moment.deeds).toBeLessThanOrEqual(now - DELAY);
    const theirs = (await one.tryAsk('tale', { side: null })).answer as unknown[];
    const ours = (await scouts.tryAsk('tale', { side: null })).answer as unknown[];
    expect(theirs.length).toBeLessThan(ours.length);
    expect(ours.slice(0, theirs.length)).toEqual(theirs);
  }
  // At the end they see everything.
  await scouts.tryAsk('resign', { side: 'scouts' });
  await watcher.until(() => watcher.info?.status === 'over');
  await watcher.until(() => watcher.moment.deeds > seen);
});

test('a match that ends by its rules is seen to its end', async () => {
  const { players, watcher } = await table(3);
  await play(players, 3000);
  await watcher.until(() => watcher.moment.outcome !== null);
  expect(watcher.moment.outcome).toEqual(players[0].moment.outcome);
});

test('without a delay they see what everybody may know at once', async () => {
  const { players, watcher } = await table(0);
  await play(players, 12);
  const [scouts] = players;
  await scouts.tryAsk('tale', { side: null });
  const { answer } = await watcher.tryAsk('refresh', {});
  expect((answer as typeof watcher.news)?.moment.view).toEqual(watcher.moment.view);
  expect(Object.keys(watcher.info?.clocks ?? {}).sort()).toEqual(['riders', 'scouts']);
});
