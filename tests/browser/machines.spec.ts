import { registered } from '../../src/games/registry.ts';
import { completeSetup } from '../../src/kernel/match.ts';
import { newMatchFile } from '../../src/kernel/match-file.ts';
import { speech } from '../../src/kernel/text.ts';
import { GAME } from './game.ts';
import { deeds, expect, expectAccessible, HURRY, loadMatch, prefer, test } from './page.ts';

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

test('machines are watched with open cards, as remembered; where a person plays nothing opens', async ({
  page,
}) => {
  const game = await registered('second-boer-war')?.load();
  if (!game) throw new Error('the game is gone');
  const setup = completeSetup(game.rules, {});
  const dice = { kind: 'seeded', seed: 'x' } as const;
  const watched = Object.fromEntries(game.rules.sides.map((side) => [side, 'recruit']));
  await prefer(page, { ...HURRY, speed: 'step' });
  await loadMatch(page, newMatchFile(setup, dice, watched));
  const bar = page.getByRole('group', { name: 'Machines play' });
  const eyes = bar.getByLabel('Seen by');
  await expect(eyes).toHaveValue('');
  const hash = () => page.locator('.table').getAttribute('data-hash');
  const closed = await hash();
  // By keyboard, as a reader of the screen would: the last of the list.
  await eyes.focus();
  await page.keyboard.press('End');
  await expect(eyes).toHaveValue('everything');
  await expect(eyes.locator('option:checked')).toHaveText('everything, open');
  await expect.poll(hash).not.toBe(closed);
  await expectAccessible(page, '.stage');
  // Looked back at as well, while it goes on.
  await page.goto(`${page.url().replace(/\/$/, '')}/replay`);
  await expect(page.getByLabel('Seen by').locator('option')).toHaveText([
    'a spectator',
    ...game.rules.sides.map((side) => speech(game.texts, 'en').say(`side.${side}`)),
    'everything, open',
  ]);
  // Another match of machines opens as the last was watched.
  await loadMatch(page, newMatchFile(setup, { ...dice, seed: 'y' }, watched));
  await expect(eyes).toHaveValue('everything');

  await loadMatch(page, newMatchFile(setup, dice, { ...watched, empire: 'person' }));
  await expect(page.locator('#question')).not.toBeEmpty();
  await expect(bar).toHaveCount(0);
  await page.goto(`${page.url().replace(/\/$/, '')}/replay`);
  const seenBy = page.getByLabel('Seen by');
  await expect(seenBy).toBeVisible();
  await expect(seenBy.locator('option', { hasText: 'everything' })).toHaveCount(0);
});
