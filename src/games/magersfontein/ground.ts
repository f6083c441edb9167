import { endsOf } from '../../kernel/pack.ts';
import { directionTo, type Grid } from './grid.ts';
import { type Cost, type Pack, type Terrain, terrains } from './pack.ts';
import type { Ground } from './sight.ts';

export const CLASSES = ['foot', 'column', 'mounted', 'footArtillery', 'horseArtillery'] as const;
export type CostClass = (typeof CLASSES)[number];
const NEVER = 99;

/** VIII.4(2) What hides who stands behind it on the same level. */
const SCREENS: readonly Terrain[] = ['scrub', 'farm', 'dam'];

const hexOf = (grid: Grid, id: string | undefined): number => grid.hexIndex.get(id ?? '') ?? -1;

/** The levels and covers that VIII looks at. */
export function groundOf(grid: Grid, { map, charts }: Pack) {
  const level = new Int8Array(grid.size);
  const screen = new Uint8Array(grid.size);
  const basin = new Uint8Array(grid.size);
  const terrain = new Uint8Array(grid.size);
  const wet = new Uint8Array(grid.size);
  const { moraleLoss } = charts.terrainEffectsChart.costs.river;
  for (const [hex, id] of grid.ids.entries()) {
    const data = map.hexes[id];
    if (!data) continue;
    level[hex] = data.level;
    terrain[hex] = terrains.indexOf(data.terrain);
    screen[hex] = SCREENS.includes(data.terrain) ? 1 : 0;
    basin[hex] = data.basin ? 1 : 0;
    // XIV.3(3), R52: the river off a drift or bridge.
    wet[hex] = data.terrain === 'river' && !data.drift && !data.bridge ? moraleLoss : 0;
  }
  const ground: Ground = { grid, level, screen, basin };
  return { ground, terrain, wet };
}

/** Steps along a road or track, by hex and direction. */
export function pathSteps(grid: Grid, { map }: Pack): Uint8Array {
  const along = new Uint8Array(grid.size * 6);
  for (const { path } of [map.kimberleyRoad, map.mossDriftTrack]) {
    for (let i = 0; i + 1 < path.length; i++) {
      const a = hexOf(grid, path[i]);
      const b = hexOf(grid, path[i + 1]);
      const there = directionTo(grid, a, b);
      const back = directionTo(grid, b, a);
      if (there < 0 || back < 0) continue;
      along[a * 6 + there] = 1;
      along[b * 6 + back] = 1;
    }
  }
  return along;
}

/** VII.4, VII.11: what each step costs each class, hex and hexside together. */
export function stepCosts(
  grid: Grid,
  ground: Ground,
  terrain: Uint8Array,
  along: Uint8Array,
  { charts, map }: Pack,
) {
  const { costs: hexCosts, hexsides: sides } = charts.terrainEffectsChart;
  const fence = new Uint8Array(grid.size * 6);
  for (const [one, other] of Object.keys(map.wireFences.hexsides).map(endsOf)) {
    const a = hexOf(grid, one);
    const b = hexOf(grid, other);
    const there = directionTo(grid, a, b);
    if (there < 0) continue;
    fence[a * 6 + there] = 1;
    fence[b * 6 + directionTo(grid, b, a)] = 1;
  }
  const number = (cost: Cost | undefined, levels = 0): number =>
    typeof cost === 'number'
      ? cost
      : typeof cost === 'object'
        ? levels >= cost.fromLevels
          ? NEVER
          : cost.else
        : NEVER;
  const rowOf = (from: number, direction: number, to: number): keyof typeof hexCosts => {
    const data = map.hexes[grid.ids[to] ?? ''];
    if (data?.bridge) return 'bridge';
    if (data?.drift) return 'drift';
    if (along[from * 6 + direction]) return 'roadOrTrackAlong';
    return terrains[terrain[to] as number] ?? 'veld';
  };
  const climbOf = (from: number, to: number): number =>
    (ground.level[to] as number) - (ground.level[from] as number);
  const costOf = (kind: CostClass, from: number, direction: number): number => {
    const to = grid.next[from * 6 + direction] as number;
    if (to < 0) return NEVER;
    let total = number(hexCosts[rowOf(from, direction, to)][kind]);
    const climb = climbOf(from, to);
    if (climb > 0) total += climb * number(sides.perLevelUp[kind]);
    else total += -climb * number(sides.perLevelDown[kind]);
    if (Math.abs(climb) >= 2) total += number(sides.steep2OrMoreLevels[kind], Math.abs(climb));
    if (fence[from * 6 + direction]) total += number(sides.wireFence[kind]);
    return Math.min(total, NEVER);
  };
  // III.23 A pack may close ground to commanders and riders with an X in a column of their own.
  const bars = (cost: Cost | undefined, levels = 0): boolean =>
    cost !== undefined && number(cost, levels) >= NEVER;
  const isClosed = (from: number, direction: number): boolean => {
    const to = grid.next[from * 6 + direction] as number;
    if (to < 0) return false;
    const levels = Math.abs(climbOf(from, to));
    return (
      bars(hexCosts[rowOf(from, direction, to)].commander) ||
      (levels >= 2 && bars(sides.steep2OrMoreLevels.commander, levels)) ||
      (fence[from * 6 + direction] === 1 && bars(sides.wireFence.commander))
    );
  };
  const closed = Uint8Array.from({ length: grid.size * 6 }, (_, step) =>
    isClosed(Math.floor(step / 6), step % 6) ? 1 : 0,
  );
  const costs = {} as Record<CostClass, Int8Array>;
  for (const kind of CLASSES) {
    const table = new Int8Array(grid.size * 6);
    for (let from = 0; from < grid.size; from++) {
      for (let direction = 0; direction < 6; direction++) {
        table[from * 6 + direction] = costOf(kind, from, direction);
      }
    }
    costs[kind] = table;
  }
  return { costs, fence, closed: closed.includes(1) ? closed : null };
}
