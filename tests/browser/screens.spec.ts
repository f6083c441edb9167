import { GAME } from './game.ts';
import {
  expect,
  expectAccessible,
  expectReadable,
  HURRY,
  prefer,
  startMatch,
  test,
} from './page.ts';

for (const theme of ['light', 'dark'] as const) {
  const readsWell = theme === 'light' ? expectAccessible : expectReadable;

  test(`every plain screen reads well, ${theme}`, async ({ page }) => {
    await prefer(page, { ...HURRY, theme });
    for (const path of [
      '/',
      '/matches',
      '/settings',
      `/games/${GAME}`,
      '/nowhere',
      '/match/%E0%A4%A',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await readsWell(page);
    }
  });

  test(`rules and sources read well, ${theme}`, async ({ page }) => {
    await prefer(page, { ...HURRY, theme });
    await page.goto(`/games/${GAME}/rules`);
    await expect(page.locator('.book p').first()).toBeVisible();
    await readsWell(page);
    await page.goto(`/games/${GAME}/components`);
    await page.locator('details summary').first().click();
    await readsWell(page);
  });

  test(`the table and all that opens on it read well, ${theme}`, async ({ page }) => {
    await prefer(page, { ...HURRY, theme });
    await startMatch(page, GAME);
    await readsWell(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await readsWell(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog')).toBeVisible();
    await readsWell(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await readsWell(page);
    await page.keyboard.press('Escape');
    await page.locator('.rule-chip').first().click();
    await expect(page.locator('.book .marked')).toBeVisible();
    await readsWell(page);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await expect(page.locator('input[type=range]')).toBeVisible();
    await readsWell(page);
  });
}
