import {
  apart,
  at,
  BOERS,
  card,
  type Look,
  NONE,
  nameOf,
  onMap,
  openOrder,
  scenarioOf,
  unitsIn,
  type War,
} from '../state.ts';
import { isBoerGun } from './01-general.ts';
import { canStand, mayStandIn } from './07-ground.ts';
import { loseMorale, rout } from './14-morale.ts';

const STACK = 3;
const GUNS_AS_ONE = 6;

/** VI.7 One to six Boer guns count as one unit; commanders and riders not at all. */
export function stackSize(look: Look, units: readonly number[]): number {
  const guns = units.filter((unit) => isBoerGun(look, unit)).length;
  return units.length - guns + Math.ceil(guns / GUNS_AS_ONE);
}

/** VI.7; R50 lets the column start four deep until the first Highland activation is over. */
export function stackLimit(look: Look, units: readonly number[]): number {
  return !look.state.columnsMoved &&
    units.length > 0 &&
    units.every((unit) => card(look, unit).column)
    ? Math.max(STACK, scenarioOf(look).columnStack)
    : STACK;
}

/** How many units a hex holds beyond the limit once `unit` stands there too. */
export function crowded(look: Look, hex: number, side: number, unit = NONE): boolean {
  // Most hexes hold few: count before looking closer.
  const where = look.state.hex;
  const { sideOf } = look.box;
  let count = unit === NONE || where[unit] === hex ? 0 : 1;
  for (let other = 0; other < where.length; other++) {
    if (where[other] === hex && sideOf[other] === side) count += 1;
  }
  if (count <= STACK) return false;
  const units = unitsIn(look, hex, side);
  if (unit !== NONE && !units.includes(unit)) units.push(unit);
  return stackSize(look, units) > stackLimit(look, units);
}

/** VI.7 Combat that leaves too many in a hex costs each unit there a point (R74). */
export function overcrowd(war: War, hex: number, side: number): void {
  if (hex < 0 || !crowded(war, hex, side)) return;
  war.tell({ type: 'overcrowded', rule: 'VI.7', at: at(war.box.grid.ids, hex) });
  for (const unit of unitsIn(war, hex, side)) loseMorale(war, unit, 1);
}

/** VI.8 A routed unit in a stack at the end of an activation takes the whole stack with it (R26). */
export function stacksRout(war: War): void {
  const { state } = war;
  for (const unit of openOrder(war)) {
    if (!onMap(war, unit) || !at(state.routed, unit)) continue;
    for (const other of unitsIn(war, at(state.hex, unit), card(war, unit).side)) {
      if (at(state.routed, other)) continue;
      war.tell({ type: 'swept', rule: 'VI.8', piece: nameOf(war, other), with: nameOf(war, unit) });
      rout(war, other, 'VI.8');
    }
  }
}

/** VI.7, R74 What stands too thick when an activation ends moves to the nearest hex that can hold it. */
export function moveSurplus(war: War): void {
  const { state, box } = war;
  for (let unit = state.hex.length - 1; unit >= 0; unit--) {
    if (!onMap(war, unit)) continue;
    const { side } = card(war, unit);
    const from = at(state.hex, unit);
    if (!crowded(war, from, side)) continue;
    let best = NONE;
    for (let hex = 0; hex < box.grid.size; hex++) {
      if (hex === from || !mayStandIn(war, hex, side) || !canStand(war, unit, hex)) continue;
      if (crowded(war, hex, side, unit)) continue;
      if (best === NONE || apart(war, from, hex) < apart(war, from, best)) best = hex;
    }
    if (best === NONE) continue;
    if (at(state.mark, unit) !== NONE) war.reveal();
    state.mark[unit] = NONE;
    state.hex[unit] = best;
    // V.15 A Boer unit moved aside has used a reaction, were it its third.
    if (side === BOERS) state.reacts[unit] = Math.min(2, at(state.reacts, unit) + 1);
    war.tell({
      type: 'displaced',
      rule: side === BOERS ? 'V.15' : 'VI.7',
      piece: nameOf(war, unit),
      to: at(box.grid.ids, best),
      reactions: at(state.reacts, unit),
    });
  }
}
