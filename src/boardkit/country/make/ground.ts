/** The ground of a sheet, bottom up: sea, lands, hills, rivers, borders, coast. */

import { at } from '../../../kernel/lists.ts';
import {
  bounds,
  inside,
  type Line,
  type Point,
  segments,
  simplify,
  toLines,
} from '../../make/geometry.ts';
import { curved, drawn } from '../../make/pen.ts';
import { contour, field } from '../../make/relief.ts';
import { project } from '../projection.ts';
import { arcs, regionRings, regions, rounded, surveyedCoast, wobble } from './borders.ts';
import { engraving, tones } from './hills.ts';
import { EAST, RIVERS, WEST } from './scenery.ts';
import { H, LAND, meridian, parallel, W } from './survey.ts';

const far = (line: Line): Line => rounded(wobble(line.map(project), 0.08, 7));

/** The whole coast, from beyond the frame to beyond the frame. */
const coast: Line = [...far(WEST), ...surveyedCoast().slice(1), ...far(EAST).slice(1)];
const mainland: Line = [...coast, [at(coast, coast.length - 1)[0], -900], [at(coast, 0)[0], -900]];

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

function painted(name: string): string {
  return lands
    .map(({ region, land, d }) => `<path id="${name}-${region}" class="ground ${land}" d="${d}"/>`)
    .join('');
}

function patterned(name: string): string {
  return lands
    .filter(({ land }) => land === 'tribal' || land === 'moz')
    .map(({ region, land }) => `<use href="#${name}-${region}" class="pattern ${land}"/>`)
    .join('');
}

/** The hand-laid wash along the inside of each border. */
function washes(name: string): string {
  return lands
    .map(
      ({ region, land }) =>
        `<clipPath id="${name}-in-${region}"><use href="#${name}-${region}"/></clipPath><g clip-path="url(#${name}-in-${region})" class="wash ${land}"><use href="#${name}-${region}" class="wide"/><use href="#${name}-${region}"/></g>`,
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

export interface Ground {
  /** Before the id of every part, so that several sheets may stand on one page. */
  readonly name: string;
  /** The neat line: nothing is drawn beyond it. In tenths of a unit. */
  readonly clip: string;
  /** What the sea covers, in tenths of a unit. */
  readonly sea: string;
  /** Drawn first of all, beyond the neat line too. */
  readonly under?: string;
  /** Whether the borders of the districts are drawn too. */
  readonly districts: boolean;
}

/** The country, from the sea to the coast line, and how many strokes engrave its mountains. */
export function ground({ name, clip, sea, under = '', districts }: Ground): {
  svg: string;
  strokes: number;
} {
  const hills = tones(mainland);
  const peaks = engraving();
  const land = drawn([mainland], true);
  const grid = graticule();
  const area = districts ? lines('b-area', (arc) => arc.kind === 'area') : '';
  return {
    strokes: peaks.strokes,
    svg: `<defs><path id="${name}-coast" d="${drawn([coast])}"/><clipPath id="${name}-land"><path d="${land}"/></clipPath><clipPath id="${name}-neat"><path d="${clip}"/></clipPath>
<pattern id="${name}-hatch" width="46" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path class="hatch" d="M0 0v46"/></pattern>
<pattern id="${name}-dots" width="56" height="56" patternUnits="userSpaceOnUse"><circle class="dot" cx="14" cy="14" r="7"/><circle class="dot" cx="42" cy="42" r="7"/></pattern></defs>
${under}<g clip-path="url(#${name}-neat)"><path class="sea" d="${sea}"/><path class="grid" d="${grid}"/><g class="water">${water()}</g>
<path class="beyond" d="${land}"/>${painted(name)}${patterned(name)}
<g clip-path="url(#${name}-land)" class="relief">${hills.map((d) => `<path d="${d}"/>`).join('')}</g>
${washes(name)}<path class="grid onland" clip-path="url(#${name}-land)" d="${grid}"/>
${rivers()}<path class="hachure" d="${peaks.d}"/>
${area}${lines('b-region', (arc) => arc.kind === 'region')}${lines('b-edge', (arc) => arc.kind === 'edge')}
<use href="#${name}-coast" class="coast"/></g>`,
  };
}
