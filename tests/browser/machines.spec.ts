import { registered } from '../../src/games/registry.ts';
import { completeSetup } from '../../src/kernel/match.ts';
import { newMatchFile } from '../../src/kernel/match-file.ts';
import { GAME } from './game.ts';
import { deeds, expect, HURRY, loadMatch, prefer, test } from './page.ts';

test('a match between machines goes on to its end, however long', async ({ page }) => {
  const game = await registered(GAME)?.load();
  if (!game) throw new Error(`${GAME} is gone`);
  const seats = Object.fromEntries(game.rules.sides.map((side) => [side, 'random']));
  const setup = completeSetup(game.rules, {});
  await prefer(page, HURRY);
  await loadMatch(page, newMatchFile(setup, { kind: 'seeded', seed: 'x' }, seats));
  await expect(page.locator('.how')).toBeVisible({ timeout: 120_000 });
  expect(await deeds(page)).toBeGreaterThan(500);
  // And it is kept so.
  await page.reload();
  await expect(page.locator('.how')).toBeVisible({ timeout: 60_000 });
});
