import fs from 'node:fs';
import { DUEL } from './game.ts';
import { expect, expectAccessible, prefer, test } from './page.ts';

test('a designer asks whether a game is balanced, and compares two variants over the same dice', async ({
  page,
}) => {
  await prefer(page, { language: 'en' });
  await page.goto(`/games/${DUEL}`);
  await page.getByRole('link', { name: 'Lab' }).click();
  await page.getByRole('button', { name: 'Compare with a second variant' }).click();
  const second = page.getByRole('group', { name: 'Variant 2' });
  await second.getByRole('combobox').last().selectOption('random');
  await page.getByRole('spinbutton', { name: 'Matches' }).fill('30');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('60 of 60 matches');
  // Both variants were counted, and set against each other match by match.
  for (const name of ['Variant 1', 'Variant 2']) {
    const winners = page.getByRole('region', { name }).getByRole('table').first();
    const counts = await winners.locator('tbody td:nth-child(2)').allInnerTexts();
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(30);
  }
  await expect(
    page.getByText(/second variant against the first: .*over the same dice/),
  ).toBeVisible();
  await expectAccessible(page, 'main');
  // The same dice again give the same matches.
  const results = await page.getByRole('region', { name: 'Variant 1' }).innerText();
  await page.getByRole('button', { name: 'Play anew' }).click();
  await expect(page.getByRole('status')).toHaveText('60 of 60 matches');
  expect(await page.getByRole('region', { name: 'Variant 1' }).innerText()).toBe(results);
  // Stopped in the middle, and gone on with.
  await page.getByRole('spinbutton', { name: 'Matches' }).fill('3000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = fs.readFileSync(await (await saved).path(), 'utf8');
  expect(csv.split('\n')[0]).toBe('variant,match,winner,ending,turns,decisions');
  expect(csv.trim().split('\n').length).toBeGreaterThan(60);
});

test('values that do not fit are refused beside their variant', async ({ page }) => {
  await prefer(page, { language: 'en' });
  await page.goto(`/games/${DUEL}/lab`);
  const pick = async (text: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from(text);
    await (await choosing).setFiles({ name: 'pack.json', mimeType: 'application/json', buffer });
  };
  await pick('[not json');
  await expect(page.getByRole('alert')).toHaveText('This file holds no values in JSON.');
  await pick('{"nothing": {"of": "this"}}');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('nothing');
  await page.getByRole('button', { name: 'Without' }).click();
  await page.getByRole('spinbutton', { name: 'Matches' }).fill('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('4 of 4 matches');
});
