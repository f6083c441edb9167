import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import { type Dress, loadMatch, openPage, playedMatch, root, underGlass } from './glass.ts';

const folder = path.join(root, 'docs', 'pictures');

const DRESSES: readonly Dress[] = [
  { name: '1440x900', width: 1440, height: 900, theme: 'light', language: 'en' },
  { name: '1440x900-dark-pl', width: 1440, height: 900, theme: 'dark', language: 'pl' },
  { name: '390x844', width: 390, height: 844, theme: 'light', language: 'en' },
  { name: '390x844-dark-pl', width: 390, height: 844, theme: 'dark', language: 'pl' },
];

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(900);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  process.stdout.write(`${name}.png\n`);
}

/** A choice looked at: its way on the map, its odds in the panel. */
async function shootChoice(page: Page, dress: Dress): Promise<void> {
  const answer = page.locator('.answer').nth(1);
  if (dress.width > 760) await answer.hover();
  else await answer.tap();
  await shoot(page, `choice-${dress.name}`);
}

async function shootReplay(page: Page, dress: Dress): Promise<void> {
  await page.goto(`${page.url().replace(/\/$/, '')}/replay`);
  await page.locator('input[type=range]').fill('60');
  await shoot(page, `replay-${dress.name}`);
}

async function takeAll(browser: Browser, base: string, match: string): Promise<void> {
  for (const dress of DRESSES) {
    const page = await openPage(browser, base, dress);
    const plain = dress.theme === 'light';
    await page.goto('/');
    if (plain || dress.width < 760) await shoot(page, `front-${dress.name}`);
    await loadMatch(page, match);
    await shoot(page, `table-${dress.name}`);
    if (plain) await shootChoice(page, dress);
    else if (dress.width > 760) await shootReplay(page, dress);
    await page.context().close();
  }
}

fs.mkdirSync(folder, { recursive: true });
const match = await playedMatch('redvers-reverse', 'colenso', 6);
await underGlass((browser, base) => takeAll(browser, base, match));
