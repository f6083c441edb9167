/**
 * Draws the sheet: `node src/games/second-boer-war/board/make/build.ts` writes `sheet.svg` (the
 * country), `layout.json` (where boxes and names stand). The country was surveyed once, for
 * Bittereinder; here its sheet is cut to size and loses the borders of that game's districts.
 * The same data gives the same files, byte for byte.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { defaultBox } from '../../box.ts';
import { BOX, SCALE, spread } from './spread.ts';

const here = (name: string): URL => new URL(name, import.meta.url);
const read = (name: string): string => readFileSync(here(name), 'utf8');

const { pack } = defaultBox();
const { towns } = JSON.parse(read('towns.json')) as {
  readonly towns: Readonly<Record<string, readonly [number, number]>>;
};
const country = read('../../../bittereinder/board/sheet.svg');
const survey = JSON.parse(read('../../../bittereinder/board/layout.json')) as {
  readonly curves: Readonly<Record<string, { readonly d: string; readonly length: number }>>;
};

/** Free ground around the outermost boxes: left, top, right, bottom. */
const MARGIN = [110, 84, 250, 150] as const;

const spots = spread(pack, towns);
const xs = [...spots.values()].map((spot) => spot.x);
const ys = [...spots.values()].map((spot) => spot.y);
const x0 = Math.floor(Math.min(...xs) - BOX / 2 - MARGIN[0]);
const y0 = Math.floor(Math.min(...ys) - BOX / 2 - MARGIN[1]);
const width = Math.ceil(Math.max(...xs) + BOX / 2 + MARGIN[2]) - x0;
const height = Math.ceil(Math.max(...ys) + BOX / 2 + MARGIN[3]) - y0;

const round = (n: number): number => Math.round(n * 10) / 10;

/** Everything of the country between its first and last layer, under names of our own. */
function ground(): string {
  const start = country.indexOf('<defs>');
  const end = country.indexOf('<use href="#be-coast" class="coast"/></g>');
  if (start < 0 || end < 0) throw new Error('the survey of the country has changed its shape');
  const clip = `M${round((x0 / SCALE) * 10)} ${round((y0 / SCALE) * 10)}h${round((width / SCALE) * 10)}v${round((height / SCALE) * 10)}h${round((-width / SCALE) * 10)}z`;
  return `${country.slice(start, end)}<use href="#be-coast" class="coast"/></g>`
    .replace(/<path class="(?:b-area|table)"[^>]*>/g, '')
    .replace(/(<clipPath id="be-neat"><path d=")[^"]*/, `$1${clip}`)
    .replace(/(<path class="sea" d=")[^"]*/, `$1${clip}`)
    .replaceAll('be-', 'sb-');
}

const CURVES = [
  'zar',
  'ofs',
  'cape',
  'bechuanaland',
  'natal',
  'basutoland',
  'zululand',
  'swaziland',
  'transkei',
  'mozambique',
  'kalahari',
  'indian-ocean',
  'orange-river',
  'limpopo',
];

function write(name: string, text: string): void {
  writeFileSync(here(`../${name}`), text);
  const kb = (n: number): string => `${(n / 1024).toFixed(1)} KB`;
  console.log(name, kb(text.length), `(${kb(gzipSync(text).length)} gzipped)`);
}

const rows = (part: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(part)
    .map(([id, row]) => `    ${JSON.stringify(id)}: ${JSON.stringify(row)}`)
    .join(',\n')}\n  }`;

const boxes = Object.fromEntries(
  Object.keys(pack.areas).map((id) => {
    const spot = spots.get(id);
    if (!spot) throw new Error(`no box for ${id}`);
    return [id, [round(spot.x - x0), round(spot.y - y0)]];
  }),
);
const curves = Object.fromEntries(
  CURVES.flatMap((id) => (survey.curves[id] ? [[id, survey.curves[id]]] : [])),
);

write('sheet.svg', `${ground()}\n`);
write(
  'layout.json',
  `{
  "width": ${width},
  "height": ${height},
  "scale": ${SCALE},
  "origin": [${x0}, ${y0}],
  "box": ${BOX},
  "boxes": ${rows(boxes)},
  "curves": ${rows(curves)}
}
`,
);
const strayed = [...spots.values()].map(({ id, x, y, home }) => ({
  id,
  far: Math.hypot(x - home[0], y - home[1]) / SCALE,
}));
strayed.sort((a, b) => b.far - a.far);
console.log(
  `${spots.size} boxes on ${width} by ${height}; farthest from its town: ${strayed[0]?.id}, ${strayed[0]?.far.toFixed(0)} units`,
);
