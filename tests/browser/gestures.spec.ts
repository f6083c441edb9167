import type { Page } from '@playwright/test';
import { GAME } from './game.ts';
import { deeds, expect, HURRY, mapAtRest, prefer, startMatch, test } from './page.ts';

/** Where the map lies. */
const plane = (page: Page): Promise<string> =>
  page.locator('.plane').evaluate((element) => element.style.transform);

test('a press at the edge of the map that is let go outside does not stick', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  const room = await page.locator('.stage').boundingBox();
  if (!room) throw new Error('no map');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const edge = { x: room.x + room.width - 3, y: room.y + room.height / 2 };
  // Pressed on the map, let go over the panel without ever having dragged.
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 4, edge.y);
  await page.mouse.up();
  await mapAtRest(page);
  const before = await plane(page);
  // Nothing is held: the map does not follow the mouse.
  await page.mouse.move(room.x + 300, room.y + 200);
  await page.mouse.move(room.x + 500, room.y + 400, { steps: 5 });
  expect(await plane(page)).toBe(before);
});

test('a drag that ends outside the window ends', async ({ page }) => {
  await prefer(page, HURRY);
  await startMatch(page, GAME);
  const room = await page.locator('.stage').boundingBox();
  if (!room) throw new Error('no map');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.mouse.move(room.x + 200, room.y + 200);
  await page.mouse.down();
  await page.mouse.move(room.x + 260, room.y + 240, { steps: 4 });
  // The button is let go where the page does not hear of it.
  await page.evaluate(() =>
    document.querySelector('.stage')?.dispatchEvent(
      new PointerEvent('pointermove', {
        pointerId: 1,
        pointerType: 'mouse',
        buttons: 0,
        bubbles: true,
      }),
    ),
  );
  await mapAtRest(page);
  const before = await plane(page);
  await page.evaluate(() =>
    document.querySelector('.stage')?.dispatchEvent(
      new PointerEvent('pointermove', {
        pointerId: 1,
        pointerType: 'mouse',
        buttons: 0,
        bubbles: true,
        clientX: 500,
        clientY: 500,
      }),
    ),
  );
  expect(await plane(page)).toBe(before);
  await page.mouse.up();
  const made = await deeds(page);
  await page.locator('.answer').first().click();
  await expect.poll(() => deeds(page)).not.toBe(made);
});
