import { distance, type Grid, hexAt } from './grid.ts';

/** What the ground does to a line of sight. */
export interface Ground {
  readonly grid: Grid;
  readonly level: Int8Array;
  /** VIII.4(2) Scrub, farm or dam. */
  readonly screen: Uint8Array;
  /** VIII.4(6) */
  readonly basin: Uint8Array;
}

export type Block = 'basin' | 'higher' | 'screen' | 'edge' | 'unit';

/** Where a line of sight is cut, and by what. */
export interface Blocked {
  readonly hex: number;
  readonly by: Block;
}

/** A nudge across the line in no direction of the grid: tells a border from an inside. */
const EPSILON_Q = 1e-4;
const EPSILON_R = 0.37e-4;

function roundHex(grid: Grid, q: number, r: number): number {
  const s = -q - r;
  let x = Math.round(q);
  let y = Math.round(r);
  const z = Math.round(s);
  const dx = Math.abs(x - q);
  const dy = Math.abs(y - r);
  const dz = Math.abs(z - s);
  if (dx > dy && dx > dz) x = -y - z;
  else if (dy > dz) y = -x - z;
  return hexAt(grid, x, y);
}

/** VIII.2 The hexes under the line between two centres; on a border both sides (VIII.8, R11). */
export function line(grid: Grid, a: number, b: number): number[][] {
  const n = distance(grid, a, b);
  const q0 = grid.q[a] as number;
  const r0 = grid.r[a] as number;
  const dq = (grid.q[b] as number) - q0;
  const dr = (grid.r[b] as number) - r0;
  const out: number[][] = [[a]];
  for (let i = 1; i < n; i++) {
    const q = q0 + (dq * i) / n;
    const r = r0 + (dr * i) / n;
    const one = roundHex(grid, q + EPSILON_Q, r + EPSILON_R);
    const other = roundHex(grid, q - EPSILON_Q, r - EPSILON_R);
    if (one === other || other < 0) out.push([one]);
    else out.push(one < 0 ? [other] : [one, other]);
  }
  if (n > 0) out.push([b]);
  return out;
}

/** R9, R10 Whether a hex `i` steps from the lower end (a) cuts a line of `n` steps to the higher (b). */
function hexCuts(
  ground: Ground,
  hex: number,
  i: number,
  n: number,
  a: number,
  b: number,
): Block | null {
  const here = ground.level[hex] as number;
  // VIII.4(1)
  if (here > b) return 'higher';
  if (!ground.screen[hex] || a > here) return null;
  // VIII.4(2), (4), (5)
  if (b <= here) return 'screen';
  const shift = b - (here + 1);
  return i + shift <= n - i - shift ? 'screen' : null;
}

/** VIII.5 to VIII.7: whether the rise between two hexes of the path cuts it. */
function edgeCuts(
  ground: Ground,
  from: number,
  to: number,
  i: number,
  n: number,
  a: number,
  b: number,
): boolean {
  const top = ground.level[to] as number;
  if (a === b || top <= (ground.level[from] as number) || top <= a) return false;
  const s = i + 0.5 + (b - top);
  return s <= n - s;
}

interface View {
  readonly steps: readonly (readonly number[])[];
  /** By step: which of its hexes a clear path from the lower end can reach. */
  readonly clear: readonly (readonly number[])[];
  readonly cut: Blocked | null;
}

