import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { ServerProcess } from '../../src/server/testing/process.ts';
import { expect, expectAccessible, HURRY, prefer, test, type Wishes } from './page.ts';
import { sitDown } from './together.ts';

test.describe.configure({ timeout: 600_000 });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PICTURES = '.heliograph/pictures';
const ANSWERS = 'button.answer:not(:disabled), .plain .btn:not(:disabled)';

async function person(browser: Browser, wishes: Wishes, viewport = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
  const page = await context.newPage();
  await prefer(page, { ...HURRY, ...wishes });
  return page;
}

/** A server whose time runs so much faster. */
const serverAt = (rate: number): Promise<ServerProcess> =>
  ServerProcess.start({
    page: path.join(import.meta.dirname, '..', '..', 'dist', 'web'),
    store: { folder: mkdtempSync(path.join(tmpdir(), 'heliograph-pace-')) },
    perMinute: 100_000,
    time: { rate, every: 500 },
  });

/** Answers as long as the page asks, so often. */
async function answer(pages: readonly Page[], most: number): Promise<void> {
  for (let given = 0; given < most; ) {
    for (const page of pages) {
      const click = page.locator(ANSWERS).first().click({ timeout: 2000 });
      given += await click.then(
        () => 1,
        () => 0,
      );
    }
  }
}

test('live: clocks for both, a pause, and a flag that the other side claims', async ({
  browser,
}) => {
  const server = await serverAt(40);
  const host = await person(browser, { language: 'en' });
  const friend = await person(browser, { language: 'pl', theme: 'dark' }, PHONE);
  await sitDown(host, friend, { base: server.base, pace: /15 min/ });
  for (const page of [host, friend]) await expect(page.getByRole('timer')).toHaveCount(2);
  await answer([host, friend], 6);
  await host.screenshot({ path: `${PICTURES}/pace-table.png` });
  await friend.screenshot({ path: `${PICTURES}/pace-phone.png` });
  await expectAccessible(host, '.stage');

  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Ask for a pause' }).click();
  await friend.getByRole('button', { name: 'Zgoda' }).click();
  for (const [page, words] of [
    [host, 'The match is paused'],
    [friend, 'Przerwa w rozgrywce'],
  ] as const)
    await expect(page.getByText(words)).toBeVisible();
  await host.getByRole('button', { name: 'Go on' }).click();
  await friend.getByRole('button', { name: 'Zgoda' }).click();
  await expect(host.getByText('The match is paused')).toHaveCount(0);

  // Nobody answers any more: one of the clocks runs out, by the server's time.
  const claim = (page: Page) =>
    page.getByRole('button', { name: /^(Claim the match|Zażądaj wygranej)$/ });
  const waiting = claim(host).or(host.getByText('Your time has run out'));
  await expect(waiting.first()).toBeVisible({ timeout: 120_000 });
  await host.screenshot({ path: `${PICTURES}/pace-flag.png` });
  // Both may have run out, as both are asked at once: the server knows whose time was up first.
  const over = /You have won|Wygrywasz|lost on time|przegrana na czas|a draw|remis/;
  // The claim of one ends the match for the other too, perhaps just as she reaches for hers:
  // what is pressed is the button, or else the word that all is over.
  await Promise.all(
    [host, friend].map((page) =>
      claim(page).or(page.getByText(over)).first().dispatchEvent('click'),
    ),
  );
  for (const page of [host, friend]) await expect(page.getByText(over).first()).toBeVisible();
  await server.end('SIGTERM');
});

test('talk: phone against desktop, Polish against English, notes and those who watch apart', async ({
  browser,
}) => {
  const server = await serverAt(1);
  const host = await person(browser, { language: 'en' });
  const friend = await person(browser, { language: 'pl' }, PHONE);
  await sitDown(host, friend, { base: server.base, pace: /Without clock/ });
  const watcher = await person(browser, { language: 'en' });
  await watcher.goto(host.url());
  await expect(watcher.locator('.table')).toBeVisible();

  await host.getByRole('button', { name: 'Talk and notes' }).click();
  await host.getByLabel('Say something').fill('Good luck <b>to you</b>');
  await host.getByRole('button', { name: 'Send' }).click();
  await expect(host.getByRole('log').getByText('Good luck <b>to you</b>')).toBeVisible();
  const mark = friend.getByRole('button', { name: /Rozmowa: 1 nieprzeczytane/ });
  await expect(mark).toBeVisible();
  await friend.screenshot({ path: `${PICTURES}/talk-unread.png` });
  await mark.click();
  await expect(friend.getByText('Good luck <b>to you</b>')).toBeVisible();
  await friend.getByLabel('Powiedz coś').fill('Nawzajem');
  await friend.getByRole('button', { name: 'Wyślij' }).click();
  await expect(host.getByText('Nawzajem')).toBeVisible();
  await host.locator('textarea').fill('he bluffs');
  await host.locator('textarea').blur();
  await expect(host.getByText('Kept.')).toBeVisible();
  await expectAccessible(host, '.stage');
  await host.screenshot({ path: `${PICTURES}/talk-desktop.png` });
  await friend.screenshot({ path: `${PICTURES}/talk-phone.png` });

  await watcher.getByRole('button', { name: 'Talk and notes' }).click();
  await watcher.getByRole('button', { name: 'Join the talk' }).click();
  await watcher.getByRole('button', { name: 'Talk and notes' }).click();
  await expect(watcher.getByText('Nothing has been said yet.')).toBeVisible();
  await watcher.getByLabel('Say something').fill('I saw that');
  await watcher.getByRole('button', { name: 'Send' }).click();
  await expect(watcher.getByText('I saw that')).toBeVisible();
  await expect(host.getByText('I saw that')).toHaveCount(0);
  // On another visit the notes are still there.
  await host.reload();
  await host.getByRole('button', { name: /Talk/ }).click();
  await expect(host.locator('textarea')).toHaveValue('he bluffs');
  await server.end('SIGTERM');
});
