import type { Browser, Page } from '@playwright/test';
import { puzzles } from '../src/games/second-boer-war/puzzles/puzzles.ts';
import { type Dress, finishedMatch, openPage, shelve, type Wanted } from './glass.ts';

/** What a shelf may hold: every game, won and lost. The first is shown, the second reviewed. */
const SHELF: readonly Wanted[] = [
  { game: 'redvers-reverse', scenario: 'colenso', seed: 'short 0', person: 'british' },
  { game: 'second-boer-war', scenario: 'guerrilla', seed: 'story', person: 'empire' },
  { game: 'bittereinder', scenario: 'marchingToPretoria', seed: 'review 0', person: 'empire' },
  { game: 'magersfontein', scenario: 'intro', seed: 'story', person: 'boers' },
];

/** After the last die: the end card, a review, the report, one's matches; puzzles, examples, the lab. */
export async function takeAfter(
  browser: Browser,
  base: string,
  dresses: readonly Dress[],
  shoot: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const files = await Promise.all(SHELF.map(finishedMatch));
  for (const dress of dresses) {
    const page = await openPage(browser, base, dress);
    const [match = '', reviewed = ''] = await shelve(page, files);
    await page
      .locator('li a.card svg')
      .nth(files.length - 1)
      .waitFor({ timeout: 120_000 });
    await page.evaluate(() => scrollTo(0, 0));
    await shoot(page, `matches-${dress.name}`);

    await page.goto(match);
    await page.locator('dialog .folds').waitFor({ timeout: 60_000 });
    await shoot(page, `end-card-${dress.name}`);
    await page.goto(reviewed);
    await page.locator('.review .btn').click({ timeout: 60_000 });
    await page.locator('.review ol').waitFor({ timeout: 120_000 });
    await page.locator('.review').evaluate((review) => review.scrollIntoView());
    await shoot(page, `review-${dress.name}`);

    await page.goto(`${match}/report`);
    await page.locator('.report[data-state=done] .story .folds').waitFor({ timeout: 120_000 });
    await shoot(page, `report-${dress.name}`);

    await page.goto(`/games/second-boer-war/puzzles/${puzzles.set.puzzles[0]?.id}`);
    await page.locator('.now-panel [data-choice]').first().waitFor();
    await shoot(page, `puzzle-${dress.name}`);

    await page.goto('/games/redvers-reverse/examples/colenso');
    for (let note = 0; note < 4; note++) await page.locator('.notes .primary').click();
    await page.locator('.replay:not([data-state=busy])').waitFor();
    await shoot(page, `example-${dress.name}`);

    await page.goto('/games/second-boer-war/lab');
    await page.locator('.all > .btn').click();
    await page.locator('.variants select').last().selectOption('random');
    await page.locator('input[type=number]').fill('30');
    await page.locator('form .primary').click();
    await page.locator('progress[value="60"]').waitFor({ timeout: 180_000 });
    await page
      .locator('h2')
      .first()
      .evaluate((results) => results.scrollIntoView());
    await shoot(page, `lab-${dress.name}`);
    await page.context().close();
  }
}
