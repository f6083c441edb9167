import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Player } from './testing/client.ts';
import { TestHouse } from './testing/house.ts';

const SIDES = ['scouts', 'riders'] as const;
const MANY = 100;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

/** How often somebody was told who is at the match. */
const tellings = ({ heard }: Player): number =>
  heard.filter((text) => text.startsWith('{"match":')).length;

test('a hundred who come to watch cost no ten thousand messages, and all hear how many they are', async () => {
  const { match, players } = await house.pair('outpost', SIDES);
  const first = await house.browser().sit(match);
  // Where few are here everybody hears of it at once.
  await players[0].until(() => players[0].info?.watching === 1);
  const others = await Promise.all(
    Array.from({ length: MANY - 1 }, () => house.browser().sit(match)),
  );
  const all = [...players, first, ...others];
  for (const one of all) await one.until(() => one.news !== null && one.info?.watching === MANY);
  const sent = all.reduce((sum, one) => sum + tellings(one), 0);
  expect(sent).toBeLessThan((MANY * MANY) / 4);
  // Who plays is missed at once, by everybody.
  players[1].leave();
  for (const one of [players[0], ...others])
    await one.until(
      () => one.info?.seats['riders']?.kind === 'person' && !one.info.seats['riders'].here,
    );
  for (const one of others) one.leave();
  await players[0].until(() => players[0].info?.watching === 1);
});
