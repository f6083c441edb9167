import type { Refusal } from '../../../kernel/game.ts';
import { at, cell } from '../../../kernel/lists.ts';
import { NEVER } from '../box.ts';
import { directionTo, rowOf } from '../grid.ts';
import {
  anyCommanderIn,
  anyIn,
  apart,
  BRITISH,
  card,
  enemyOf,
  type Look,
  MOUNTED,
  NONE,
  OUT,
  onMap,
  scenarioOf,
  touches,
} from '../state.ts';
import { fullMp, nearEnemy } from './04-mounted.ts';
import { crowded } from './06-stacking.ts';
import { leaderless, mayStandIn, stepCost } from './07-ground.ts';
import { canChargeFrom } from './12-charge.ts';

/** Made once: these are asked for a thousand times for every one that is shown. */
const NO = {
  notAdjacent_VII_3: { rule: 'VII.3', reason: 'notAdjacent' },
  outsideField: { rule: null, reason: 'outsideField' },
  enemyThere_VII_7: { rule: 'VII.7', reason: 'enemyThere' },
  impassable_VII_6: { rule: 'VII.6', reason: 'impassable' },
  tooDear_VII_5: { rule: 'VII.5', reason: 'tooDear' },
  noBrigadier_XIII_10: { rule: 'XIII.10', reason: 'noBrigadier' },
  stackFull_VI_7: { rule: 'VI.7', reason: 'stackFull' },
  northLimit: { rule: null, reason: 'northLimit' },
  nobodyToMarchTo_III_11: { rule: 'III.11', reason: 'nobodyToMarchTo' },
  backInRange_III_11: { rule: 'III.11', reason: 'backInRange' },
  towardsCommander_III_11: { rule: 'III.11', reason: 'towardsCommander' },
  leavesRange_III_14: { rule: 'III.14', reason: 'leavesRange' },
  onlyToCharge_XII_29: { rule: 'XII.29', reason: 'onlyToCharge' },
} as const satisfies Record<string, Refusal>;

export const BARRED = -1;
export const TOO_DEAR = -2;

/** VII.3, VII.5 Movement points left after a step; BARRED or TOO_DEAR if it cannot be made. IV.7 at the boundary. */
export function mpAfter(look: Look, unit: number, from: number, direction: number): number {
  const to = cell(look.box.grid.next, from * 6 + direction);
  if (to < 0) return BARRED;
  let mp = at(look.state.mp, unit);
  let cost: number;
  const { horses, side } = card(look, unit);
  if (horses && !at(look.state.routed, unit)) {
    const nearNow = nearEnemy(look, from, side);
    const nearThen = nearEnemy(look, to, side);
    if (!nearNow && nearThen) mp = Math.floor(mp / 2);
    if (nearNow && !nearThen) mp *= 2;
    cost = cell(look.box.costs[nearThen ? 'foot' : 'mounted'], from * 6 + direction);
  } else cost = stepCost(look, unit, from, direction);
  if (cost === NEVER) return BARRED;
  if (cost <= mp) return mp - cost;
  // VII.5 The first step may cost more than there is; then the unit stops.
  const first =
    at(look.state.moved, unit) === 0 && mp > 0 && at(look.state.mp, unit) === fullMp(look, unit);
  return first ? 0 : TOO_DEAR;
}

/** Everything that can stand against a step, in the order a referee would say it. */
export function refuseStep(look: Look, unit: number, to: number): Refusal | null {
  const { state, box } = look;
  const from = at(state.hex, unit);
  const direction = to < 0 ? NONE : directionTo(box.grid, from, to);
  if (direction === NONE) return NO.notAdjacent_VII_3;
  return refuseWay(look, unit, from, to, direction);
}

function refuseWay(
  look: Look,
  unit: number,
  from: number,
  to: number,
  direction: number,
): Refusal | null {
  const { state } = look;
  const { side } = card(look, unit);
  if (scenarioOf(look).inArea[to] !== 1) return NO.outsideField;
  if (anyIn(look, to, enemyOf(side)) || anyCommanderIn(look, to, enemyOf(side)))
    return NO.enemyThere_VII_7;
  const left = mpAfter(look, unit, from, direction);
  if (left === BARRED) return NO.impassable_VII_6;
  if (left === TOO_DEAR) return NO.tooDear_VII_5;
  if (leaderless(look, unit) && !at(state.routed, unit)) return NO.noBrigadier_XIII_10;
  if (crowded(look, to, side, unit) && !canGoOn(look, unit, to, left)) return NO.stackFull_VI_7;
  return refuseByCommand(look, unit, to) ?? refuseByCharge(look, unit, from, to, left);
}

/** VI.7 A full hex may be passed, not stayed in. */
function canGoOn(look: Look, unit: number, hex: number, mp: number): boolean {
  const { side } = card(look, unit);
  for (let direction = 0; direction < 6; direction++) {
    const to = cell(look.box.grid.next, hex * 6 + direction);
    if (to < 0 || to === at(look.state.hex, unit) || !mayStandIn(look, to, side)) continue;
    if (stepCost(look, unit, hex, direction) <= mp && !crowded(look, to, side, unit)) return true;
  }
  return false;
}

/** III.11 to III.14 and the scenario's own lines. */
function refuseByCommand(look: Look, unit: number, to: number): Refusal | null {
  const { state, box } = look;
  if (at(state.routed, unit)) return null;
  const { side, brigade } = card(look, unit);
  const from = at(state.hex, unit);
  for (const limit of scenarioOf(look).northLimit) {
    if (
      limit.brigade === brigade &&
      state.turn < limit.until &&
      rowOf(box.grid, to) < limit.row &&
      rowOf(box.grid, to) < rowOf(box.grid, from)
    )
      return NO.northLimit;
  }
  if (state.active === NONE) return null;
  if (at(state.led, unit) === OUT) {
    const leader = state.stage === 3 ? state.towards : state.active;
    const where = leader === NONE ? NONE : at(state.at, leader);
    if (where < 0) return NO.nobodyToMarchTo_III_11;
    if (apart(look, from, where) <= at(box.commanders, leader).range) return NO.backInRange_III_11;
    return apart(look, to, where) < apart(look, from, where) ? null : NO.towardsCommander_III_11;
  }
  // III.14 British units of a brigade on the defensive stay in its commander's range.
  const leader = at(box.commanders, state.active);
  if (side !== BRITISH || leader.brigade !== brigade || at(state.attack, state.active)) return null;
  const where = at(state.at, state.active);
  return where >= 0 && apart(look, to, where) > leader.range ? NO.leavesRange_III_14 : null;
}

/** XII.29 Mounted cavalry goes next to an enemy only to charge him. */
function refuseByCharge(
  look: Look,
  unit: number,
  from: number,
  to: number,
  mpLeft: number,
): Refusal | null {
  const { kind, side } = card(look, unit);
  if (kind !== 'cavalry' || at(look.state.form, unit) !== MOUNTED || at(look.state.routed, unit))
    return null;
  if (!touches(look, to, enemyOf(side))) return null;
  return canChargeFrom(look, unit, from, to, mpLeft) ? null : NO.onlyToCharge_XII_29;
}

/** VI.7 Whether the unit stands where it may not stay and could still go on. */
export function mustGoOn(look: Look, unit: number): boolean {
  const hex = at(look.state.hex, unit);
  return (
    onMap(look, unit) && at(look.state.moved, unit) > 0 && crowded(look, hex, card(look, unit).side)
  );
}
