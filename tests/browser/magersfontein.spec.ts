import type { Page } from '@playwright/test';
import { expect, HURRY, prefer, test } from './page.ts';
import { clickAnswer, luck, playOut } from './player.ts';

test.describe.configure({ timeout: 600_000 });

/** From the page of the game to the table of one of its scenarios. */
async function sitDown(page: Page, scenario: 'historical' | 'intro'): Promise<void> {
  await page.goto('/games/magersfontein');
  await page.locator(`input[name=scenario][value=${scenario}]`).check();
  await page.getByRole('button', { name: /^(Start|Zaczynamy)$/ }).click();
  await expect(page.locator('.stage')).toBeVisible();
  await expect(page.locator('#question')).not.toBeEmpty();
}

const question = (page: Page) => page.locator('#question');
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

test('a command phase with a rider, and an activation', async ({ page }) => {
  await prefer(page, HURRY);
  await sitDown(page, 'historical');
  // III.32 Brigadiers close by get their orders by word of mouth.
  await expect(question(page)).toContainText('brigadiers close by');
  await press(page, /^No more orders/);
  // III.36 Those at four to ten hexes need a rider.
  await expect(question(page)).toContainText('Send a rider');
  await press(page, /New order for Reginald Pole-Carew/);
  await expect(question(page)).toContainText('What order for Reginald Pole-Carew');
  await press(page, /^Attack/);
  for (let i = 0; i < 3; i++) await page.keyboard.press('1');
  await expect(page.locator('.table')).not.toHaveAttribute('data-deeds', '2');
  await expect(page.locator('main')).toBeVisible();
  // On into the activations: whatever is asked, the first answer will do.
  await playOut(
    page,
    async () => page.keyboard.press('1'),
    (nth) => nth >= 12,
  );
  await expect(page.locator('.log, [aria-label="Log"]').first()).toContainText(/fires|acts|rides/);
});

test('the introductory scenario to its end, by mouse', async ({ page }) => {
  await prefer(page, HURRY);
  await sitDown(page, 'intro');
  const random = luck(11);
  const answers = await playOut(page, (offered) => clickAnswer(page, offered, random));
  expect(answers).toBeGreaterThan(20);
  await expect(page.getByRole('dialog')).toContainText(/Victory|Defeat|draw/);
});

test('the introductory scenario to its end, by keyboard', async ({ page }) => {
  await prefer(page, HURRY);
  await sitDown(page, 'intro');
  const random = luck(12);
  const answers = await playOut(page, async (offered) => {
    const numbered = Math.min(offered.answers, 9);
    await page.keyboard.press(String(random(6) > 0 ? numbered : random(numbered) + 1));
  });
  expect(answers).toBeGreaterThan(20);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('standing orders answer reactions, in Polish too', async ({ page }) => {
  await prefer(page, { ...HURRY, language: 'pl' });
  await sitDown(page, 'intro');
  await press(page, /^Menu/);
  await press(page, /Stałe rozkazy/);
  await page.getByLabel('wstrzymać ogień').first().check();
  await page.getByLabel('żadnych').check();
  await page.keyboard.press('Escape');
  const random = luck(13);
  const asked: string[] = [];
  await playOut(
    page,
    async (offered) => {
      asked.push(await question(page).innerText());
      await clickAnswer(page, offered, random);
    },
    (nth) => nth >= 40,
  );
  expect(asked.filter((text) => text.includes('Reakcja?'))).toEqual([]);
});