/** R11 Walks both sides of every border at once: one clear choice is enough. */
function follow(
  ground: Ground,
  from: number,
  to: number,
  stood: (hex: number) => boolean = () => false,
): View {
  const { grid, level } = ground;
  const n = distance(grid, from, to);
  const low = (level[from] as number) <= (level[to] as number) ? from : to;
  const high = low === from ? to : from;
  const a = level[low] as number;
  const b = level[high] as number;
  const steps = line(grid, low, high);
  const clear: number[][] = [[low]];
  let cut: Blocked | null = null;
  for (let i = 1; i <= n; i++) {
    const before = clear[i - 1] as number[];
    const here: number[] = [];
    for (const hex of steps[i] as number[]) {
      const by = i === n ? null : stood(hex) ? 'unit' : hexCuts(ground, hex, i, n, a, b);
      if (by) {
        cut ??= { hex, by };
        continue;
      }
      if (before.some((last) => !edgeCuts(ground, last, hex, i - 1, n, a, b))) here.push(hex);
      else if (before.length > 0) cut ??= { hex, by: 'edge' };
    }
    clear.push(here);
    if (here.length === 0) return { steps, clear, cut };
  }
  return { steps, clear, cut: null };
}

/** VIII.3, VIII.4 What cuts the line between two hexes; null if they see each other. */
export function cutBetween(ground: Ground, from: number, to: number): Blocked | null {
  // VIII.7 Nothing lies between neighbours.
  if (distance(ground.grid, from, to) <= 1) return null;
  // VIII.4(6)
  if (ground.basin[from]) return { hex: from, by: 'basin' };
  if (ground.basin[to]) return { hex: to, by: 'basin' };
  return follow(ground, from, to).cut;
}

/** Every clear path, each as the hexes strictly between: what units could stand in (VIII.4(3)). */
export function clearPaths(ground: Ground, from: number, to: number): number[][] {
  if (distance(ground.grid, from, to) <= 1) return [[]];
  if (cutBetween(ground, from, to)) return [];
  const { clear } = follow(ground, from, to);
  const { level } = ground;
  const n = clear.length - 1;
  const a = Math.min(level[from] as number, level[to] as number);
  const b = Math.max(level[from] as number, level[to] as number);
  let paths: number[][] = [clear[0] as number[]];
  for (let i = 1; i <= n; i++) {
    paths = paths.flatMap((path) =>
      (clear[i] as number[])
        .filter((hex) => !edgeCuts(ground, path[i - 1] as number, hex, i - 1, n, a, b))
        .map((hex) => [...path, hex]),
    );
  }
  return paths.map((path) => path.slice(1, -1));
}

/** Lines of sight remembered as they are asked for: a field of view costs microseconds after the first. */
export interface Sight {
  /** Whether the ground lets two hexes see each other (units apart). */
  open(from: number, to: number): boolean;
  /** The clear paths, each the hexes strictly between; empty when the ground blocks. */
  paths(from: number, to: number): readonly (readonly number[])[];
  /** The same with units in the way (VIII.4(3)), for lines too long to keep all paths of. */
  openPast(from: number, to: number, stood: (hex: number) => boolean): boolean;
  why(from: number, to: number): Blocked | null;
  /** What cuts the line for riflemen, units in the way included. */
  whyPast(from: number, to: number, stood: (hex: number) => boolean): Blocked | null;
}

export function watch(ground: Ground): Sight {
  const { size } = ground.grid;
  const known = new Uint8Array(size * size);
  const found = new Map<number, readonly (readonly number[])[]>();
  const open = (from: number, to: number): boolean => {
    const key = from < to ? from * size + to : to * size + from;
    let value = known[key] as number;
    if (value === 0) {
      value = cutBetween(ground, from, to) ? 1 : 2;
      known[key] = value;
    }
    return value === 2;
  };
  return {
    open,
    paths(from, to) {
      const key = from < to ? from * size + to : to * size + from;
      let paths = found.get(key);
      if (!paths) {
        paths = clearPaths(ground, from, to);
        found.set(key, paths);
      }
      return paths;
    },
    openPast: (from, to, stood) => open(from, to) && follow(ground, from, to, stood).cut === null,
    why: (from, to) => cutBetween(ground, from, to),
    whyPast: (from, to, stood) =>
      distance(ground.grid, from, to) <= 1
        ? null
        : (cutBetween(ground, from, to) ?? follow(ground, from, to, stood).cut),
  };
}
