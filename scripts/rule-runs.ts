// Whether the coverage on record is of the sources as they are now: each game's last complete run
// is kept with the hash of what it ran on.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** By game: the hash of the sources its tests last ran on, all of them. */
export type RuleRuns = Record<string, string>;

const runsFile = (root: string) => path.join(root, '.heliograph', 'rule-runs.json');

export const gameFolder = (game: string) => `src/games/${game}/`;

function filesUnder(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .sort();
  } catch {
    return [];
  }
}

export const testFilesOf = (root: string, game: string): string[] =>
  filesUnder(root, gameFolder(game)).filter((file) => file.endsWith('.test.ts'));

/** Equal sources of a game and of the kernel, equal hash. */
export function sourcesHash(root: string, game: string): string {
  const hash = createHash('sha256');
  for (const file of [...filesUnder(root, 'src/kernel'), ...filesUnder(root, gameFolder(game))]) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

export function readRuns(root: string): RuleRuns {
  try {
    return JSON.parse(readFileSync(runsFile(root), 'utf8'));
  } catch {
    return {};
  }
}

export function writeRuns(root: string, runs: RuleRuns): void {
  const file = runsFile(root);
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, `${JSON.stringify(runs, null, 2)}\n`);
  renameSync(draft, file);
}
