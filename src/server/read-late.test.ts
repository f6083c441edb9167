import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { TestHouse } from './testing/house.ts';

/** While a match is read and built, this is waited for. */
const built = vi.hoisted(() => ({ when: Promise.resolve() }));

vi.mock('../games/registry.ts', async (actual) => {
  const registry = await actual<typeof import('../games/registry.ts')>();
  return {
    ...registry,
    registered(id: string) {
      const game = registry.registered(id);
      const load = async () => {
        await built.when;
        return game?.load();
      };
      return game && { ...game, load };
    },
  };
});

/** Nothing else is written that would make a server look again. */
const first = new TestHouse({ time: { every: 1e9 } });
afterAll(() => first.close());

test('what another process writes while a match is being read is heard of all the same', async () => {
  await first.start();
  const second = await first.beside();
  onTestFinished(() => second.close());
  const { match, host, players } = await first.pair('outpost', ['scouts', 'riders']);
  const { promise, resolve } = Promise.withResolvers<void>();
  built.when = promise;
  // The same person at the other server, which reads the match now, and takes its time.
  const twin = second.browser();
  twin.cookie = host.cookie;
  const late = await twin.sit(match);
  await new Promise((done) => setTimeout(done, 300));
  const [player] = players;
  await player.choose(player.moment.choices[0] ?? { do: '' });
  expect(player.moment.deeds).toBe(1);
  // So long that the other server has looked who wrote.
  await new Promise((done) => setTimeout(done, 1000));
  expect(late.news).toBeNull();
  resolve();
  await late.until(() => late.news?.moment.deeds === 1);
}, 15_000);
