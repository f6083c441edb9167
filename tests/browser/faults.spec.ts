import { GAME } from './game.ts';
import { deeds, expect, HURRY, prefer, startMatch, test } from './page.ts';

test('arrows step through a replay', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  await page.getByRole('button', { name: 'Send the orders off', exact: true }).click();
  const sure = page.locator('.closing .primary');
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
    const sure = page.locator('.closing .primary');
    if (await sure.isVisible()) await sure.tap();
    await expect.poll(() => deeds(page)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    const last = page.locator('.log .line').last();
    await expect(last).toBeInViewport();
  });
});
