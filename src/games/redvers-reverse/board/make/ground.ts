/** Relief, cover, water and ways: the natural ground under everything else. */
import {
  along,
  bounds,
  dice,
  fbm,
  inside,
  type Line,
  length,
  type Point,
  ringSegments,
  scatter,
  simplifyRing,
  smoothstep,
  soften,
  toLines,
} from '../../../../boardkit/make/geometry.ts';
import { curved, drawn, Pen } from '../../../../boardkit/make/pen.ts';
import {
  blur,
  contour,
  field,
  hachures,
  quills,
  shading,
} from '../../../../boardkit/make/relief.ts';
import {
  type Area,
  area,
  banks,
  crossings,
  feature,
  H,
  land,
  map,
  outline,
  rim,
  W,
} from './map.ts';

const HEIGHT: Readonly<Record<string, number>> = {
  vertnek: 1.25,
  'grobelaar-mountain': 1.6,
  'grobelaar-underfeature': 0.8,
  'onderbroek-kopje': 0.95,
  'colenso-koppies': 0.85,
  'fort-wylie': 0.85,
  'wynnes-hill': 1.05,
  'pieters-ridge': 1.05,
  hlangwane: 1.25,
  cingolo: 1.5,
  'monte-cristo': 1.45,
};

/** Hills are table-topped and grow inwards from their borders; rough ground breaks into knolls. */
function heights() {
  const hills = land.filter((a) => a.terrain === 'hill');
  const foot = outline(hills.map((a) => a.id)).flatMap((l) =>
    l.slice(1).map((p, i) => [l[i] ?? p, p] as const),
  );
  const rims = new Map(land.map((a) => [a.id, rim(a)]));
  const boxes = land.map((a) => ({ a, box: bounds(a.polygon) }));
  const ridge = (x: number, y: number, seed: number) => 1 - Math.abs(2 * fbm(x, y, seed, 3) - 1);
  const owner = (x: number, y: number): Area | undefined =>
    boxes.find(
      ({ a, box }) =>
        x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && inside(a.polygon, [x, y]),
    )?.a;
  return blur(
    field([0, 0, W, H], 2, (x, y) => {
      const a = owner(x, y);
      const swell = 0.1 * fbm(x / 70, y / 70, 31, 3);
      const own = (a && rims.get(a.id)) ?? [];
      if (a?.terrain === 'hill') {
        const warp = (fbm(x / 24, y / 24, 5) - 0.5) * 30;
        const toFoot = toLines([x, y], foot);
        const toOwn = toLines([x, y], own);
        const kloof = ridge(x / 62, y / 62, 9);
        const spur = ridge(x / 27, y / 27, 17);
        const table = 0.6 * smoothstep(2, 26, toFoot + warp * smoothstep(0, 14, toFoot));
        const top = smoothstep(5, 46, toOwn + warp) * (0.55 * kloof ** 1.5 + 0.16 * spur);
        return swell + (HEIGHT[a.id] ?? 1) * (table + top);
      }
      if (a?.terrain === 'rough') {
        const knoll = smoothstep(0.5, 0.78, fbm(x / 21, y / 21, 63, 3));
        return swell + 0.85 * knoll * smoothstep(3, 16, toLines([x, y], own));
      }
      return swell;
    }),
    1,
    2,
  );
}

export const dem = heights();
const strokes = hachures(dem, {
  levels: Array.from({ length: 19 }, (_, i) => 0.16 + i * 0.118),
  gap: [2.4, 5.4],
  steep: 0.07,
  faint: 0.0075,
  weight: [0.32, 1.32],
  reach: 9,
  keep: ([x, y]) => x > 3 && y > 3 && x < W - 3 && y < H - 3,
});

/** The wash: four flat tones laid over each other, darkest on the slopes away from the light. */
function wash(): string {
  const shade = blur(shading(dem, 2), 1, 2);
  return [0.006, 0.0135, 0.022, 0.032]
    .map((level) => {
      const rings = contour(shade, level)
        .filter((r) => r.length > 9)
        .map((r) => simplifyRing(r, 0.7))
        .filter((r) => r.length > 3);
      return `<path class="tone" d="${curved(rings, true)}"/>`;
    })
    .join('');
}

// --- cover ---------------------------------------------------------------------------------------

const roll = dice(99);

function fill(terrain: Area['terrain'], gap: number, seed: number, margin = 5): Point[] {
  return land
    .filter((a) => a.terrain === terrain)
    .flatMap((a, i) => {
      const edges = rim(a);
      const keep = (p: Point) => inside(a.polygon, p) && toLines(p, edges) > margin;
      return scatter(bounds(a.polygon), gap, keep, seed + i);
    });
}

