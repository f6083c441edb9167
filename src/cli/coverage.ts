import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Citation, RuleCoverage } from '../../scripts/rule-coverage.ts';
import { gameFolder, readRuns, sourcesHash } from '../../scripts/rule-runs.ts';
import type { Ledger } from '../kernel/ledger.ts';
import type { Io } from './io.ts';

export interface Place {
  readonly file: string;
  readonly line: number;
}

/** The coverage of a game by the tests as they are now; runs them first if they changed. */
export async function freshCoverage(
  io: Io,
  root: string,
  game: string,
): Promise<Readonly<Record<string, readonly Citation[]>>> {
  if (readRuns(root)[game] !== sourcesHash(root, game)) {
    io.err(`heliograph: running the tests of ${game}…\n`);
    const passed = await runTests(root, game);
    if (!passed) {
      io.err(`heliograph: some tests fail; "npm run unit -- ${gameFolder(game)}" shows which\n`);
    }
  }
  return readCoverage(root)[game] ?? {};
}

function readCoverage(root: string): RuleCoverage {
  try {
    return JSON.parse(readFileSync(path.join(root, '.heliograph', 'rule-coverage.json'), 'utf8'));
  } catch {
    return {};
  }
}

function runTests(root: string, game: string): Promise<boolean> {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', '--passWithNoTests', gameFolder(game)], {
      cwd: root,
      stdio: 'ignore',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

/**
 * Where each rule is done: the lines of the rules that cite its number, or else those that cite
 * the case of the book it belongs to (8.5 for 8.5-a).
 */
export function placesOf(
  root: string,
  game: string,
  ids: ReadonlySet<string>,
): Map<string, readonly Place[]> {
  const cases = new Map([...ids].map((id) => [id, caseOf(id)]));
  const citing = new Map<string, Place[]>();
  for (const file of ruleFiles(root, game)) {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    for (const [at, text] of lines.entries()) {
      for (const word of cited(text)) {
        const list = citing.get(word) ?? [];
        list.push({ file, line: at + 1 });
        citing.set(word, list);
      }
    }
  }
  return new Map(
    [...cases].flatMap(([id, whole]) => {
      const places = citing.get(id) ?? citing.get(whole);
      return places ? [[id, places]] : [];
    }),
  );
}

/** `8.5-a` and `4.1w` are rows of the cases `8.5` and `4.1`. */
const caseOf = (id: string): string => id.replace(/(-[0-9A-Za-z]+|(?<=\d)[a-z]+)$/, '');

function ruleFiles(root: string, game: string): string[] {
  const folder = `${gameFolder(game)}rules`;
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort();
  } catch {
    return [];
  }
}

/** Words of a comment, and whole quoted texts: where rule numbers stand. */
function cited(text: string): Set<string> {
  const comment = /(?:\/\/|\/\*|^\s*\*)(.*)$/.exec(text)?.[1] ?? '';
  const words = comment.match(/[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*/g) ?? [];
  const quoted = [...text.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
  return new Set([...words, ...quoted]);
}

/** The ledger with its proofs. A rule is covered when a test that cites it passed. */
export function coverageReport(
  ledger: Ledger,
  coverage: Readonly<Record<string, readonly Citation[]>>,
  places: ReadonlyMap<string, readonly Place[]>,
) {
  const rules = ledger.rules.map(({ id, statement, chapter }) => {
    const citations = coverage[id] ?? [];
    const of = (state: Citation['state']) =>
      citations.filter((c) => c.state === state).map(({ file, test }) => ({ file, test }));
    const tests = of('pass');
    const failing = of('fail');
    return {
      id,
      chapter,
      statement,
      covered: tests.length > 0,
      tests,
      failing,
      done: places.get(id) ?? [],
    };
  });
  const known = new Set([...ledger.rules, ...ledger.rulings].map(({ id }) => id));
  return {
    total: rules.length,
    covered: rules.filter((rule) => rule.covered).length,
    /** Cited by tests, but in no ledger: slips of the pen. */
    unknown: Object.keys(coverage).filter((id) => !known.has(id)),
    rules,
  };
}
