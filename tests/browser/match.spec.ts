import { GAME } from './game.ts';
import { deeds, expect, HURRY, prefer, settled, startMatch, test } from './page.ts';
import { clickAnswer, clickMap, luck, type Offered, playOut } from './player.ts';

test.describe.configure({ timeout: 600_000 });

test('a whole match by mouse', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  const random = luck(1899);
  let onTheMap = 0;
  const answers = await playOut(page, async (offered, nth) => {
    if (nth % 12 === 0 && (await clickMap(page, offered))) onTheMap += 1;
    else await clickAnswer(page, offered, random);
  });
  expect(answers).toBeGreaterThan(50);
  expect(onTheMap).toBeGreaterThan(2);
  await expect(page.getByRole('dialog')).toContainText(/Victory|Defeat|draw/);
  await page.getByRole('button', { name: 'Look at the table', exact: true }).click();
  await expect(page.locator('#question')).not.toBeEmpty();
});

test('what was aimed at on the map is confirmed there, by the key its button names', async ({
  page,
}) => {
  await prefer(page, { language: 'en', speed: 'instant' });
  await startMatch(page, 'redvers-reverse');
  const aim = page.locator('.aim');
  const order = async () => {
    await page
      .getByRole('button', { name: /^Order / })
      .first()
      .click();
    await settled(page);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await settled(page);
  };
  // Dice fall when the last order is given: that one is aimed at first.
  for (let given = 0; given < 8 && (await aim.count()) === 0; given++) await order();
  await expect(aim).toBeVisible();
  const before = await deeds(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => deeds(page)).toBeGreaterThan(before);
  await expect(aim).toHaveCount(0);
});

/** A whole match by keyboard is played in magersfontein.spec.ts, and there it is shorter. */
test('from the front page into a match, and some turns of it, by keyboard alone', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await page.goto('/');
  // From the front page to the first decision without touching the mouse.
  await page.keyboard.press('Tab');
  const play = page.getByRole('link', { name: /Play: Colenso/ });
  for (let i = 0; i < 20 && !(await play.evaluate((el) => el === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  for (let i = 0; i < 30 && !(await start.evaluate((el) => el === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.stage')).toBeVisible();

  const random = luck(1902);
  const answer = async (offered: Offered, nth: number) => {
    const numbered = Math.min(offered.answers, 9);
    if (nth % 25 === 4) {
      // Over the map now and then: to the next lit place, and pick there.
      await page.keyboard.press('n');
      await page.keyboard.press('Enter');
      await settled(page);
      await page.keyboard.press('Escape');
    }
    const last = random(7) > 0;
    await page.keyboard.press(String(last ? numbered : random(numbered) + 1));
  };
  const answers = await playOut(page, answer, (nth) => nth >= 60);
  expect(answers).toBe(60);
  await expect(page.getByText(/^Turn ([2-9]|1\d),/).first()).toBeVisible();
});
