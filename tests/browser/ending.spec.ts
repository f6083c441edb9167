import { matchFrom } from '../../scripts/position-file.ts';
import type { MatchFile } from '../../src/kernel/match-file.ts';
import { expect, expectAccessible, HURRY, loadMatch, prefer, settled, test } from './page.ts';

const file = (): MatchFile =>
  matchFrom(
    'second-boer-war',
    'guerrilla',
    {},
    {
      dice: { kind: 'seeded', seed: 'ending' },
      deeds: [],
      seats: { empire: 'person', boers: 'recruit' },
    },
  );

test('a match against a machine is given up, and stays so', async ({ page }) => {
  await prefer(page, HURRY);
  await loadMatch(page, file());
  await expect(page.locator('.answer').first()).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.getByText('The machine plays on.')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel(/Machines give up or take a draw/).check();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.getByText('The machine declines a draw')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, '.stage');
  await page.getByRole('button', { name: /^Resign$/ }).click();
  await page.getByRole('button', { name: 'Resign for good?' }).click();
  const end = page.getByRole('dialog');
  await expect(end).toContainText('The match was given up.');
  await expect(end.getByRole('heading').first()).toContainText('Defeat');
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText('The match was given up.');
});
