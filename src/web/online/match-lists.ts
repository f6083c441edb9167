import type { Listed } from '../../table/online.ts';

/** The parts of one's list of matches, in the order in which they are read. */
export const PARTS = ['waits', 'goesOn', 'open', 'over'] as const;
export type Part = (typeof PARTS)[number];

export function partOf({ status, waits }: Pick<Listed, 'status' | 'waits'>): Part {
  if (status === 'over') return 'over';
  if (status === 'open') return 'open';
  return waits ? 'waits' : 'goesOn';
}

/** Milliseconds that my side has left for this decision; for ever, where nobody counts. */
export function timeLeft({ clocks, mine }: Pick<Listed, 'clocks' | 'mine'>): number {
  const left = mine.flatMap((side) => {
    const clock = clocks[side];
    return clock?.running ? [clock.free + clock.left] : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...left);
}

/** Whose time runs out first comes first; otherwise what was touched last. */
export const byUrgency = (a: Listed, b: Listed): number => {
  const [one, other] = [timeLeft(a), timeLeft(b)];
  return one === other ? b.touched - a.touched : one - other;
};
