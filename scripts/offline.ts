import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = path.join(import.meta.dirname, '..', 'src', 'web', 'pwa', 'sw.js');
const WORKER = '/sw.js';
/** Alphabets that no text of ours uses. */
const FOREIGN = /-(cyrillic|greek|vietnamese)(-ext)?-/;

function filesUnder(folder: string, at = ''): string[] {
  return fs.readdirSync(path.join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const name = `${at}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(folder, name) : [name];
  });
}

/**
 * Builds the service worker: all files of the page, under a version made from what is in them.
 * Read from the folder once all is written: a chunk that held nothing but styles is announced
 * and never written, and one file that cannot be had keeps the whole page off the device.
 */
export function offline(): Plugin {
  return {
    name: 'heliograph-offline',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) throw new Error('the page is built without a folder to build it in');
      const files = filesUnder(dir)
        .filter((name) => !name.startsWith('/.vite/') && name !== WORKER)
        .filter((name) => !FOREIGN.test(name) && !name.endsWith('.woff'))
        .sort();
      const hash = createHash('sha256').update(files.join());
      for (const name of files) hash.update(fs.readFileSync(path.join(dir, name)));
      const source = fs
        .readFileSync(SOURCE, 'utf8')
        .replace('__FILES__', JSON.stringify(files, null, 1))
        .replace('__VERSION__', hash.digest('hex').slice(0, 12));
      fs.writeFileSync(path.join(dir, WORKER), source);
    },
  };
}
