import type { Lease } from './thinking.ts';

/** Milliseconds for which a process has the machines of a match to itself. */
const LONG = 60_000;
/** Leases that are remembered. */
const MOST = 10_000;

/**
 * The machines of a match for one process, as the store has it. For half of the time that they are
 * its own nobody need ask the store: a write for each answer of a machine is dear.
 */
export function leased(take: (match: string, until: number) => Promise<boolean>): Lease {
  const mine = new Map<string, number>();
  return async (match) => {
    const now = Date.now();
    if ((mine.get(match) ?? 0) - now > LONG / 2) return true;
    const until = now + LONG;
    if (!(await take(match, until))) {
      mine.delete(match);
      return false;
    }
    if (mine.size >= MOST) mine.clear();
    mine.set(match, until);
    return true;
  };
}
