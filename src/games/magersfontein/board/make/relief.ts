/** Levels, cover and their marks: the shape of the ground. */
import {
  type Box,
  clamp,
  dice,
  fbm,
  type Point,
  scatter,
  simplifyRing,
  soften,
} from '../../../../boardkit/make/geometry.ts';
import { curved, Pen } from '../../../../boardkit/make/pen.ts';
import {
  blur,
  contour,
  type Field,
  field,
  hachures,
  quills,
  shading,
} from '../../../../boardkit/make/relief.ts';
import { GROUND_HEIGHT, GROUND_WIDTH } from '../layout.ts';
import { all, centre, hexes, lattice } from './map.ts';

const FRAME: Box = [0, 0, GROUND_WIDTH, GROUND_HEIGHT];
const roll = dice(1899);

const warped = (x: number, y: number, by: number, seed: number): Point => [
  x + (fbm(x / 26, y / 26, seed, 3) - 0.5) * by,
  y + (fbm(x / 26, y / 26, seed + 9, 3) - 0.5) * by,
];

/** Heights that agree with the level of every hex at its centre. */
function heights(): Field {
  const dem = blur(
    field(FRAME, 2.5, (x, y) => {
      const h = lattice(...warped(x, y, 22, 41), (id) => hexes[id]?.level ?? 0);
      return h + (fbm(x / 15, y / 15, 4, 3) - 0.5) * 0.4 * clamp(h * 1.5);
    }),
    2,
    3,
  );
  // Blurring lowers lone knolls: put the error back, hex by hex.
  for (let pass = 0; pass < 2; pass++) {
    const error = new Map(
      all.map((id) => [id, (hexes[id]?.level ?? 0) - dem.height(...centre(id))]),
    );
    for (let j = 0; j < dem.h; j++)
      for (let i = 0; i < dem.w; i++) {
        const k = j * dem.w + i;
        const put = lattice(i * 2.5, j * 2.5, (id) => error.get(id) ?? 0) * 0.8;
        dem.z[k] = (dem.z[k] ?? 0) + put;
      }
    blur(dem, 1, 1);
  }
  return dem;
}

const dem = heights();

/** Hexes whose centre a contour puts on the wrong level: there must be none. */
export const misplaced = all.filter(
  (id) => Math.round(clamp(dem.height(...centre(id)), 0, 3)) !== hexes[id]?.level,
);

const rings = [0.5, 1.5, 2.5].map((level) =>
  contour(dem, level)
    .filter((ring) => ring.length > 6)
    .map((ring) => simplifyRing(ring, 0.35)),
);

/** Three flat steps, their contours, a wash and hachures. */
export function relief(): string {
  const strokes = hachures(dem, {
    levels: Array.from({ length: 17 }, (_, i) => 0.16 + i * 0.185),
    gap: [2.1, 4.8],
    steep: 0.085,
    faint: 0.009,
    weight: [0.24, 1.1],
    reach: 8.5,
    keep: ([x, y]) => x > 4 && y > 4 && x < GROUND_WIDTH - 4 && y < GROUND_HEIGHT - 4,
  });
  const steps = rings.map((r, i) => `<path class="step s${i + 1}" d="${curved(r, true)}"/>`);
  const lines = rings.map((r, i) => `<path class="contour c${i + 1}" d="${curved(r, true)}"/>`);
  return `${steps.join('')}${wash()}<path class="hachures" d="${quills(strokes)}"/>${lines.join('')}`;
}

function wash(): string {
  const shade = blur(shading(dem, 3), 1, 2);
  return [0.012, 0.026, 0.045]
    .map((level) => {
      const tone = contour(shade, level)
        .filter((ring) => ring.length > 9)
        .map((ring) => simplifyRing(ring, 0.8))
        .filter((ring) => ring.length > 3);
      return `<path class="tone" d="${curved(tone, true)}"/>`;
    })
    .join('');
}

interface Patch {
  readonly cover: Field;
  readonly d: string;
}

function patch(terrain: string, level: number): Patch {
  const cover = blur(
    field(FRAME, 4, (x, y) => {
      const v = lattice(...warped(x, y, 26, 71), (id) => (hexes[id]?.terrain === terrain ? 1 : 0));
      return v + (fbm(x / 11, y / 11, 12, 2) - 0.5) * 0.75 * clamp(v * 3);
    }),
    1,
    1,
  );
  const shapes = contour(cover, level).map((ring) => simplifyRing(soften(ring, 1, true), 0.5));
  return { cover, d: curved(shapes, true) };
}

const scrub = patch('scrub', 0.36);
const kopje = patch('kopje', 0.5);

function bushes(): string {
  const pen = new Pen();
  for (const [x, y] of scatter(FRAME, 4.9, (p) => scrub.cover.height(...p) > 0.36, 31)) {
    const r = 0.7 + roll() * 1.2;
    pen.move([x - r, y]).arc(r, r * 1.1, [x + r, y]);
  }
  return pen.d;
}

function rocks(): string {
  const pen = new Pen();
  for (const [x, y] of scatter(FRAME, 6.2, (p) => kopje.cover.height(...p) > 0.55, 32)) {
    const a = 0.9 + roll() * 1.3;
    const start: Point = [x - a, y + a * 0.3];
    pen
      .move(start)
      .line([x - a * 0.5, y - a * 0.7])
      .line([x + a * 0.5, y - a * 0.5]);
    pen
      .line([x + a * 1.1, y + a * 0.3])
      .line([x, y + a * 0.65])
      .close(start);
  }
  return pen.d;
}

function tufts(): string {
  const river = (x: number, y: number) =>
    lattice(x, y, (id) => (hexes[id]?.terrain === 'river' ? 1 : 0));
  const open = ([x, y]: Point): boolean =>
    scrub.cover.height(x, y) < 0.2 && kopje.cover.height(x, y) < 0.2 && river(x, y) < 0.3;
  const pen = new Pen();
  for (const [x, y] of scatter(FRAME, 19, open, 33)) {
    pen
      .move([x, y])
      .line([x - 1.2, y - 2])
      .move([x, y])
      .line([x, y - 2.5]);
    pen.move([x, y]).line([x + 1.2, y - 2]);
  }
  return pen.d;
}

export const cover = (): string =>
  `<path class="scrub" d="${scrub.d}"/><path class="rocks" d="${rocks()}"/>` +
  `<path class="tufts" d="${tufts()}"/><path class="bush" d="${bushes()}"/>`;
