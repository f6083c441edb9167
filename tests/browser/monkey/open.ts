import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fixChance } from '../chance.ts';
import type { MonkeyTerms } from './monkey.ts';

/** A browser of its own for one player. */
export async function openForMonkey(
  browser: Browser,
  base: string,
  { byFinger, game, seed, stretch }: MonkeyTerms,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    baseURL: base,
    viewport: byFinger ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch: byFinger,
    isMobile: byFinger,
    // Without one the page cannot be left without a network.
    serviceWorkers: 'allow',
  });
  await fixChance(context, `${game.rules.id} ${seed} ${stretch}`);
  await context.addInitScript(() => {
    if (location.protocol !== 'about:' && localStorage.getItem('heliograph.settings') === null)
      localStorage.setItem(
        'heliograph.settings',
        JSON.stringify({ language: 'en', speed: 'instant' }),
      );
  });
  return { context, page: await context.newPage() };
}
