import type { Page } from '@playwright/test';
import { DUEL } from './game.ts';
import { expect, HURRY, prefer, startMatch, test } from './page.ts';
import { clickOn, luck } from './player.ts';

/** What moved and what was heard while some answers were given. */
interface Noticed {
  /** The counters that glided, in the order they set out. */
  readonly glides: (string | null)[];
  readonly sounds: number;
  readonly smoke: number;
  readonly falling: number;
}

interface Wishes {
  readonly motion: 'reduce' | 'no-preference';
  readonly sounds: boolean;
  readonly speed: 'instant' | 'fast';
}

async function noticed(page: Page, { motion, sounds, speed }: Wishes): Promise<Noticed> {
  await page.emulateMedia({ reducedMotion: motion });
  await page.addInitScript(() => {
    const seen = { glides: [] as (string | null)[], sounds: 0, smoke: 0, falling: 0 };
    Object.assign(window, { noticed: seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      seen.glides.push(this.getAttribute('data-counter'));
      return animate.apply(this, how);
    };
    for (const { prototype } of [AudioBufferSourceNode, OscillatorNode]) {
      const { start } = prototype;
      prototype.start = function (...how: []) {
        seen.sounds += 1;
        return start.apply(this, how);
      };
    }
    const isSeen = (element: Element) => getComputedStyle(element).display !== 'none';
    const look = () => {
      seen.smoke += [...document.querySelectorAll('.smoke')].filter(isSeen).length;
      seen.falling += document.querySelectorAll('.dice .falls').length;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await prefer(page, { ...HURRY, sounds, speed });
  await startMatch(page, DUEL);
  const random = luck(3);
  await clickOn(page, random, 20);
  return page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);
}

test('a counter that moved is seen to move; nothing is heard until it is wished for', async ({
  page,
}) => {
  const { glides, sounds } = await noticed(page, {
    motion: 'no-preference',
    sounds: false,
    speed: 'instant',
  });
  expect(glides.length).toBeGreaterThan(0);
  expect(glides.every((counter) => /^(scouts|riders)-\d+$/.test(counter ?? ''))).toBe(true);
  expect(sounds).toBe(0);
});

test('who wants nothing to move sees and hears nothing of it', async ({ page }) => {
  const { glides, sounds, smoke } = await noticed(page, {
    motion: 'reduce',
    sounds: true,
    speed: 'fast',
  });
  expect({ glides, sounds, smoke }).toEqual({ glides: [], sounds: 0, smoke: 0 });
});

test('dice fall and are heard, smoke lies over a fight', async ({ page }) => {
  const { sounds, smoke, falling } = await noticed(page, {
    motion: 'no-preference',
    sounds: true,
    speed: 'fast',
  });
  expect(sounds).toBeGreaterThan(0);
  expect(smoke).toBeGreaterThan(0);
  expect(falling).toBeGreaterThan(0);
});
