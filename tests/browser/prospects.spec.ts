import { SHOWN } from '../../src/games/registry.ts';
import { enough } from '../../src/kernel/testing/soak.ts';
import { expect, expectAccessible, prefer, startMatch, test } from './page.ts';

for (const { id, sides } of enough(
  SHOWN,
  ({ id }) => id !== 'redvers-reverse' && id !== 'second-boer-war',
)) {
  test(`how ${id} stands is always in sight, and opens to the detail`, async ({ page }) => {
    await prefer(page, { language: 'en', speed: 'instant' });
    await startMatch(page, id);
    const line = page.getByRole('button', { name: /^How it stands/ });
    await expect(line).toBeVisible();
    const box = await line.boundingBox();
    expect(box?.height).toBeLessThan(48);
    await page.locator('.stage').focus();
    await page.keyboard.press('w');
    const dialog = page.getByRole('dialog', { name: 'How it stands' });
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(Math.max(2, sides.length));
    await expectAccessible(page, '.stage');
    // Every way to win opens its rule.
    await dialog.locator('.rule-chip').first().click();
    await expect(page.locator('.book .marked')).toBeVisible();
    await page.keyboard.press('Escape');
    // From here to the briefing.
    await dialog.getByRole('button', { name: 'Briefing' }).click();
    await expect(page.getByRole('dialog', { name: /^Briefing/ })).toBeVisible();
  });
}

test('the learning scenario of Magersfontein shows its score', async ({ page }) => {
  await prefer(page, { language: 'en', speed: 'instant' });
  await page.goto('/games/magersfontein');
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: /^How it stands/ })).toContainText(
    '2 trench hexes (now 0) or 1 summit hex (now 0) when turn 8 ends',
  );
});

test('a phone shows how it stands for the reader’s own side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, { language: 'pl', speed: 'instant' });
  await startMatch(page, 'bittereinder');
  const line = page.getByRole('button', { name: /^Stan rozgrywki/ });
  await expect(line).toContainText('Imperium');
  await expect(line).not.toContainText('Republiki burskie');
  await line.click();
  await expect(page.getByRole('dialog', { name: 'Stan rozgrywki' })).toContainText('Republiki');
});
