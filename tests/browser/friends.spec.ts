import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from '../../src/server/testing/process.ts';
import { DUEL } from './game.ts';
import { expect, expectAccessible, HURRY, prefer, test, type Wishes } from './page.ts';
import { luck } from './player.ts';

test.describe.configure({ timeout: 600_000 });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Somebody with a browser of their own. */
async function person(browser: Browser, wishes: Wishes, viewport = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
  const page = await context.newPage();
  await prefer(page, { ...HURRY, ...wishes });
  return page;
}

/** From the page of a game to a link, with one click. */
async function invite(page: Page, base: string | undefined, game: string): Promise<string> {
  await page.goto(`${base ?? ''}/games/${game}`);
  await page.getByRole('button', { name: /^(Play with a friend|Zagraj ze znajomym)$/ }).click();
  const link = page.getByLabel(/^(Link to the free seat|Odnośnik do wolnego miejsca)$/);
  await expect(link).toHaveValue(/\/join\//);
  return link.inputValue();
}

/** The friend opens the link and sits down, with one click; both are at the table. */
async function accept(friend: Page, link: string, host: Page): Promise<void> {
  await friend.goto(link);
  await friend.getByRole('button', { name: /^(Sit down|Zajmij miejsce)$/ }).click();
  for (const page of [host, friend]) await expect(page.locator('.table')).toBeVisible();
}

const ANSWERS = 'button.answer:not(:disabled), .plain .btn:not(:disabled)';
const over = (page: Page): Promise<boolean> => page.locator('dialog[open]').isVisible();

/**
 * Whoever is asked answers by the buttons of the page, as long as anybody is; says how many answers
 * were given.
 */
async function playOn(pages: readonly Page[], most: number): Promise<number> {
  const random = luck(1899);
  let given = 0;
  for (let idle = 0; given < most && idle < 200; idle++) {
    if ((await Promise.all(pages.map(over))).some(Boolean)) return given;
    for (const page of pages) {
      const answers = page.locator(ANSWERS);
      const count = await answers.count();
      if (count === 0) continue;
      const at = random(5) > 0 ? count - 1 : random(count);
      const clicked = await answers
        .nth(at)
        .click({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        );
      if (clicked) [given, idle] = [given + 1, 0];
    }
    await pages[0]?.waitForTimeout(50);
  }
  return given;
}

/** Plays until the match can only be given up: a click may be of no deed, or of one still secret. */
async function playPastCallingOff(host: Page, friend: Page): Promise<void> {
  for (let open = true; open; ) {
    await playOn([host, friend], 4);
    await host.getByRole('button', { name: 'Menu' }).click();
    await expect(host.getByRole('button', { name: 'Offer a draw' })).toBeVisible();
    open = (await host.getByRole('button', { name: 'Resign' }).count()) === 0;
    await host.keyboard.press('Escape');
    await expect(host.locator('dialog[open]')).toHaveCount(0);
  }
}

test('two clicks each: a whole match, Polish on a phone against English, while somebody watches', async ({
  browser,
  baseURL,
}) => {
  const host = await person(browser, { language: 'en' });
  const friend = await person(browser, { language: 'pl' }, PHONE);
  const link = await invite(host, baseURL, DUEL);
  await expectAccessible(host);
  await host.screenshot({ path: '.heliograph/pictures/friends-waiting.png' });
  await accept(friend, link, host);
  // The link now leads whoever comes later to watching.
  const watcher = await person(browser, { language: 'en' });
  await watcher.goto(link);
  await watcher.getByRole('link', { name: 'Watch the match' }).click();
  await expect(watcher.locator('.table')).toBeVisible();
  await expect(watcher.locator(ANSWERS)).toHaveCount(0);

  const given = await playOn([host, friend], 6);
  expect(given).toBeGreaterThan(3);
  await host.screenshot({ path: '.heliograph/pictures/friends-desktop.png' });
  await friend.screenshot({ path: '.heliograph/pictures/friends-phone.png' });
  await playOn([host, friend], 3000);
  for (const page of [host, friend, watcher])
    await expect(page.locator('dialog[open]')).toBeVisible();
  await host.screenshot({ path: '.heliograph/pictures/friends-end.png' });
  await expect(host.locator('dialog[open]')).toContainText(/Victory|Defeat|draw/);
  // It is found again among the matches.
  await host.goto(`${baseURL ?? ''}/matches`);
  await expect(host.getByRole('link', { name: /You won|You lost|A draw/ })).toBeVisible();
});

test('some turns of a real game, and back after the server was away', async ({ browser }) => {
  const settings = {
    page: path.join(import.meta.dirname, '..', '..', 'dist', 'web'),
    store: { folder: mkdtempSync(path.join(tmpdir(), 'heliograph-away-')) },
    perMinute: 100_000,
  };
  let server = await ServerProcess.start(settings);
  const { base } = server;
  const port = Number(new URL(base).port);
  const [host, friend] = [await person(browser, {}), await person(browser, {})];
  await accept(friend, await invite(host, base, 'bittereinder'), host);
  expect(await playOn([host, friend], 10)).toBeGreaterThan(5);
  // The last answer was heard: somebody may answer again.
  const mayAnswer = async (page: Page) => (await page.locator(ANSWERS).count()) > 0;
  await expect.poll(async () => (await mayAnswer(host)) || (await mayAnswer(friend))).toBe(true);
  const before = await host.locator('.table').getAttribute('data-hash');

  await server.end('SIGKILL');
  const away = host.getByText(/No connection to the server since/);
  await expect(away).toBeVisible();
  await host.screenshot({ path: '.heliograph/pictures/friends-away.png' });
  server = await ServerProcess.start({ ...settings, port });
  for (const page of [host, friend])
    await expect(page.getByText(/No connection to the server since/)).toHaveCount(0);
  expect(await host.locator('.table').getAttribute('data-hash')).toBe(before);
  expect(await playOn([host, friend], 6)).toBeGreaterThan(2);

  // A phone that slept: the page was put away and comes back without being loaded again.
  const loads: string[] = [];
  host.on('load', () => loads.push('load'));
  await host.context().setOffline(true);
  if ((await friend.locator(ANSWERS).count()) > 0) await friend.locator(ANSWERS).last().click();
  await host.context().setOffline(false);
  expect(await playOn([host, friend], 4)).toBeGreaterThan(1);
  expect(loads).toEqual([]);
  await server.end('SIGTERM');
});

test('a draw is offered and declined, the match given up and played again with sides changed', async ({
  browser,
  baseURL,
}) => {
  const [host, friend] = [await person(browser, {}), await person(browser, {})];
  await accept(friend, await invite(host, baseURL, DUEL), host);
  const menu = async (page: Page, button: RegExp) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: button }).click();
  };
  await playPastCallingOff(host, friend);
  await menu(host, /^Offer a draw$/);
  await expect(friend.getByText('The other side offers a draw.')).toBeVisible();
  await friend.screenshot({ path: '.heliograph/pictures/friends-offer.png' });
  await friend.getByRole('button', { name: 'Decline' }).click();
  await expect(host.getByText(/You offer a draw/)).toHaveCount(0);
  await menu(host, /^Resign$/);
  await host.getByRole('button', { name: 'Resign for good?' }).click();
  await expect(friend.getByText('The other side resigned. You have won.')).toBeVisible();
  await friend.getByRole('button', { name: 'Play again, sides changed' }).click();
  await host.getByRole('button', { name: 'Go to the next match' }).click();
  for (const page of [host, friend])
    await expect(page.getByText('The match is over')).toHaveCount(0);
  await expect(host.locator('.panel')).toContainText(/Riders: you/);
  expect(await playOn([host, friend], 3)).toBeGreaterThan(1);
});
