/** Lays the counters of a place out in ranks, formation by formation, in the room the map gives. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A counter to be placed; `wide` counters (leaders with a ribbon) take more room. */
export interface Standing<T> {
  readonly item: T;
  readonly wide?: boolean;
}

export interface Stood<T> {
  readonly item: T;
  readonly x: number;
  readonly y: number;
}

export interface Ranks {
  /** Side of a counter, in board units. */
  readonly size: number;
  /** Show every counter wholly, whatever the room. */
  readonly spread: boolean;
}

const WIDE = 1.28;
const RANK = 1.2;
/** How close counters of a formation may stand: side by side first, then ever more overlapped. */
const CLOSENESS = [1.09, 0.98, 0.8, 0.64, 0.52, 0.42] as const;

interface Rank<T> {
  readonly items: Stood<T>[];
  width: number;
}

/** Formations in order; each starts where the last ended if it fits wholly, else on a new rank. */
function fill<T>(
  formations: readonly (readonly Standing<T>[])[],
  width: number,
  size: number,
  closeness: number,
): Rank<T>[] {
  const ranks: Rank<T>[] = [];
  const advance = (s: Standing<T>) => size * (s.wide ? Math.max(closeness, 1) * WIDE : closeness);
  for (const formation of formations) {
    const whole = formation.reduce((sum, s) => sum + advance(s), 0);
    let rank = ranks[ranks.length - 1];
    if (!rank || rank.width + size * 0.2 + whole > width) {
      rank = { items: [], width: 0 };
      ranks.push(rank);
    } else if (rank.width > 0) rank.width += size * 0.2;
    for (const standing of formation) {
      const step = advance(standing);
      if (rank.width > 0 && rank.width + Math.max(step, size) > width) {
        rank = { items: [], width: 0 };
        ranks.push(rank);
      }
      rank.items.push({ item: standing.item, x: rank.width + step / 2, y: 0 });
      rank.width += step;
    }
  }
  return ranks;
}

export function ranks<T>(
  formations: readonly (readonly Standing<T>[])[],
  room: Rect,
  { size, spread }: Ranks,
): Stood<T>[] {
  const some = formations.filter((f) => f.length > 0);
  if (some.length === 0) return [];
  const width = room.width + size * 0.3;
  const height = room.height + size * 0.35;
  const tries = spread ? CLOSENESS.slice(0, 1) : CLOSENESS;
  let best = fill(some, width, size, CLOSENESS[0]);
  for (const closeness of tries) {
    best = fill(some, width, size, closeness);
    if (best.length * size * RANK <= height) break;
  }
  const pitch = spread
    ? size * RANK
    : Math.min(size * RANK, Math.max(size * 0.5, (height - size) / Math.max(1, best.length - 1)));
  const cx = room.x + room.width / 2;
  const cy = room.y + room.height / 2;
  return best.flatMap((rank, row) =>
    rank.items.map(({ item, x }) => ({
      item,
      x: cx - rank.width / 2 + x,
      y: cy + (row - (best.length - 1) / 2) * pitch,
    })),
  );
}
