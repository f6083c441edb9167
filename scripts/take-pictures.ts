import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { registered } from '../src/games/registry.ts';
import { seededDice, stream } from '../src/kernel/dice.ts';
import { isProblems } from '../src/kernel/game.ts';
import { completeSetup, Match } from '../src/kernel/match.ts';
import { type MatchFile, writeMatchFile } from '../src/kernel/match-file.ts';
import { createServer } from '../src/server/server.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'docs', 'pictures');

interface Dress {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'pl';
}

const DRESSES: readonly Dress[] = [
  { name: '1440x900', width: 1440, height: 900, theme: 'light', language: 'en' },
  { name: '1440x900-dark-pl', width: 1440, height: 900, theme: 'dark', language: 'pl' },
  { name: '390x844', width: 390, height: 844, theme: 'light', language: 'en' },
  { name: '390x844-dark-pl', width: 390, height: 844, theme: 'dark', language: 'pl' },
];

/** A match played by the machine up to some turn: the same on every machine. */
async function played(id: string, seed: string, upTo: number): Promise<MatchFile> {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`no game is named ${id}`);
  const { rules } = game;
  const match = Match.begin(rules, completeSetup(rules, {}), seededDice(seed));
  if (isProblems(match)) throw new Error(match[0]?.problem);
  const random = stream(seed);
  while (!match.outcome && rules.clock(match.state).turn < upTo) {
    const [owed] = match.owed;
    if (!owed) break;
    const choices = match.choices(owed.side);
    const machine = game.opponents.filter((o) => o.sides.includes(owed.side)).at(-1);
    const state = match.view(owed.side);
    const { box } = match.play;
    const thinking = { rules, box, state, side: owed.side, owed, choices, random };
    const choice = machine?.choose(thinking) ?? choices[random(choices.length)];
    if (!choice || !match.choose(owed.side, choice).done) throw new Error('the machine erred');
  }
  const [first = ''] = rules.sides;
  const seats = Object.fromEntries(rules.sides.map((s) => [s, s === first ? 'person' : 'veteran']));
  return writeMatchFile(match, { kind: 'seeded', seed }, { seats });
}

async function open(browser: Browser, base: string, dress: Dress): Promise<Page> {
  const phone = dress.width < 760;
  const context = await browser.newContext({
    viewport: { width: dress.width, height: dress.height },
    baseURL: base,
    hasTouch: phone,
    isMobile: phone,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const { theme, language } = dress;
  await context.addInitScript(
    (settings) => localStorage.setItem('heliograph.settings', JSON.stringify(settings)),
    { theme, language, speed: 'instant', confirmEnds: false },
  );
  return context.newPage();
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  process.stdout.write(`${name}.png\n`);
}

/** From the front page to the table, with the match that lies in a file. */
async function load(page: Page, file: string): Promise<void> {
  await page.goto('/');
  const choosing = page.waitForEvent('filechooser');
  await page.locator('.cta button').click();
  await (await choosing).setFiles(file);
  await page.locator('.answer').first().waitFor({ timeout: 60_000 });
}

async function takeAll(browser: Browser, base: string, file: string): Promise<void> {
  for (const dress of DRESSES) {
    const page = await open(browser, base, dress);
    const plain = dress.theme === 'light';
    await page.goto('/');
    if (plain) await shoot(page, `front-${dress.name}`);
    await load(page, file);
    await shoot(page, `table-${dress.name}`);
    if (plain) {
      // A choice looked at: its way on the map, its odds in the panel.
      const answer = page.locator('.answer').nth(1);
      if (dress.width > 760) await answer.hover();
      else await answer.tap();
      await shoot(page, `choice-${dress.name}`);
    } else if (dress.width > 760) {
      await page.goto(`${page.url().replace(/\/$/, '')}/replay`);
      await page.locator('input[type=range]').fill('60');
      await shoot(page, `replay-${dress.name}`);
    }
    await page.context().close();
  }
}

fs.mkdirSync(folder, { recursive: true });
const file = path.join(
  fs.mkdtempSync(path.join(os.tmpdir(), 'heliograph-')),
  'colenso.heliograph.json',
);
fs.writeFileSync(file, JSON.stringify(await played('redvers-reverse', 'colenso', 6)));
const server = await createServer(path.join(root, 'dist', 'web'));
const base = await server.listen({ port: 0, host: 'localhost' });
const executablePath = process.env.HELIOGRAPH_CHROMIUM;
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await takeAll(browser, base, file);
} finally {
  await browser.close();
  await server.close();
}
