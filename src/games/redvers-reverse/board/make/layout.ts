/** Where things stand on the sheet, in board units: names, stacks, works, boxes, outlines. */

import {
  along,
  type Box,
  bounds,
  inside,
  type Line,
  length,
  type Point,
  ringSegments,
  simplifyRing,
  toLines,
} from '../../../../boardkit/make/geometry.ts';
import { at } from '../../../../kernel/lists.ts';
import { BOXES, stones } from './furniture.ts';
import { type Area, crossings, H, isBank, land, onFrame, pack, W } from './map.ts';

/** The sheet lies this far from the corner of the board. */
export const MARGIN: Point = [66, 60];
export const SIZE: Point = [1076, 796];

const r1 = (v: number): number => Math.round(v * 10) / 10;
const onBoard = ([x, y]: Point): Point => [r1(x + MARGIN[0]), r1(y + MARGIN[1])];
const rect = ([x0, y0, x1, y1]: Box): number[] => [...onBoard([x0, y0]), r1(x1 - x0), r1(y1 - y0)];

const overlap = (a: Box, b: Box): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The ground of an area on a grid of two units, summed up, so that any box is asked at once. */
interface Mask {
  readonly box: Box;
  /** The part of a box that lies in the area: 1 is all of it. */
  covers(box: Box): number;
}
const GRID = 2;

function mask(a: Area, margin: number): Mask {
  const box = bounds(a.polygon);
  const [x0, y0, x1, y1] = box;
  const w = Math.ceil((x1 - x0) / GRID) + 1;
  const h = Math.ceil((y1 - y0) / GRID) + 1;
  const edges = ringSegments(a.polygon);
  const sums = new Int32Array((w + 1) * (h + 1));
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const p: Point = [x0 + i * GRID, y0 + j * GRID];
      const lies = inside(a.polygon, p) && (margin === 0 || toLines(p, edges) >= margin);
      const k = (j + 1) * (w + 1) + i + 1;
      sums[k] =
        (lies ? 1 : 0) + (sums[k - 1] ?? 0) + (sums[k - w - 1] ?? 0) - (sums[k - w - 2] ?? 0);
    }
  const upTo = (i: number, j: number): number => sums[j * (w + 1) + i] ?? 0;
  const column = (x: number): number => Math.min(w, Math.max(0, Math.round((x - x0) / GRID)));
  const row = (y: number): number => Math.min(h, Math.max(0, Math.round((y - y0) / GRID)));
  const covers = ([bx0, by0, bx1, by1]: Box): number => {
    const [i0, j0, i1, j1] = [column(bx0), row(by0), column(bx1) + 1, row(by1) + 1];
    if (i1 > w || j1 > h) return 0;
    const sum = upTo(i1, j1) - upTo(i0, j1) - upTo(i1, j0) + upTo(i0, j0);
    return sum / ((i1 - i0) * (j1 - j0));
  };
  return { box, covers };
}

const wordWidth = (text: string, hill: boolean): number => text.length * (hill ? 7.5 : 5.6) + 4;

