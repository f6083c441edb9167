import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { TestHouse } from './testing/house.ts';

/** How often more the stamps of matches cannot be read. */
const broken = vi.hoisted(() => ({ times: 0 }));

vi.mock('./store/matches.ts', async (actual) => {
  const matches = await actual<typeof import('./store/matches.ts')>();
  return {
    ...matches,
    stampsOf(...given: Parameters<typeof matches.stampsOf>) {
      if (broken.times-- > 0) throw new Error('the database is busy');
      return matches.stampsOf(...given);
    },
  };
});

/** Nothing else is written that would make a server look again. */
const first = new TestHouse({ time: { every: 1e9 } });
afterAll(() => first.close());

test('what could not be read of another process is read again', async () => {
  await first.start();
  const second = await first.beside();
  onTestFinished(() => second.close());
  const { match, host, players } = await first.pair('outpost', ['scouts', 'riders']);
  const twin = second.browser();
  twin.cookie = host.cookie;
  const late = await twin.sit(match);
  await late.until(() => late.news !== null);
  broken.times = 2;
  const [player] = players;
  await player.choose(player.moment.choices[0] ?? { do: '' });
  await late.until(() => late.news?.moment.deeds === 1);
  expect(broken.times).toBeLessThan(1);
}, 15_000);