function bushes(): string {
  const bush = new Pen();
  const shadow = new Pen();
  for (const [x, y] of fill('brush', 5.6, 200)) {
    if (fbm(x / 16, y / 16, 71, 2) <= 0.36) continue;
    const r = 0.8 + roll() * 1.2;
    bush.move([x - r, y]).arc(r, r * 1.15, [x + r, y]);
    shadow.move([x - r * 0.6, y + 0.2]).line([x + r * 1.7, y + 0.2]);
  }
  return `<path class="bush" d="${bush.d}"/><path class="bushfoot" d="${shadow.d}"/>`;
}

function tufts(): string {
  const pen = new Pen();
  for (const [x, y] of [...fill('clear', 21, 300, 8), ...fill('rough', 17, 340, 8)]) {
    pen
      .move([x - 1.4, y - 2.2])
      .line([x, y])
      .line([x + 1.4, y - 2.2]);
    pen.move([x, y]).line([x, y - 2.9]);
  }
  return pen.d;
}

function rocks(): string {
  const pen = new Pen();
  for (const [x, y] of fill('rough', 9, 360, 6)) {
    if (dem.height(x, y) <= 0.05 && fbm(x / 20, y / 20, 8) <= 0.52) continue;
    const a = 0.9 + roll() * 1.1;
    pen.move([x - a, y]).line([x - a * 0.4, y - a]);
    pen.line([x + a * 0.6, y - a * 0.7]).line([x + a, y]);
  }
  return pen.d;
}

function mealies(): string {
  const ring = area('mealie-fields').polygon;
  const edges = ringSegments(ring);
  const [x0, y0] = bounds(ring);
  const rows: Line[] = [];
  for (let k = -200; k < 260; k += 4.2) {
    let row: Point[] = [];
    for (let t = 0; t < 160; t += 3) {
      const p: Point = [x0 - 20 + t, y0 + k + t * 0.32];
      const grows =
        inside(ring, p) && toLines(p, edges) > 9 && fbm(p[0] / 30, p[1] / 30, 21, 2) > 0.47;
      if (grows) row.push(p);
      if (grows && t < 157) continue;
      const [first, last] = [row[0], row[row.length - 1]];
      if (row.length > 2 && first && last) rows.push([first, last]);
      row = [];
    }
  }
  return drawn(rows);
}

// --- water ---------------------------------------------------------------------------------------

/** Ticks that fall into a gully from both sides. */
function gullyTicks(line: Line, gap: number, size: number): string {
  const pen = new Pen();
  for (let s = 2; s < length(line) - 2; s += gap) {
    const { p, a } = along(line, s);
    for (const side of [1, -1]) {
      const t = size * (0.5 + roll() * 0.7);
      const from: Point = [
        p[0] + Math.cos(a + side * 1.57) * 1.1,
        p[1] + Math.sin(a + side * 1.57) * 1.1,
      ];
      pen.move(from);
      pen.line([from[0] + Math.cos(a + side * 1.75) * t, from[1] + Math.sin(a + side * 1.75) * t]);
    }
  }
  return pen.d;
}

const DONGAS: readonly Line[] = (
  [
    [
      [668, 352],
      [675, 364],
      [686, 373],
      [699, 379],
      [709, 391],
      [722, 398],
      [729, 411],
    ],
    [
      [686, 373],
      [681, 388],
      [683, 402],
    ],
    [
      [709, 391],
      [703, 405],
    ],
  ] as const
).map((l) => soften(l, 2));

/** The Tugela runs between steep banks: broken ticks on the land side. */
function bankTicks(): string {
  const pen = new Pen();
  for (const bank of banks) {
    const line = soften(bank, 1);
    for (let s = 1; s < length(line); s += 1.8) {
      const { p, a } = along(line, s);
      if (fbm(p[0] / 12, p[1] / 12, 44, 2) < 0.47) continue;
      const probe: Point = [p[0] + Math.sin(a) * 3, p[1] - Math.cos(a) * 3];
      const side = land.some((q) => inside(q.polygon, probe)) ? 1 : -1;
      const t = (1.6 + roll() * 2.2) * side;
      pen.move(p).line([p[0] + Math.sin(a) * t, p[1] - Math.cos(a) * t]);
    }
  }
  return pen.d;
}

const WATERLINES = [94, 82, 56, 44, 24] as const;
export const riverRings = [...map.river, ...crossings.map((c) => c.polygon)];
export const inRiver = (p: Point): boolean => riverRings.some((r) => inside(r, p));

