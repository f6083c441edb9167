/** Where counters stand, where ids may stand, which way the trains run from area to area. */

import { outlineOf } from '../../../../boardkit/country/make/borders.ts';
import { curves } from '../../../../boardkit/country/make/names.ts';
import { H, nodes, rails, W } from '../../../../boardkit/country/make/survey.ts';
import {
  bounds,
  dist,
  inside,
  type Line,
  type Point,
  ringSegments,
  simplify,
  toLines,
} from '../../../../boardkit/make/geometry.ts';
import { drawn } from '../../../../boardkit/make/pen.ts';
import { at } from '../../../../kernel/lists.ts';
import { endsOf } from '../../../../kernel/pack.ts';
import { type Area, areas, pack } from './survey.ts';

const round = (n: number): number => Math.round(n * 10) / 10;
const spot = ([x, y]: Point): [number, number] => [round(x), round(y)];

function* raster(area: Area, step: number): Generator<Point> {
  const ring = outlineOf(area.id);
  const [x0, y0, x1, y1] = bounds(ring);
  for (let x = x0 + 1; x < x1; x += step)
    for (let y = y0 + 1; y < y1; y += step) if (inside(ring, [x, y])) yield [x, y];
}

const middle = (ring: Line): Point => {
  let [a, x, y] = [0, 0, 0];
  ring.forEach(([x0, y0], i) => {
    const [x1, y1] = at(ring, (i + 1) % ring.length);
    const cross = x0 * y1 - x1 * y0;
    a += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  });
  return [x / (3 * a), y / (3 * a)];
};

/** The sign of a town stands within its area, whatever the roughened border does. */
function townSpot(area: Area): Point {
  const ring = outlineOf(area.id);
  const rim = ringSegments(ring);
  const clear = (p: Point): boolean => inside(ring, p) && toLines(p, rim) >= 4;
  if (clear(area.seat) || (area.townKind === 'port' && inside(ring, area.seat))) return area.seat;
  let best = area.seat;
  let least = Infinity;
  for (const p of raster(area, 1)) {
    const cost = dist(p, area.seat) + (clear(p) ? 0 : 12);
    if (cost < least) {
      least = cost;
      best = p;
    }
  }
  return best;
}

const seats = new Map<string, Point>();
const seatOf = (area: Area): Point => {
  const known = seats.get(area.id) ?? townSpot(area);
  seats.set(area.id, known);
  return known;
};

/** Half a counter, in units, at the zoom where crowding is worst. */
const HALF = 14;

/** Where one stack stands (`wide`: one of each side): inside its area, clear of the town. */
function stand(area: Area, wide: boolean): Point {
  const ring = outlineOf(area.id);
  const rim = ringSegments(ring);
  const centre = middle(ring);
  let best = -Infinity;
  let found = centre;
  for (const p of raster(area, 2.5)) {
    const [x, y] = p;
    let score: number;
    if (wide) {
      const [l, r]: Point[] = [
        [x - HALF, y],
        [x + HALF, y],
      ];
      const within = l && r && inside(ring, l) && inside(ring, r);
      const room = l && r ? Math.min(toLines(l, rim), toLines(r, rim), HALF) : 0;
      score = within ? room : -0.3 * room;
    } else score = Math.min(toLines(p, rim), HALF * 1.5);
    if (area.town) {
      const [tx, ty] = seatOf(area);
      const gap = Math.max(
        Math.abs(x - tx) - HALF * (wide ? 2.1 : 1),
        Math.abs(y - ty) - HALF * 1.15,
      );
      if (gap < 5) score -= (5 - gap) * 0.55;
      score -= dist(p, seatOf(area)) * 0.1;
    }
    score -= dist(p, centre) * 0.045;
    if (score > best) {
      best = score;
      found = p;
    }
  }
  return found;
}

/** The line of a railway as it is drawn, a point every few units. */
function track(line: Line): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [b, c] = [at(line, i), at(line, i + 1)];
    const [a, d] = [line[i - 1] ?? b, line[i + 2] ?? c];
    const n = Math.max(2, Math.ceil(dist(b, c) / 4));
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const mix = (j: 0 | 1): number =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      out.push([mix(0), mix(1)]);
    }
  }
  out.push(at(line, line.length - 1));
  return out;
}

export const tracks: readonly Point[][] = rails.map(track);

