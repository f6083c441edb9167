import { afterAll, beforeAll, expect, test } from 'vitest';
import { play, TestHouse } from '../testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open({ sockets: { burst: 1e6, perSecond: 1e6 } });
});
afterAll(() => house.close());

test('a line that wants only what changed of views hears the same in fewer words', async () => {
  const { match, host, players } = await house.pair('magersfontein', ['british', 'boers']);
  const [short, whole] = [await host.sit(match, false, true), await host.sit(match)];
  for (const line of [short, whole]) await line.until(() => line.news !== null);
  await play(players, 40);
  // Both look with the same eyes: they have heard all when they know of as many deeds as the player.
  const { deeds } = players[0].moment;
  for (const line of [short, whole]) {
    await line.until(() => line.moment.deeds === deeds);
    expect(line.news).toEqual(whole.news);
  }
  const length = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  expect(length(short.heard)).toBeLessThan(length(whole.heard) / 2);
  // What is looked up is whole, whatever the line wants.
  const [one, other] = [await short.ask('refresh', {}), await whole.ask('refresh', {})];
  expect(one).toEqual(other);
  expect(await short.ask('scene', { at: 0, side: 'british' })).toEqual(
    await whole.ask('scene', { at: 0, side: 'british' }),
  );
});
