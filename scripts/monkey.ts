import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { REGISTRY } from '../src/games/registry.ts';
import type { AnyGame } from '../src/kernel/face.ts';
import { Found, Monkey, type MonkeyTerms } from '../tests/browser/monkey/monkey.ts';
import { openForMonkey } from '../tests/browser/monkey/open.ts';
import { root, underGlass } from './glass.ts';
import { orRefuse, refuse } from './refuse.ts';

const HELP = `npm run monkey -- GAME|all [options]

A player without sense is let loose on the real page: answers, map, drags, keys, dialogs, undo, replay,
reloads, two tabs, other windows, a slow processor, no network. It plays in stretches, every other one
with a finger instead of a mouse; what it finds ends the stretch, is said, and can be seen again.

  --actions N       how many things to do in each game (1000)
  --seed S          what to do: the same seed does the same things (today's date)
  --scenario ID     one scenario; one after the other if left out
  --stretch K       only this stretch: how to see again what was found
  --keep FILE       notes each stretch in FILE; those that stand there are not played again
  --patience N      seconds in which nothing happens after which a page is stuck (60)
  --say             says everything it does
`;

/** Actions before everything begins anew, with an empty browser. */
const STRETCH = 300;

/** One stretch, as it is noted. */
interface Note {
  readonly game: string;
  readonly seed: string;
  readonly stretch: number;
  readonly actions: number;
  readonly seconds: number;
  readonly deeds: Readonly<Record<string, number>>;
  readonly found: string | null;
}

function whole(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    refuse(`--${name} takes a whole number of ${least} or more, not "${text}"`);
  return number;
}

/** What was noted before, one line each. */
function notesIn(file: string): readonly Note[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return lines
    .map((line, nth): Note | null => {
      if (line.trim() === '') return null;
      try {
        return JSON.parse(line) as Note;
      } catch {
        return refuse(
          `${file}:${nth + 1}: not a line this command wrote; give --keep another file`,
        );
      }
    })
    .filter((note) => note !== null);
}

/** Puts down the match and the picture of what was found, so that it can be looked at and mended. */
function putDown(found: Found, { game, seed, stretch }: MonkeyTerms): void {
  const folder = path.join(root, '.heliograph', 'monkey');
  fs.mkdirSync(folder, { recursive: true });
  const name = path.join(folder, `${game.rules.id}-${seed}-${stretch}`);
  process.stdout.write(`${found.message}\n`);
  if (found.match) {
    fs.writeFileSync(`${name}.heliograph.json`, found.match);
    process.stdout.write(`The match: ${name}.heliograph.json\n`);
  }
  if (found.picture) {
    fs.writeFileSync(`${name}.png`, found.picture);
    process.stdout.write(`The page: ${name}.png\n`);
  }
}

async function playStretch(browser: Browser, base: string, terms: MonkeyTerms): Promise<Note> {
  const began = Date.now();
  const { game, seed, stretch } = terms;
  const { context, page } = await openForMonkey(browser, base, terms);
  const monkey = new Monkey(context, page, terms);
  let found: Found | null = null;
  try {
    await monkey.play();
  } catch (error) {
    if (!(error instanceof Found)) throw error;
    found = error;
  } finally {
    await context.close().catch(() => {});
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  const actions = found?.action ?? terms.actions;
  const how = `${game.rules.id}, seed ${seed}, stretch ${stretch} with a ${terms.byFinger ? 'finger' : 'mouse'}`;
  process.stdout.write(`${found ? '✗' : '✓'} ${how}: ${actions} actions in ${seconds} s\n`);
  if (found) putDown(found, terms);
  const deeds = Object.fromEntries([...monkey.tally].sort((a, b) => b[1] - a[1]));
  return {
    game: game.rules.id,
    seed,
    stretch,
    actions,
    seconds,
    deeds,
    found: found?.message ?? null,
  };
}

// --- the command line -------------------------------------------------------

const { values: args, positionals } = orRefuse(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      scenario: { type: 'string' },
      actions: { type: 'string', default: '1000' },
      seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      stretch: { type: 'string' },
      keep: { type: 'string' },
      patience: { type: 'string', default: '60' },
      say: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }),
);
if (args.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const [wanted = '', ...more] = positionals;
const ids = REGISTRY.map(({ id }) => id);
if (more.length > 0 || (wanted !== 'all' && !ids.includes(wanted)))
  refuse(`say one game or all: npm run monkey -- ${ids.join('|')}|all`);
const actions = whole('actions', args.actions);
const patience = whole('patience', args.patience) * 1000;
const only = args.stretch === undefined ? null : whole('stretch', args.stretch, 0);
const { keep, seed, scenario } = args;
const before = keep === undefined ? [] : notesIn(keep);

let found = 0;

async function letLoose(game: AnyGame): Promise<void> {
  const { id, scenarios } = game.rules;
  if (scenario !== undefined && !scenarios.some((one) => one.id === scenario))
    refuse(
      `--scenario: ${id} has no "${scenario}"; it has ${scenarios.map((one) => one.id).join(', ')}`,
    );
  const kept = before.filter((note) => note.game === id && note.seed === seed);
  let done = kept.reduce((sum, note) => sum + note.actions, 0);
  let stretch = only ?? Math.max(-1, ...kept.map((note) => note.stretch)) + 1;
  if (only !== null) done = 0;
  while (done < actions) {
    const terms: MonkeyTerms = {
      game,
      seed,
      stretch,
      actions: only === null ? Math.min(STRETCH, actions - done) : actions,
      byFinger: stretch % 2 === 1,
      patience,
      ...(scenario !== undefined && { scenario }),
      ...(args.say && { says: (line: string) => process.stdout.write(`${line}\n`) }),
    };
    // A browser of its own, so that one that breaks takes no other stretch with it.
    await underGlass(async (browser, base) => {
      const note = await playStretch(browser, base, terms);
      if (note.found !== null) found += 1;
      if (keep !== undefined) fs.appendFileSync(keep, `${JSON.stringify(note)}\n`);
      // What is found at once would be found for ever.
      done += Math.max(1, note.actions);
    });
    if (only !== null) return;
    stretch += 1;
  }
}

for (const entry of REGISTRY.filter(({ id }) => wanted === 'all' || id === wanted))
  await letLoose(await entry.load());
process.stdout.write(found === 0 ? 'nothing found\n' : `${found} stretches found something\n`);
process.exit(found === 0 ? 0 : 1);
