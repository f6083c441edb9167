import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTHWHILE = /\.(js|css|svg|html|json|webmanifest)$/;
/** A file that fits into one packet gains nothing. */
const SMALL = 1400;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const text = await fs.promises.readFile(file);
  if (text.length < SMALL) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  await fs.promises.writeFile(`${file}.br`, await asBrotli(text, { params: quality }));
  await fs.promises.writeFile(`${file}.gz`, await asGzip(text, { level: 9 }));
}

/** Lays a compressed copy beside each file of the page, so that the server need not make one at every request. */
export function compressFiles(): Plugin {
  return {
    name: 'heliograph-compress',
    apply: 'build',
    enforce: 'post',
    async closeBundle() {
      const folder = this.environment.config.build.outDir;
      // Where the build failed there is none, and its own error is the one to be told.
      if (!fs.existsSync(folder)) return;
      const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const texts = files.filter((name) => WORTHWHILE.test(name) && !name.startsWith('.vite'));
      await Promise.all(texts.map((name) => compress(path.join(folder, name))));
    },
  };
}
