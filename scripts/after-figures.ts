import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { packMatch } from '../src/web/share/match-link.ts';
import { finishedMatch, openPage, shelve, type Wanted } from './glass.ts';

/** One match of each game to its end, the first side a person's. */
const MATCHES: readonly Wanted[] = [
  { game: 'bittereinder', scenario: 'campaign', seed: 'bench', person: 'empire' },
  { game: 'bittereinder', scenario: 'marchingToPretoria', seed: 'bench', person: 'empire' },
  { game: 'second-boer-war', scenario: 'war', seed: 'bench', person: 'empire' },
  { game: 'second-boer-war', scenario: 'guerrilla', seed: 'bench', person: 'empire' },
  { game: 'redvers-reverse', scenario: 'colenso', seed: 'bench', person: 'british' },
  { game: 'magersfontein', scenario: 'intro', seed: 'bench', person: 'british' },
  { game: 'magersfontein', scenario: 'historical', seed: 'bench', person: 'british' },
];

const PATIENCE = 1_200_000;

/** Seconds by the clock until something stands on the page. */
async function until(page: Page, css: string, begin: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await begin();
  await page.locator(css).first().waitFor({ timeout: PATIENCE });
  return (performance.now() - began) / 1000;
}

/** How long it takes in the page to tell a match, to review it and to write its report. */
export async function measureAfter(
  browser: Browser,
  base: string,
  wanted: readonly string[],
): Promise<void> {
  process.stdout.write(
    '| game | scenario | deeds | story, s | review of one side, s | decisions reviewed | report, s | characters of the link |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n',
  );
  const dress = { name: '', width: 1440, height: 900, theme: 'light', language: 'en' } as const;
  for (const one of MATCHES) {
    if (wanted.length > 0 && !wanted.includes(one.game)) continue;
    const file = await finishedMatch(one);
    const page = await openPage(browser, base, dress);
    const [match = ''] = await shelve(page, [file]);
    await page.locator('li a.card svg').waitFor({ timeout: PATIENCE });
    const story = await until(page, 'dialog .folds', () => page.goto(match));
    const review = await until(page, '.review ol', () => page.locator('.review .btn').click());
    const said = await page.locator('.review p').nth(1).innerText();
    const [, decisions = '?'] = / of ([\d,]+) decisions/.exec(said) ?? [];
    // The story is kept by now: this is the report alone, with its maps.
    const report = await until(page, '.report[data-state=done] .story .folds', () =>
      page.goto(`${match}/report`),
    );
    const link = await packMatch(file, { at: 0, side: null });
    const length = link === null ? 'too long, a file' : `${link.length}`;
    const figures = [story, review].map((seconds) => seconds.toFixed(1));
    process.stdout.write(
      `| ${one.game} | ${one.scenario} | ${file.deeds.length} | ${figures.join(' | ')} | ${decisions} | ${report.toFixed(1)} | ${length} |\n`,
    );
    await page.context().close();
  }
}
