import { registered } from '../../games/registry.ts';
import { isCurrent, recheck } from '../matches/recheck.ts';
import { runningMatches } from '../store/doctor.ts';
import { readWhole } from '../store/matches.ts';
import type { OpenStore } from '../store/open.ts';

export interface Rechecked {
  /** Played by the rules of today already. */
  current: number;
  /** Every deed leads where it led before: they move on. */
  agree: number;
  /** What happened stands, and they go on from there. */
  readonly pinned: { readonly match: string; readonly from: number; readonly differs: number }[];
  /** They cannot go on. */
  readonly held: { readonly match: string; readonly from: number }[];
  /** Somebody played on meanwhile, or the game is not there: look again. */
  readonly left: string[];
}

/** Plays every running match that was begun by other rules again by those of today. */
export async function recheckAll(
  store: OpenStore,
  tell: (done: number, all: number) => void = () => {},
): Promise<Rechecked> {
  const report: Rechecked = { current: 0, agree: 0, pinned: [], held: [], left: [] };
  const ids = await runningMatches(store.db);
  for (const [i, match] of ids.entries()) {
    tell(i, ids.length);
    const whole = await readWhole(store, match);
    if (!whole) continue;
    if (isCurrent(whole)) {
      report.current += 1;
      continue;
    }
    const game = await registered(whole.row.game)?.load();
    const verdict = game ? await recheck(store.db, game, whole) : null;
    if (!verdict) report.left.push(match);
    else if (verdict.kind === 'agrees') report.agree += 1;
    else if (verdict.kind === 'held') report.held.push({ match, from: verdict.at });
    else report.pinned.push({ match, from: verdict.at, differs: verdict.differs });
  }
  return report;
}
