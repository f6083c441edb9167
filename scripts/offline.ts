import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const WEB = path.join(import.meta.dirname, '..', 'src', 'web');
/** Alphabets that no text of ours uses. */
const FOREIGN = /-(cyrillic|greek|vietnamese)(-ext)?-/;

function filesUnder(folder: string, at = ''): string[] {
  return fs.readdirSync(path.join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const name = `${at}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(folder, name) : [name];
  });
}

/** Builds the service worker: all files of the page, under a version made from their names. */
export function offline(): Plugin {
  return {
    name: 'heliograph-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const built = Object.keys(bundle)
        .filter(
          (name) => !name.startsWith('.vite/') && !FOREIGN.test(name) && !name.endsWith('.woff'),
        )
        .map((name) => `/${name}`);
      const given = filesUnder(path.join(WEB, 'public'));
      const files = [...new Set(['/index.html', ...built, ...given])].sort();
      // Built files carry a hash in their names; what is merely copied does not.
      const hash = createHash('sha256').update(files.join());
      for (const name of ['index.html', ...given.map((file) => `public${file}`)]) {
        hash.update(fs.readFileSync(path.join(WEB, name)));
      }
      const version = hash.digest('hex').slice(0, 12);
      const source = fs
        .readFileSync(path.join(WEB, 'pwa', 'sw.js'), 'utf8')
        .replace('__FILES__', JSON.stringify(files, null, 1))
        .replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
