import type { Page } from '@playwright/test';
import { DUEL } from './game.ts';
import { expect, HURRY, prefer, startMatch, test } from './page.ts';
import { clickAnswer, luck, playOut } from './player.ts';

/** The counters that glided while some answers were given, in the order they set out. */
async function glides(page: Page, motion: 'reduce' | 'no-preference'): Promise<(string | null)[]> {
  await page.emulateMedia({ reducedMotion: motion });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const seen: (string | null)[] = [];
    Object.assign(window, { glides: seen });
    Element.prototype.animate = function (...how) {
      seen.push(this.getAttribute('data-counter'));
      return animate.apply(this, how);
    };
  });
  await prefer(page, HURRY);
  await startMatch(page, DUEL);
  const random = luck(3);
  await playOut(
    page,
    (offered) => clickAnswer(page, offered, random),
    (nth) => nth >= 10,
  );
  return page.evaluate(() => (window as unknown as { glides: (string | null)[] }).glides);
}

test('a counter that moved is seen to move', async ({ page }) => {
  const moved = await glides(page, 'no-preference');
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.every((counter) => /^(scouts|riders)-\d+$/.test(counter ?? ''))).toBe(true);
});

test('who wants nothing to move sees nothing move', async ({ page }) => {
  expect(await glides(page, 'reduce')).toEqual([]);
});
