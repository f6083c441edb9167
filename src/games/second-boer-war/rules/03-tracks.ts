import type { War } from '../vocabulary.ts';
import { judge } from './11-victory.ts';

/** 3N–3Q, 3V Prestige moves along its track and never beyond it. */
export function changePrestige(war: War, delta: number, rule: string): void {
  const { state, box } = war;
  const before = state.prestige;
  state.prestige = Math.max(0, Math.min(box.prestige.max, before + delta));
  war.tell({ type: 'prestige', rule, from: before, to: state.prestige });
  judge(war);
}

/** 3H–3L War Funds, while they last. */
export function changeFunds(war: War, delta: number, rule: string): void {
  const { state, box } = war;
  if (state.funds < 0) return; // 3M
  const before = state.funds;
  state.funds = Math.max(0, Math.min(box.funds.max, before + delta));
  war.tell({ type: 'funds', rule, from: before, to: state.funds });
  judge(war);
}
