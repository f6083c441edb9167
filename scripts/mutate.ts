// Breaks rules one at a time and looks whether the tests notice.
//
//   npm run mutate -- bittereinder --count 40 --seed spring [--only 08-combat] [--keep file.json]
//
// Works on a copy of the sources in a temporary folder. Each mutation is one small change in one
// chapter of the rules; the tests likeliest to notice run first, and none after the first that
// fails: the game's own, its recorded matches, its contract. What none notices is listed at the
// end, and so is what did not end in its time, which is neither noticed nor missed.
//
// With `--keep` a long run can be broken off and taken up; `--portion 5` breaks it off after five,
// `--again` plays once more what was not noticed. `--name 08-siege:120:9` plays what stands there.

import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { stream } from '../src/kernel/dice.ts';
import { type Outcome, runTests } from './mutation-run.ts';
import { type Mutation, mutationsOf, nameOf } from './mutations.ts';

type Tried = Mutation & Outcome;

const root = path.dirname(import.meta.dirname);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'mutations' },
    only: { type: 'string', default: '' },
    name: { type: 'string', multiple: true, default: [] },
    keep: { type: 'string' },
    portion: { type: 'string', default: '1000000' },
    again: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '300' },
  },
});
const [game = ''] = positionals;

function fail(problem: string): never {
  process.stderr.write(`mutate: ${problem}\n`);
  process.exit(2);
}

function wholeNumber(option: 'count' | 'portion' | 'seconds'): number {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 1) fail(`--${option} must be a whole number from 1 on`);
  return number;
}

const [count, portion, seconds] = [
  wholeNumber('count'),
  wholeNumber('portion'),
  wholeNumber('seconds'),
];
const folder = path.join('src', 'games', game);
if (!game || !fs.existsSync(path.join(root, folder, 'rules')))
  fail(`say which game, such as: npm run mutate -- bittereinder`);

/** Sources that hold rules: the chapters, and what each side may know. */
const sources = fs
  .readdirSync(path.join(root, folder, 'rules'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => path.join(folder, 'rules', name))
  .concat(path.join(folder, 'secrets.ts'))
  .filter((file) => file.includes(values.only) && fs.existsSync(path.join(root, file)));

const piles = sources.map((file) =>
  mutationsOf(file, fs.readFileSync(path.join(root, file), 'utf8')),
);

/** Draws mutations, from each file in turn, so that every chapter has its share. */
function draw(): Mutation[] {
  const random = stream(`${values.seed}/${game}`);
  const drawn: Mutation[] = [];
  while (drawn.length < count && piles.some((pile) => pile.length > 0)) {
    for (const pile of piles) {
      const [one] = pile.splice(random(Math.max(1, pile.length)), 1);
      if (one) drawn.push(one);
    }
  }
  return drawn.slice(0, count);
}

function named(): Mutation[] {
  const all = piles.flat();
  for (const name of values.name)
    if (!all.some((one) => nameOf(one) === name)) fail(`nothing to change at ${name}`);
  return all.filter((one) => values.name.includes(nameOf(one)));
}

const copy = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'heliograph-mutate-')));
process.on('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
for (const name of ['src', 'scripts', 'tests', 'docs', 'bin', 'package.json', 'tsconfig.json'])
  fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

const vitest = fs.realpathSync(path.join(root, 'node_modules', '.bin', 'vitest'));
const report = 'report.json';

const run = (mutated: string, ...which: string[]): Outcome =>
  runTests({
    folder: copy,
    args: [
      vitest,
      'run',
      '--config=scripts/mutate-vitest.config.ts',
      '--reporter=json',
      `--outputFile=${report}`,
      ...which,
    ],
    report,
    milliseconds: 1000 * seconds,
    env: { HELIOGRAPH_MUTATED: mutated },
  });

const ofTheGame = (mutated: string): Outcome => run(mutated, `${folder}/`);

const ofThePlatform = (mutated: string): Outcome =>
  run(
    mutated,
    'src/cli/commands/record.test.ts',
    'src/games/contract.test.ts',
    '-t',
    // Slips in positions take long, and no rule is asked about them.
    `${game} plays as recorded|the contract of ${game} (?!no slip)`,
  );

function tryOut(mutation: Mutation): Tried {
  const file = path.join(copy, mutation.file);
  const text = fs.readFileSync(file, 'utf8');
  const { start, end, to } = mutation;
  fs.writeFileSync(file, text.slice(0, start) + to + text.slice(end));
  try {
    const outcome = ofTheGame(mutation.file);
    if (outcome.verdict === 'noticed') return { ...mutation, ...outcome };
    const later = ofThePlatform(mutation.file);
    // Tests that timed out before others passed may still have noticed.
    return { ...mutation, ...(later.verdict === 'missed' ? outcome : later) };
  } finally {
    fs.writeFileSync(file, text);
  }
}

/** What a file keeps of earlier runs, by the place and the kind of the change. */
const key = ({ file, start, to }: Mutation): string => `${file}:${start}:${to}`;
const kept = new Map(
  (values.keep && fs.existsSync(values.keep)
    ? (JSON.parse(fs.readFileSync(values.keep, 'utf8')) as Tried[])
    : []
  ).map((one) => [key(one), one]),
);
const asked = values.name.length > 0 ? named() : draw();
const isDone = (one: Tried | undefined): boolean =>
  one !== undefined && !(values.again && one.verdict !== 'noticed') && values.name.length === 0;
const open = asked.filter((one) => !isDone(kept.get(key(one)))).slice(0, portion);

if (open.length > 0) {
  const sound = ofTheGame('');
  if (sound.verdict !== 'missed')
    fail(`without any mutation: ${sound.verdict === 'noticed' ? sound.by : sound.verdict}`);
}
for (const mutation of open) {
  const one = tryOut(mutation);
  kept.set(key(one), one);
  const verdict = one.verdict === 'noticed' ? `noticed: ${one.by.slice(0, 80)}` : one.verdict;
  const nth = asked.indexOf(mutation) + 1;
  process.stdout.write(
    `${nth}/${asked.length} ${nameOf(one)} ${one.from} → ${one.to || 'nothing'} ${verdict}\n`,
  );
  if (values.keep) fs.writeFileSync(values.keep, JSON.stringify([...kept.values()], null, 1));
}

const tried = asked.flatMap((one) => kept.get(key(one)) ?? []);
const having = (verdict: Tried['verdict']) => tried.filter((one) => one.verdict === verdict);
const [noticed, missed, late] = [having('noticed'), having('missed'), having('timed out')];
const share = (100 * noticed.length) / Math.max(1, tried.length);
process.stdout.write(
  `\n${game}: ${noticed.length} of ${tried.length} noticed (${share.toFixed(1)} %), ${missed.length} missed, ${late.length} timed out\n`,
);
for (const one of [...missed, ...late])
  process.stdout.write(`  ${one.verdict}: ${nameOf(one)} ${one.from} → ${one.to || 'nothing'}\n`);
process.exit(noticed.length === tried.length ? 0 : 1);
