import type { Browser, Page } from '@playwright/test';
import { type Dress, openPage } from './glass.ts';

/** A learner: the list of lessons, a mistake that is answered. */
export async function takeLessons(
  browser: Browser,
  base: string,
  dresses: readonly Dress[],
  shoot: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  for (const dress of dresses) {
    const page = await openPage(browser, base, dress);
    await page.goto('/games/magersfontein#lessons');
    await page.locator('#lessons').waitFor();
    await shoot(page, `lessons-${dress.name}`);
    await page.goto('/games/magersfontein/lessons/reactions');
    await page.locator('.lesson .primary').click();
    await page.locator('.now-panel [data-choice="act seaforth-a"]').click();
    await page.locator('.lesson[data-waits="wrong"]').waitFor();
    await shoot(page, `lesson-mistake-${dress.name}`);
    await page.context().close();
  }
}
