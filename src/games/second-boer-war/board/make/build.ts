/**
 * Draws the sheet: `node src/games/second-boer-war/board/make/build.ts` writes `sheet.svg` (the
 * country), `layout.json` (where boxes and names stand). The country is the boardkit's,
 * cut to size. The same data gives the same files, byte for byte.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { ground } from '../../../../boardkit/country/make/ground.ts';
import { curves } from '../../../../boardkit/country/make/names.ts';
import { defaultBox } from '../../box.ts';
import { BOX, SCALE, spread } from './spread.ts';

const here = (name: string): URL => new URL(name, import.meta.url);

const { pack } = defaultBox();
const { towns } = JSON.parse(readFileSync(here('towns.json'), 'utf8')) as {
  readonly towns: Readonly<Record<string, readonly [number, number]>>;
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

/** The edge of the sheet, in tenths of a unit of the country. */
function edge(): string {
  const [x, y, w, h] = [x0, y0, width, height].map((n) => round((n / SCALE) * 10));
  return `M${x} ${y}h${w}v${h}h${-(w ?? 0)}z`;
}

/** The names that this sheet shows. */
const NAMES = [
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
const lettering = Object.fromEntries(NAMES.flatMap((id) => (curves[id] ? [[id, curves[id]]] : [])));

const { svg } = ground({ name: 'sb', clip: edge(), sea: edge(), districts: false });
write('sheet.svg', `${svg}\n`);
write(
  'layout.json',
  `{
  "width": ${width},
  "height": ${height},
  "scale": ${SCALE},
  "origin": [${x0}, ${y0}],
  "box": ${BOX},
  "boxes": ${rows(boxes)},
  "curves": ${rows(lettering)}
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
