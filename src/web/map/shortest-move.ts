/**
 * How far to move what lies from `low` to `high`, so that it lies between `from` and `to`; `null`
 * if it is too long for that.
 */
export function shortestMove(low: number, high: number, from: number, to: number): number | null {
  // Where there is hardly any room a point goes into the middle of it.
  if (to < from) return low === high ? (from + to) / 2 - low : null;
  if (high - low > to - from) return null;
  if (low < from) return from - low;
  return high > to ? to - high : 0;
}
