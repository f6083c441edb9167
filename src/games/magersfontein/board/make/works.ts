/** Water, ways, fences, farms, dams, camps and the grid: what lies on the ground. */

import {
  along,
  chain,
  dice,
  dist,
  fbm,
  type Line,
  length,
  lerp,
  type Point,
  type Segment,
  soften,
} from '../../../../boardkit/make/geometry.ts';
import { curved, drawn, Pen } from '../../../../boardkit/make/pen.ts';
import { at } from '../../../../kernel/lists.ts';
import { corners } from '../layout.ts';
import { all, camp, centre, features, where } from './map.ts';

const roll = dice(11_12_1899);

/** A smooth line that visits every hex of a path: centres relaxed, but never further than `slack`. */
function through(ids: readonly string[], slack: number, ends = true): Line {
  const centres = ids.map((id) => centre(id));
  const line = centres.map(([x, y]): [number, number] => [x, y]);
  for (let n = 0; n < 30; n++)
    for (let i = 1; i < line.length - 1; i++) {
      const [before, here, after] = [at(line, i - 1), at(line, i), at(line, i + 1)];
      here[0] = lerp(here[0], (before[0] + after[0]) / 2, 0.5);
      here[1] = lerp(here[1], (before[1] + after[1]) / 2, 0.5);
    }
  line.forEach((p, i) => {
    const home = at(centres, i);
    const d = dist(p, home);
    if (d <= slack) return;
    p[0] = lerp(home[0], p[0], slack / d);
    p[1] = lerp(home[1], p[1], slack / d);
  });
  if (!ends) return soften(line, 3);
  const beyond = (p: Point, q: Point): Point => [2.2 * p[0] - 1.2 * q[0], 2.2 * p[1] - 1.2 * q[1]];
  const last = line.length - 1;
  return soften(
    [beyond(at(line, 0), at(line, 1)), ...line, beyond(at(line, last), at(line, last - 1))],
    3,
  );
}

/** Bends a line a little, as water and wheels do. */
function meander(line: Line, bends: readonly (readonly [number, number, number])[]): Line {
  const out: Point[] = [];
  for (let s = 0; s < length(line); s += 4) {
    const { p, a } = along(line, s);
    const off = bends.reduce(
      (sum, [size, wave, seed]) => sum + (fbm(s / wave, 1, seed, 2) - 0.5) * size,
      0,
    );
    out.push([p[0] - Math.sin(a) * off, p[1] + Math.cos(a) * off]);
  }
  return soften(out, 1);
}

export const riverAxis = through(features.river.path, 14);
const river = meander(through(features.river.path, 8), [
  [26, 34, 77],
  [9, 13, 5],
]);
const railway = through(features.railway.path, 13);
const road = meander(through(features.kimberleyRoad.path, 12), [[7, 40, 15]]);
const track = meander(through(features.mossDriftTrack.path, 12, false), [[8, 30, 25]]);

/** The Modder lies in a trench of its own: ticks fall towards the water on both banks. */
function banks(): string {
  const pen = new Pen();
  for (let s = 1; s < length(river); s += 2.4) {
    const { p, a } = along(river, s);
    for (const side of [1, -1]) {
      const t = 2.2 + roll() * 3.6;
      const x = p[0] - Math.sin(a) * side * 5.8;
      const y = p[1] + Math.cos(a) * side * 5.8;
      pen.move([x, y]).line([x - Math.sin(a) * side * t, y + Math.cos(a) * side * t]);
    }
  }
  return pen.d;
}

function trees(): string {
  const pen = new Pen();
  for (let s = 6; s < length(river); s += 3.4) {
    const { p, a } = along(river, s);
    for (const side of [1, -1]) {
      if (fbm(p[0] / 22, p[1] / 22, 55 + side, 2) <= 0.46 || roll() >= 0.85) continue;
      const off = 8 + roll() * 8;
      const r = 0.9 + roll() * 1.5;
      const x = p[0] - Math.sin(a) * side * off;
      const y = p[1] + Math.cos(a) * side * off;
      pen.move([x - r, y]).arc(r, r, [x + r, y]);
    }
  }
  return pen.d;
}

const RIVER_LINES = ['bank', 'water', 'wl1', 'shine', 'wl2', 'glint'];

export function water(): string {
  const d = curved([river]);
  const lines = RIVER_LINES.map((name) => `<path class="river ${name}" d="${d}"/>`);
  return `<path class="valley" d="${d}"/><path class="bankticks" d="${banks()}"/>${lines.join('')}<path class="trees" d="${trees()}"/>${where(
    (hex) => hex.drift,
  )
    .map(ford)
    .join('')}`;
}

function ford(id: string): string {
  let best = 0;
  let nearest = Infinity;
  for (let s = 0; s < length(river); s += 3) {
    const d = dist(along(river, s).p, centre(id));
    if (d < nearest) [best, nearest] = [s, d];
  }
  const { p, a } = along(river, best);
  const pen = new Pen();
  for (const o of [-6.5, -3.2, 0, 3.2, 6.5]) {
    const x = p[0] - Math.sin(a) * o;
    const y = p[1] + Math.cos(a) * o;
    pen
      .move([x - 3, y])
      .arc(3, 1.3, [x + 3, y])
      .arc(3, 1.3, [x - 3, y]);
  }
  return `<path class="stones" d="${pen.d}"/>`;
}

