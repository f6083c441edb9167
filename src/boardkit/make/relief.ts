/** Relief from a field of heights: contours, engraved hachures, a wash laid in flat tones. */
import { at } from '../../kernel/lists.ts';
import {
  type Box,
  chain,
  clamp,
  dice,
  dist,
  type Line,
  lerp,
  type Point,
  type Segment,
} from './geometry.ts';
import { Pen } from './pen.ts';

export interface Field {
  readonly w: number;
  readonly h: number;
  readonly z: Float32Array;
  readonly x0: number;
  readonly y0: number;
  readonly step: number;
  height(x: number, y: number): number;
  slope(x: number, y: number): Point;
}

/** Heights on a grid; `heightAt` is asked once for each node. */
export function field(
  [x0, y0, x1, y1]: Box,
  step: number,
  heightAt: (x: number, y: number) => number,
): Field {
  const w = Math.round((x1 - x0) / step) + 1;
  const h = Math.round((y1 - y0) / step) + 1;
  const z = new Float32Array(w * h);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) z[j * w + i] = heightAt(x0 + i * step, y0 + j * step);
  const node = (k: number): number => z[k] ?? 0;
  const height = (x: number, y: number): number => {
    const u = clamp((x - x0) / step, 0, w - 1.001);
    const v = clamp((y - y0) / step, 0, h - 1.001);
    const i = Math.floor(u);
    const j = Math.floor(v);
    const k = j * w + i;
    const north = lerp(node(k), node(k + 1), u - i);
    return lerp(north, lerp(node(k + w), node(k + w + 1), u - i), v - j);
  };
  const slope = (x: number, y: number): Point => [
    (height(x + step, y) - height(x - step, y)) / (2 * step),
    (height(x, y + step) - height(x, y - step)) / (2 * step),
  ];
  return { w, h, z, x0, y0, step, height, slope };
}

/** Box blur in place, `radius` in nodes. */
export function blur(f: Field, radius: number, times = 2): Field {
  const ways = [
    [f.w, f.h, 1, f.w],
    [f.h, f.w, f.w, 1],
  ] as const;
  for (let n = 0; n < times; n++)
    for (const [len, rows, stride, jump] of ways) {
      const row = new Float32Array(len);
      for (let l = 0; l < rows; l++) {
        for (let i = 0; i < len; i++) row[i] = f.z[l * jump + i * stride] ?? 0;
        for (let i = 0; i < len; i++) {
          let sum = 0;
          for (let k = -radius; k <= radius; k++) sum += row[clamp(i + k, 0, len - 1)] ?? 0;
          f.z[l * jump + i * stride] = sum / (2 * radius + 1);
        }
      }
    }
  return f;
}

/** Closed rings around everything at or above a level (marching squares; off the grid is below). */
export function contour(f: Field, level: number): Point[][] {
  const { w, h, z, x0, y0, step } = f;
  const found: Segment[] = [];
  const value = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= w || j >= h ? level - 1 : (z[j * w + i] ?? 0);
  const cut = (i: number, j: number, k: number, l: number): Point => {
    const a = value(i, j);
    const b = value(k, l);
    const t = (level - a) / (b - a || 1);
    return [x0 + clamp(lerp(i, k, t), 0, w - 1) * step, y0 + clamp(lerp(j, l, t), 0, h - 1) * step];
  };
  const add = (p: Point, q: Point): void => {
    if (dist(p, q) > 1e-6) found.push([p, q]);
  };
  for (let j = -1; j < h; j++)
    for (let i = -1; i < w; i++) {
      const high = (k: number, l: number): number => (value(k, l) >= level ? 1 : 0);
      const kind = high(i, j) * 8 + high(i + 1, j) * 4 + high(i + 1, j + 1) * 2 + high(i, j + 1);
      if (kind === 0 || kind === 15) continue;
      const top = cut(i, j, i + 1, j);
      const right = cut(i + 1, j, i + 1, j + 1);
      const foot = cut(i, j + 1, i + 1, j + 1);
      const left = cut(i, j, i, j + 1);
      if (kind === 5 || kind === 4 || kind === 11) add(top, right);
      if (kind === 5) add(foot, left);
      if (kind === 1 || kind === 14) add(left, foot);
      if (kind === 10 || kind === 8 || kind === 7) add(left, top);
      if (kind === 10 || kind === 2 || kind === 13) add(foot, right);
      if (kind === 3 || kind === 12) add(left, right);
      if (kind === 6 || kind === 9) add(top, foot);
    }
  return chain(found, (p) => p.join());
}

