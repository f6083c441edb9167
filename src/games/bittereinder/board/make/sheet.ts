/** The ground of the sheet, bottom up: sea, lands, relief, rivers, borders, coast, frame. */

import { project } from '../../../../boardkit/country/projection.ts';
import {
  bounds,
  inside,
  type Line,
  type Point,
  segments,
  simplify,
  toLines,
} from '../../../../boardkit/make/geometry.ts';
import { curved, drawn, Pen } from '../../../../boardkit/make/pen.ts';
import { contour, field } from '../../../../boardkit/make/relief.ts';
import { at } from '../../../../kernel/lists.ts';
import { arcs, gameCoast, regionRings, regions, rounded, wobble } from './borders.ts';
import { tracks } from './layout.ts';
import { engraving, tones } from './relief.ts';
import { EAST, RIVERS, WEST } from './scenery.ts';
import { crossing, H, LAND, meridian, parallel, W } from './survey.ts';

const far = (line: Line): Line => rounded(wobble(line.map(project), 0.08, 7));

/** The whole coast, from beyond the frame to beyond the frame. */
export const coast: Line = [...far(WEST), ...gameCoast().slice(1), ...far(EAST).slice(1)];
export const mainland: Line = [
  ...coast,
  [at(coast, coast.length - 1)[0], -900],
  [at(coast, 0)[0], -900],
];

/** Waterlines: how far each lies from the coast, in units. */
const WATER = [2.6, 6, 10, 15, 21, 28.5, 38, 50];

/** The parts of a ring that do not run along the edge of the sheet. */
function offEdge(ring: Line): Line[] {
  const parts: Point[][] = [];
  let open: Point[] = [];
  for (const p of ring) {
    if (p[0] > 2 && p[1] > 2 && p[0] < W - 2 && p[1] < H - 2) open.push(p);
    else if (open.length > 0) {
      parts.push(open);
      open = [];
    }
  }
  if (open.length > 0) parts.push(open);
  return parts.filter((part) => part.length > 2);
}

/** The engraver's lines round the coast, fainter the further out. */
function water(): string {
  const rough = simplify(coast, 0.7);
  const shore = segments(rough);
  const land = [...rough, ...mainland.slice(-2)];
  const most = (WATER.at(-1) ?? 0) + 8;
  const boxes = shore.map((part) => ({ part, box: bounds(part) }));
  const depth = field([0, 0, W, H], 3, (x, y) => {
    const near = boxes.filter(
      ({ box }) => x > box[0] - most && y > box[1] - most && x < box[2] + most && y < box[3] + most,
    );
    if (near.length === 0) return inside(land, [x, y]) ? -most : most;
    const d = toLines(
      [x, y],
      near.map(({ part }) => part),
    );
    return inside(land, [x, y]) ? -d : d;
  });
  return WATER.map((level, i) => {
    const lines = contour(depth, level).flatMap(offEdge);
    const shade = (0.9 - (0.68 * i) / WATER.length).toFixed(2);
    return `<path class="wl" opacity="${shade}" d="${curved(lines.map((line) => simplify(line, 0.45)))}"/>`;
  }).join('');
}

const lands = regions.map((region) => ({
  region,
  land: LAND[region] ?? 'cape',
  d: drawn(regionRings(region), true),
}));

function ground(): string {
  return lands
    .map(({ region, land, d }) => `<path id="be-${region}" class="ground ${land}" d="${d}"/>`)
    .join('');
}

function patterned(): string {
  return lands
    .filter(({ land }) => land === 'tribal' || land === 'moz')
    .map(({ region, land }) => `<use href="#be-${region}" class="pattern ${land}"/>`)
    .join('');
}

/** The hand-laid wash along the inside of each border. */
function washes(): string {
  return lands
    .map(
      ({ region, land }) =>
        `<clipPath id="be-in-${region}"><use href="#be-${region}"/></clipPath><g clip-path="url(#be-in-${region})" class="wash ${land}"><use href="#be-${region}" class="wide"/><use href="#be-${region}"/></g>`,
    )
    .join('');
}

function rivers(): string {
  const course = (broad: boolean): string =>
    drawn(
      RIVERS.filter((river) => (river.broad === true) === broad).map(({ line }) =>
        rounded(rounded(wobble(line.map(project), 0.14, 9))),
      ),
    );
  const border = drawn(arcs.filter((arc) => arc.river).map((arc) => arc.line));
  return `<path class="river" d="${course(false)}"/><path class="river broad" d="${course(true)}${border}"/>`;
}

const lines = (cls: string, keep: (arc: (typeof arcs)[number]) => boolean): string =>
  `<path class="${cls}" d="${drawn(arcs.filter(keep).map((arc) => arc.line))}"/>`;

function graticule(): string {
  const all: Line[] = [];
  for (let lon = 8; lon <= 44; lon += 2) all.push(meridian(lon));
  for (let lat = -38; lat <= -16; lat += 2) all.push(parallel(lat));
  return drawn(all);
}

/** The margin of the sheet, in units. */
export const MARGIN = 34;

