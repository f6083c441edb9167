import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Choice } from '../kernel/choice.ts';
import { TestHouse } from './testing/house.ts';

/** Whoever comes back, from wherever, is shown what happened since her last decision. */

const SIDES = ['scouts', 'riders'] as const;
const WAIT: Choice = { do: 'rest' };

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.open();
});
afterAll(() => house.close());

test('what happened since one last decided is news, also on another device', async () => {
  const { players, match, host } = await house.pair('outpost', SIDES);
  const [scouts, riders] = players;
  await scouts.choose(WAIT);
  scouts.leave();
  await riders.choose(WAIT);
  const again = await host.sit(match);
  await again.until(() => again.news !== null);
  const { scenes = [], unseen, afresh } = again.news ?? {};
  expect(afresh).toBe(true);
  const at = scenes.at(-1)?.at ?? 0;
  expect(unseen).toBeLessThanOrEqual(at);
  // A new turn has begun, and nothing of what she decided herself is told once more.
  expect(
    scenes.filter(({ at: one }) => one >= (unseen ?? 0)).map(({ event }) => event.type),
  ).toContain('turnBegins');
  expect(scenes.filter(({ at: one }) => one < (unseen ?? 0)).length).toBe(unseen);
});

test('answers that orders gave meanwhile belong to what happened', async () => {
  const { players, match, host } = await house.pair('outpost', SIDES);
  const [scouts, riders] = players;
  await scouts.choose(WAIT);
  const plan = { plan: [WAIT, WAIT], done: [], here: [] };
  await scouts.tryAsk('plan', { side: 'scouts', orders: [plan] });
  await scouts.until(() => scouts.info?.orders['scouts']?.orders.length === 1);
  scouts.leave();
  for (let turn = 0; turn < 2; turn++) {
    await riders.until(() => riders.moment.question?.decision === 'pickTroop');
    await riders.choose(WAIT);
  }
  await riders.until(() => riders.moment.question?.decision === 'pickTroop');
  const again = await host.sit(match);
  await again.until(() => again.news !== null);
  const { scenes = [], unseen = 0 } = again.news ?? {};
  const news = scenes.filter(({ at }) => at >= unseen).map(({ event }) => event.type);
  // Two turns have begun since she decided herself, though her side has answered in both.
  expect(news.filter((type) => type === 'turnBegins')).toHaveLength(2);
  const ask = again.moment.question;
  if (!ask) return;
  // As soon as she decides again, only what comes after it is news.
  await again.choose(WAIT);
  again.leave();
  const third = await host.sit(match);
  await third.until(() => third.news !== null);
  expect(third.news?.unseen).toBeUndefined();
});

test('those who watch, and both after the end, get the whole without a recap', async () => {
  const { players, match } = await house.pair('outpost', SIDES);
  await players[0].choose(WAIT);
  await players[1].choose(WAIT);
  const watcher = await house.browser().sit(match);
  await watcher.until(() => watcher.news !== null);
  expect(watcher.news?.unseen).toBeUndefined();
});
