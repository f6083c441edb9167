import { SHOWN } from '../../src/games/registry.ts';
import { enough } from '../../src/kernel/testing/soak.ts';
import { GAME } from './game.ts';
import { expect, expectAccessible, prefer, startMatch, test } from './page.ts';

/** The points that are not within the frame of their map, both measured in one moment. */
const outsideOf = (map: Element): (string | null)[] => {
  const frame = map.getBoundingClientRect();
  return [...map.querySelectorAll(':scope > b')]
    .filter((point) => {
      const box = point.getBoundingClientRect();
      const across = box.left >= frame.left && box.right <= frame.right;
      return !(box.width > 0 && across && box.top >= frame.top && box.bottom <= frame.bottom);
    })
    .map((point) => point.textContent);
};

for (const { id } of enough(SHOWN, ({ id }) => id === 'magersfontein')) {
  test(`every scenario of ${id} is explained before it starts`, async ({ page }) => {
    await prefer(page, { language: 'pl' });
    await page.goto(`/games/${id}`);
    const scenarios = page.getByRole('radio');
    await expect(scenarios.first()).toBeVisible();
    for (let nth = 0; nth < (await scenarios.count()); nth++) {
      await scenarios.nth(nth).check();
      const briefing = page.locator('.briefing');
      // Each thing the words speak of is on the small map, within its frame.
      const words = briefing.locator('figcaption li');
      const points = briefing.locator('.small-map > b');
      await expect(points).toHaveCount(await words.count());
      await expect.poll(() => briefing.locator('.small-map').evaluate(outsideOf)).toEqual([]);
      await expect(briefing.locator('section')).toHaveCount(2);
    }
    await expectAccessible(page, '.small-map');
  });
}

test('the briefing is one key or one button away during a match', async ({ page }) => {
  await prefer(page, { language: 'en', speed: 'instant' });
  await startMatch(page, GAME);
  await expect(page.locator('.answer').first()).toBeVisible();
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: /Briefing/ });
  await expect(dialog).toContainText('How this side wins');
  // The reader's own side comes first.
  await expect(dialog.locator('section').first()).toContainText('You are Sir Redvers Buller');
  await expectAccessible(page, '.small-map', '.stage');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Briefing', exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Briefing' }).click();
  await expect(dialog).toBeVisible();
});
