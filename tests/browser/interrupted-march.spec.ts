import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SOAK } from '../../src/kernel/testing/soak.ts';
import { ServerProcess } from '../../src/server/testing/process.ts';
import { expect, expectAccessible, HURRY, mapAtRest, prefer, test } from './page.ts';
import { sitDown } from './together.ts';

/**
 * By correspondence a march stops where the other side may react. Whoever marches leaves the rest as
 * an order with one button, goes away, and finds it done, or dropped because something happened.
 */

test.describe.configure({ timeout: 600_000 });
test.use({ actionTimeout: 60_000 });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PICTURES = '.heliograph/pictures/orders';

async function device(
  browser: Browser,
  language: 'en' | 'pl',
  theme: 'light' | 'dark',
  viewport = DESKTOP,
): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
  const page = await context.newPage();
  await prefer(page, { ...HURRY, language, theme });
  return page;
}

const asked = (page: Page) => page.locator('.table[data-state="asked"]');
const waiting = (page: Page) => page.locator('.table[data-state="waiting"]');
const answer = (page: Page, choice: string) => page.locator(`.answer[data-choice="${choice}"]`);
const plain = (page: Page, name: RegExp) => page.locator('.plain').getByRole('button', { name });

/** The introduction up to the march of a British gun; the die says who is asked what before. */
async function upToTheMarch(host: Page, friend: Page, base: string): Promise<void> {
  await sitDown(host, friend, { base, pace: /3 days/, game: 'magersfontein', scenario: 'intro' });
  const answers = [
    answer(host, 'pick hall'),
    answer(friend, 'pick cronje-p'),
    plain(host, /^We go first/),
    plain(friend, /^Oni pierwsi/),
    plain(host, /^Obey the order/),
    answer(host, 'act rfa-18'),
  ];
  await expect(async () => {
    for (const one of answers) if (await one.isVisible()) await one.click({ timeout: 1000 });
    await expect(answer(host, 'move rfa-18 to=1222')).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** The Boers see the gun come within reach: the march stops, and its owner leaves the rest. */
async function marchAndLeave(host: Page, friend: Page, name: string): Promise<void> {
  await mapAtRest(host);
  await host.locator('.live [data-place="1221"]').click();
  await expect(waiting(host)).toBeVisible();
  await expect(host.getByText(/^The rest waits for the other side: /)).toBeVisible();
  await expectAccessible(host, '.stage');
  await host.screenshot({ path: `${PICTURES}/rest-${name}.png` });
  await host.getByRole('button', { name: 'Go on with it if nothing changes here' }).click();
  await expect(host.getByText(/^It goes on by itself if nothing changes here\./)).toBeVisible();
  await host.screenshot({ path: `${PICTURES}/rest-left-${name}.png` });
  // Whoever is asked meanwhile sees nothing of it.
  await expect(asked(friend)).toBeVisible();
  await expect(friend.locator('body')).not.toContainText(/Jeśli nic się tu nie zmieni/);
}

/** What became of the order, when its owner is back. */
async function found(host: Page, table: string, words: RegExp): Promise<void> {
  await host.goto(table);
  await expect(host.locator('.table')).toBeVisible();
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Orders for later' }).click();
  await expect(host.getByRole('dialog').getByText(words)).toBeVisible();
}

async function openHouse(): Promise<ServerProcess> {
  return ServerProcess.start({
    page: path.join(import.meta.dirname, '..', '..', 'dist', 'web'),
    store: { folder: mkdtempSync(path.join(tmpdir(), 'heliograph-march-')) },
    perMinute: 100_000,
  });
}

if (SOAK)
  test('the rest of a march goes on by itself when nobody reacts', async ({ browser }) => {
    const server = await openHouse();
    const host = await device(browser, 'en', 'light');
    const friend = await device(browser, 'pl', 'dark', PHONE);
    await upToTheMarch(host, friend, server.base);
    await marchAndLeave(host, friend, 'desktop');
    const table = host.url();
    await host.goto('about:blank');

    // However often she may react to it.
    await expect(async () => {
      const pass = plain(friend, /^Bez reakcji/);
      if (await pass.isVisible()) await pass.click({ timeout: 1000 });
      await expect(waiting(friend)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await found(host, table, /^Done: If nothing changes here: /);
    await host.keyboard.press('Escape');
    await expect(host.locator('.log')).toContainText('1222 to 1221');
    await host.screenshot({ path: `${PICTURES}/rest-done.png` });
    for (const page of [host, friend]) await page.context().close();
    await server.end('SIGTERM');
  });

test('the rest of a march is given up when the gun is fired at, with a word to its owner', async ({
  browser,
}) => {
  const server = await openHouse();
  const host = await device(browser, 'en', 'dark', PHONE);
  const friend = await device(browser, 'pl', 'light');
  await upToTheMarch(host, friend, server.base);
  await marchAndLeave(host, friend, 'phone');
  const table = host.url();
  await host.goto('about:blank');

  await friend.locator('.answer[data-choice^="fire "]').first().click();
  await found(host, table, /^Dropped, because something happened there: If nothing changes here: /);
  await expect(friend.locator('.log')).toContainText(/1223.* 1222/);
  await expect(friend.locator('.log')).not.toContainText(/1222.* 1221/);
  await host.screenshot({ path: `${PICTURES}/rest-dropped.png` });
  for (const page of [host, friend]) await page.context().close();
  await server.end('SIGTERM');
});
