import { expect, test } from '@playwright/test';
import { REGISTRY } from '../../src/games/registry.ts';
import { enough } from '../../src/kernel/testing/soak.ts';
import { Found, Monkey, type MonkeyTerms } from './monkey/monkey.ts';
import { openForMonkey } from './monkey/open.ts';

/** A short walk of the random player in every game; `npm run monkey` lets it loose for longer. */
const ACTIONS = 40;

test.describe.configure({ timeout: 240_000 });

for (const [nth, { id, load }] of enough(
  REGISTRY.entries(),
  ([, one]) => one.id === 'outpost' || one.id === 'bittereinder',
)) {
  test(`${id}: a random player breaks nothing`, async ({ browser, baseURL }) => {
    const terms: MonkeyTerms = {
      game: await load(),
      seed: 'in the tests',
      stretch: nth,
      actions: ACTIONS,
      byFinger: nth % 2 === 1,
      patience: 120_000,
    };
    const { context, page } = await openForMonkey(browser, baseURL ?? '', terms);
    const monkey = new Monkey(context, page, terms);
    try {
      await monkey.play();
    } catch (error) {
      if (!(error instanceof Found)) throw error;
      if (error.picture) await test.info().attach('page', { body: error.picture });
      if (error.match) await test.info().attach('match', { body: error.match });
      throw new Error(error.message);
    } finally {
      await context.close();
    }
    const done = [...monkey.tally.values()].reduce((sum, n) => sum + n, 0);
    expect(done).toBe(ACTIONS);
  });
}
