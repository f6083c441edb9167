import { pace } from './pace.ts';

/** A counter and where it stands. */
export interface GlidingCounter {
  readonly id: string | number;
  readonly x: number;
  readonly y: number;
  /** The same as a CSS transform. */
  readonly transform: string;
}

/** More than these the eye does not follow: a crowd that closes its ranks is there at once. */
const FEW = 24;

/**
 * Lets counters glide to where they stand now; each bears its id as `data-counter`. A transition of
 * the style sheet would cost as much for every counter that may move as for those that do, and
 * would not reach from one layer to another.
 */
export function glide(standing: () => readonly GlidingCounter[]): void {
  const last = new Map<GlidingCounter['id'], GlidingCounter>();
  $effect(() => {
    const moved = movesOf(last, standing());
    const how = moved.length > 0 ? pace() : null;
    if (!how) return;
    for (const { id, from, to } of moved) {
      const counter = document.querySelector(`.live [data-counter="${CSS.escape(String(id))}"]`);
      counter?.animate({ transform: [from, to] }, how);
    }
  });
}

interface Move {
  readonly id: GlidingCounter['id'];
  readonly from: string;
  readonly to: string;
}

/** Who moved, the farthest first, as many as an eye can follow; `last` is brought up to date. */
export function movesOf(
  last: Map<GlidingCounter['id'], GlidingCounter>,
  standing: readonly GlidingCounter[],
): readonly Move[] {
  const moves: (Move & { readonly far: number })[] = [];
  for (const one of standing) {
    const was = last.get(one.id);
    if (was === one) continue;
    last.set(one.id, one);
    const far = was ? Math.hypot(one.x - was.x, one.y - was.y) : 0;
    if (was && far > 0) moves.push({ id: one.id, from: was.transform, to: one.transform, far });
  }
  if (last.size > standing.length) forget(last, standing);
  return moves.sort((a, b) => b.far - a.far).slice(0, FEW);
}

/** Who left the map comes back from nowhere. */
function forget(
  last: Map<GlidingCounter['id'], GlidingCounter>,
  standing: readonly GlidingCounter[],
): void {
  const here = new Set(standing.map(({ id }) => id));
  for (const id of last.keys()) if (!here.has(id)) last.delete(id);
}
