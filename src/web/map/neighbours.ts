import type { Place } from '../../boardkit/board.ts';

export const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;

export type Arrow = keyof typeof ARROWS;

export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** The place an arrow key leads to: near, and more ahead than aside. */
export function neighbour(places: readonly Place[], from: Place, arrow: Arrow): Place {
  const [dx, dy] = ARROWS[arrow];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const x = place.x - from.x;
    const y = place.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (place.id === from.id || ahead <= 0 || aside > ahead * 1.9) continue;
    const cost = ahead + aside * 1.4;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