/** Neat line, half degrees in black and white, whole degrees in figures. */
function frame(): string {
  const [x0, y0, x1, y1] = [MARGIN, MARGIN, W - MARGIN, H - MARGIN];
  const dark = new Pen();
  let figures = '';
  const edges = [
    { axis: 1 as const, edge: y0, out: -7, figure: [0, -13] as Point, of: meridian, unit: '°' },
    { axis: 1 as const, edge: y1, out: 7, figure: [0, 27] as Point, of: meridian, unit: '°' },
    { axis: 0 as const, edge: x0, out: -7, figure: [-20, 5] as Point, of: parallel, unit: '°' },
    { axis: 0 as const, edge: x1, out: 7, figure: [20, 5] as Point, of: parallel, unit: '°' },
  ];
  for (const { axis, edge, out, figure, of, unit } of edges) {
    const along = axis === 1 ? 0 : 1;
    const [lo, hi] = axis === 1 ? [x0, x1] : [y0, y1];
    const at2 = (degree: number): number | null =>
      crossing(of(degree), axis, edge)?.[along] ?? null;
    for (let half = axis === 1 ? 16 : -76; half < (axis === 1 ? 88 : -30); half++) {
      const [a, b] = [at2(half / 2), at2((half + 1) / 2)];
      if (a === null || b === null) continue;
      const [from, to] = [Math.max(lo, Math.min(a, b)), Math.min(hi, Math.max(a, b))];
      if (to <= from) continue;
      if (half % 2 === 0) {
        const corner = (s: number, o: number): Point =>
          axis === 1 ? [s, edge + o] : [edge + o, s];
        dark.lines([corner(from, 0), corner(to, 0), corner(to, out), corner(from, out)], true);
        const level = Math.abs(half / 2);
        if (a > lo + 30 && a < hi - 30) {
          const [fx, fy] =
            axis === 1 ? [a + figure[0], edge + figure[1]] : [edge + figure[0], a + figure[1]];
          figures += `<text x="${Math.round(fx * 10)}" y="${Math.round(fy * 10)}">${level}${unit}</text>`;
        }
      }
    }
  }
  const box = (o: number): string =>
    `M${(x0 - o) * 10} ${(y0 - o) * 10}H${(x1 + o) * 10}V${(y1 + o) * 10}H${(x0 - o) * 10}z`;
  return `<path class="margin" fill-rule="evenodd" d="M0 0H${W * 10}V${H * 10}H0z${box(0)}"/><path class="dark" d="${dark.d}"/><path class="neat" d="${box(0)}${box(7)}"/><path class="neat heavy" d="${box(11)}"/><g class="degrees">${figures}</g>`;
}

/** A bar of a hundred miles and one of a hundred kilometres, in the Indian Ocean. */
function scaleBar(): string {
  const mile = 100 / 69.05; // units
  const bar = (y: number, unit: number, name: string): string => {
    let d = '';
    for (let i = 0; i < 4; i++)
      if (i % 2 === 0)
        d += `M${Math.round(i * 25 * unit * 10)} ${y}h${Math.round(25 * unit * 10)}v50h-${Math.round(25 * unit * 10)}z`;
    const whole = Math.round(100 * unit * 10);
    const marks = [0, 50, 100].map(
      (n) => `<text x="${Math.round(n * unit * 10)}" y="${y - 40}">${n}</text>`,
    );
    return `<path class="dark" d="${d}"/><path class="rule" d="M0 ${y}h${whole}v50H0z"/>${marks.join('')}<text class="unit" x="${whole + 60}" y="${y + 52}">${name}</text>`;
  };
  return `<g class="scale" transform="translate(17050 14560)">${bar(0, mile, 'miles')}${bar(330, mile / 1.609344, 'km')}</g>`;
}

export function sheet(): { svg: string; strokes: number } {
  const hills = tones(mainland);
  const peaks = engraving();
  const land = drawn([mainland], true);
  const open = 'M-30000-20000H60000V40000H-30000z';
  const grid = graticule();
  return {
    strokes: peaks.strokes,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W * 10} ${H * 10}" width="${W}" height="${H}">
<defs><path id="be-coast" d="${drawn([coast])}"/><clipPath id="be-land"><path d="${land}"/></clipPath><clipPath id="be-neat"><path d="M${MARGIN * 10} ${MARGIN * 10}H${(W - MARGIN) * 10}V${(H - MARGIN) * 10}H${MARGIN * 10}z"/></clipPath>
<pattern id="be-hatch" width="46" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path class="hatch" d="M0 0v46"/></pattern>
<pattern id="be-dots" width="56" height="56" patternUnits="userSpaceOnUse"><circle class="dot" cx="14" cy="14" r="7"/><circle class="dot" cx="42" cy="42" r="7"/></pattern></defs>
<path class="desk" d="${open}"/><g clip-path="url(#be-neat)"><path class="sea" d="M0 0H${W * 10}V${H * 10}H0z"/><path class="grid" d="${grid}"/><g class="water">${water()}</g>
<path class="beyond" d="${land}"/>${ground()}${patterned()}
<g clip-path="url(#be-land)" class="relief">${hills.map((d) => `<path d="${d}"/>`).join('')}</g>
${washes()}<path class="grid onland" clip-path="url(#be-land)" d="${grid}"/>
${rivers()}<path class="hachure" d="${peaks.d}"/>
${lines('b-area', (arc) => arc.kind === 'area')}${lines('b-region', (arc) => arc.kind === 'region')}${lines('b-edge', (arc) => arc.kind === 'edge')}
<use href="#be-coast" class="coast"/></g>${scaleBar()}${frame()}</svg>
`,
  };
}

/** Railways lie over what is lit, so they are a part of their own. */
export const railway = (): string => drawn(tracks);
