import type { Page } from '@playwright/test';
import { matchFrom } from '../../scripts/position-file.ts';
import { expect, expectAccessible, HURRY, loadMatch, prefer, test } from './page.ts';

const PICTURES = '.heliograph/pictures/standing';

/** Two people at one screen; the Empire is asked first. */
const LADYSMITH = matchFrom(
  'bittereinder',
  'campaign',
  { turn: 2, phase: 'empireLand', pieces: { 'bde-2': 'N6', 'T8-kommando': 'N6' } },
  { seats: { empire: 'person', republics: 'person' } },
);

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: /^(Standing orders|Stałe rozkazy)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Ends what is asked, and lets the screen change hands, until a question reads like this. */
async function until(page: Page, wanted: RegExp): Promise<void> {
  for (let i = 0; i < 20; i++) {
    const curtain = page.getByRole('button', { name: /^(Go on|Dalej):/ });
    const asked = page.locator('.table[data-state="asked"] #question');
    await expect(curtain.or(asked).first()).toBeVisible();
    if (await curtain.isVisible()) await curtain.click();
    else if (wanted.test(await asked.innerText())) return;
    else await page.locator('.plain .btn').last().click();
  }
  throw new Error(`${wanted} was never asked`);
}

test('if he attacks Ladysmith, be besieged: ordered in the form, done in the enemy’s turn', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await loadMatch(page, LADYSMITH);
  await expect(page.locator('#question')).not.toBeEmpty();
  await openOrders(page);
  const retreat = page.getByLabel('When my troops are beaten, retreat').first();
  await expect(retreat).toContainText('towards Cape Town');
  await retreat.selectOption('home');
  const form = page.getByRole('dialog').locator('form');
  await form.getByLabel(/^Question/).selectOption('siege');
  await form.getByLabel(/^Where/).selectOption({ label: 'Ladysmith' });
  await form.getByLabel(/^Answer/).selectOption('shutIn');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    page.getByText(/When my troops in Ladysmith are attacked: be besieged/),
  ).toBeVisible();
  await expectAccessible(page, '.stage');
  await page.screenshot({ path: `${PICTURES}/bittereinder.png` });
  await page.keyboard.press('Escape');
  await until(page, /Attack|attack/);
  await page.locator('.answer', { hasText: 'Attack in Ladysmith' }).first().click();
  await until(page, /How much strength/);
  await page.locator('.answer, .plain .btn').last().click();
  // The Empire is not asked: its order has answered, and its own combat comes next.
  await page.getByRole('button', { name: /^Go on: British Empire/ }).click();
  await expect(page.locator('.log')).toContainText('Ladysmith is besieged');
});

test('on a phone, in Polish: what the Boers lay and where they go', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { ...HURRY, language: 'pl', theme: 'dark' });
  await page.goto('/games/second-boer-war');
  await page.getByRole('button', { name: 'Zaczynamy', exact: true }).click();
  await expect(page.locator('#question')).not.toBeEmpty();
  await openOrders(page);
  const laying = page.getByLabel('Gdy wróg mnie atakuje: układanie kart').first();
  await laying.selectOption('strongest');
  await expectAccessible(page, '.stage');
  await page.screenshot({ path: `${PICTURES}/second-boer-war-phone.png` });
  await page.reload();
  await expect(page.locator('#question')).not.toBeEmpty();
  await openOrders(page);
  await expect(laying).toHaveValue('strongest');
});
