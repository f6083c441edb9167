import { expect, type Page } from '@playwright/test';

const deeds = (page: Page): Promise<number> =>
  page.locator('.table').getAttribute('data-deeds').then(Number);

/** Whichever page is asked something first. */
const asked = (pages: readonly Page[]): Promise<Page> =>
  Promise.race(
    pages.map(async (page) => {
      await page.locator('.table[data-state="asked"] .answer').first().waitFor();
      return page;
    }),
  );

/** Whoever is asked gives the first answer, until one of them knows of so many deeds. */
export async function playOn(pages: readonly Page[], many: number): Promise<void> {
  for (let made = 0; made < many; ) {
    const page = await asked(pages);
    const before = await deeds(page);
    await page.locator('.answer').first().click();
    await expect.poll(() => deeds(page)).toBeGreaterThan(before);
    made = await deeds(page);
  }
}
