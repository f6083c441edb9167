import { matchFrom } from '../../scripts/position-file.ts';
import type { MatchFile } from '../../src/kernel/match-file.ts';
import { expect, expectAccessible, HURRY, loadMatch, prefer, settled, test } from './page.ts';

test.describe.configure({ timeout: 240_000 });

/** The guerrilla war: nobody but the General decides until a person does. */
const fileOf = (seats: Record<string, string>): MatchFile =>
  matchFrom(
    'second-boer-war',
    'guerrilla',
    {},
    {
      dice: { kind: 'seeded', seed: 'general' },
      deeds: [],
      seats,
    },
  );

test('the General says that it thinks, and moves now when told to', async ({ page }) => {
  await prefer(page, { ...HURRY });
  // Two Generals would think for minutes.
  await loadMatch(page, fileOf({ empire: 'general', boers: 'general' }));
  const moveNow = page.getByRole('button', { name: 'Move now' });
  await expect(moveNow).toBeVisible();
  await expect(page.locator('#question')).toContainText('The machine thinks');
  await expectAccessible(page);
  await moveNow.click();
  await expect(page.locator('.table')).toHaveAttribute('data-state', 'over', { timeout: 120_000 });
});

test('the General answers a person within its budget', async ({ page }) => {
  await prefer(page, { ...HURRY });
  await loadMatch(page, fileOf({ empire: 'person', boers: 'general' }));
  // The Boers are first; then the person is asked.
  await expect(page.locator('.answer').first()).toBeVisible({ timeout: 120_000 });
  await settled(page);
  await expect(page.getByRole('button', { name: 'Move now' })).toHaveCount(0);
});
