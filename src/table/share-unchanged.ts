import { sameData } from '../kernel/json.ts';

/**
 * A copy that shares with the one before it whatever is the same: a long match keeps thousands of
 * states, and from one to the next hardly anything changes. Neither is ever written to.
 */
export function shareUnchanged<T extends object>(next: T, before: T | undefined): T {
  if (!before) return next;
  for (const key in next) {
    const [now, then] = [next[key], before[key]];
    if (now === then || typeof now !== 'object' || typeof then !== 'object') continue;
    if (Array.isArray(now) && Array.isArray(then) ? alike(now, then) : sameData(now, then))
      next[key] = then;
  }
  return next;
}

/** Nearly all lists are of numbers: those are looked at without further ado. */
export function alike(a: readonly unknown[], b: readonly unknown[]): boolean {
  const { length } = a;
  if (length !== b.length) return false;
  for (let i = 0; i < length; i++)
    if (a[i] !== b[i]) return typeof a[i] === 'object' && sameData(a, b);
  return true;
}
