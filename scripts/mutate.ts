// Breaks rules one at a time and looks whether the tests notice.
//
//   npm run mutate -- bittereinder --count 40 --seed spring [--only 08-combat] [--keep file.json]
//
// Works on a copy of the sources in a temporary folder. Each mutation is one small change in one
// chapter of the rules; the tests beside that chapter run first, then all of the game's, its
// recorded matches and its contract, until one fails. What none notices is listed at the end.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { stream } from '../src/kernel/dice.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

interface Tried extends Mutation {
  /** What noticed it; `null`: nothing did. */
  readonly noticed: string | null;
}

const root = path.dirname(import.meta.dirname);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'mutations' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});
const [game = ''] = positionals;
const count = Number(values.count);

function fail(problem: string): never {
  process.stderr.write(`mutate: ${problem}\n`);
  process.exit(2);
}

const folder = path.join('src', 'games', game);
if (!game || !fs.existsSync(path.join(root, folder, 'rules')))
  fail(`say which game, such as: npm run mutate -- bittereinder`);
if (!Number.isInteger(count) || count < 1) fail('--count must be a whole number from 1 on');

/** Sources that hold rules: the chapters, and what each side may know. */
const sources = fs
  .readdirSync(path.join(root, folder, 'rules'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => path.join(folder, 'rules', name))
  .concat(path.join(folder, 'secrets.ts'))
  .filter((file) => file.includes(values.only) && fs.existsSync(path.join(root, file)));

/** Draws mutations, from each file in turn, so that every chapter has its share. */
function draw(): Mutation[] {
  const random = stream(`${values.seed}/${game}`);
  const piles = sources.map((file) =>
    mutationsOf(file, fs.readFileSync(path.join(root, file), 'utf8')),
  );
  const drawn: Mutation[] = [];
  while (drawn.length < count && piles.some((pile) => pile.length > 0)) {
    for (const pile of piles) {
      const [one] = pile.splice(random(Math.max(1, pile.length)), 1);
      if (one) drawn.push(one);
    }
  }
  return drawn.slice(0, count);
}

const copy = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'heliograph-mutate-')));
process.on('exit', () => fs.rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
for (const name of ['src', 'scripts', 'tests', 'docs', 'bin', 'package.json', 'tsconfig.json'])
  fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
for (const name of ['vitest.config.ts', 'vite.config.ts', 'svelte.config.js'])
  fs.copyFileSync(path.join(root, name), path.join(copy, name));
fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

const vitest = fs.realpathSync(path.join(root, 'node_modules', '.bin', 'vitest'));

/** The first test of these that fails; `null` if all pass. */
function failing(...args: string[]): string | null {
  const report = path.join(copy, 'report.json');
  fs.rmSync(report, { force: true });
  const run = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--bail=1',
      '--passWithNoTests',
      '--reporter=json',
      `--outputFile=${report}`,
      ...args,
    ],
    { cwd: copy, encoding: 'utf8', timeout: 180_000 },
  );
  if (run.error) return 'the tests no longer end';
  if (run.status === 0) return null;
  if (!fs.existsSync(report)) return 'the tests no longer start';
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
  };
  for (const { assertionResults } of testResults)
    for (const { status, fullName } of assertionResults) if (status === 'failed') return fullName;
  return testResults.length > 0 ? 'a file that does not load' : null;
}

function tryOut(mutation: Mutation): Tried {
  const file = path.join(copy, mutation.file);
  const text = fs.readFileSync(file, 'utf8');
  const { start, end, to } = mutation;
  fs.writeFileSync(file, text.slice(0, start) + to + text.slice(end));
  try {
    const beside = path.basename(mutation.file, '.ts').split('-')[0] ?? '';
    const noticed =
      failing(path.join(folder, 'rules', beside)) ??
      failing(`${folder}/`) ??
      failing('src/lab/record', 'src/games/records', '-t', game) ??
      failing('src/games/contract.test.ts', '-t', `the contract of ${game}`);
    return { ...mutation, noticed };
  } finally {
    fs.writeFileSync(file, text);
  }
}

const kept: Tried[] =
  values.keep && fs.existsSync(values.keep)
    ? (JSON.parse(fs.readFileSync(values.keep, 'utf8')) as Tried[])
    : [];
const known = new Map(kept.map((one) => [`${one.file}:${one.start}:${one.to}`, one]));
const tried: Tried[] = [];
for (const mutation of draw()) {
  const one = known.get(`${mutation.file}:${mutation.start}:${mutation.to}`) ?? tryOut(mutation);
  tried.push(one);
  const verdict = one.noticed === null ? 'SURVIVED' : `noticed: ${one.noticed.slice(0, 80)}`;
  process.stdout.write(
    `${tried.length}/${count} ${one.file}:${one.line} ${one.from} → ${one.to || 'nothing'} ${verdict}\n`,
  );
  if (values.keep) fs.writeFileSync(values.keep, JSON.stringify(tried, null, 1));
}
const survived = tried.filter((one) => one.noticed === null);
const share = (100 * (tried.length - survived.length)) / Math.max(1, tried.length);
process.stdout.write(
  `\n${game}: ${tried.length - survived.length} of ${tried.length} noticed (${share.toFixed(1)} %)\n`,
);
for (const { file, line, from, to } of survived)
  process.stdout.write(`  ${file}:${line}: ${from} → ${to || 'nothing'}\n`);
process.exit(survived.length === 0 ? 0 : 1);
