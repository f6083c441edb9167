/**
 * Draws the printed sheet of Magersfontein from the data:
 * `node src/games/magersfontein/board/make/build.ts` writes `sheet.svg` and `river.json` (the line
 * its name is set on). The same data gives the same files, byte for byte.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { simplify } from '../../../../boardkit/make/geometry.ts';
import { GROUND_HEIGHT, GROUND_WIDTH, HEIGHT, MARGIN, WIDTH } from '../layout.ts';
import { cover, misplaced, relief } from './relief.ts';
import { fences, grid, places, riverAxis, water, ways } from './works.ts';

if (misplaced.length > 0)
  throw new Error(`contours put these centres on the wrong level: ${misplaced.join(' ')}`);

const ten = (n: number): number => Math.round(n * 10);
const rect = (out: number): string =>
  `M${ten(-out)} ${ten(-out)}h${ten(GROUND_WIDTH + 2 * out)}v${ten(GROUND_HEIGHT + 2 * out)}h-${ten(GROUND_WIDTH + 2 * out)}z`;
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${ten(-MARGIN)} ${ten(-MARGIN)} ${ten(WIDTH)} ${ten(HEIGHT)}" width="${WIDTH}" height="${HEIGHT.toFixed(1)}" class="mf-sheet" aria-hidden="true"><clipPath id="mf-neat"><path d="${rect(0)}"/></clipPath>
<path class="margin" d="${rect(MARGIN)}"/><path class="paper" d="${rect(0)}"/><g clip-path="url(#mf-neat)">${relief()}${cover()}${water()}${ways()}${fences()}${places()}${grid()}</g><path class="frame" d="${rect(0)}"/><path class="frame thin" d="${rect(5)}"/></svg>
`;

function write(name: string, text: string): void {
  writeFileSync(new URL(`../${name}`, import.meta.url), text);
  const kb = (n: number) => `${(n / 1024).toFixed(1)} KB`;
  console.log(name, kb(text.length), `(${kb(gzipSync(text).length)} gzipped)`);
}

const axis = simplify(riverAxis, 0.3)
  .map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`)
  .reverse();
write('sheet.svg', sheet);
write('river.json', `${JSON.stringify({ axis: `M${axis.join('L')}` })}\n`);
