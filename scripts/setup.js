// Makes a fresh clone usable. Runs on any Node from 20 on and needs no package,
// because it is what installs them. Speaks only to stderr: stdout belongs to the command.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.js';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = [24, 11];
const installStamp = path.join(root, 'node_modules', '.heliograph-stamp');
const pageStamp = path.join(root, 'dist', 'web.stamp');

/** A set-up problem told in one line; the caller prints it and exits 1. */
export class SetupError extends Error {}

/** @param {string} line */
function say(line) {
  process.stderr.write(`heliograph: ${line}\n`);
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Runs a command whose output matters only when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function quietly(command, args, env = process.env) {
  const run = spawnSync(command, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  });
  const output = `${run.stdout ?? ''}${run.stderr ?? ''}${run.error?.message ?? ''}`.trim();
  return { ok: run.status === 0, output };
}

// --- dependencies -----------------------------------------------------------

function wantedInstall() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/** `npm ci` empties node_modules first: through a link it would empty somebody else's. */
function refuseLinkedFolder() {
  const folder = path.join(root, 'node_modules');
  if (!fs.lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new SetupError(
    'node_modules is a link, and what it leads to was installed for other versions; remove the link',
  );
}

/** Installs what package-lock.json names, unless that was already done. */
export function ensureDependencies() {
  const wanted = wantedInstall();
  if (readOrEmpty(installStamp) === wanted) return;
  refuseLinkedFolder();
  withLock(path.join(root, '.heliograph', 'setup.lock'), say, () => {
    if (readOrEmpty(installStamp) === wanted) return;
    say('installing dependencies…');
    const began = Date.now();
    const { ok, output } = quietly('npm', [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--no-progress',
      '--loglevel=error',
      // All packages bring what they need; npm would compile SQLite again, with tools few have.
      '--ignore-scripts',
    ]);
    if (!ok) throw new SetupError(`npm ci failed\n${output}`);
    fs.writeFileSync(installStamp, wanted);
    say(`dependencies installed in ${seconds(began)}`);
  });
}

/** The Node that runs the sources: the one among the dependencies, or a new enough one here. */
export function projectNode() {
  const platform = `node-${process.platform}-${process.arch}`;
  const own = path.join(root, 'node_modules', platform, 'bin', 'node');
  if (fs.existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = OLDEST_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return process.execPath;
  throw new SetupError(
    `Node ${OLDEST_NODE.join('.')} or newer is needed on ${process.platform}-${process.arch}; this is ${process.versions.node}`,
  );
}

/**
 * The script behind a dependency's command, to be run by the project's Node.
 * @param {string} name
 */
export function tool(name) {
  return fs.realpathSync(path.join(root, 'node_modules', '.bin', name));
}

// --- the page ---------------------------------------------------------------

/** What the page is made of: everything under src but the server, the command and the tests. */
function pageSources() {
  const sources = fs
    .readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^src[\\/](server|cli)[\\/]/.test(file));
  const settings = ['vite.config.ts', 'svelte.config.js', 'package-lock.json'];
  return [...settings.filter((file) => fs.existsSync(path.join(root, file))), ...sources.sort()];
}

function wantedPage() {
  const hash = createHash('sha256');
  for (const file of pageSources()) {
    const content = fs.readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return `${hash.digest('hex')}\n`;
}

/** Builds the page unless the built one is of these very sources. A failed build keeps the old page. */
export function ensurePage() {
  if (pageIsFresh(wantedPage())) return;
  withLock(path.join(root, '.heliograph', 'page.lock'), say, () => {
    const wanted = wantedPage();
    if (pageIsFresh(wanted)) return;
    say('building the page…');
    const began = Date.now();
    const dist = path.join(root, 'dist');
    const [next, current, old] = ['next', 'web', 'old'].map((name) => path.join(dist, name));
    if (!next || !current || !old) return;
    const build = ['build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
    const { ok, output } = quietly(projectNode(), [tool('vite'), ...build]);
    if (!ok) throw new SetupError(`the page does not build\n${output}`);
    if (output) say(output);
    fs.rmSync(old, { recursive: true, force: true });
    if (fs.existsSync(current)) fs.renameSync(current, old);
    fs.renameSync(next, current);
    fs.rmSync(old, { recursive: true, force: true });
    fs.writeFileSync(pageStamp, wanted);
    say(`page built in ${seconds(began)}`);
  });
}

/** @param {string} wanted */
function pageIsFresh(wanted) {
  return (
    readOrEmpty(pageStamp) === wanted && fs.existsSync(path.join(root, 'dist', 'web', 'index.html'))
  );
}

// --- a browser for the tests ------------------------------------------------

/** @param {string} file */
function isBrowser(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** The browser without the parts that only a window needs: half the processor time for a test. */
const WINDOWLESS = 'chromium-headless-shell';

/** @param {string[]} names */
function browserInPath(names = [WINDOWLESS, 'chromium', 'chromium-browser', 'google-chrome']) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (fs.existsSync(file) && isBrowser(file)) return file;
    }
  }
  return undefined;
}

/** Once for each checkout: where it fails it fails again, and any other Chromium serves as well. */
function installDebianBrowser() {
  const tried = path.join(root, '.heliograph', 'browser-installed');
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get') || fs.existsSync(tried))
    return;
  say("installing Debian's chromium…");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const updated = quietly('apt-get', ['update', '-qq'], env).ok;
  const done =
    updated &&
    [
      [WINDOWLESS, 'fonts-dejavu-core'],
      ['chromium', 'fonts-dejavu-core'],
    ].some((packages) => quietly('apt-get', [...install, ...packages], env).ok);
  if (!done) say('apt-get could not install it');
  fs.writeFileSync(tried, '');
}

function downloadedBrowser() {
  const ask = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const where = quietly(projectNode(), ['-e', ask]);
  if (!where.ok) return undefined;
  const file = where.output.trim();
  if (!fs.existsSync(file)) {
    say('downloading a browser for the tests…');
    const { ok } = quietly(projectNode(), [tool('playwright'), 'install', 'chromium']);
    if (!ok) return undefined;
  }
  return isBrowser(file) ? file : undefined;
}

/** A Chromium for the browser tests; without one they fail rather than stay silent. */
export function ensureBrowser() {
  const named = process.env.HELIOGRAPH_CHROMIUM;
  if (named) {
    if (isBrowser(named)) return named;
    throw new SetupError(`HELIOGRAPH_CHROMIUM=${named} is not a browser that runs`);
  }
  const found = browserInPath([WINDOWLESS]);
  if (found) return found;
  return withLock(path.join(root, '.heliograph', 'browser.lock'), say, () => {
    if (!browserInPath([WINDOWLESS])) installDebianBrowser();
    const browser = browserInPath() ?? downloadedBrowser();
    if (browser) return browser;
    throw new SetupError(
      'no browser for the tests: install chromium, or set HELIOGRAPH_CHROMIUM to one',
    );
  });
}

// --- shared by the scripts --------------------------------------------------

/** @param {number} since */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs a set-up step; a problem a person can mend becomes one message and exit status 1.
 * @template T
 * @param {() => T} step
 * @returns {T}
 */
export function orExit(step) {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exit(1);
  }
}

if (process.argv[1] && fs.realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  orExit(() => {
    ensureDependencies();
    projectNode();
    if (process.argv.includes('--page')) ensurePage();
    if (process.argv.includes('--browser')) ensureBrowser();
  });
}
