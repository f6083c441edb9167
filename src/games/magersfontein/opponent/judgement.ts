import { at, cell } from '../../../kernel/lists.ts';
import { meleeChances } from '../odds.ts';
import { moraleOf } from '../rules/01-general.ts';
import { crowded } from '../rules/06-stacking.ts';
import { mayStandIn, stepCost } from '../rules/07-ground.ts';
import { expectedLoss, whyNotFirer, whyNotTarget } from '../rules/10-fire.ts';
import { heldHexes } from '../rules/15-victory.ts';
import {
  apart,
  BRITISH,
  card,
  enemyOf,
  type Look,
  NONE,
  onMap,
  scenarioOf,
  unitsIn,
} from '../state.ts';
import type { Scratch } from './mind.ts';
import type { Weighed } from './weights.ts';

/** Points a unit must expect to lose in a hex if every enemy who can see it fires once at it. */
export function danger(look: Scratch, unit: number, hex: number): number {
  const { state } = look;
  const enemy = enemyOf(card(look, unit).side);
  const before = at(state.hex, unit);
  let sum = 0;
  state.hex[unit] = hex;
  for (let other = 0; other < state.hex.length; other++) {
    if (look.box.sideOf[other] !== enemy || !onMap(look, other)) continue;
    if (apart(look, at(state.hex, other), hex) > card(look, other).reach) continue;
    if (whyNotTarget(look, other, unit) || whyNotFirer(look, other)) continue;
    sum += expectedLoss(look, other, unit);
  }
  state.hex[unit] = before;
  return sum;
}

/** Hexes whose possession decides the battle: the main trench and the summit. */
export const isObjective = (look: Look, hex: number): boolean =>
  look.box.mainTrench.includes(hex) || look.box.summit.includes(hex);

/** How many of them the British have. */
export const held = (look: Look): number =>
  heldHexes(look, look.box.mainTrench) + heldHexes(look, look.box.summit);

/**
 * II.11 Whether the points are counted before anybody can make use of what he gets together now, for
 * whoever thinks of that. Where hexes decide, or nothing does, there are no points.
 */
export const isCounted = (look: Look & Weighed): boolean =>
  look.weights.lastTurn > 0 &&
  look.state.turn >= scenarioOf(look).turns &&
  scenarioOf(look).victoryByPoints !== null;

/** Points of morale a unit has lost. */
export const lostBy = (look: Look, unit: number): number =>
  card(look, unit).full - moraleOf(look, unit);

/** What hurting a unit is worth: shaken units nearer to breaking count more. */
export function worth(look: Look, target: number): number {
  const { kind } = card(look, target);
  const morale = moraleOf(look, target);
  const shaken = at(look.state.mark, target) === NONE ? Math.max(0, 6 - morale) * 0.12 : 0;
  return 1 + shaken + (kind === 'gun' ? 0.15 : 0) + (at(look.state.routed, target) ? 0.6 : 0);
}

/** The chance that these units carry a hex. */
export function winChance(look: Look, units: readonly number[], target: number): number {
  const { comeOn, hold } = meleeChances(look, units, target);
  return comeOn * (1 - hold);
}

/** How far the nearest enemy is. */
export function nearestEnemy(look: Look, hex: number, side: number): number {
  let best = 99;
  for (let unit = 0; unit < look.state.hex.length; unit++) {
    const there = at(look.state.hex, unit);
    if (there < 0 || look.box.sideOf[unit] === side || at(look.state.routed, unit)) continue;
    best = Math.min(best, apart(look, there, hex));
  }
  return best;
}

export const toOwnEdge = (look: Look, hex: number, side: number): number => {
  const row = hex % look.box.grid.rows;
  return side === BRITISH ? look.box.grid.rows - 1 - row : row;
};

/** Hexes a unit can reach with what it has left, and the first step on the way to each. */
export function reachable(look: Look, unit: number): Map<number, { cost: number; first: number }> {
  const { state, box } = look;
  const { side } = card(look, unit);
  const start = at(state.hex, unit);
  const found = new Map<number, { cost: number; first: number }>([
    [start, { cost: 0, first: NONE }],
  ]);
  let front = [start];
  while (front.length > 0) {
    const next: number[] = [];
    for (const hex of front) {
      const so = found.get(hex);
      if (!so) continue;
      for (let direction = 0; direction < 6; direction++) {
        const to = cell(box.grid.next, hex * 6 + direction);
        if (to < 0 || !mayStandIn(look, to, side)) continue;
        const cost = so.cost + stepCost(look, unit, hex, direction);
        const known = found.get(to);
        if (cost > at(state.mp, unit) || (known && known.cost <= cost)) continue;
        found.set(to, { cost, first: so.first === NONE ? to : so.first });
        next.push(to);
      }
    }
    front = next;
  }
  return found;
}

/** The first step to the quietest hex within reach; NONE if it is best where it is. */
export function refuge(look: Scratch, unit: number): number {
  const { side } = card(look, unit);
  const here = at(look.state.hex, unit);
  let best = NONE;
  let least = danger(look, unit, here) - 0.1;
  for (const [hex, { cost, first }] of reachable(look, unit)) {
    // VI.1 Where there is no room it could only pass.
    if (hex === here || crowded(look, hex, side, unit)) continue;
    const friends = unitsIn(look, hex, side).length;
    const value = danger(look, unit, hex) + friends * 0.15 + cost * 0.01;
    if (value < least) {
      least = value;
      best = first;
    }
  }
  return best;
}
