import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Browser, Page } from '@playwright/test';
import type { Step } from '../src/kernel/game.ts';
import { takeAfter } from './after-pictures.ts';
import { takeBattle } from './battle-pictures.ts';
import { takeClub } from './club-pictures.ts';
import { type Dress, loadMatch, openPage, playedMatch, root, underGlass } from './glass.ts';
import { takeLessons } from './lesson-pictures.ts';
import { takeWayIn } from './newcomer-pictures.ts';
import { takeReferee } from './referee-pictures.ts';

const folder = path.join(root, 'docs', 'pictures');

const DRESSES: readonly Dress[] = [
  { name: '1440x900', width: 1440, height: 900, theme: 'light', language: 'en' },
  { name: '1440x900-dark-pl', width: 1440, height: 900, theme: 'dark', language: 'pl' },
  { name: '390x844', width: 390, height: 844, theme: 'light', language: 'en' },
  { name: '390x844-dark-pl', width: 390, height: 844, theme: 'dark', language: 'pl' },
];

/** Every size in every light and language: for what a newcomer meets first. */
const ALL_DRESSES: readonly Dress[] = [
  ...DRESSES,
  { name: '1440x900-dark', width: 1440, height: 900, theme: 'dark', language: 'en' },
  { name: '1440x900-pl', width: 1440, height: 900, theme: 'light', language: 'pl' },
  { name: '390x844-dark', width: 390, height: 844, theme: 'dark', language: 'en' },
  { name: '390x844-pl', width: 390, height: 844, theme: 'light', language: 'pl' },
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

/** The campaign: a force about to march, and on the dark sheets an attack with its odds. */
async function takeCampaign(browser: Browser, base: string): Promise<void> {
  const seed = 'figures';
  const marching = (step: Step) => step.step === 'depart' && step['mode'] === 'land';
  const march = await playedMatch('bittereinder', seed, 6, undefined, marching);
  const attacking = (step: Step) => step.step === 'attack';
  const attack = await playedMatch('bittereinder', seed, 7, undefined, attacking);
  for (const dress of DRESSES) {
    const page = await openPage(browser, base, dress);
    const dark = dress.theme === 'dark';
    await loadMatch(page, dark ? attack : march);
    // The greatest force is the one with most counters in its note.
    const answers = await page
      .locator('.answer')
      .evaluateAll((all) =>
        all.map((one) => Number.parseInt(one.querySelector('.note')?.textContent ?? '0', 10)),
      );
    const answer = page.locator('.answer').nth(dark ? 0 : answers.indexOf(Math.max(...answers)));
    if (dress.width < 760) await answer.tap();
    else if (dark) await answer.hover();
    else await answer.click();
    await shoot(page, `bittereinder-${dress.name}`);
    await page.context().close();
  }
}

async function takeColenso(browser: Browser, base: string): Promise<void> {
  const match = await playedMatch('redvers-reverse', 'colenso', 6);
  await takeAll(browser, base, match);
}

/** The march of turn II, and a battle with the last cards being laid. */
async function takeMarch(browser: Browser, base: string): Promise<void> {
  const marching = (step: Step) => step.step === 'deed' && step['piece'] === 'roberts';
  const laying = (step: Step) => step.step === 'lay' && step['row'] === 1;
  const scenes = {
    '': await playedMatch('second-boer-war', 'march', 2, undefined, marching),
    '-battle': await playedMatch('second-boer-war', 'march', 2, undefined, laying),
  };
  for (const dress of DRESSES) {
    for (const [scene, match] of Object.entries(scenes)) {
      const page = await openPage(browser, base, dress);
      await loadMatch(page, match);
      await shoot(page, `second-boer-war${scene}-${dress.name}`);
      await page.context().close();
    }
  }
}

/** What a newcomer looks up: how the match stands, a word explained. */
async function takeNewcomer(browser: Browser, base: string): Promise<void> {
  const match = await playedMatch('redvers-reverse', 'colenso', 6);
  for (const dress of DRESSES) {
    const page = await openPage(browser, base, dress);
    await loadMatch(page, match);
    await page.locator('button.prospects').click();
    await shoot(page, `prospects-${dress.name}`);
    await page.keyboard.press('Escape');
    await page.locator('.answer').first().click();
    await page.locator('#question .term').first().click();
    await shoot(page, `explained-${dress.name}`);
    await page.context().close();
  }
}

const SITTINGS = {
  'way-in': (browser: Browser, base: string) => takeWayIn(browser, base, ALL_DRESSES, shoot),
  newcomer: takeNewcomer,
  lessons: (browser: Browser, base: string) => takeLessons(browser, base, DRESSES, shoot),
  'redvers-reverse': takeColenso,
  bittereinder: takeCampaign,
  'second-boer-war': takeMarch,
  magersfontein: (browser: Browser, base: string) => takeBattle(browser, base, DRESSES, shoot),
  club: (browser: Browser, base: string) => takeClub(browser, base, DRESSES, shoot),
  after: (browser: Browser, base: string) => takeAfter(browser, base, DRESSES, shoot),
  referee: (browser: Browser, base: string) => takeReferee(browser, base, DRESSES, shoot),
} as const;

const wanted = process.argv.slice(2);
fs.mkdirSync(folder, { recursive: true });
await underGlass(async (browser, base) => {
  for (const [game, sitting] of Object.entries(SITTINGS)) {
    if (wanted.length === 0 || wanted.includes(game)) await sitting(browser, base);
  }
});
