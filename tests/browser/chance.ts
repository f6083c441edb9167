import type { BrowserContext } from '@playwright/test';

/**
 * Names and dice of new matches are drawn in the page by chance; here from the seed, in the same
 * order each time, whichever tab draws.
 */
export async function fixChance(context: BrowserContext, seed: string): Promise<void> {
  await context.addInitScript((text) => {
    // A blank page may keep nothing, and has nothing to draw.
    if (location.protocol === 'about:') return;
    const KEY = 'test.chance';
    let first = 0;
    for (const letter of text) first = (Math.imul(first, 31) + letter.charCodeAt(0)) >>> 0;
    crypto.getRandomValues = (array) => {
      let state = Number(localStorage.getItem(KEY) ?? first);
      const bytes = new Uint8Array(array?.byteLength ?? 0).map(() => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state >>> 24;
      });
      if (array) new Uint8Array(array.buffer, array.byteOffset).set(bytes);
      localStorage.setItem(KEY, String(state));
      return array;
    };
  }, seed);
}
