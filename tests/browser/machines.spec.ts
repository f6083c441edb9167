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

test('machines are watched: step by step, paused, with either side’s eyes', async ({ page }) => {
  const game = await registered('second-boer-war')?.load();
  if (!game) throw new Error('the game is gone');
  const seats = Object.fromEntries(game.rules.sides.map((side) => [side, 'recruit']));
  const setup = completeSetup(game.rules, {});
  await prefer(page, { ...HURRY, speed: 'step' });
  await loadMatch(page, newMatchFile(setup, { kind: 'seeded', seed: 'x' }, seats));
  const bar = page.getByRole('group', { name: 'Machines play' });
  await expect(bar).toBeVisible();
  // Step by step: one decision, and then they wait.
  await expect.poll(() => deeds(page)).toBe(1);
  await expect(bar.getByRole('button', { name: 'Let them play on', exact: true })).toBeVisible();
  const step = bar.getByRole('button', { name: 'Next event', exact: true });
  await step.click();
  await expect.poll(() => deeds(page)).toBe(2);
  // With either side's eyes, or with what both know.
  const eyes = bar.getByLabel('Seen by');
  await expect(eyes).toHaveValue('');
  await eyes.selectOption('boers');
  await expect(page.locator('.table')).toHaveAttribute('data-hash', /./);
  await expect(eyes).toHaveValue('boers');
  await eyes.selectOption('empire');
  await expect(eyes).toHaveValue('empire');
  // And on they go, until somebody pauses them.
  await bar.getByLabel('Pace of events').selectOption('fast');
  await bar.getByRole('button', { name: 'Let them play on', exact: true }).click();
  await expect.poll(() => deeds(page)).toBeGreaterThan(4);
  await bar.getByRole('button', { name: 'Pause the machines', exact: true }).click();
  await expect(bar.getByRole('button', { name: 'Let them play on', exact: true })).toBeVisible();
});
