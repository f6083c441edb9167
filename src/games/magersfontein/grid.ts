/** Flat-top hexes numbered CCRR; even columns lie half a hex higher (I.3). A hex is a whole number. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly ids: readonly string[];
  readonly hexIndex: ReadonlyMap<string, number>;
  /** By hex and direction (N, NE, SE, S, SW, NW): the neighbour, or -1 off the map. */
  readonly next: Int16Array;
  /** Cube coordinates, for distances and lines. */
  readonly q: Int8Array;
  readonly r: Int8Array;
}

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

const NEIGHBOURS = {
  even: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  odd: [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
} as const;

const hexId = (column: number, row: number): string =>
  String(column).padStart(2, '0') + String(row).padStart(2, '0');

export function layGrid(columns: number, rows: number): Grid {
  const size = columns * rows;
  const ids: string[] = [];
  const hexIndex = new Map<string, number>();
  const next = new Int16Array(size * 6);
  const q = new Int8Array(size);
  const r = new Int8Array(size);
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) {
      const hex = ids.length;
      const id = hexId(column, row);
      ids.push(id);
      hexIndex.set(id, hex);
      q[hex] = column - 1;
      r[hex] = row - 1 - (column - 1 + ((column - 1) & 1)) / 2;
      for (const [direction, [dc, dr]] of NEIGHBOURS[column % 2 ? 'odd' : 'even'].entries()) {
        const c = column + dc;
        const w = row + dr;
        const onMap = c >= 1 && c <= columns && w >= 1 && w <= rows;
        next[hex * 6 + direction] = onMap ? (c - 1) * rows + (w - 1) : -1;
      }
    }
  }
  return { columns, rows, size, ids, hexIndex, next, q, r };
}

/** I.3 Every distance is counted in hexes. */
export function distance(grid: Grid, a: number, b: number): number {
  const dq = (grid.q[a] as number) - (grid.q[b] as number);
  const dr = (grid.r[a] as number) - (grid.r[b] as number);
  const ds = dq + dr;
  const x = dq < 0 ? -dq : dq;
  const y = dr < 0 ? -dr : dr;
  const z = ds < 0 ? -ds : ds;
  return x > y ? (x > z ? x : z) : y > z ? y : z;
}

/** Which way leads from a hex to a neighbour; -1 if they do not touch. */
export function directionTo(grid: Grid, from: number, to: number): number {
  for (let direction = 0; direction < 6; direction++) {
    if (grid.next[from * 6 + direction] === to) return direction;
  }
  return -1;
}

export const columnOf = (grid: Grid, hex: number): number => Math.floor(hex / grid.rows) + 1;
export const rowOf = (grid: Grid, hex: number): number => (hex % grid.rows) + 1;

export const hexAt = (grid: Grid, q: number, r: number): number => {
  const column = q + 1;
  const row = r + 1 + (q + (q & 1)) / 2;
  return column >= 1 && column <= grid.columns && row >= 1 && row <= grid.rows
    ? (column - 1) * grid.rows + (row - 1)
    : -1;
};
