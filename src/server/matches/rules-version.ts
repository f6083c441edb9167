import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };

/**
 * Names the rules of a game as they are here. It follows from the files that decide what happens in a
 * match, so that no correction goes unnoticed; words, boards and machines do not count.
 */

const SOURCES = path.join(import.meta.dirname, '..', '..');
const BESIDE = /(^|\/)(text|board|opponent|testing)\/|\.test\.ts$|ledger\.json$/;

const versions = new Map<string, string>();

export function rulesVersion(game: string): string {
  const known = versions.get(game);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const folder of ['kernel', path.join('games', game)]) {
    const files = readdirSync(path.join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|json)$/.test(file) && !BESIDE.test(file))
      .sort();
    for (const file of files)
      hash.update(`${file}\n`).update(readFileSync(path.join(SOURCES, folder, file)));
  }
  const version = `${packageFile.version}-${hash.digest('hex').slice(0, 12)}`;
  versions.set(game, version);
  return version;
}
