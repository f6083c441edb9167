import type { Box } from '../box.ts';
import { isVariant } from '../rules/01-pieces.ts';
import type { ReadonlyState } from '../state.ts';

/** 6.1f In how many of 36 cases the shaken test would succeed as things stand; `null`: no test. */
export function shakenOdds(view: ReadonlyState, box: Box): number | null {
  const gap = view.turn - view.confidence;
  if (gap < 0) return null;
  const { shakenAt } = box.pack.statusChart.fixed;
  const resolute = box.pack.variants['resolute']?.value;
  const need =
    (isVariant(view, 'resolute') && typeof resolute === 'number' ? resolute : shakenAt) - gap;
  let cases = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= need) cases++;
  return cases;
}