/** The name in one, two or three lines, as narrow as it needs to be. */
function nameLines(a: Area, widest: number): string[] {
  const hill = a.terrain === 'hill';
  const lines: string[] = [];
  for (const word of a.name.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && wordWidth(`${last} ${word}`, hill) <= widest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface Room {
  readonly name: Point;
  readonly size: Point;
  readonly width: number;
  readonly stack: Box;
}

/** Where the names of the crossings stand beside them. */
type Beside = readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];
const MIDDLE: Beside = [0, 20, 'middle'];
const CROSSING_NAME: Readonly<Record<string, Beside>> = {
  'native-drift': [0, 21, 'middle'],
  'bridle-drift': [-6, 24, 'middle'],
  'first-pont-drift': [1, 23, 'middle'],
  'second-pont-drift': [-4, 24, 'middle'],
  bridge: [-13, 3, 'end'],
  'wagon-drift': [-16, 16, 'end'],
  'small-falls-drift': [14, 4, 'start'],
};
/** Lettering of the three frontlines. */
const FRONT_NAME: Readonly<Record<string, Point>> = {
  upper: [118, 214],
  central: [424, 130],
  lower: [868, 222],
};

/** Boxes that names keep clear of: lettering of crossings and fronts, drift markers, parapets. */
const obstacles: readonly Box[] = [
  ...crossings.flatMap((c): Box[] => {
    const [dx, dy, anchor] = CROSSING_NAME[c.id] ?? MIDDLE;
    const [x, y] = [c.label[0] + dx, c.label[1] + dy];
    const w = c.name.length * 4.9;
    const x0 = anchor === 'end' ? x - w : anchor === 'start' ? x : x - w / 2;
    const disc: Box = [c.label[0] - 12, c.label[1] - 12, c.label[0] + 12, c.label[1] + 12];
    return [[x0 - 1, y - 9, x0 + w + 1, y + 3], disc];
  }),
  ...Object.values(FRONT_NAME).map(([x, y]): Box => [x - 26, y - 8, x + 26, y + 3]),
];

/** The name goes to the head of its area, the counters into the best room left. */
function room(a: Area, works: readonly Box[]): Room {
  const well = mask(a, 4);
  const [x0, y0, x1, y1] = well.box;
  const middle = centre(a);
  const stacks = rooms(a, middle);
  const taken = [...obstacles, ...works];
  let best: Room | null = null;
  let most = -Infinity;
  for (const widest of [150, 92, 68]) {
    const lines = nameLines(a, widest);
    const w = Math.max(...lines.map((l) => wordWidth(l, a.terrain === 'hill')));
    const h = lines.length * 11 + 1;
    for (let y = y0 + 2; y + h <= y1; y += 2)
      for (let x = x0; x + w <= x1; x += 3) {
        const box: Box = [x, y, x + w, y + h];
        const lies = well.covers(box);
        if (lies < 0.88) continue;
        const stack = stacks.find((r) => !overlap(r.box, box));
        if (!stack) continue;
        const [sx0, sy0, sx1, sy1] = stack.box;
        const off = Math.abs((sx0 + sx1) / 2 - (x + w / 2));
        const gap = box[1] >= sy1 ? 40 : Math.abs(sy0 - box[3]);
        const clash = taken.some((t) => overlap(t, box)) ? 3000 : 0;
        const value =
          stack.value - off * 22 - gap * 34 - (lines.length - 1) * 260 - (1 - lies) * 9000 - clash;
        if (value > most) {
          most = value;
          best = { name: [x + w / 2, y + h / 2], size: [w, h], width: w + 6, stack: stack.box };
        }
      }
  }
  if (!best) throw new Error(`no room for the name of ${a.id}`);
  return best;
}

/** The middle of an area by weight. */
function centre(a: Area): Point {
  let [sum, sx, sy] = [0, 0, 0];
  for (const [[ax, ay], [bx, by]] of ringSegments(a.polygon)) {
    const k = ax * by - bx * ay;
    sum += k;
    sx += (ax + bx) * k;
    sy += (ay + by) * k;
  }
  return [sx / (3 * sum), sy / (3 * sum)];
}

const CAMPS = new Set(Object.values(pack.brigades).map((b) => b.setupArea));

interface Valued {
  readonly box: Box;
  readonly value: number;
}

/**
 * Boxes that lie nearly in the area, the most useful first. Breadth serves ranks of counters
 * better than height; beyond what a brigade (in camps: two) fills, nothing is won.
 */
function rooms(a: Area, [cx, cy]: Point): readonly Valued[] {
  const ground = mask(a, 0);
  const [x0, y0, x1, y1] = ground.box;
  const [wide, high] = CAMPS.has(a.id) ? [170, 104] : [128, 70];
  const found: Valued[] = [];
  for (let y = y0; y < y1 - 24; y += 4)
    for (let x = x0; x < x1 - 28; x += 4)
      for (let h = 30; y + h <= y1 && h <= high; h += 4)
        for (let w = 32; x + w <= x1 && w <= wide; w += 4) {
          const box: Box = [x, y, x + w, y + h];
          const lies = ground.covers(box);
          if (lies < 0.84) break;
          if (obstacles.some((o) => o[2] - o[0] === 24 && overlap(o, box))) break;
          const away = Math.hypot(x + w / 2 - cx, y + h / 2 - 6 - cy);
          found.push({ box, value: w * h - away * 34 - (1 - lies) * 7000 });
        }
  return found.sort((p, q) => q.value - p.value);
}

/** How broad a name could be at most, centred where it is, without leaving its area. */
function reach(a: Area, [x0, y0, x1, y1]: Box): number {
  const ground = mask(a, 0);
  const middle = (x0 + x1) / 2;
  let half = (x1 - x0) / 2;
  while (half < 90 && ground.covers([middle - half - 3, y0, middle + half + 3, y1]) > 0.94)
    half += 3;
  return half * 2;
}

/** Where flags can be planted: off the name, off the counters if there is room, never outside. */
function flagSpots(a: Area, name: Box, stack: Box): Point[] {
  const ground = mask(a, 0);
  const [x0, y0, x1, y1] = ground.box;
  const spots: { readonly p: Point; readonly box: Box; readonly cost: number }[] = [];
  for (let y = y0 + 26; y <= y1; y += 3)
    for (let x = x0; x <= x1 - 20; x += 3) {
      const box: Box = [x - 2, y - 27, x + 22, y + 1];
      const lies = ground.covers(box);
      if (lies < 0.9) continue;
      const near = Math.hypot(x + 10 - (name[0] + name[2]) / 2, y - 14 - (name[1] + name[3]) / 2);
      const cost = near + area(cut(box, name)) * 2 + area(cut(box, stack)) * 0.2 + (1 - lies) * 300;
      const clash = obstacles.reduce((sum, o) => sum + area(cut(box, o)), 0);
      spots.push({ p: [x, y], box, cost: cost + clash * 0.3 });
    }
  spots.sort((p, q) => p.cost - q.cost);
  const chosen: typeof spots = [];
  for (const spot of spots) {
    if (chosen.length === 3) break;
    if (chosen.every((c) => area(cut(c.box, spot.box)) < 60)) chosen.push(spot);
  }
  return chosen.map((c) => c.p);
}

const cut = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];
const area = ([x0, y0, x1, y1]: Box): number => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);

