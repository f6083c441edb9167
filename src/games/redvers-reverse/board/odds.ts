import type { Box } from '../box.ts';
import { shakenAt } from '../rules/06-status.ts';
import type { ReadonlyState } from '../state.ts';

/** 6.1f In how many of 36 cases the shaken test would succeed as things stand; `null`: no test. */
export function shakenOdds(view: ReadonlyState, box: Box): number | null {
  const gap = view.turn - view.confidence;
  if (gap < 0) return null;
  const need = shakenAt({ state: view, box }) - gap;
  let cases = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= need) cases++;
  return cases;
}
