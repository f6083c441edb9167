/**
 * Plane geometry for the scripts that draw the printed sheets. Everything random is seeded, so a
 * sheet is drawn the same way every time.
 */

import { at } from '../../kernel/lists.ts';

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export type Segment = readonly [Point, Point];
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** mulberry32: a stream of numbers from 0 to 1. */
export function dice(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Value noise, 0 to 1. */
function noise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const a = hash(xi, yi, seed);
  const b = hash(xi + 1, yi, seed);
  const c = hash(xi, yi + 1, seed);
  const d = hash(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Noise upon noise: broken ground. */
export function fbm(x: number, y: number, seed = 1, octaves = 4): number {
  let sum = 0;
  let total = 0;
  let amp = 0.5;
  let f = 1;
  for (let i = 0; i < octaves; i++) {
    sum += amp * noise(x * f, y * f, seed + i);
    total += amp;
    amp /= 2;
    f *= 2.03;
  }
  return sum / total;
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (v: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, v));
export const smoothstep = (a: number, b: number, v: number): number => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};
export const dist = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

export function inside(ring: Line, [x, y]: Point): boolean {
  let is = false;
  let [xj, yj] = at(ring, ring.length - 1);
  for (const [xi, yi] of ring) {
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) is = !is;
    xj = xi;
    yj = yi;
  }
  return is;
}

export function toSegment([x, y]: Point, [[ax, ay], [bx, by]]: Segment): number {
  const dx = bx - ax;
  const dy = by - ay;
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

export const segments = (line: Line): Segment[] =>
  line.slice(1).map((p, i) => [at(line, i), p] as const);

export const ringSegments = (ring: Line): Segment[] =>
  ring.map((p, i) => [p, at(ring, (i + 1) % ring.length)] as const);

export function toLines(p: Point, lines: readonly Segment[]): number {
  let d = Infinity;
  for (const s of lines) d = Math.min(d, toSegment(p, s));
  return d;
}

export function bounds(line: Line): Box {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const length = (line: Line): number =>
  segments(line).reduce((sum, [p, q]) => sum + dist(p, q), 0);

/** The point at distance `s` along a line, and the direction there. */
export function along(line: Line, s: number): { readonly p: Point; readonly a: number } {
  let left = s;
  for (let i = 1; i < line.length; i++) {
    const p = at(line, i - 1);
    const q = at(line, i);
    const d = dist(p, q);
    if (left <= d || i === line.length - 1) {
      const t = d ? left / d : 0;
      return {
        p: [lerp(p[0], q[0], t), lerp(p[1], q[1], t)],
        a: Math.atan2(q[1] - p[1], q[0] - p[0]),
      };
    }
    left -= d;
  }
  throw new RangeError('a line needs two points');
}

/** Joins loose segments that share ends into lines; lines stop at junctions. */
export function chain(
  pieces: readonly Segment[],
  key = ([x, y]: Point) => `${Math.round(x * 20)},${Math.round(y * 20)}`,
): Point[][] {
  const ends = new Map<string, number[]>();
  pieces.forEach((s, i) => {
    for (const p of s) {
      const list = ends.get(key(p));
      if (list) list.push(i);
      else ends.set(key(p), [i]);
    }
  });
  const used = new Set<number>();
  const walk = (line: Point[], from: Point): void => {
    for (let p = from; ; ) {
      const here = ends.get(key(p)) ?? [];
      if (here.length !== 2) return;
      const next = here.find((i) => !used.has(i));
      if (next === undefined) return;
      used.add(next);
      const [a, b] = at(pieces, next);
      p = key(a) === key(p) ? b : a;
      line.push(p);
    }
  };
  const lines: Point[][] = [];
  pieces.forEach(([p, q], i) => {
    if (used.has(i)) return;
    used.add(i);
    const line = [p, q];
    walk(line, q);
    line.reverse();
    walk(line, p);
    lines.push(line);
  });
  return lines;
}

/** Chaikin's corner cutting. */
export function soften(line: Line, times = 2, closed = false): Line {
  let now = line;
  for (let n = 0; n < times; n++) {
    const out: Point[] = closed ? [] : [at(now, 0)];
    for (let i = 0; i < now.length - (closed ? 0 : 1); i++) {
      const p = at(now, i);
      const q = at(now, (i + 1) % now.length);
      out.push([lerp(p[0], q[0], 0.25), lerp(p[1], q[1], 0.25)]);
      out.push([lerp(p[0], q[0], 0.75), lerp(p[1], q[1], 0.75)]);
    }
    if (!closed) out.push(at(now, now.length - 1));
    now = out;
  }
  return now;
}

/** Douglas and Peucker: leaves out points that stray less than `slack` from the line. */
export function simplify(line: Line, slack: number): Line {
  if (line.length < 3) return line;
  const first = at(line, 0);
  const last = at(line, line.length - 1);
  let worst = 0;
  let far = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const d = toSegment(at(line, i), [first, last]);
    if (d > worst) {
      worst = d;
      far = i;
    }
  }
  if (worst <= slack) return [first, last];
  return [
    ...simplify(line.slice(0, far + 1), slack).slice(0, -1),
    ...simplify(line.slice(far), slack),
  ];
}

export function simplifyRing(ring: Line, slack: number): Line {
  const half = ring.length >> 1;
  return [
    ...simplify(ring.slice(0, half + 1), slack).slice(0, -1),
    ...simplify([...ring.slice(half), at(ring, 0)], slack).slice(0, -1),
  ];
}

/** Points no nearer than `gap` to each other, wherever `keep` allows (dart throwing). */
export function scatter(
  [x0, y0, x1, y1]: Box,
  gap: number,
  keep: (p: Point) => boolean,
  seed: number,
): Point[] {
  const roll = dice(seed);
  const cell = gap / Math.SQRT2;
  const grid = new Map<string, Point>();
  const points: Point[] = [];
  const tries = Math.ceil((((x1 - x0) * (y1 - y0)) / (gap * gap)) * 14);
  const crowded = (p: Point, cx: number, cy: number): boolean => {
    for (let a = -2; a <= 2; a++)
      for (let b = -2; b <= 2; b++) {
        const q = grid.get(`${cx + a},${cy + b}`);
        if (q && dist(p, q) < gap) return true;
      }
    return false;
  };
  for (let i = 0; i < tries; i++) {
    const p: Point = [lerp(x0, x1, roll()), lerp(y0, y1, roll())];
    const cx = Math.floor(p[0] / cell);
    const cy = Math.floor(p[1] / cell);
    if (!keep(p) || crowded(p, cx, cy)) continue;
    grid.set(`${cx},${cy}`, p);
    points.push(p);
  }
  return points;
}
