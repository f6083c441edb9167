/**
 * Draws the printed sheet of Colenso from the data: `node src/games/redvers-reverse/board/make/build.ts`
 * writes `sheet.svg` (the ground) and `layout.json` (where names, stacks and works lie).
 * The same data gives the same files, byte for byte.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { furniture } from './furniture.ts';
import { counts, ground } from './ground.ts';
import { layout, MARGIN, SIZE } from './layout.ts';

const [left, top] = MARGIN;
const [width, height] = SIZE;
const box = `viewBox="${-left * 10} ${-top * 10} ${width * 10} ${height * 10}" width="${width}" height="${height}"`;
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" ${box} class="rr-sheet" aria-hidden="true">
<path class="margin" d="M${-left * 10} ${-top * 10}h${width * 10}v${height * 10}h-${width * 10}z"/>
<path class="paper" d="M0 0h10000v7000H0z"/>${ground()}${furniture()}</svg>
`;

function write(name: string, text: string): void {
  writeFileSync(new URL(`../${name}`, import.meta.url), text);
  const kb = (n: number) => `${(n / 1024).toFixed(1)} KB`;
  console.log(name, kb(text.length), `(${kb(gzipSync(text).length)} gzipped)`);
}

write('sheet.svg', sheet);
write('layout.json', `${JSON.stringify(layout(), null, 1)}\n`);
console.log(counts, 'nodes', sheet.match(/<[a-zA-Z]/g)?.length);
