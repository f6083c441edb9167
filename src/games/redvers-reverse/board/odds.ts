import type { Box } from '../box.ts';
import { shakenForecast } from '../rules/06-status.ts';
import type { ReadonlyState } from '../state.ts';

/** 6.1f In how many of 36 cases the shaken test at the end of this turn would succeed as things stand; `null`: no test. */
export function shakenOdds(view: ReadonlyState, box: Box): number | null {
  const { cases } = shakenForecast({ state: view, box });
  return cases === 0 ? null : cases;
}
