import type { Page } from '@playwright/test';
import { matchFrom } from '../../scripts/position-file.ts';
import { playInNode } from './node-match.ts';
import { expect, expectAccessible, HURRY, loadMatch, prefer, settled, test } from './page.ts';
import { playOut } from './player.ts';

const whys = (page: Page, name: string) => page.locator('.log').getByRole('button', { name });

test('a General says what it expected, and keeps what would give a hand away', async ({ page }) => {
  await prefer(page, HURRY);
  const seats = { empire: 'person', boers: 'general' };
  const dice = { kind: 'seeded', seed: 'general' } as const;
  await loadMatch(page, matchFrom('second-boer-war', 'guerrilla', {}, { dice, deeds: [], seats }));
  // Until the Boers have had their say.
  const answer = page.locator('button.answer:not(:disabled), .plain .btn:not(:disabled)').first();
  await playOut(
    page,
    () => answer.click(),
    (made) => made >= 12,
  );
  await settled(page);
  const ask = whys(page, 'Why did the machine do this?');
  const dialog = page.getByRole('dialog', { name: 'Why?' });
  const words: string[] = [];
  for (let n = 0; n < (await ask.count()); n++) {
    await ask.nth(n).click();
    await expect(dialog).toContainText(/Boers/);
    await expect(dialog).toContainText('your chance to win was');
    words.push(await dialog.innerText());
    if (n === 0) await expectAccessible(page, '.stage');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(words.some((text) => /imagined matches and expects to win \d+%/.test(text))).toBe(true);
  expect(words.some((text) => text.includes('What else it tried'))).toBe(true);
});

test('when a match is over, the replay tells what was kept', async ({ page }) => {
  await prefer(page, { ...HURRY, language: 'pl' });
  const seats = { scouts: 'person', riders: 'recruit' };
  const played = await playInNode({ game: 'outpost', seed: 'why', until: () => false });
  await loadMatch(page, { ...played.file, seats });
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.goto(`${page.url()}/replay`);
  const ask = whys(page, 'Dlaczego komputer tak zagrał?');
  await page.locator('input[type="range"]').first().press('End');
  await expect(ask.first()).toBeVisible();
  await ask.first().click();
  const dialog = page.getByRole('dialog', { name: 'Dlaczego?' });
  await expect(dialog).toContainText(/nie patrzy naprzód|Nic innego/);
  await expect(dialog).not.toContainText('Powody zdradziłyby');
});

test('of a match on a server reasons are told when it is over, worked out on the page', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await page.goto('/');
  const match = await page.evaluate(async () => {
    const seats = { scouts: 'me', riders: 'recruit' };
    const made = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'outpost', seats }),
    });
    return ((await made.json()) as { match: string }).match;
  });
  await page.goto(`/play/${match}`);
  const answer = page.locator('button.answer:not(:disabled), .plain .btn:not(:disabled)').first();
  await playOut(
    page,
    () => answer.click(),
    (made) => made >= 8,
  );
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Resign$/ }).click();
  await page.getByRole('button', { name: 'Resign for good?' }).click();
  await expect(page.getByText('The match was given up.').first()).toBeVisible();
  await whys(page, 'Why did the machine do this?').last().click();
  const dialog = page.getByRole('dialog', { name: 'Why?' });
  await expect(dialog).toContainText(/does not look ahead|Nothing else was allowed/);
});
