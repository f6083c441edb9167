import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { REGISTRY, registered } from '../src/games/registry.ts';
import { completeSetup } from '../src/kernel/match.ts';
import { newMatchFile } from '../src/kernel/match-file.ts';
import { everySeat, PERSON } from '../src/table/seats.ts';
import { type Dress, loadMatch, openPage, root, underGlass } from './glass.ts';
import { orRefuse, refuse } from './refuse.ts';

const HELP = `npm run play -- GAME [options]

Plays a whole match on the real page with a machine in the other seats: asks for the hint at every
question and takes it. Writes down each question with its answer and the longest wait, and takes
pictures on the way, to be read and looked at by whoever judges how the machine plays.

  --side SIDE       the person's seat (the first side)
  --scenario ID     the first scenario if left out
  --level LEVEL     the machine in the other seats (general)
  --seed S          same seed, same dice ("1")
  --by keys|pointer how hints are asked for and taken (keys); on a phone the pointer is a finger
  --phone           390x844 instead of 1440x900
  --language en|pl  (en)
  --most N          answers after which it stops (2000)
`;

/** Answers from one picture to the next. */
const EVERY = 30;

/** Until what is drawn after the question stands there too; milliseconds. */
const STILL = 500;

const { values: args, positionals } = orRefuse(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      side: { type: 'string' },
      scenario: { type: 'string' },
      level: { type: 'string', default: 'general' },
      seed: { type: 'string', default: '1' },
      by: { type: 'string', default: 'keys' },
      phone: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      most: { type: 'string', default: '2000' },
      help: { type: 'boolean', default: false },
    },
  }),
);
if (args.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const [wanted = ''] = positionals;
const game = await registered(wanted)?.load();
if (!game) refuse(`say one game: ${REGISTRY.map(({ id }) => id).join(', ')}`);
const { rules } = game;
const { level, seed, phone, by, language } = args;
const scenario = args.scenario ?? rules.scenarios[0]?.id ?? '';
const side = args.side ?? rules.sides[0] ?? '';
const most = Number(args.most);
const levels = [...new Set<string>(game.opponents.map((machine) => machine.level))];
if (!rules.scenarios.some(({ id }) => id === scenario)) refuse(`no scenario is "${scenario}"`);
if (!rules.sides.includes(side)) refuse(`--side: ${rules.sides.join(' or ')}`);
if (!levels.includes(level)) refuse(`--level: ${levels.join(', ')}`);
if (by !== 'keys' && by !== 'pointer') refuse('--by: keys or pointer');
if (language !== 'en' && language !== 'pl') refuse('--language: en or pl');
if (!Number.isInteger(most) || most < 1) refuse('--most takes a whole number of 1 or more');

const name = [wanted, scenario, side, seed, phone ? 'phone' : 'desktop', language].join('-');
const folder = path.join(root, '.heliograph', 'played', name);

/** What there is to see when the table has come to rest. */
interface Seen {
  readonly over: boolean;
  readonly stamp: string;
  readonly question: string;
}

async function atRest(page: Page): Promise<Seen> {
  const handle = await page.waitForFunction(
    () => {
      const over = document.querySelector('dialog[open]') !== null;
      const { deeds, state } = document.querySelector<HTMLElement>('div.table')?.dataset ?? {};
      const question = document.querySelector('#question')?.textContent?.trim() ?? '';
      if (!over && state !== 'asked') return null;
      return { over, stamp: deeds ?? '', question };
    },
    null,
    { polling: 20, timeout: 180_000 },
  );
  return (await handle.jsonValue()) as Seen;
}

const HINT = '.now-panel .acts .btn.quiet:last-child';

/** Asks for the hint and takes it; says what it was. */
async function takeHint(page: Page): Promise<string> {
  if (by === 'keys') await page.keyboard.press('i');
  else if (phone) await page.locator(HINT).tap();
  else await page.locator(HINT).click();
  const hint = page.locator('.now-panel .hint p').first();
  await hint.waitFor({ timeout: 60_000 });
  const says = (await hint.textContent()) ?? '';
  const take = page.locator('.now-panel .aim .btn.primary');
  if (by === 'keys') await page.keyboard.press('Enter');
  else if (phone) await take.tap();
  else await take.click();
  return says.replace(/\s+/g, ' ').trim();
}

/** Waits until what was answered is done, and the next question stands there or the match is over. */
async function afterwards(page: Page, before: Seen): Promise<Seen> {
  await page.waitForFunction(
    (stamp) => {
      if (document.querySelector('dialog[open]')) return true;
      return document.querySelector<HTMLElement>('div.table')?.dataset['deeds'] !== stamp;
    },
    before.stamp,
    { polling: 10, timeout: 60_000 },
  );
  return atRest(page);
}

async function play(page: Page): Promise<void> {
  const lines: string[] = [];
  const say = (line: string) => {
    lines.push(line);
    fs.writeFileSync(path.join(folder, 'log.txt'), `${lines.join('\n')}\n`);
  };
  const picture = (which: string) => page.screenshot({ path: path.join(folder, `${which}.png`) });
  page.on('pageerror', (error) => say(`PAGE ERROR ${error.message}`));
  let longest = 0;
  let seen = await atRest(page);
  let nth = 0;
  for (; !seen.over && nth < most; nth += 1) {
    if (nth % EVERY === 0) {
      await page.waitForTimeout(STILL);
      await picture(String(nth).padStart(4, '0'));
    }
    const says = await takeHint(page);
    const began = Date.now();
    const next = await afterwards(page, seen);
    longest = Math.max(longest, Date.now() - began);
    say(`${nth} [${seen.question}] ${says}`);
    seen = next;
  }
  await picture('end');
  const end = seen.over ? await page.locator('dialog[open]').first().innerText() : 'stopped';
  say(`END ${end.replace(/\s+/g, ' ').slice(0, 400)}`);
  process.stdout.write(`${name}: ${nth} answers, longest wait ${longest} ms; ${folder}\n`);
}

const dress: Dress = phone
  ? { name, width: 390, height: 844, theme: 'light', language }
  : { name, width: 1440, height: 900, theme: 'light', language };
fs.mkdirSync(folder, { recursive: true });
const file = path.join(folder, 'match.json');
const seats = { ...everySeat(rules.sides, level), [side]: PERSON };
const setup = completeSetup(rules, { scenario });
fs.writeFileSync(file, JSON.stringify(newMatchFile(setup, { kind: 'seeded', seed }, seats)));
await underGlass(async (browser, base) => {
  const page = await openPage(browser, base, dress);
  await loadMatch(page, file);
  await play(page);
});