// --- works ---------------------------------------------------------------------------------------

interface Parapet {
  readonly works: string;
  readonly end: Point;
  readonly box: Box;
}

/** The parapet of an emplacement: on the river side, else on the side that looks south. */
function parapet(a: Area): Parapet {
  const ring = ringSegments(a.polygon);
  const sum = (list: readonly number[]) => list.reduce((s, v) => s + v, 0);
  const clockwise = sum(ring.map(([p, q]) => (q[0] - p[0]) * (q[1] + p[1]))) < 0;
  const side = clockwise ? 1 : -1;
  const value = ring.map((e) => {
    const [p, q] = e;
    const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const south = (-(q[0] - p[0]) / d) * side;
    return onFrame(e) ? -9 : (isBank(e) ? 0.7 : 0) + south;
  });
  const n = ring.length;
  let best = 0;
  let most = -Infinity;
  const span = Math.max(3, Math.min(7, Math.floor(n / 6)));
  for (let i = 0; i < n; i++) {
    const v = sum(Array.from({ length: span }, (_, k) => at(value, (i + k) % n)));
    if (v > most) {
      most = v;
      best = i;
    }
  }
  const middle = [...Array(span + 4).keys()].map((k) => at(ring, (best + k - 2 + n) % n)[0]);
  const inset = middle.slice(1, -1).map((p, i): Point => {
    const [u, v] = [at(middle, i), at(middle, i + 2)];
    const d = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1;
    const [nx, ny] = [(-(v[1] - u[1]) / d) * side, ((v[0] - u[0]) / d) * side];
    return [p[0] + nx * 7, p[1] + ny * 7];
  });
  return battlement(inset, side);
}

function battlement(line: Line, side: number): Parapet {
  const total = Math.min(length(line), 46);
  const start = (length(line) - total) / 2;
  let d = '';
  const point = (s: number, out: number): Point => {
    const { p, a } = along(line, start + s);
    return onBoard([p[0] + Math.sin(a) * out * side, p[1] - Math.cos(a) * out * side]);
  };
  for (let s = 0; s + 8 <= total; s += 8)
    for (const [ds, out] of [
      [0, 0],
      [3, 0],
      [3, 3.4],
      [6, 3.4],
      [6, 0],
      [8, 0],
    ] as const) {
      const p = point(s + ds, out);
      d += `${d ? 'L' : 'M'}${p[0]} ${p[1]}`;
    }
  const ends = [0, total / 2, total + 7].map((s) => along(line, start + s).p);
  const [x0, y0, x1, y1] = bounds(ends);
  return { works: d, end: point(total + 7, 1), box: [x0 - 3, y0 - 3, x1 + 3, y1 + 3] };
}

// --- the file ------------------------------------------------------------------------------------

const outlineOf = (ring: Line): string =>
  `M${simplifyRing(ring, 0.25)
    .map((p) => onBoard(p).join(' '))
    .join('L')}z`;

export function layout(): object {
  const places: Record<string, object> = {};
  for (const a of land) {
    const works = a.emplacement ? parapet(a) : null;
    const { name, size, width, stack } = room(a, works ? [works.box] : []);
    const [w, h] = size;
    const lettering: Box = [name[0] - w / 2, name[1] - h / 2, name[0] + w / 2, name[1] + h / 2];
    places[a.id] = {
      outline: outlineOf(a.polygon),
      name: [...onBoard(name), r1(width), r1(reach(a, lettering))],
      stack: rect(stack),
      flags: flagSpots(a, lettering, stack).map(onBoard),
      ...(works && { works: works.works, end: works.end }),
    };
  }
  for (const c of crossings) {
    const [x, y] = onBoard(c.label);
    const [dx, dy, anchor] = CROSSING_NAME[c.id] ?? MIDDLE;
    places[c.id] = {
      outline: outlineOf(c.polygon),
      crossing: [x, y],
      ...(c.id !== 'bridge' && { stones: stones(c.id).map(onBoard) }),
      lettering: [r1(x + dx), r1(y + dy), anchor],
      stack: [r1(x - 16), r1(y - 16), 32, 32],
    };
  }
  for (const [id, [x, y, w, h]] of Object.entries(BOXES)) {
    const [X, Y] = onBoard([x, y]);
    places[id] = {
      outline: `M${X} ${Y}h${w}v${h}h-${w}z`,
      box: [X, Y, w, h],
      stack:
        id === 'robinsons-drift' ? [X + 9, Y + 30, w - 18, h - 34] : [X + 4, Y + 2, w - 8, h - 4],
    };
  }
  const fronts = Object.fromEntries(Object.entries(FRONT_NAME).map(([id, p]) => [id, onBoard(p)]));
  return { width: SIZE[0], height: SIZE[1], frame: [...MARGIN, W, H], fronts, places };
}
