// npm test: every gate. The quick ones first, two at a time, then the page, then the long ones beside
// each other: each of them waits for something now and then, and the other goes on meanwhile.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {
  ensureBrowser,
  ensureDependencies,
  ensurePage,
  orExit,
  projectNode,
  root,
  SetupError,
  seconds,
  tool,
} from './setup.js';

const unitReport = path.join(root, '.heliograph', 'unit.json');
const browserReport = path.join(root, '.heliograph', 'browser.json');

/**
 * @typedef {object} Gate
 * @property {string} name
 * @property {string} says      what it checks, for --help
 * @property {() => string[]} [node]  arguments for the project's Node
 * @property {() => void} [first] work to do before
 * @property {boolean} [long]  uses all cores: runs when the quick ones have passed
 * @property {boolean} [shown]  its progress is shown; of the others, only what goes wrong
 */

/** @type {Gate[]} */
const GATES = [
  {
    name: 'types',
    says: 'TypeScript',
    node: () => [path.join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc')],
  },
  {
    name: 'format',
    says: 'format and lint',
    node: () => [tool('biome'), 'check', '--error-on-warnings', '.'],
  },
  {
    name: 'lint',
    says: 'lint that knows types',
    node: () => [tool('oxlint'), '--type-aware', '--deny-warnings'],
  },
  {
    name: 'layers',
    says: 'who may import whom',
    node: () => [tool('depcruise'), '--config', '.dependency-cruiser.cjs', 'src', 'tests'],
  },
  { name: 'unused', says: 'dead code and dependencies', node: () => [tool('knip')] },
  {
    name: 'svelte',
    says: 'types and accessibility of components',
    node: () => [
      tool('svelte-check'),
      '--tsconfig',
      'tsconfig.json',
      '--fail-on-warnings',
      '--output',
      'human',
      // The compiler of the first gate: it needs a third of the processor time.
      '--tsgo',
    ],
  },
  { name: 'page', says: 'the page builds', first: ensurePage },
  {
    name: 'bundle',
    says: 'weight of the front page',
    node: () => [path.join(root, 'scripts', 'check-bundle.js')],
  },
  {
    name: 'unit',
    says: 'unit and property tests',
    long: true,
    shown: true,
    first: () => fs.rmSync(unitReport, { force: true }),
    node: () => [
      tool('vitest'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
      '--reporter=./scripts/rule-coverage-reporter.ts',
    ],
  },
  {
    name: 'browser',
    says: 'tests in a browser',
    long: true,
    first: () => {
      ensurePage();
      process.env.HELIOGRAPH_CHROMIUM = ensureBrowser();
      fs.rmSync(browserReport, { force: true });
    },
    node: () => [tool('playwright'), 'test'],
  },
];

/**
 * @param {Gate} gate
 * @returns {Promise<boolean>}
 */
async function pass(gate) {
  const began = Date.now();
  if (gate.long) process.stdout.write(`· ${gate.name}\n`);
  const { status, output } = await attempt(gate);
  const ok = status === 0;
  const remark = ok && gate.name === 'bundle' ? `  ${output.trim()}` : '';
  if (!ok) process.stdout.write(`${output}\n`);
  process.stdout.write(
    `${ok ? '✓' : '✗'} ${gate.name.padEnd(8)} ${seconds(began).padStart(7)}${remark}\n`,
  );
  return ok;
}

/** @param {Gate} gate */
async function attempt(gate) {
  try {
    gate.first?.();
  } catch (error) {
    if (error instanceof SetupError) return { status: 1, output: error.message };
    throw error;
  }
  return gate.node ? run(gate.node(), gate.shown ?? false) : { status: 0, output: '' };
}

/** Colour is for people at a terminal. */
function environment() {
  const plain = !process.stdout.isTTY && !process.env.FORCE_COLOR;
  return plain ? { ...process.env, NO_COLOR: '1' } : process.env;
}

/**
 * @param {string[]} args
 * @param {boolean} shown
 * @returns {Promise<{ status: number, output: string }>}
 */
function run(args, shown) {
  return new Promise((done) => {
    const stdio = shown ? 'inherit' : 'pipe';
    const child = spawn(projectNode(), args, {
      cwd: root,
      env: environment(),
      stdio: ['ignore', stdio, stdio],
    });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => done({ status: 1, output: error.message }));
    child.on('close', (code) => done({ status: code ?? 1, output }));
  });
}

/**
 * Quick gates two at a time, nothing new after a failure; then the page, then the long ones at once.
 * @param {Gate[]} gates
 * @returns {Promise<string[]>} the names of those that failed
 */
async function passAll(gates) {
  /** @type {string[]} */
  const failed = [];
  /** @param {Gate} gate */
  const note = async (gate) => {
    if (!(await pass(gate))) failed.push(gate.name);
  };
  /** @param {Gate[]} queue */
  const work = async (queue) => {
    for (let gate = queue.shift(); gate && failed.length === 0; gate = queue.shift())
      await note(gate);
  };
  const page = gates.filter(({ name }) => name === 'page' || name === 'bundle');
  const quick = gates.filter((gate) => !gate.long && !page.includes(gate));
  await Promise.all([work(quick), work(quick)]);
  await work(page);
  if (failed.length === 0) await Promise.all(gates.filter(({ long }) => long).map(note));
  return failed;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A test file that does not even load counts as one failure.
 * @param {string[]} ran
 */
function count(ran) {
  let passed = 0;
  let failed = 0;
  const unit = ran.includes('unit') ? readReport(unitReport) : undefined;
  if (unit) {
    passed += unit.numPassedTests;
    failed += unit.numFailedTests;
    /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
    const files = unit.testResults;
    failed += files.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    ).length;
  }
  const browser = ran.includes('browser') ? readReport(browserReport) : undefined;
  if (browser) {
    passed += browser.stats.expected;
    failed += browser.stats.unexpected + browser.stats.flaky;
    if (browser.stats.expected + browser.stats.unexpected === 0) failed += browser.errors.length;
  }
  return { passed, failed };
}

// --- the command line -------------------------------------------------------

/**
 * @param {string} line
 * @returns {never}
 */
function refuse(line) {
  process.stderr.write(`heliograph: ${line}\n`);
  process.exit(2);
}

/** @param {string[]} args */
function chosenGates(args) {
  let gates = GATES;
  for (let at = 0; at < args.length; at += 2) {
    const [option, value] = [args[at], args[at + 1]];
    if (option === '--soak') {
      process.env.HELIOGRAPH_SOAK = '1';
      at -= 1;
      continue;
    }
    if (option !== '--only' && option !== '--skip') refuse(`unknown option ${option}`);
    const names = value?.split(',') ?? [];
    const unknown = names.find((name) => !GATES.some((gate) => gate.name === name));
    if (names.length === 0 || unknown !== undefined) {
      refuse(`${option} takes names out of ${GATES.map((gate) => gate.name).join(',')}`);
    }
    gates = gates.filter((gate) => names.includes(gate.name) === (option === '--only'));
  }
  return gates;
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write('npm test -- [--only gate,gate] [--skip gate,gate] [--soak]\n\n');
  for (const { name, says } of GATES) process.stdout.write(`  ${name.padEnd(8)} ${says}\n`);
  process.stdout.write('\n--soak plays for every game what is otherwise played for some\n');
  process.exit(0);
}

const began = Date.now();
const gates = chosenGates(args);
orExit(ensureDependencies);
fs.mkdirSync(path.join(root, '.heliograph'), { recursive: true });
for (const report of [unitReport, browserReport]) fs.rmSync(report, { force: true });

const failedGates = await passAll(gates);
const tests = count(gates.map((gate) => gate.name));
process.stdout.write(
  failedGates.length === 0
    ? `all ${gates.length} gates in ${seconds(began)}\n`
    : `failed: ${failedGates.join(', ')}\n`,
);
process.stdout.write(`${tests.passed} passed, ${tests.failed} failed\n`);
process.exit(failedGates.length === 0 ? 0 : 1);
