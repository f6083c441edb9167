/** Where everything stands on the sheet, in board units; `make/build.ts` works it out. */
import data from './layout.json' with { type: 'json' };

export type Spot = readonly [x: number, y: number];

interface RawArea {
  readonly d: string;
  readonly stack: readonly number[];
  readonly wide: readonly number[];
  readonly ids: readonly (readonly number[])[];
  readonly town?: readonly number[];
}

export interface AreaLayout {
  readonly id: string;
  /** Outline, in tenths of a unit. */
  readonly d: string;
  /** Where one stack stands, and where two stand side by side. */
  readonly stack: Spot;
  readonly wide: Spot;
  readonly ids: readonly Spot[];
  readonly town: Spot | null;
  /** The outline as points, in units. */
  readonly ring: readonly Spot[];
}

export const WIDTH = data.width;
export const HEIGHT = data.height;

const spot = ([x = 0, y = 0]: readonly number[]): Spot => [x, y];

/** Reads back what the pen wrote: relative steps in tenths, m l h v z only. */
function points(d: string): Spot[] {
  const out: Spot[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([mlhvz])([^mlhvz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    const stride = command === 'h' || command === 'v' ? 1 : 2;
    for (let i = 0; i + stride <= numbers.length; i += stride) {
      if (command === 'h') x += numbers[i] ?? 0;
      else if (command === 'v') y += numbers[i] ?? 0;
      else {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
      }
      out.push([x / 10, y / 10]);
    }
  }
  return out;
}

export const AREAS: readonly AreaLayout[] = Object.entries(
  data.areas as unknown as Readonly<Record<string, RawArea>>,
).map(([id, raw]) => ({
  id,
  d: raw.d,
  stack: spot(raw.stack),
  wide: spot(raw.wide),
  ids: raw.ids.map(spot),
  town: raw.town ? spot(raw.town) : null,
  ring: points(raw.d),
}));

const byId = new Map(AREAS.map((area) => [area.id, area]));
export const areaLayout = (id: string): AreaLayout | undefined => byId.get(id);

export interface RailLink {
  readonly a: string;
  readonly b: string;
  readonly d: string;
}
const links = new Map<string, RailLink>();
for (const link of data.rails) links.set([link.a, link.b].sort().join(), link);
/** The stretch of line between two areas. */
export const railLink = (a: string, b: string): RailLink | undefined =>
  links.get([a, b].sort().join());

/** All railways as points, for names to keep off. */
export const TRACKS: readonly Spot[] = data.tracks.flatMap((line) => {
  const out: Spot[] = [];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(i, i + 4);
    const n = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 6));
    for (let k = 0; k < n; k++) out.push([x0 + ((x1 - x0) * k) / n, y0 + ((y1 - y0) * k) / n]);
  }
  return out;
});

export const NODES: readonly Spot[] = data.nodes.map(spot);
export const CURVES: Readonly<Record<string, { readonly d: string; readonly length: number }>> =
  data.curves;

export function isInside([x, y]: Spot, ring: readonly Spot[]): boolean {
  let hit = false;
  let [xj, yj] = ring[ring.length - 1] ?? [0, 0];
  for (const [xi, yi] of ring) {
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) hit = !hit;
    xj = xi;
    yj = yi;
  }
  return hit;
}
