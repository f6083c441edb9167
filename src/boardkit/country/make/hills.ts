/**
 * Hills. Ranges that are scenery lie under the sheet as flat tones; the districts that are mountains
 * are engraved in hachures, so that nobody takes one for the other.
 */

import {
  bounds,
  fbm,
  inside,
  type Line,
  ringSegments,
  segments,
  simplifyRing,
  smoothstep,
  toLines,
} from '../../make/geometry.ts';
import { curved } from '../../make/pen.ts';
import { blur, contour, field, hachures, quills, shading } from '../../make/relief.ts';
import { project } from '../projection.ts';
import { outlineOf } from './borders.ts';
import { RANGES } from './scenery.ts';
import { districts, H, W } from './survey.ts';

const STEP = 2;
const ridged = (x: number, y: number, seed: number): number =>
  1 - Math.abs(2 * fbm(x, y, seed, 3) - 1);

/** Ranges, lit from the north-west, in flat tones: only the slopes away from the light. */
export function tones(land: Line): string[] {
  const crests = RANGES.map(({ h, w, line }) => {
    const flat = line.map(project);
    const [x0, y0, x1, y1] = bounds(flat);
    const far = w * 2.4 + 30;
    return { h, w, rows: segments(flat), box: [x0 - far, y0 - far, x1 + far, y1 + far] as const };
  });
  const heights = field([0, 0, W, H], STEP, (x, y) => {
    const wx = x + 34 * (fbm(x / 40, y / 40, 3) - 0.5);
    const wy = y + 34 * (fbm(x / 40, y / 40, 8) - 0.5);
    let z = 0;
    for (const { h, w, rows, box } of crests) {
      if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) continue;
      const d = toLines([wx, wy], rows) / w;
      if (d < 2.6) z = Math.max(z, h * Math.exp(-d * d * 0.8));
    }
    if (z < 0.01) return 0;
    const spurs = 9 * ridged(x / 27, y / 27, 12) ** 2.4 + 7.5 * ridged(x / 12, y / 12, 5) ** 2.2;
    return z * (2 + spurs + 2.6 * ridged(x / 6, y / 6, 31) ** 2);
  });
  const shade = blur(shading(heights, STEP), 1, 1);
  const [x0, y0, x1, y1] = bounds(land);
  return [0.24, 0.46, 0.74].map((level) => {
    const rings = contour(shade, level)
      .filter((ring) => {
        const [a, b, c, d] = bounds(ring);
        return c - a + d - b > 9 && c > x0 && a < x1 && d > y0 && b < y1;
      })
      .map((ring) => simplifyRing(ring, 0.6));
    return curved(rings, true);
  });
}

/** The mountain districts: steep towards their borders, cut by kloofs. */
export function engraving(): { d: string; strokes: number } {
  const peaks = districts.filter(({ mountain }) => mountain).map(({ id }) => outlineOf(id));
  const shapes = peaks.map((ring) => ({ ring, box: bounds(ring), rim: ringSegments(ring) }));
  const all = bounds(peaks.flat());
  const heights = blur(
    field([all[0] - 8, all[1] - 8, all[2] + 8, all[3] + 8], 1.5, (x, y) => {
      const here = shapes.find(
        ({ ring, box }) =>
          x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && inside(ring, [x, y]),
      );
      if (!here) return 0;
      const wall = toLines([x, y], here.rim);
      const warp = (fbm(x / 13, y / 13, 5) - 0.5) * 12;
      const rise = smoothstep(1.5, 16, wall + warp * smoothstep(0, 8, wall));
      return (
        rise * (0.35 + 0.95 * ridged(x / 30, y / 30, 9) ** 1.4 + 0.3 * ridged(x / 12, y / 12, 17))
      );
    }),
    1,
    2,
  );
  const strokes = hachures(heights, {
    levels: Array.from({ length: 13 }, (_, i) => 0.1 + i * 0.115),
    gap: [1.3, 3.1],
    steep: 0.1,
    faint: 0.012,
    weight: [0.22, 0.85],
    reach: 6,
    keep: (p) => shapes.some(({ ring, rim }) => inside(ring, p) && toLines(p, rim) > 2.4),
  });
  return { d: quills(strokes), strokes: strokes.length };
}
