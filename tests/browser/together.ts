import { expect, type Page } from '@playwright/test';
import { DUEL } from './game.ts';

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

/** Both at a table, with the pace that the host chose; the friend may come in by another process. */
export async function sitDown(
  host: Page,
  friend: Page,
  {
    base,
    pace,
    game = DUEL,
    scenario,
    friends = base,
  }: { base: string; pace: RegExp; game?: string; scenario?: string; friends?: string },
): Promise<void> {
  await host.goto(`${base}/games/${game}`);
  if (scenario) await host.locator(`input[name=scenario][value=${scenario}]`).check();
  await host.locator('.terms summary').click();
  const choice = host.getByLabel(/^(Pace|Tempo)/);
  await expect(choice).toBeVisible();
  const options = await choice.locator('option').allInnerTexts();
  await choice.selectOption({ index: options.findIndex((text) => pace.test(text)) });
  await host.getByRole('button', { name: /^(Play with a friend|Zagraj ze znajomym)$/ }).click();
  const link = host.getByLabel(/^(Link to the free seat|Odnośnik do wolnego miejsca)$/);
  await expect(link).toHaveValue(/\/join\//);
  const { pathname } = new URL(await link.inputValue());
  await friend.goto(`${friends}${pathname}`);
  await friend.getByRole('button', { name: /^(Sit down|Zajmij miejsce)$/ }).click();
  for (const page of [host, friend]) await expect(page.locator('.table')).toBeVisible();
}
