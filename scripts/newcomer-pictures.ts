import type { Browser, Page } from '@playwright/test';
import { type Dress, openPage } from './glass.ts';

/** The way in: the briefing, a lesson, the companion of a first match, a hint with its reasons. */
export async function takeWayIn(
  browser: Browser,
  base: string,
  dresses: readonly Dress[],
  shoot: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  for (const dress of dresses) {
    const page = await openPage(browser, base, dress);
    await page.goto('/games/magersfontein');
    await page.getByRole('radio').last().check();
    await page.locator('.small-map b').first().waitFor();
    await page.locator('#briefing-title').evaluate((title) => title.scrollIntoView());
    await shoot(page, `briefing-${dress.name}`);

    await page.goto('/games/redvers-reverse/lessons/assault');
    await page.locator('.lesson .primary').click();
    await page.locator('.now-panel .answer').first().waitFor();
    await shoot(page, `lesson-${dress.name}`);

    await page.goto('/games/magersfontein');
    await page.locator('.first button').click();
    await page.locator('.companion').waitFor();
    await page.locator('.now-panel .answer').first().waitFor();
    // No card of a place that the pointer happens to lie on.
    await page.mouse.move(1, 1);
    await shoot(page, `companion-${dress.name}`);

    await page.goto('/games/second-boer-war');
    await page.locator('.ways .primary').click();
    await page.locator('.now-panel .answer').first().waitFor();
    await page.locator('.acts .btn').last().click();
    await page.locator('.hint li').first().waitFor();
    await shoot(page, `hint-${dress.name}`);
    await page.context().close();
  }
}