function river(): string {
  const bank = curved(banks);
  const lines = WATERLINES.map(
    (w, i) => `<use href="#rr-bank" class="wl wl${i}" stroke-width="${w}"/>`,
  );
  return `<defs><path id="rr-water" d="${drawn(riverRings, true)}"/><path id="rr-bank" fill="none" d="${bank}"/>
<clipPath id="rr-river"><use href="#rr-water"/></clipPath></defs>
<use href="#rr-water" class="water"/><g clip-path="url(#rr-river)">${lines.join('')}</g>
<path class="bankticks" d="${bankTicks()}"/><use href="#rr-bank" class="bank"/>`;
}

// --- ways and works ------------------------------------------------------------------------------

const rail = soften(feature('railway'), 1);
export const road = soften(feature('road'), 1);

function sleepers(): string {
  const pen = new Pen();
  for (let s = 0; s < length(rail); s += 5) {
    const { p, a } = along(rail, s);
    pen.move([p[0] - Math.sin(a) * 3, p[1] + Math.cos(a) * 3]);
    pen.line([p[0] + Math.sin(a) * 3, p[1] - Math.cos(a) * 3]);
  }
  return pen.d;
}

/** The railway bridge is down: the line ends at the banks, only its piers stand in the water. */
function piers(): string {
  const pen = new Pen();
  for (let s = 0; s < length(rail); s += 5) {
    const { p, a } = along(rail, s);
    if (!inRiver(p)) continue;
    pen.move([p[0] - Math.sin(a) * 2.2, p[1] + Math.cos(a) * 2.2]);
    pen.line([p[0] + Math.sin(a) * 2.2, p[1] - Math.cos(a) * 2.2]);
  }
  return pen.d;
}

/** Houses: centre, breadth, depth, turn in degrees. */
const VILLAGE = [
  [596, 338, 7, 4, -14],
  [604, 346, 6, 4, -14],
  [589, 347, 5, 4, -14],
  [613, 337, 5, 5, -14],
  [598, 357, 8, 4, -14],
  [610, 356, 4, 4, -14],
  [622, 348, 6, 4, 10],
  [606, 368, 5, 4, -14],
  [618, 364, 7, 4, -14],
  [631, 360, 9, 4, 66],
  [627, 374, 5, 4, 66],
  [594, 369, 4, 4, -14],
] as const;

function houses(): string {
  const pen = new Pen();
  for (const [x, y, w, d, degrees] of VILLAGE) {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const corner = (i: number, j: number): Point => [
      x + ((i * w) / 2) * c - ((j * d) / 2) * s,
      y + ((i * w) / 2) * s + ((j * d) / 2) * c,
    ];
    pen.lines([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], true);
  }
  return pen.d;
}

function kraal(cx: number, cy: number): string {
  const pen = new Pen();
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.28 + 0.3;
    const r = i === 4 ? 3 : 7.5;
    const [x, y] = [cx + Math.cos(a) * r, cy + Math.sin(a) * r * 0.85];
    pen
      .move([x - 1.7, y])
      .arc(1.7, 1.7, [x + 1.7, y])
      .arc(1.7, 1.7, [x - 1.7, y]);
  }
  return pen.d;
}

const SPRUITS = ['doornkopSpruit', 'onderbroekSpruit', 'gombaSpruit'].map(feature);
const tinted = (terrain: Area['terrain']): string =>
  drawn(
    land.filter((a) => a.terrain === terrain).map((a) => a.polygon),
    true,
  );

export const counts = { strokes: strokes.length };

export function ground(): string {
  const deep = SPRUITS.filter((_, i) => i !== 1);
  return `
<path class="t-hill" d="${tinted('hill')}"/><path class="t-rough" d="${tinted('rough')}"/>
<path class="t-brush" d="${tinted('brush')}"/><path class="t-village" d="${tinted('village')}"/>
${wash()}
<path class="hachures" d="${quills(strokes)}"/>
<path class="mealies" d="${mealies()}"/><path class="rocks" d="${rocks()}"/>
<path class="tufts" d="${tufts()}"/>${bushes()}
<path class="spruit" d="${drawn(SPRUITS.map((s) => soften(s, 1)))}"/>
<path class="gully" d="${deep.map((s) => `M0 0${gullyTicks(s, 2.1, 1.9)}`).join('')}"/>
<path class="donga" d="${drawn(DONGAS)}"/>
<path class="gully" d="${DONGAS.map((l) => `M0 0${gullyTicks(l, 1.5, 2.8)}`).join('')}"/>
<path class="rail" d="${drawn([rail])}"/><path class="sleepers" d="${sleepers()}"/>
${river()}
<path class="piers" d="${piers()}"/>
<path class="roadbed" d="${drawn([road])}"/><path class="road" d="${drawn([road])}"/>
<path class="houses" d="${houses()}"/><path class="kraal" d="${kraal(231, 414)}"/>`;
}
