import { GAME } from './game.ts';
import { expect, expectAccessible, prefer, startMatch, test } from './page.ts';

test('terms in questions and log are explained by mouse and keyboard', async ({ page }) => {
  await prefer(page, { language: 'en', speed: 'instant' });
  await startMatch(page, GAME);
  await page.locator('.live .counter[data-piece="ldr-5th-irish"]').click();
  const term = page.locator('#question .term', { hasText: 'objective' });
  const card = page.getByRole('tooltip');
  await term.hover();
  await expect(card).toContainText('The area a brigade was ordered to.');
  await page.mouse.move(5, 5);
  await expect(card).toBeHidden();
  // Asked for, it stays, and leads to the rule.
  await term.click();
  await expectAccessible(page, '.stage');
  await card.getByRole('button').click();
  await expect(page.locator('.book .marked')).toBeVisible();
  await expect(card).toBeHidden();
  await page.keyboard.press('Escape');
  await page.locator('.rule-chip').first().focus();
  await page.keyboard.press('Tab');
  await expect(card).toContainText('The area a brigade was ordered to.');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('a counter under the mouse says what its figures mean', async ({ page }) => {
  await prefer(page, { language: 'en', speed: 'instant' });
  await startMatch(page, GAME);
  await page.locator('.live .counter[data-piece="dublin"]').hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('2nd Royal Dublin Fusiliers');
  await expect(card).toContainText(/strength 4, movement 2/);
  // It is in nobody's way.
  await page.locator('.live .counter[data-piece="ldr-5th-irish"]').click();
  await expect(page.locator('#question')).toContainText('objective');
});

test('the glossary lists every term and finds them', async ({ page }) => {
  await prefer(page, { language: 'pl', speed: 'instant' });
  await startMatch(page, GAME);
  await page.locator('.stage').focus();
  await page.keyboard.press('x');
  const dialog = page.getByRole('dialog', { name: 'Słowniczek' });
  await expect(dialog.locator('dt').first()).toBeVisible();
  await expectAccessible(page, '.stage');
  await dialog.getByRole('searchbox').fill('pewność');
  await expect(dialog.locator('dt').first()).toContainText(/pewność|zachwiani|Zwątpienie|Telegram/);
  await dialog.getByRole('searchbox').fill('qqq');
  await expect(dialog).toContainText('Nie ma takiego hasła.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press says what a counter is, and picks nothing', async ({ page }) => {
    await prefer(page, { language: 'en', speed: 'instant' });
    await startMatch(page, GAME);
    const counter = page.locator('.live .counter[data-piece="ldr-2nd-english"]');
    const box = await counter.boundingBox();
    if (!box) throw new Error('Hildyard is not in sight');
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const question = await page.locator('#question').innerText();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await expect(page.getByRole('tooltip')).toContainText('Hildyard');
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('#question')).toHaveText(question);
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.locator('header.bar').tap();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });
});
