import { at, cell } from '../../../kernel/lists.ts';
import { NEVER } from '../box.ts';
import { anyIn, BRITISH, card, enemyOf, type Look, NONE, scenarioOf } from '../state.ts';
import { costClass } from './04-mounted.ts';

/** Where a unit may stand, and what a step costs: the ground under all movement. */

/** Whether a hex is part of this scenario's field and free of enemies (VII.7). */
export const mayStandIn = (look: Look, hex: number, side: number): boolean =>
  hex >= 0 && scenarioOf(look).inArea[hex] === 1 && !anyIn(look, hex, enemyOf(side));

/** Whether the ground of a hex can bear the unit at all, from whatever side (VII.6). */
export function canStand(look: Look, unit: number, hex: number): boolean {
  const costs = look.box.costs[costClass(look, unit)];
  for (let direction = 0; direction < 6; direction++) {
    const from = cell(look.box.grid.next, hex * 6 + direction);
    if (from >= 0 && cell(costs, from * 6 + ((direction + 3) % 6)) !== NEVER) return true;
  }
  return false;
}

/** VII.4, VII.11 The cost of one step on the chart; NEVER where barred. XIV.13: routed units pay 1. */
export function stepCost(look: Look, unit: number, from: number, direction: number): number {
  const cost = cell(look.box.costs[costClass(look, unit)], from * 6 + direction);
  return at(look.state.routed, unit) && cost !== NEVER ? 1 : cost;
}

/** XIII.10 A British brigade whose brigadier is gone stands still. */
export function leaderless(look: Look, unit: number): boolean {
  const { side, brigade, kind } = card(look, unit);
  if (side !== BRITISH || kind === 'cavalry' || kind === 'mountedInfantry') return false;
  const leader = look.box.commanders.findIndex((c) => c.side === side && c.brigade === brigade);
  return leader !== NONE && at(look.state.at, leader) < 0;
}
