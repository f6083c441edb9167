import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, HURRY, prefer, test, type Wishes } from './page.ts';
import { playOn } from './together.ts';

test.describe.configure({ timeout: 300_000 });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PICTURES = '.heliograph/pictures';

async function member(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  wishes: Wishes = {},
  viewport = DESKTOP,
): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
  const page = await context.newPage();
  await prefer(page, { ...HURRY, ...wishes });
  const made = await context.request.post(`${baseURL}/api/account`, {
    data: { name, password: 'a horse in the veld' },
    headers: { origin: baseURL ?? '' },
  });
  expect(made.ok()).toBe(true);
  return page;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Resign$/ }).click();
  await page.getByRole('button', { name: 'Resign for good?' }).click();
  await expect(page.getByRole('button', { name: 'Check the dice' })).toBeVisible();
}

test('an event is put up, joined on a phone, played at two tables with the same dice, and ranked', async ({
  browser,
  baseURL,
}) => {
  const name = `Cup ${Math.floor(performance.now() * 1000)}`;
  const stamp = String(process.pid);
  const anna = await member(browser, baseURL, `Anna ${stamp}`);
  const botha = await member(
    browser,
    baseURL,
    `Botha ${stamp}`,
    { language: 'pl', theme: 'dark' },
    PHONE,
  );
  await anna.goto(`${baseURL}/lobby`);
  await anna.getByRole('link', { name: 'Events with the same dice for all' }).click();
  await anna.getByRole('button', { name: 'Put up an event' }).click();
  await anna.getByLabel('Name of the event').fill(name);
  await anna.getByLabel('Game').selectOption({ label: 'The Second Boer War' });
  await expectAccessible(anna);
  await anna.screenshot({ path: `${PICTURES}/event-form.png`, fullPage: true });
  await anna.getByRole('button', { name: 'Put it up and join' }).click();
  await expect(anna.getByRole('heading', { name })).toBeVisible();
  await expect(anna.getByText('It can begin as soon as two people have joined')).toBeVisible();
  const address = anna.url();

  await botha.goto(`${baseURL}/events`);
  await expectAccessible(botha);
  await botha.screenshot({ path: `${PICTURES}/events-phone.png`, fullPage: true });
  await botha.getByRole('link', { name }).click();
  await botha.getByRole('button', { name: 'Dołącz' }).click();
  await expect(botha.getByText(/bierzesz udział/)).toBeVisible();

  // She sees him come without a reload.
  await anna.getByRole('button', { name: 'Begin with 2 people: 2 matches' }).click();
  await expect(anna.getByRole('heading', { name: 'My matches' })).toBeVisible();
  await expectAccessible(anna);
  const tables = await anna
    .getByRole('listitem')
    .filter({ has: anna.locator('.btn') })
    .all();
  expect(tables).toHaveLength(2);
  const matches = await Promise.all(
    tables.map((table) => table.locator('.btn').getAttribute('href')),
  );

  // A stranger sees the event, and neither table of it.
  const stranger = await (await browser.newContext()).newPage();
  await prefer(stranger, HURRY);
  await stranger.goto(address);
  await expect(stranger.getByText('Others see these tables when the round is over')).toBeVisible();
  await expect(stranger.getByRole('link', { name: 'Look at it' })).toHaveCount(0);
  await stranger.goto(`${baseURL}${matches[0]}`);
  await expect(stranger.getByRole('alert')).toBeVisible();
  await expect(stranger.locator('.table')).toHaveCount(0);

  for (const [i, match] of matches.entries()) {
    for (const page of [anna, botha]) await page.goto(`${baseURL}${match}`);
    for (const page of [anna, botha]) await expect(page.locator('.table')).toBeVisible();
    await playOn([anna, botha], 4);
    await resign(anna);
    if (i > 0) continue;
    // The other table still rolls these dice.
    await anna.getByRole('button', { name: 'Check the dice' }).click();
    await expect(anna.getByText('The secret of the dice is not shown yet.')).toBeVisible();
  }
  await anna.goto(address);
  await expect(anna.getByRole('row', { name: /^1 Botha .* 100% 2 \/ 2 2 2$/ })).toBeVisible();
  await expect(anna.getByRole('row', { name: /^2 Anna .* 0% 0 \/ 2 0 2$/ })).toBeVisible();
  await expect(anna.getByText('The secret, now that all is over')).toBeVisible();
  await expectAccessible(anna);
  await anna.screenshot({ path: `${PICTURES}/event.png`, fullPage: true });
  await botha.goto(address);
  await expect(botha.getByRole('heading', { name: 'Tabela' })).toBeVisible();
  await expectAccessible(botha);
  await botha.screenshot({ path: `${PICTURES}/event-phone.png`, fullPage: true });
  await anna.goto(`${baseURL}${matches[0]}`);
  await anna.getByRole('button', { name: 'Check the dice' }).click();
  await expect(anna.getByText(/^The dice were honest/)).toBeVisible();
  await stranger.goto(`${baseURL}${matches[0]}`);
  await expect(stranger.locator('.table')).toBeVisible();
});
