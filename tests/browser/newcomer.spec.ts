import { GAME } from './game.ts';
import { deeds, expect, prefer, startMatch, test } from './page.ts';

test('a newcomer’s first five minutes', async ({ page }) => {
  // Slowly, so that what is shown is still on show when the test gets to it.
  await prefer(page, { language: 'en', speed: 'slow' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anglo-Boer War');

  // Two clicks later they command Buller's army.
  await page.getByRole('link', { name: /Play: Colenso/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('#question')).toHaveText(/order/i);

  // The rule behind the question, in our words.
  await page.locator('.now-panel .rule-chip').click();
  await expect(page.locator('.book .marked')).toBeVisible();
  await page.keyboard.press('Escape');

  // A leader on the map, then an area: an order. Then thinking better of it.
  await page.locator('.live .counter[data-piece="ldr-5th-irish"]').click();
  await expect(page.locator('#question')).toContainText('objective');
  const ordering = await deeds(page);
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect.poll(() => deeds(page)).toBe(ordering - 1);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(() => deeds(page)).toBe(ordering);
  await page.locator('.answer').nth(1).click();
  await expect.poll(() => deeds(page)).toBe(ordering + 1);

  // What is not allowed says why, with its rule.
  await page.locator('.live [data-place="vertnek"]').click({ position: { x: 20, y: 40 } });
  await expect(page.locator('.whynot')).toBeVisible();
  await expect(page.locator('.whynot .rule-chip')).toBeVisible();

  // Ending while more could be done, with no way back, is asked once more.
  await page.getByRole('button', { name: 'Send the orders off', exact: true }).click();
  await page.getByRole('button', { name: 'Not yet', exact: true }).click();
  await page.getByRole('button', { name: 'Send the orders off', exact: true }).click();
  await page.locator('.caution .primary').click();

  // What follows is shown event by event, and can be skipped.
  const skip = page.getByRole('button', { name: /Skip/ });
  await skip.click();
  await expect(skip).toBeHidden();
  await expect(page.locator('.log .line').first()).toBeVisible();
  await expect(page.locator('.answer').first()).toBeVisible();

  // Back on the front page the match waits.
  await page.getByRole('link', { name: 'Heliograph, front page', exact: true }).first().click();
  await page.getByRole('link', { name: /Go on/ }).click();
  await expect(page.locator('.answer').first()).toBeVisible();
});

test('the odds stand there before the die is cast', async ({ page }) => {
  await prefer(page, { language: 'en', speed: 'instant' });
  await startMatch(page, GAME);
  // Pointing at an order shows how likely it is to arrive.
  await page.locator('.answer').first().hover();
  const odds = page.locator('.odds');
  await expect(odds.locator('dd').first()).toBeVisible();
  const chances = await odds
    .locator('.track i')
    .evaluateAll((bars) => bars.map((bar) => Number.parseFloat((bar as HTMLElement).style.width)));
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(100, 3);
});

test('odds keep their room while the mouse is beside them, and give it back with the next question', async ({
  page,
}) => {
  await prefer(page, { language: 'en', speed: 'instant', confirmRolls: false, confirmEnds: false });
  await startMatch(page, GAME);
  const room = page.locator('.odds-room');
  const height = async () => (await room.boundingBox())?.height ?? 0;
  const answer = page.locator('.answer').first();
  await answer.hover();
  await expect(page.locator('.odds dd').first()).toBeVisible();
  const filled = await height();
  expect(filled).toBeGreaterThan(60);
  // Off the answer, but still in the panel: nothing under the pointer moves.
  await page.locator('#question').hover();
  await expect(page.locator('.odds')).toBeHidden();
  expect(await height()).toBeGreaterThan(filled - 3);
  // The orders go off with a key, so the mouse stays where it is.
  const before = await deeds(page);
  await page.keyboard.press('e');
  await expect.poll(() => deeds(page)).toBeGreaterThan(before);
  await expect(page.locator('.odds')).toBeHidden();
  await expect.poll(height).toBeLessThan(2);
});
