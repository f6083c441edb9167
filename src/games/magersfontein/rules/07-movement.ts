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
import { type Refusal, refuse } from '../vocabulary.ts';
import { fullMp, nearEnemy } from './04-mounted.ts';
import { crowded } from './06-stacking.ts';
import { leaderless, mayStandIn, stepCost } from './07-ground.ts';
import { canChargeFrom } from './12-charge.ts';

/** Made once: these are asked for a thousand times for every one that is shown. */
const NOT_ADJACENT = refuse('VII.3', 'notAdjacent');
const OUTSIDE_FIELD = refuse(null, 'outsideField');
const ENEMY_THERE = refuse('VII.7', 'enemyThere');
const IMPASSABLE = refuse('VII.6', 'impassable');
const NOT_ENOUGH_MP = refuse('VII.5', 'tooDear');
const NO_BRIGADIER = refuse('XIII.10', 'noBrigadier');
const STACK_FULL = refuse('VI.7', 'stackFull');
const NORTH_LIMIT = refuse(null, 'northLimit');
const NOBODY_TO_MARCH_TO = refuse('III.11', 'nobodyToMarchTo');
const BACK_IN_RANGE = refuse('III.11', 'backInRange');
const TOWARDS_COMMANDER = refuse('III.11', 'towardsCommander');
const LEAVES_RANGE = refuse('III.14', 'leavesRange');
const ONLY_TO_CHARGE = refuse('XII.29', 'onlyToCharge');

export const BARRED = -1;
export const UNAFFORDABLE = -2;

/** VII.3, VII.5 Movement points left after a step; BARRED or UNAFFORDABLE if it cannot be made. IV.7 at the boundary. */
export function mpAfter(look: Look, unit: number, from: number, direction: number): number {
  const to = cell(look.box.grid.next, from * 6 + direction);
  if (to < 0) return BARRED;
  let mp = at(look.state.mp, unit);
  let cost: number;
  const { horses, side } = card(look, unit);
  if (horses && !at(look.state.routed, unit)) {
    const near = nearEnemy(look, to, side);
    const before = at(look.state.halved, unit) > 0;
    const then = near || (before && !nearEnemy(look, from, side));
    if (!before && then) mp = Math.floor(mp / 2);
    if (before && !then) mp *= 2;
    cost = cell(look.box.costs[near ? 'foot' : 'mounted'], from * 6 + direction);
  } else cost = stepCost(look, unit, from, direction);
  if (cost === NEVER) return BARRED;
  if (cost <= mp) return mp - cost;
  // VII.5 The first step may cost more than there is; then the unit stops.
  const first =
    at(look.state.moved, unit) === 0 && mp > 0 && at(look.state.mp, unit) === fullMp(look, unit);
  return first ? 0 : UNAFFORDABLE;
}

/**
 * IV.7, R15 Whether the points of a commando with horses are halved after a step: within three
 * hexes of an enemy they are; beyond, they are doubled again by leaving him, not by his leaving.
 */
export function walksAfter(look: Look, unit: number, from: number, to: number): boolean {
  const { horses, side } = card(look, unit);
  if (!horses || at(look.state.routed, unit)) return at(look.state.halved, unit) > 0;
  if (nearEnemy(look, to, side)) return true;
  return at(look.state.halved, unit) > 0 && !nearEnemy(look, from, side);
}

/** Everything that can stand against a step, in the order a referee would say it. */
export function whyNotStep(look: Look, unit: number, to: number): Refusal | null {
  const { state, box } = look;
  const from = at(state.hex, unit);
  const direction = to < 0 ? NONE : directionTo(box.grid, from, to);
  if (direction === NONE) return NOT_ADJACENT;
  return whyNotWay(look, unit, from, to, direction);
}

function whyNotWay(
  look: Look,
  unit: number,
  from: number,
  to: number,
  direction: number,
): Refusal | null {
  const { state } = look;
  const { side } = card(look, unit);
  if (scenarioOf(look).inArea[to] !== 1) return OUTSIDE_FIELD;
  if (anyIn(look, to, enemyOf(side)) || anyCommanderIn(look, to, enemyOf(side))) return ENEMY_THERE;
  const left = mpAfter(look, unit, from, direction);
  if (left === BARRED) return IMPASSABLE;
  if (left === UNAFFORDABLE) return NOT_ENOUGH_MP;
  if (leaderless(look, unit) && !at(state.routed, unit)) return NO_BRIGADIER;
  if (crowded(look, to, side, unit) && !canGoOn(look, unit, to, left)) return STACK_FULL;
  return whyNotByCommand(look, unit, to) ?? whyNotByCharge(look, unit, from, to, left);
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
function whyNotByCommand(look: Look, unit: number, to: number): Refusal | null {
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
      return NORTH_LIMIT;
  }
  if (state.active === NONE) return null;
  if (at(state.led, unit) === OUT) {
    const leader = state.stage === 3 ? state.towards : state.active;
    const where = leader === NONE ? NONE : at(state.at, leader);
    if (where < 0) return NOBODY_TO_MARCH_TO;
    if (apart(look, from, where) <= at(box.commanders, leader).range) return BACK_IN_RANGE;
    return apart(look, to, where) < apart(look, from, where) ? null : TOWARDS_COMMANDER;
  }
  // III.14 British units of a brigade on the defensive stay in its commander's range.
  const leader = at(box.commanders, state.active);
  if (side !== BRITISH || leader.brigade !== brigade || at(state.attack, state.active)) return null;
  const where = at(state.at, state.active);
  return where >= 0 && apart(look, to, where) > leader.range ? LEAVES_RANGE : null;
}

/** XII.29 Mounted cavalry goes next to an enemy only to charge him. */
function whyNotByCharge(
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
  return canChargeFrom(look, unit, from, to, mpLeft) ? null : ONLY_TO_CHARGE;
}

/** VI.7 Whether the unit stands where it may not stay and could still go on. */
export function mustGoOn(look: Look, unit: number): boolean {
  const hex = at(look.state.hex, unit);
  return (
    onMap(look, unit) && at(look.state.moved, unit) > 0 && crowded(look, hex, card(look, unit).side)
  );
}
