import { MOST_MORALE } from '../state.ts';
import type { War } from '../vocabulary.ts';

/** A22, A45 Morale stays on its track. */
export function changeMorale(war: War, by: number, rule: string, why: string): void {
  const { state, box } = war;
  const ceiling = state.options.moraleCeiling === 'none' ? MOST_MORALE : box.pack.tracks.morale.max;
  const before = state.morale;
  state.morale = Math.max(0, Math.min(Math.max(ceiling, before), before + by));
  war.tell({ type: 'morale', rule, by: state.morale - before, morale: state.morale, why });
}
