import { GAME } from './game.ts';
import { deeds, expect, HURRY, mapAtRest, prefer, startMatch, test } from './page.ts';

test('arrows step through a replay', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  await page.getByRole('button', { name: 'Send the orders off', exact: true }).click();
  const sure = page.locator('.caution .primary');
  if (await sure.isVisible()) await sure.click();
  await expect(page.locator('.log .line').nth(3)).toBeVisible();
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  const where = page.locator('input[type=range]');
  await expect(where).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(where).toHaveValue('2');
  await page.keyboard.press('ArrowLeft');
  await expect(where).toHaveValue('1');
});

test('N goes from the one that acts to every place it may go to', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, 'second-boer-war');
  await page.locator('.answer', { hasText: 'Buller' }).first().click();
  await expect(page.locator('#question')).toContainText('Buller');
  const cursor = page.locator('.stage');
  const seen = new Set<string | null>();
  for (let n = 0; n < 3; n++) {
    const before = await cursor.getAttribute('data-cursor');
    await page.keyboard.press('n');
    await expect.poll(() => cursor.getAttribute('data-cursor')).not.toBe(before);
    seen.add(await cursor.getAttribute('data-cursor'));
  }
  expect(seen.size).toBe(3);
});

test('a flag stands for the area in which it is planted', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  await page.locator('.live .counter[data-piece="ldr-5th-irish"]').click();
  await expect(page.locator('#question')).toContainText('objective');
  const first = page.locator('.answer').first();
  const place = /to=(\S+)/.exec((await first.getAttribute('data-choice')) ?? '')?.[1] ?? '';
  await first.click();
  const flag = page.locator('[data-flag="5th-irish planned"]');
  await expect(flag).toBeVisible();
  await expect(flag).toHaveAttribute('data-place', place);
  // Another brigade asks about that area by its flag, not about the place where the first leader stands.
  await page.locator('.live .counter[data-piece="ldr-naval"]').click();
  await expect(page.locator('#question')).toContainText('Naval');
  await mapAtRest(page);
  await flag.locator('.cloth').click();
  await expect(page.locator('.whynot')).toContainText('Robinson');
});

test('neither Space nor Enter lifts the curtain by accident', async ({ page }) => {
  await prefer(page, HURRY);
  await page.goto('/games/second-boer-war');
  const seats = page.locator('select.field').filter({ hasText: 'Recruit' });
  await expect(seats).toHaveCount(2);
  for (const seat of await seats.all()) await seat.selectOption('person');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const curtain = page.locator('.hand-over');
  await expect(curtain.locator('h1')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(curtain).toBeVisible();
  // Who means it gets there with one key more.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(curtain).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the handle of the sheet presses nothing beneath it', async ({ page }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    const sheet = page.locator('.sheet .content');
    const low = (await sheet.boundingBox())?.height ?? 0;
    const made = await deeds(page);
    const question = await page.locator('#question').innerText();
    const grip = page.locator('.grip');
    await grip.tap();
    await expect
      .poll(async () => (await sheet.boundingBox())?.height ?? 0)
      .toBeGreaterThan(low + 50);
    await grip.tap();
    await expect.poll(async () => (await sheet.boundingBox())?.height ?? 0).toBeLessThan(low + 10);
    expect(await deeds(page)).toBe(made);
    await expect(page.locator('#question')).toHaveText(question);
  });

  test('the log opens at its end', async ({ page }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    await page.getByRole('button', { name: 'Send the orders off', exact: true }).tap();
    const sure = page.locator('.caution .primary');
    if (await sure.isVisible()) await sure.tap();
    await expect.poll(() => deeds(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    const last = page.locator('.log .line').last();
    await expect(last).toBeInViewport();
  });
});
