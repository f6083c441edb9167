/** Where the hexes lie on the sheet: flat-top, numbered CCRR, even columns half a hex higher. */
export type Spot = readonly [x: number, y: number];

export const R = 20;
export const H = Math.sqrt(3) * R;
export const COLUMNS = 33;
export const ROWS = 37;
/** Around the neat line: room for the frame and the scale. */
export const MARGIN = 16;
export const GROUND_WIDTH = (COLUMNS - 1) * 1.5 * R + 2 * R;
export const GROUND_HEIGHT = (ROWS + 0.5) * H;
export const WIDTH = GROUND_WIDTH + 2 * MARGIN;
export const HEIGHT = GROUND_HEIGHT + 2 * MARGIN;

/** The centre of a hex on the ground (the sheet's own margin is added where it is drawn). */
export function centre(id: string): Spot {
  const column = Number(id.slice(0, 2));
  const row = Number(id.slice(2));
  return [R + (column - 1) * 1.5 * R, (row - 1) * H + (column % 2 === 1 ? H : H / 2)];
}

const TURNS = [0, 60, 120, 180, 240, 300].map((degrees) => (degrees * Math.PI) / 180);

/** The six corners, drawn in to `scale` of the full hex. */
export function corners(id: string, scale = 1): Spot[] {
  const [x, y] = centre(id);
  return TURNS.map((turn) => [x + Math.cos(turn) * R * scale, y + Math.sin(turn) * R * scale]);
}

const short = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** A hex as path data. */
export const hexPath = (id: string, scale = 1): string =>
  `M${corners(id, scale)
    .map(([x, y]) => `${short(x)} ${short(y)}`)
    .join('L')}z`;

/** The outline of a set of hexes: every edge that only one of them has. */
export function outlinePath(ids: Iterable<string>): string {
  const edges = new Map<string, string>();
  for (const id of ids) {
    const ring = corners(id);
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % 6] as Spot;
      const key = [p, q]
        .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
        .sort()
        .join(' ');
      if (edges.has(key)) edges.delete(key);
      else edges.set(key, `M${short(p[0])} ${short(p[1])}L${short(q[0])} ${short(q[1])}`);
    });
  }
  return [...edges.values()].join('');
}
