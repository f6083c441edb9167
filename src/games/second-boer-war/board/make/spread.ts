/**
 * Where the boxes stand: at their towns, pushed apart only as far as they must be, and off every
 * line that they do not serve. Towns keep their bearings.
 */
import { project } from '../../../../boardkit/country/projection.ts';
import { endsOf } from '../../../../kernel/pack.ts';
import type { Pack } from '../../pack.ts';

/** Board units to a unit of the country. */
export const SCALE = 1.3;
export const BOX = 64;
/** From middle to middle: the name stands below. */
const ROOM = [91, 101] as const;
/** From the middle of a box to a line that passes by. */
const CLEAR = 50;
const ROUNDS = 600;

interface Spot {
  readonly id: string;
  readonly home: readonly [number, number];
  x: number;
  y: number;
}

type Towns = Readonly<Record<string, readonly [lon: number, lat: number]>>;

export function spread(pack: Pack, towns: Towns): ReadonlyMap<string, Spot> {
  const spots = Object.keys(pack.areas).map((id): Spot => {
    const [x, y] = project(towns[id] ?? [0, 0]);
    return { id, home: [x * SCALE, y * SCALE], x: x * SCALE, y: y * SCALE };
  });
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  const lines = Object.keys(pack.links).flatMap((link) => {
    const [a, b] = endsOf(link);
    const [from, to] = [byId.get(a), byId.get(b)];
    return from && to ? [{ from, to }] : [];
  });
  for (let round = 0; round < ROUNDS; round++) {
    spots.forEach((a, i) => {
      for (const b of spots.slice(i + 1)) part(a, b);
    });
    for (const line of lines) for (const spot of spots) stepAside(spot, line.from, line.to);
    // Homesick, but less so towards the end: what is parted stays parted.
    const pull = round < ROUNDS * 0.8 ? 0.02 : 0;
    for (const spot of spots) {
      spot.x += (spot.home[0] - spot.x) * pull;
      spot.y += (spot.home[1] - spot.y) * pull;
    }
  }
  return byId;
}

/** Two boxes that overlap move apart the shorter way. */
function part(a: Spot, b: Spot): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [ox, oy] = [ROOM[0] - Math.abs(dx), ROOM[1] - Math.abs(dy)];
  if (ox <= 0 || oy <= 0) return;
  if (ox / ROOM[0] < oy / ROOM[1]) {
    const by = (ox / 2 + 0.1) * 0.5 * Math.sign(dx || 1);
    a.x -= by;
    b.x += by;
  } else {
    const by = (oy / 2 + 0.1) * 0.5 * Math.sign(dy || 1);
    a.y -= by;
    b.y += by;
  }
}

function stepAside(spot: Spot, from: Spot, to: Spot): void {
  if (spot === from || spot === to) return;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const along = ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / length ** 2;
  if (along < 0.05 || along > 0.95) return;
  const off = ((spot.x - from.x) * dy - (spot.y - from.y) * dx) / length;
  if (Math.abs(off) >= CLEAR) return;
  const by = (CLEAR - Math.abs(off)) * 0.12 * Math.sign(off || 1);
  spot.x += (dy / length) * by;
  spot.y -= (dx / length) * by;
}
