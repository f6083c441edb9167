/**
 * Draws the printed sheet of South Africa from the data:
 * `node src/games/bittereinder/board/make/build.ts` writes `sheet.svg` (the ground), `rails.svg`
 * (what lies over lit areas) and `layout.json` (outlines, where counters and names stand).
 * The same data gives the same files, byte for byte.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { arcs } from '../../../../boardkit/country/make/borders.ts';
import { layout } from './layout.ts';
import { railway, sheet } from './sheet.ts';

function write(name: string, text: string): void {
  writeFileSync(new URL(`../${name}`, import.meta.url), text);
  const kb = (n: number): string => `${(n / 1024).toFixed(1)} KB`;
  console.log(name, kb(text.length), `(${kb(gzipSync(text).length)} gzipped)`);
}

/** One line for each area and railway, so that a change can be read. */
function layoutText(): string {
  const rows = (part: unknown): string =>
    Array.isArray(part)
      ? `[\n${part.map((row) => JSON.stringify(row)).join(',\n')}\n]`
      : typeof part === 'object' && part !== null
        ? `{\n${Object.entries(part)
            .map(([id, row]) => `${JSON.stringify(id)}: ${JSON.stringify(row)}`)
            .join(',\n')}\n}`
        : JSON.stringify(part);
  const parts = Object.entries(layout()).map(([id, part]) => `"${id}": ${rows(part)}`);
  return `{\n${parts.join(',\n')}\n}`;
}

const { svg, strokes } = sheet();
write('sheet.svg', svg);
const d = railway();
write(
  'rails.svg',
  `<defs><path id="be-rails" d="${d}"/></defs><use href="#be-rails" class="bed"/><use href="#be-rails" class="rail"/><use href="#be-rails" class="ties"/>\n`,
);
write('layout.json', `${layoutText()}\n`);
console.log(
  `${arcs.length} arcs, ${arcs.filter((arc) => arc.owners.length === 2).length} shared, ${strokes} strokes of relief`,
);
