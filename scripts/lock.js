// One set-up at a time, also when several commands are started at once on a fresh clone.

import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const FORGOTTEN_MS = 20 * 60_000;
const BREAKING_MS = 10_000;

/** @param {number} ms */
function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** @param {string} file */
function tryTake(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function ageMs(file) {
  try {
    return Date.now() - fs.statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

/** @param {string} file */
function holder(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  const pid = holder(file);
  if (ageMs(file) > FORGOTTEN_MS) return true;
  if (!pid) return ageMs(file) > BREAKING_MS;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/**
 * Only one waiter may remove an abandoned lock, or it could remove the next holder's.
 * @param {string} file
 */
function breakAbandoned(file) {
  const breaking = `${file}.breaking`;
  if (ageMs(breaking) > BREAKING_MS) fs.rmSync(breaking, { force: true });
  if (!tryTake(breaking)) return;
  try {
    if (isAbandoned(file)) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(breaking, { force: true });
  }
}

/**
 * Does the work while holding the lock file, waiting for another holder first.
 * @template T
 * @param {string} file
 * @param {(line: string) => void} say
 * @param {() => T} work
 * @returns {T}
 */
export function withLock(file, say, work) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  let told = false;
  while (!tryTake(file)) {
    if (isAbandoned(file)) {
      breakAbandoned(file);
      continue;
    }
    if (!told) say(`waiting for another set-up (process ${holder(file)})…`);
    told = true;
    pause(200);
  }
  try {
    return work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}
