import { deeds, expect, expectAccessible, HURRY, prefer, settled, test } from './page.ts';

/** Where pictures of these screens go, for who wants to look at them. */
const PICTURES = '.heliograph/pictures';

test('a first match is won by who only does what the companion says', async ({ page }) => {
  test.slow();
  await prefer(page, HURRY);
  await page.goto('/games/second-boer-war');
  await page.getByRole('button', { name: 'First match', exact: true }).click();
  const companion = page.locator('.companion');
  await expect(companion).toContainText('You win as soon as more camps count');
  await expectAccessible(page, '.stage');
  await page.screenshot({ path: `${PICTURES}/companion.png` });
  const heed = companion.getByRole('button', { name: 'Do that', exact: true });
  const over = page.getByRole('dialog').locator('.verdicts');
  for (let answers = 0; answers < 200; answers++) {
    await expect(heed.or(over).first()).toBeVisible({ timeout: 120_000 });
    if (await over.isVisible()) break;
    const before = await deeds(page);
    await heed.click();
    await expect.poll(() => deeds(page), { timeout: 120_000 }).toBeGreaterThan(before);
    await settled(page);
  }
  await expect(page.getByRole('dialog')).toContainText('Victory');
  await expect(over).toContainText('more camps counted');
  await page.screenshot({ path: `${PICTURES}/verdict.png` });
  // The page of the game remembers it.
  await page.goto('/games/second-boer-war');
  await expect(page.locator('.first')).toContainText('You have won it');
});

test('the companion warns before a blunder, and one may do it all the same', async ({ page }) => {
  await prefer(page, HURRY);
  await page.goto('/games/magersfontein');
  await page.getByRole('button', { name: 'First match', exact: true }).click();
  const companion = page.locator('.companion');
  const heed = companion.getByRole('button', { name: 'Do that', exact: true });
  const question = page.locator('#question');
  await expect(question).toContainText('Which brigade');
  for (let answers = 0; answers < 4 && !(await question.innerText()).includes('Obey'); answers++) {
    await expect(heed).toBeVisible();
    const before = await question.innerText();
    await heed.click();
    await expect(question).not.toHaveText(before);
    await settled(page);
  }
  await expect(question).toContainText('Obey the order');
  await expect(heed).toBeVisible();
  const before = await deeds(page);
  await page.getByRole('button', { name: 'Try to change the order', exact: true }).click();
  const warning = page.getByRole('alertdialog', { name: 'Think again' });
  await expect(warning).toContainText('The order is the plan of this match');
  await expect(warning).toContainText('I would: Obey the order');
  await page.screenshot({ path: `${PICTURES}/warning.png` });
  expect(await deeds(page)).toBe(before);
  await warning.getByRole('button', { name: 'Something else', exact: true }).click();
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: 'Try to change the order', exact: true }).click();
  await warning.getByRole('button', { name: 'Do it all the same', exact: true }).click();
  await expect.poll(() => deeds(page)).toBeGreaterThan(before);
});

test('a hint says deed, odds and rule, and Enter does what its mark says', async ({ page }) => {
  await prefer(page, { ...HURRY, confirmRolls: true });
  await page.goto('/games/redvers-reverse');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.answer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.locator('.hint');
  await expect(hint).toContainText('The General would:');
  await expect(hint.locator('.rule-chip')).toBeVisible();
  await expect(hint).toContainText(/\d+\/36|No die decides it/);
  if (!(await hint.getByText('No die decides it').isVisible()))
    await expect(page.locator('.odds')).toBeVisible();
  await page.screenshot({ path: `${PICTURES}/hint.png` });
  // The mark on the button is true, although the mouse was last on another button.
  await expect(page.locator('.aim .primary')).toBeFocused();
  const before = await deeds(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => deeds(page)).toBe(before + 1);
  await expect(hint).toBeHidden();
});

test('a hint of the General says what is expected, and why the next best are worse', async ({
  page,
}) => {
  await prefer(page, HURRY);
  await page.goto('/games/second-boer-war');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.answer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const hint = page.locator('.hint');
  await expect(hint).toContainText('The General would:');
  await expect(hint).toContainText(/it wins \d+% \(±\d+%\); the position at first sight: \d+%/);
  await expect(hint.locator('li')).toHaveCount(2);
  await expect(hint.locator('li').first()).toContainText(/\d+%/);
  await page.screenshot({ path: `${PICTURES}/hint-general.png` });
});
