import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, HURRY, prefer, test } from './page.ts';
import { playOn } from './together.ts';

test.describe.configure({ timeout: 300_000 });

async function person(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await prefer(page, HURRY);
  return page;
}

const deeds = (page: Page): Promise<number> =>
  page.locator('.table').getAttribute('data-deeds').then(Number);

test('whoever watches with a delay learns nothing early, over the line or on the page', async ({
  browser,
  baseURL,
}) => {
  const [host, friend, watcher] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  await host.goto(`${baseURL}/games/second-boer-war`);
  await host.locator('.terms summary').click();
  await host.getByLabel(/^Those who watch/).selectOption({ label: 'are 10 decisions behind' });
  await host.getByRole('button', { name: 'Play with a friend' }).click();
  const link = host.getByLabel('Link to the free seat');
  await expect(link).toHaveValue(/\/join\//);
  await friend.goto(await link.inputValue());
  await friend.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [host, friend]) await expect(page.locator('.table')).toBeVisible();

  // The furthest that anything told over the watcher's line has got.
  let furthest = 0;
  watcher.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = JSON.parse(String(payload));
      const { moment } = told.news ?? told.answer ?? {};
      furthest = Math.max(furthest, moment?.deeds ?? 0);
    }),
  );
  await watcher.goto(host.url());
  await expect(watcher.getByText('What you see is 10 decisions behind.')).toBeVisible();
  await expectAccessible(watcher);
  await playOn([host, friend], 8);
  expect(furthest).toBe(0);
  await playOn([host, friend], 14);
  await expect.poll(() => deeds(watcher)).toBeGreaterThan(0);
  expect(furthest).toBeLessThanOrEqual((await deeds(host)) - 10);

  // When it is over, everybody sees all of it.
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: /^Resign$/ }).click();
  await host.getByRole('button', { name: 'Resign for good?' }).click();
  // That it was given up is a deed like any other, which the host must have heard of, too.
  await expect(host.getByText('The match was given up.').first()).toBeVisible();
  await expect.poll(async () => (await deeds(watcher)) - (await deeds(host))).toBe(0);
});

test('a challenge to a name is seen by nobody else, and taken by whoever it is for', async ({
  browser,
  baseURL,
}) => {
  const stamp = String(process.pid);
  const [host, friend, stranger] = [
    await person(browser),
    await person(browser),
    await person(browser),
  ];
  const made = await friend.context().request.post(`${baseURL}/api/account`, {
    data: { name: `Christiaan ${stamp}`, password: 'a horse in the veld' },
    headers: { origin: baseURL ?? '' },
  });
  expect(made.ok()).toBe(true);
  await host.goto(`${baseURL}/lobby`);
  await host.getByRole('button', { name: 'Put up a challenge' }).click();
  const form = host.getByRole('form', { name: 'Put up a challenge' });
  await form.getByLabel('Game').selectOption({ label: 'The Second Boer War' });
  await form.getByLabel('Opponent').selectOption({ label: 'somebody by name' });
  await form.getByRole('textbox', { name: 'Name' }).fill('nobody of this name');
  await host.getByRole('button', { name: 'Put it up' }).click();
  await expect(host.getByRole('alert')).toContainText('Nobody here has this name.');
  // However it is spelt.
  await form.getByRole('textbox', { name: 'Name' }).fill(`CHRISTIAAN ${stamp}`);
  await host.getByRole('button', { name: 'Put it up' }).click();
  const card = (page: Page, words: string) =>
    page.getByRole('article', { name: /Second Boer War/ }).filter({ hasText: words });
  await expect(card(host, `For Christiaan ${stamp} alone`)).toBeVisible();
  await friend.goto(`${baseURL}/lobby`);
  await expect(card(friend, 'For you alone')).toBeVisible();
  await expectAccessible(friend);
  await stranger.goto(`${baseURL}/lobby`);
  await expect(stranger.getByRole('heading', { name: 'Open challenges' })).toBeVisible();
  const seen = await stranger.context().request.get(`${baseURL}/api/challenges`);
  expect(await seen.text()).not.toContain(stamp);
  await card(friend, 'For you alone').getByRole('button', { name: 'Play' }).click();
  for (const page of [host, friend]) await expect(page.locator('.table')).toBeVisible();
});
