import type { Page } from '@playwright/test';
import { GAME } from './game.ts';
import { deeds, expect, expectAccessible, HURRY, prefer, startMatch, test } from './page.ts';

const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };

/** The free part of the map: what neither the bar, the panel nor the sheet covers. */
const freeMap = (page: Page): Promise<{ width: number; height: number }> =>
  page.evaluate(() => {
    const room = document.querySelector('.stage')?.getBoundingClientRect();
    const sheet = document.querySelector('aside.sheet')?.getBoundingClientRect();
    if (!room) return { width: 0, height: 0 };
    const bottom = sheet ? Math.min(room.bottom, sheet.top) : room.bottom;
    return { width: room.width, height: bottom - room.top };
  });

/** Whether the map is drawn at a size that can be. */
const mapWidth = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('svg.sheet')?.getAttribute('width')));

test.use({ hasTouch: true, isMobile: true });

for (const size of [ACROSS, { width: 667, height: 375 }, { width: 740, height: 360 }]) {
  test.describe(`a phone across, ${size.width} by ${size.height}`, () => {
    test.use({ viewport: size });

    test('shows map and question side by side', async ({ page }) => {
      await prefer(page, HURRY);
      await startMatch(page, GAME);
      await expect.poll(async () => (await freeMap(page)).height).toBeGreaterThan(200);
      await expect.poll(async () => (await freeMap(page)).width).toBeGreaterThan(300);
      await expect.poll(() => mapWidth(page)).toBeGreaterThan(150);
      // The question and its first answer are in sight.
      await expect(page.locator('#question')).toBeInViewport();
      await expect(page.locator('.answer').first()).toBeInViewport();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(size.width);
      await expectAccessible(page);
      // What has no room under the map is in the menu.
      await page.getByRole('button', { name: 'Menu', exact: true }).tap();
      await page.getByRole('button', { name: 'Turn and tracks', exact: true }).tap();
      await expect(page.getByRole('dialog', { name: 'Turn and tracks' })).toBeVisible();
      await page.getByRole('button', { name: 'Close', exact: true }).tap();
      const before = await deeds(page);
      await page.locator('.answer').first().tap();
      await expect.poll(() => deeds(page)).not.toBe(before);
    });

    test('shows a replay beside its controls', async ({ page }) => {
      await prefer(page, HURRY);
      await startMatch(page, GAME);
      await page.goto(`${page.url()}/replay`);
      await expect(page.getByRole('slider')).toBeInViewport();
      await expect.poll(async () => (await freeMap(page)).width).toBeGreaterThan(300);
      await expect.poll(async () => (await freeMap(page)).height).toBeGreaterThan(200);
      await expect.poll(() => mapWidth(page)).toBeGreaterThan(150);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(size.width);
    });
  });
}

test.describe('a phone that is turned', () => {
  test.use({ viewport: UPRIGHT });

  test('keeps map and question, there and back', async ({ page }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    // The sheet drawn up as far as it goes, the log open: the worst that can be turned.
    await page.getByRole('button', { name: 'Log', exact: true }).tap();
    for (let turns = 0; turns < 2; turns++) {
      await page.setViewportSize(ACROSS);
      await expect.poll(async () => (await freeMap(page)).height).toBeGreaterThan(200);
      await expect.poll(() => mapWidth(page)).toBeGreaterThan(150);
      await page.setViewportSize(UPRIGHT);
      await expect.poll(async () => (await freeMap(page)).height).toBeGreaterThan(200);
      await expect.poll(() => mapWidth(page)).toBeGreaterThan(150);
    }
  });
});

test.describe('a very low window', () => {
  test.use({ viewport: { width: 560, height: 260 }, hasTouch: false, isMobile: false });

  test('still has a map and answers', async ({ page }) => {
    await prefer(page, HURRY);
    await startMatch(page, GAME);
    await expect.poll(async () => (await freeMap(page)).height).toBeGreaterThan(60);
    await expect.poll(() => mapWidth(page)).toBeGreaterThan(60);
    await expect(page.locator('#question')).toBeInViewport();
  });
});