export interface Stroke {
  readonly line: Line;
  readonly w: number;
}

export interface Engraving {
  readonly levels: readonly number[];
  /** Where the light comes from. */
  readonly light?: Point;
  /** Distance of strokes on the steepest and on the gentlest slope. */
  readonly gap: Point;
  readonly steep: number;
  readonly faint: number;
  /** Breadth of the head, lit to shaded. */
  readonly weight: Point;
  readonly reach: number;
  keep(p: Point): boolean;
}

/**
 * Engraver's hachures: strokes that start on a contour and run down the slope to the next one.
 * Steeper ground brings them closer, the side away from the light makes them thicker.
 */
export function hachures(f: Field, e: Engraving): Stroke[] {
  const roll = dice(7);
  const light = e.light ?? [-0.6, -0.8];
  const strokes: Stroke[] = [];
  const descend = (from: Point, stop: number): Point[] => {
    const line = [from];
    let [px, py] = from;
    for (let run = 0; run < e.reach; run += 1.1) {
      const [hx, hy] = f.slope(px, py);
      const m = Math.hypot(hx, hy);
      if (m < e.faint * 0.6) break;
      px -= (hx / m) * 1.1;
      py -= (hy / m) * 1.1;
      line.push([px, py]);
      if (f.height(px, py) <= stop) break;
    }
    return line;
  };
  e.levels.forEach((level, n) => {
    const floor = e.levels[n - 1] ?? level - (at(e.levels, 1) - at(e.levels, 0));
    for (const ring of contour(f, level)) {
      let due = roll() * e.gap[1];
      for (let i = 1; i < ring.length; i++) {
        const [ax, ay] = at(ring, i - 1);
        const [bx, by] = at(ring, i);
        const len = Math.hypot(bx - ax, by - ay);
        let s = due;
        while (s < len) {
          const x = lerp(ax, bx, s / len);
          const y = lerp(ay, by, s / len);
          const [gx, gy] = f.slope(x, y);
          const g = Math.hypot(gx, gy);
          const k = clamp(g / e.steep);
          s += lerp(e.gap[1], e.gap[0], k) * (0.75 + roll() * 0.5);
          if (g < e.faint || !e.keep([x, y])) continue;
          const lift = roll() * 3.2;
          const stop = lerp(level, floor, 0.9 + roll() * 0.8);
          const line = descend([x + (gx / g) * lift, y + (gy / g) * lift], stop);
          if (line.length < 3) continue;
          const shade = ((gx * light[0] + gy * light[1]) / g + 1) / 2;
          const w = lerp(e.weight[0], e.weight[1], clamp(k * 0.55 + shade * 0.6 - 0.08));
          strokes.push({ line, w });
        }
        due = s - len;
      }
    }
  });
  return strokes;
}

/** All strokes in one path: thin quills, broad at the head, pointed at the foot, bent if the slope bends. */
export function quills(strokes: readonly Stroke[]): string {
  const pen = new Pen();
  for (const { line, w } of strokes) {
    const [x, y] = at(line, 0);
    const [ex, ey] = at(line, line.length - 1);
    const [mx, my] = at(line, line.length >> 1);
    const len = Math.hypot(ex - x, ey - y) || 1;
    const ux = (ex - x) / len;
    const uy = (ey - y) / len;
    const nx = (-uy * w) / 2;
    const ny = (ux * w) / 2;
    const bend = (mx - x) * -uy + (my - y) * ux;
    pen.move([x + nx, y + ny]);
    if (Math.abs(bend) < 0.55) pen.line([ex, ey]).line([x - nx, y - ny]);
    else {
      // The control point of a curve lies twice as far out as its middle.
      const cx = x + (ex - x) / 2 - uy * bend * 2;
      const cy = y + (ey - y) / 2 + ux * bend * 2;
      pen.curve([cx + nx / 2, cy + ny / 2], [ex, ey]);
      pen.curve([cx - nx / 2, cy - ny / 2], [x - nx, y - ny]);
    }
  }
  return pen.d;
}

/** How dark the wash lies: the side away from the light, and a little of every slope. */
export function shading(f: Field, step: number, light: Point = [-0.62, -0.78]): Field {
  const x1 = f.x0 + (f.w - 1) * f.step;
  const y1 = f.y0 + (f.h - 1) * f.step;
  return field([f.x0, f.y0, x1, y1], step, (x, y) => {
    const [gx, gy] = f.slope(x, y);
    const s = gx * light[0] + gy * light[1];
    return s > 0 ? s : Math.hypot(gx, gy) * 0.12;
  });
}