function sleepers(line: Line): string {
  const pen = new Pen();
  for (let s = 0; s < length(line); s += 5) {
    const { p, a } = along(line, s);
    pen.move([p[0] - Math.sin(a) * 2.8, p[1] + Math.cos(a) * 2.8]);
    pen.line([p[0] + Math.sin(a) * 2.8, p[1] - Math.cos(a) * 2.8]);
  }
  return pen.d;
}

export function ways(): string {
  return `<path class="trackbed" d="${curved([track])}"/><path class="track" d="${curved([track])}"/><path class="roadbed" d="${curved([road])}"/><path class="road" d="${curved([road])}"/><path class="rail" d="${curved([railway])}"/><path class="sleepers" d="${sleepers(railway)}"/>`;
}

/** Fences keep exactly to the hexsides they stand on. */
export function fences(): string {
  const key = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
  const sides = features.wireFences.flatMap(([one, other]): Segment[] => {
    const there = new Set(corners(other).map(key));
    const [p, q] = corners(one).filter((corner) => there.has(key(corner)));
    return p && q ? [[p, q]] : [];
  });
  const posts = new Pen();
  for (const [p, q] of sides)
    for (const t of [0.25, 0.75]) {
      const x = lerp(p[0], q[0], t);
      const y = lerp(p[1], q[1], t);
      posts.move([x - 1.7, y - 1.7]).line([x + 1.7, y + 1.7]);
      posts.move([x + 1.7, y - 1.7]).line([x - 1.7, y + 1.7]);
    }
  return `<path class="wire" d="${drawn(chain(sides))}"/><path class="posts" d="${posts.d}"/>`;
}

const ten = ([x, y]: Point): string => `${Math.round(x * 10)} ${Math.round(y * 10)}`;
const signAt = (id: string, turn: number, inside: string): string =>
  `<g transform="translate(${ten(centre(id))})${turn ? `rotate(${turn})` : ''}scale(10)">${inside}</g>`;

/** Hollows: a ring with ticks inwards. */
function hollows(): string {
  const pen = new Pen();
  for (const id of where((hex) => hex.basin && hex.terrain !== 'river')) {
    const [x, y] = centre(id);
    const ring = Array.from({ length: 26 }, (_, i): Point => {
      const turn = (i / 26) * Math.PI * 2;
      const r = 12 + (fbm(Math.cos(turn) + 5, Math.sin(turn) + Number(id), 8, 2) - 0.5) * 6;
      return [x + Math.cos(turn) * r * 1.15, y + Math.sin(turn) * r * 0.85];
    });
    pen.smooth(ring, true);
    for (const p of ring) {
      const k = (2.4 + roll() * 2.6) / dist(p, [x, y]);
      pen.move(p).line([p[0] + (x - p[0]) * k, p[1] + (y - p[1]) * k]);
    }
  }
  return pen.d;
}

export function places(): string {
  const dam = `<path class="pond" d="M-9-2C-7-9 3-10 8-6c5 3 3 9-2 10-7 2-13 1-15-6z"/><path class="ripple" d="M-6-1C-4-6 2-6 5-4M-3 1c2-2 5-2 6 0"/><path class="wall" d="M-10 7Q0 10 10 5"/>`;
  const farm = `<path class="field" d="M-11-2h9v9h-9z"/><path class="furrow" d="M-11 0h9M-11 2h9M-11 4h9"/><path class="house" d="M0-6h8v4h-8zM3 1h5v4h-5z"/><path class="garden" d="M-8-7a2 2 0 1 1 4 0zM10-1a2 2 0 1 1 4 0zM-4 10a2 2 0 1 1 4 0z"/>`;
  const tents = new Pen();
  for (const id of camp) {
    const [x, y] = centre(id);
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 4; i++) {
        const foot: Point = [x - 11 + i * 6.4, y + 8 - j * 6.5];
        tents
          .move(foot)
          .line([foot[0] + 2.2, foot[1] - 3.8])
          .line([foot[0] + 4.4, foot[1]])
          .close(foot);
      }
  }
  return `<path class="hollow" d="${hollows()}"/>${where((hex) => hex.terrain === 'dam')
    .map((id) => signAt(id, 0, dam))
    .join('')}${where((hex) => hex.terrain === 'farm')
    .map((id, i) => signAt(id, ((i * 37) % 50) - 25, farm))
    .join('')}<path class="tents" d="${tents.d}"/>`;
}

/** Every edge of the grid once. */
export function grid(): string {
  const seen = new Set<string>();
  const edges: Segment[] = [];
  for (const id of all) {
    const ring = corners(id);
    ring.forEach((p, i) => {
      const q = at(ring, (i + 1) % 6);
      const key = [p, q]
        .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
        .sort()
        .join(' ');
      if (seen.has(key)) return;
      seen.add(key);
      edges.push([p, q]);
    });
  }
  return `<path class="grid" d="${drawn(chain(edges))}"/>`;
}
