/** Lays the counters of a place out in ranks, formation by formation, in the room the map gives. */

import { Memory } from '../kernel/memory.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A counter to be placed; `wide` counters (leaders with a ribbon) take more room. */
export interface RankItem<T> {
  readonly item: T;
  readonly wide?: boolean;
}

export interface Stood<T> {
  readonly item: T;
  readonly x: number;
  readonly y: number;
  /** The side the counter is drawn with: smaller where room is short. */
  readonly size: number;
}

export interface Ranks {
  /** Side of a counter, in board units. */
  readonly size: number;
  /** Show every counter wholly, whatever the room. */
  readonly spread: boolean;
}

const WIDE = 1.28;
const RANK = 1.22;
/** Ways to stand, best first: in full size side by side; a little smaller; then overlapped. */
const WAYS = [
  { scale: 1, closeness: 1.07 },
  { scale: 0.92, closeness: 1.06 },
  { scale: 0.84, closeness: 1.05 },
  { scale: 0.92, closeness: 0.8 },
  { scale: 0.84, closeness: 0.8 },
  { scale: 0.8, closeness: 0.64 },
  { scale: 0.8, closeness: 0.5 },
  { scale: 0.8, closeness: 0.4 },
] as const;

interface Rank<T> {
  readonly items: Stood<T>[];
  width: number;
  /** Takes up in mid-formation where the rank before it ran out. */
  readonly broken: boolean;
}

/** Formations in order; each starts where the last ended if it fits wholly, else on a new rank. */
function fill<T>(
  formations: readonly (readonly RankItem<T>[])[],
  width: number,
  size: number,
  closeness: number,
): Rank<T>[] {
  const ranks: Rank<T>[] = [];
  const advance = (s: RankItem<T>) => size * (s.wide ? Math.max(closeness, 1) * WIDE : closeness);
  for (const formation of formations) {
    const whole = formation.reduce((sum, s) => sum + advance(s), 0);
    let rank = ranks[ranks.length - 1];
    if (!rank || rank.width + size * 0.2 + whole > width) {
      rank = { items: [], width: 0, broken: false };
      ranks.push(rank);
    } else if (rank.width > 0) rank.width += size * 0.2;
    for (const standing of formation) {
      const step = advance(standing);
      if (rank.width > 0 && rank.width + Math.max(step, size) > width) {
        rank = { items: [], width: 0, broken: true };
        ranks.push(rank);
      }
      rank.items.push({ item: standing.item, x: rank.width + step / 2, y: 0, size });
      rank.width += step;
    }
  }
  return ranks;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How a crowd stands depends on how many it is, not on who: it is worked out once. */
const formed = new Memory<{ readonly side: number; readonly spots: readonly Spot[] }>(2000);

export function ranks<T>(
  formations: readonly (readonly RankItem<T>[])[],
  room: Rect,
  how: Ranks,
): Stood<T>[] {
  const some = formations.filter((f) => f.length > 0);
  if (some.length === 0) return [];
  const crowd = some.map((f) => f.map((s) => (s.wide ? 'w' : '.')).join('')).join();
  const key = `${crowd} ${room.width} ${room.height} ${how.size} ${how.spread}`;
  const { side, spots } = formed.recall(key, () => drawUp(some, room, how));
  const cx = room.x + room.width / 2;
  const cy = room.y + room.height / 2;
  return some.flat().map(({ item }, i) => {
    const spot = spots[i] ?? { x: 0, y: 0 };
    return { item, size: side, x: cx + spot.x, y: cy + spot.y };
  });
}

/** Where the counters stand, from the middle of their room, in their order. */
function drawUp<T>(
  some: readonly (readonly RankItem<T>[])[],
  room: Rect,
  { size, spread }: Ranks,
): { side: number; spots: Spot[] } {
  // Counters may stand out over the edge of their room a little.
  const width = room.width + size * 0.5;
  const height = room.height + size * 0.5;
  const fits = ({ scale, closeness }: (typeof WAYS)[number]): boolean =>
    fill(some, width, size * scale, closeness).length * size * scale * RANK <= height;
  const whole = WAYS.slice(0, 2).find(
    (way) =>
      fits(way) && !fill(some, width, size * way.scale, way.closeness).some((rank) => rank.broken),
  );
  const way = spread ? WAYS[0] : (whole ?? WAYS.find(fits) ?? WAYS[WAYS.length - 1] ?? WAYS[0]);
  const side = size * way.scale;
  const best = fill(some, width, side, way.closeness);
  const free = (height - side) / Math.max(1, best.length - 1);
  const pitch = spread ? side * RANK : Math.min(side * RANK, Math.max(side * 0.6, free));
  const spots = best.flatMap((rank, row) =>
    rank.items.map(({ x }) => ({
      x: x - rank.width / 2,
      y: (row - (best.length - 1) / 2) * pitch,
    })),
  );
  return { side, spots };
}
