import { enough } from '../../src/kernel/testing/soak.ts';
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

const GAMES = ['bittereinder', 'magersfontein', 'redvers-reverse', 'second-boer-war'];

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

// The smallest window in which a page must be read without scrolling sideways (WCAG 1.4.10).
for (const language of enough(['en', 'pl'] as const, (one) => one === 'pl')) {
  test(`no plain screen is wider than the smallest phone, ${language}`, async ({ page }) => {
    await prefer(page, { ...HURRY, language });
    await page.setViewportSize({ width: 320, height: 568 });
    for (const path of [
      '/',
      '/lobby',
      '/matches',
      '/settings',
      '/account/sign-in',
      '/nowhere',
      ...GAMES.flatMap((game) => [
        `/games/${game}`,
        `/games/${game}/lessons`,
        `/games/${game}/lab`,
      ]),
      '/puzzles',
      `/games/${GAME}/rules`,
      `/games/${GAME}/components`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, path).toBeLessThanOrEqual(320);
    }
  });
}

for (const name of [null, 'Hendrik Bartholomeus van der Westhuizen']) {
  test(`the bar of the plain screens fits at any width, ${name ? 'with a long name' : 'signed out'}`, async ({
    browser,
  }) => {
    // For fingers everything is larger.
    const context = await browser.newContext({ hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const account = name && { name, mail: null, created: 0 };
    await page.route(/\/api\/.*account$/, (route) =>
      route.fulfill({ json: { account, mail: false } }),
    );
    await prefer(page, { ...HURRY, language: 'pl' });
    await page.goto('/');
    await expect(page.locator('header .me')).toBeVisible();
    const bar = page.locator('header.top');
    const over = () => bar.evaluate((one) => one.scrollWidth - one.clientWidth);
    for (let width = 320; width <= 1000; width += 12) {
      await page.setViewportSize({ width, height: 400 });
      await expect.poll(over, { message: `at ${width}` }).toBeLessThanOrEqual(0);
    }
    await context.close();
  });
}

for (const language of enough(['en', 'pl'] as const, (one) => one === 'pl')) {
  test(`the tracks beside a map have room on common screens, ${language}`, async ({ page }) => {
    await prefer(page, { ...HURRY, language });
    for (const game of GAMES) {
      await startMatch(page, game);
      for (const width of [1280, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const strip = page.locator('section.strip');
        await expect(strip).toBeVisible();
        const [needs, has] = await strip.evaluate((one) => [one.scrollWidth, one.clientWidth]);
        expect.soft(needs, `${game} at ${width}`).toBeLessThanOrEqual(has ?? 0);
        const hidden = await strip.evaluate((one) => {
          const edge = one.querySelector('.more')?.getBoundingClientRect().left ?? 0;
          const parts = [...one.querySelectorAll('svg, span, b')].filter(
            (part) => !part.closest('.more'),
          );
          return parts.filter((part) => part.getBoundingClientRect().right > edge + 1).length;
        });
        expect.soft(hidden, `${game} at ${width}: parts under the button`).toBe(0);
      }
    }
  });
}
