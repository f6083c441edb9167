import { Buffer } from 'node:buffer';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { registered } from '../src/games/registry.ts';
import { seededDice, stream } from '../src/kernel/dice.ts';
import { isProblems, type Side, type Step } from '../src/kernel/game.ts';
import type { JsonObject } from '../src/kernel/json.ts';
import { completeSetup, Match } from '../src/kernel/match.ts';
import { type MatchFile, newMatchFile, writeMatchFile } from '../src/kernel/match-file.ts';
import { createServer } from '../src/server/server.ts';
import { everySeat, PERSON } from '../src/table/seats.ts';
import { Table } from '../src/table/table.ts';

/** The built page under a glass: served on a port of its own, looked at by a real browser. */

export const root = path.join(import.meta.dirname, '..');

export interface Dress {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'pl';
}

/**
 * Plays a match by machine up to some turn, and on to a decision of its first side if one is named;
 * says in which file it lies: always the same match.
 */
export async function playedMatch(
  id: string,
  seed: string,
  upTo: number,
  pack?: JsonObject,
  asked?: (step: Step) => boolean,
): Promise<string> {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`no game is named ${id}`);
  const { rules } = game;
  const match = Match.begin(rules, completeSetup(rules, { pack }), seededDice(seed));
  if (isProblems(match)) throw new Error(match[0]?.problem);
  const random = stream(seed);
  const [first = ''] = rules.sides;
  while (!match.outcome) {
    const [owed] = match.owed;
    if (!owed) break;
    const there = !asked || (owed.side === first && asked(owed.step));
    if (there && rules.clock(match.state).turn >= upTo) break;
    const choices = match.choices(owed.side);
    const machine = game.opponents.filter((o) => o.sides.includes(owed.side)).at(-1);
    const state = match.view(owed.side);
    const { box } = match;
    const thinking = { rules, box, state, side: owed.side, owed, choices, random };
    const choice = machine?.choose(thinking) ?? choices[random(choices.length)];
    if (!choice || !match.choose(owed.side, choice).done) throw new Error('the machine erred');
  }
  const seats = Object.fromEntries(rules.sides.map((s) => [s, s === first ? 'person' : 'recruit']));
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'heliograph-')), `${id}.json`);
  const saved = writeMatchFile(match, { kind: 'seeded', seed }, { seats });
  fs.writeFileSync(file, JSON.stringify(saved));
  return file;
}

export interface Wanted {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  /** Whose seat is a person's in the file. */
  readonly person: Side;
}

/** A match of Recruits to its end, with one seat left to whoever looks at it: always the same match. */
export async function finishedMatch({
  game: id,
  scenario,
  seed,
  person,
}: Wanted): Promise<MatchFile> {
  const game = await registered(id)?.load();
  if (!game) throw new Error(`no game is named ${id}`);
  const machines = everySeat(game.rules.sides, 'recruit');
  const setup = completeSetup(game.rules, { scenario });
  const table = Table.open(game, newMatchFile(setup, { kind: 'seeded', seed }, machines));
  if (!(table instanceof Table)) throw new Error('not laid out');
  while (table.step());
  return { ...table.file(), seats: { ...machines, [person]: PERSON } };
}

/** Matches from files onto the shelf of this browser; answers with where each is found. */
export async function shelve(page: Page, files: readonly MatchFile[]): Promise<readonly string[]> {
  const matches = files.map((file, i) => ({ id: `shown-${i}`, touched: Date.now() - i, file }));
  const text = JSON.stringify({ heliograph: 'matches', version: 1, matches });
  await page.goto('/matches');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Import matches|Importuj rozgrywki)$/ }).click();
  const buffer = Buffer.from(text);
  await (await choosing).setFiles({ name: 'all.json', mimeType: 'application/json', buffer });
  const cards = page.locator('li a.card');
  await cards.nth(files.length - 1).waitFor({ timeout: 120_000 });
  return cards.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
}

export async function underGlass(
  look: (browser: Browser, base: string) => Promise<void>,
): Promise<void> {
  const server = await createServer({
    page: process.env.HELIOGRAPH_PAGE ?? path.join(root, 'dist', 'web'),
    store: { folder: fs.mkdtempSync(path.join(os.tmpdir(), 'heliograph-')) },
  });
  const base = await server.listen({ port: 0, host: 'localhost' });
  const executablePath = process.env.HELIOGRAPH_CHROMIUM;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await look(browser, base);
  } finally {
    await browser.close();
    await server.close();
  }
}

export async function openPage(browser: Browser, base: string, dress: Dress): Promise<Page> {
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
    { theme, language, speed: 'instant', confirmEnds: false, confirmRolls: false },
  );
  return context.newPage();
}

/** From the front page to the table, with the match that lies in a file. */
export async function loadMatch(page: Page, file: string): Promise<void> {
  await page.goto('/');
  const choosing = page.waitForEvent('filechooser');
  await page.locator('.cta button').click();
  await (await choosing).setFiles(file);
  await page.locator('.answer, .plain .btn').first().waitFor({ timeout: 120_000 });
}
