import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, HURRY, prefer, test, type Wishes } from './page.ts';

test.describe.configure({ timeout: 240_000 });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PICTURES = '.heliograph/pictures';

async function person(browser: Browser, wishes: Wishes = {}, viewport = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
  const page = await context.newPage();
  await prefer(page, { ...HURRY, ...wishes });
  return page;
}

/** The form of a challenge, once it is there. */
const form = (page: Page) => page.getByRole('form', { name: 'Put up a challenge' });

const card = (page: Page, title: RegExp) => page.getByRole('article', { name: title });

test('a challenge by bid is put up, taken on a phone, and both are at the first decision', async ({
  browser,
  baseURL,
}) => {
  const host = await person(browser);
  const guest = await person(browser, { language: 'pl', theme: 'dark' }, PHONE);
  await host.goto(`${baseURL}/lobby`);
  await host.getByRole('button', { name: 'Put up a challenge' }).click();
  await form(host).getByLabel('Game').selectOption({ label: 'Magersfontein' });
  await form(host).getByLabel('My side').selectOption({ label: 'by bid' });
  await host.getByLabel(/How many points would/).fill('12');
  await host.getByLabel(/^Rated: it counts/).check();
  await expectAccessible(host);
  await host.screenshot({ path: `${PICTURES}/lobby-form.png`, fullPage: true });
  await host.getByRole('button', { name: 'Put it up' }).click();
  await expect(card(host, /Magersfontein/)).toContainText('You ask for 12 points');
  await expectAccessible(host);
  await host.screenshot({ path: `${PICTURES}/lobby.png` });

  await guest.goto(`${baseURL}/lobby`);
  const offered = card(guest, /Magersfontein/);
  await expect(offered).not.toContainText('12');
  await offered.getByRole('button', { name: 'Graj' }).click();
  await offered.getByLabel(/Ile punktów/).fill('9');
  await guest.screenshot({ path: `${PICTURES}/lobby-phone.png` });
  await expectAccessible(guest);
  await offered.getByRole('button', { name: 'Graj' }).click();
  for (const page of [host, guest]) await expect(page.locator('.table')).toBeVisible();
  await expect(host.locator('.panel')).toContainText(/Boers: you/);
  await expect(host.locator('.panel')).toContainText(/British: 9 points more/);
});

test('the next match: counted at every table, a key and a button lead through all that wait', async ({
  browser,
  baseURL,
}) => {
  const host = await person(browser);
  const guest = await person(browser, {}, PHONE);
  const matches: string[] = [];
  for (const side of ['British Empire', 'British Empire']) {
    await host.goto(`${baseURL}/lobby`);
    await host.getByRole('button', { name: 'Put up a challenge' }).click();
    await form(host).getByLabel('Game').selectOption({ label: 'Bittereinder' });
    await form(host).getByLabel('My side').selectOption({ label: side });
    await host.getByRole('button', { name: 'Put it up' }).click();
    await expect(card(host, /Bittereinder/).first()).toBeVisible();
    await guest.goto(`${baseURL}/lobby`);
    await card(guest, /Bittereinder/)
      .first()
      .getByRole('button', { name: 'Play' })
      .click();
    for (const page of [host, guest]) await expect(page.locator('.table')).toBeVisible();
    matches.push(new URL(host.url()).pathname);
  }
  // Whoever of the two is asked has both of them waiting.
  const asked = (await host.locator('[data-state="asked"]').count()) > 0 ? host : guest;
  const next = asked.getByRole('button', { name: /Next match: 1 waits for you/ });
  await expect(next).toBeVisible();
  await asked.screenshot({ path: `${PICTURES}/next-match.png` });
  await asked.keyboard.press('j');
  await expect(asked).toHaveURL(new RegExp(`${matches[0]}$`));
  await expect(asked.locator('.table')).toBeVisible();
  await next.click();
  await expect(asked).toHaveURL(new RegExp(`${matches[1]}$`));

  await asked.goto(`${baseURL}/matches`);
  await expect(asked.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(asked.getByRole('link', { name: /Bittereinder/ })).toHaveCount(2);
  await expectAccessible(asked);
  await asked.screenshot({ path: `${PICTURES}/my-matches.png` });
});

const ANSWERS = 'button.answer:not(:disabled), .plain .btn:not(:disabled)';

/** Whoever is asked answers by the buttons of the page, so many times. */
async function playOn(pages: readonly Page[], most: number): Promise<void> {
  for (let given = 0; given < most; ) {
    for (const page of pages) {
      const answers = page.locator(ANSWERS);
      if ((await answers.count()) === 0) continue;
      const clicked = await answers
        .last()
        .click({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
      if (clicked) given += 1;
    }
    await pages[0]?.waitForTimeout(50);
  }
}

test('a rated match: resigned, its dice checked by one click, and found in the profile', async ({
  browser,
  baseURL,
}) => {
  const host = await person(browser, { theme: 'dark' });
  const guest = await person(browser, { language: 'pl' }, PHONE);
  await host.goto(`${baseURL}/lobby`);
  await host.getByRole('button', { name: 'Put up a challenge' }).click();
  await form(host).getByLabel('Game').selectOption({ label: 'The Second Boer War' });
  await form(host).getByLabel('My side').selectOption({ label: 'The Boers' });
  await host.getByLabel(/^Rated: it counts/).check();
  await host.getByRole('button', { name: 'Put it up' }).click();
  await guest.goto(`${baseURL}/lobby`);
  const offered = card(guest, /wojna burska/).filter({ hasText: /· rankingowa/ });
  await offered.getByRole('button', { name: 'Graj' }).click();
  for (const page of [host, guest]) await expect(page.locator('.table')).toBeVisible();
  await playOn([host, guest], 6);
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: /^Resign$/ }).click();
  await host.getByRole('button', { name: 'Resign for good?' }).click();
  await host.getByRole('button', { name: 'Check the dice' }).click();
  await expect(host.getByText(/^The dice were honest/)).toBeVisible();
  await host.screenshot({ path: `${PICTURES}/dice-check.png` });
  await guest.getByRole('button', { name: 'Sprawdź kości' }).click();
  await expect(guest.getByText(/^Kości były uczciwe/)).toBeVisible();

  for (const page of [host, guest]) {
    await page.goto(`${baseURL}/profile`);
    await expect(page.getByRole('heading', { name: /Second Boer War|wojna burska/ })).toBeVisible();
    await expectAccessible(page);
  }
  await expect(host.getByRole('row', { name: /The Boers 0 0 1/ })).toBeVisible();
  await expect(guest.getByRole('cell', { name: 'Wygrana' })).toBeVisible();
  await host.screenshot({ path: `${PICTURES}/profile.png`, fullPage: true });
  await guest.screenshot({ path: `${PICTURES}/profile-phone.png`, fullPage: true });
});