const railPoints = tracks.flat();
const clearOfRails = ([x, y]: Point, dx: number, dy: number): boolean =>
  !railPoints.some(([rx, ry]) => Math.abs(rx - x) < dx && Math.abs(ry - y) < dy);

/** Free spots for the id of an area, best first, well apart. */
function idSpots(area: Area, stacks: readonly Point[]): Point[] {
  const ring = outlineOf(area.id);
  const rim = ringSegments(ring);
  const [x0, y0] = bounds(ring);
  const ranked = [...raster(area, 4)]
    .map((p) => {
      const [x, y] = p;
      let score = Math.min(toLines(p, rim), 12) * 2 - 0.03 * (y - y0) - 0.02 * (x - x0);
      for (const s of stacks)
        if (Math.abs(s[0] - x) < HALF + 9 && Math.abs(s[1] - y) < HALF + 7) score -= 14;
      if (area.town && Math.abs(seatOf(area)[0] - x) < 14 && Math.abs(seatOf(area)[1] - y) < 12)
        score -= 16;
      if (!clearOfRails(p, 11, 6)) score -= 9;
      return { p, score };
    })
    .sort((a, b) => b.score - a.score);
  const chosen: Point[] = [];
  for (const { p, score } of ranked) {
    if (chosen.length === 7 || score < (ranked[0]?.score ?? 0) - 34) break;
    if (chosen.every((q) => Math.abs(q[0] - p[0]) > 15 || Math.abs(q[1] - p[1]) > 9))
      chosen.push(p);
  }
  return chosen;
}

/** The stretch of line that joins two areas, from station to station. */
function railways(): { a: string; b: string; d: string }[] {
  const found: { a: string; b: string; d: string }[] = [];
  const seen = new Set<string>();
  const rows = tracks.map((points) => ({
    points,
    homes: points.map((p) => areas.find((area) => inside(outlineOf(area.id), p))?.id ?? ''),
  }));
  for (const [link, { usable }] of Object.entries(pack.railLinks)) {
    const [a, b] = endsOf(link);
    const key = [a, b].sort().join();
    if (!usable || seen.has(key)) continue;
    for (const { points, homes } of rows) {
      const [i, j] = [station(a, points, homes), station(b, points, homes)];
      if (i < 0 || j < 0) continue;
      const between = new Set(homes.slice(Math.min(i, j), Math.max(i, j) + 1));
      between.delete('');
      if (between.size > 2) continue;
      seen.add(key);
      const part = points.slice(Math.min(i, j), Math.max(i, j) + 1);
      found.push({ a, b, d: drawn([simplify(i < j ? part : part.reverse(), 0.6)]) });
      break;
    }
    if (!seen.has(key)) console.warn(`no line is drawn from ${a} to ${b}`);
  }
  return found;
}

/** Which point of a line serves an area: by its town, else the middle of the stretch inside. */
function station(id: string, points: readonly Point[], homes: readonly string[]): number {
  const mine = homes.flatMap((home, i) => (home === id ? [i] : []));
  if (mine.length === 0) return -1;
  const seat = areas.find((area) => area.id === id)?.seat ?? [0, 0];
  const near = mine.reduce((p, q) =>
    dist(at(points, q), seat) < dist(at(points, p), seat) ? q : p,
  );
  return dist(at(points, near), seat) < 16 ? near : at(mine, mine.length >> 1);
}

export interface AreaLayout {
  /** Outline, in tenths of a unit. */
  readonly d: string;
  readonly stack: readonly [number, number];
  readonly wide: readonly [number, number];
  readonly ids: readonly (readonly [number, number])[];
  readonly town?: readonly [number, number];
}

export function layout() {
  const entries = areas.map((area): [string, AreaLayout] => {
    const [stack, wide] = [stand(area, false), stand(area, true)];
    return [
      area.id,
      {
        d: drawn([outlineOf(area.id)], true),
        stack: spot(stack),
        wide: spot(wide),
        ids: idSpots(area, [stack]).map(spot),
        ...(area.town && { town: spot(seatOf(area)) }),
      },
    ];
  });
  return {
    width: W,
    height: H,
    areas: Object.fromEntries(entries),
    rails: railways(),
    /** All lines, every few units: names keep off them. */
    tracks: tracks.map((line) => simplify(line, 0.8).flatMap(spot)),
    nodes: nodes.map(spot),
    curves,
  };
}
