import { at } from '../../../kernel/lists.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { type Box, FAR, SIDES } from '../box.ts';
import { searchChance } from '../odds.ts';
import {
  boerUnitsIn,
  inPlay,
  leaderArea,
  spAtStart,
  stepsBetween,
  unitsOf,
} from '../rules/01-pieces.ts';
import { orderAreas } from '../rules/02-orders.ts';
import type { Look, State } from '../state.ts';
import type { RedversReverse } from '../vocabulary.ts';
import { type Plan, player } from './orders.ts';
import { boersAt, condition, danger } from './tactics.ts';

/** The veteran: every objective in reach is priced by the road to it, with exact odds for drifts. */

/** Dials, found by measuring (docs/balance/redvers-reverse.md). */
export const DIALS = {
  step: 0.35,
  hill: 0.5,
  danger: 0.1,
  bridge: 1,
  box: 0.7,
  emplacement: 6,
  gun: 5,
  approach: 0.6,
  crowd: 2,
  least: -1,
  garrison: 0.5,
};

const plan: Plan = (look, brigade) => {
  const { state, box } = look;
  const { kind, leader } = at(box.brigades, brigade);
  if (!inPlay(state, leader)) return null;
  if (kind === 'artillery') return guns(look, brigade);
  const { sound, sp } = condition(look, brigade);
  if (sound === 0 || sp < 0.35 * spAtStart(look, brigade)) return null;
  const here = leaderArea(look, brigade);
  // Who leaves a captured emplacement gives it back.
  const stake = at(state.captured, here) > 0 ? DIALS.garrison : 0;
  let best: { area: number; worth: number } | null = null;
  for (const area of orderAreas(look, brigade)) {
    if (area === here) continue;
    const worth = prize(look, brigade, area) - roadCost(look, brigade, area) - stake;
    if (worth > DIALS.least && worth > (best?.worth ?? Number.NEGATIVE_INFINITY))
      best = { area, worth };
  }
  return best;
};

/** What being there is worth. */
function prize(look: Look, brigade: number, area: number): number {
  const { state, box } = look;
  const { kind, emplacement } = at(box.areas, area);
  const units = unitsOf(look, brigade).length;
  if (kind === 'ladysmith') return DIALS.box * units;
  const going = state.objective.filter((goal, other) => other !== brigade && goal === area).length;
  const crowd = DIALS.crowd * going;
  if (emplacement && at(state.captured, area) === 0) {
    const gunsThere = boerUnitsIn(look, area).filter((unit) => unit >= box.firstGun).length;
    return DIALS.emplacement + DIALS.gun * gunsThere + onward(look, brigade, area) - crowd;
  }
  return onward(look, brigade, area) - crowd;
}

/** A place is worth something for the road that leads on from it to Ladysmith. */
function onward(look: Look, brigade: number, area: number): number {
  const { box } = look;
  const red = at(at(box.redSteps, at(box.brigades, brigade).gait), area);
  const now = at(at(box.redSteps, at(box.brigades, brigade).gait), leaderArea(look, brigade));
  return red >= FAR ? -9 : DIALS.approach * (now - red);
}

/** The cheapest of the shortest roads there. */
export function roadCost(look: Look, brigade: number, goal: number): number {
  const costs = new Map<number, number>();
  const walk = (from: number): number => {
    if (from === goal) return 0;
    const known = costs.get(from);
    if (known !== undefined) return known;
    let cheapest = Number.POSITIVE_INFINITY;
    for (const to of towards(look, brigade, from, goal))
      cheapest = Math.min(cheapest, placeCost(look, brigade, to, from) + walk(to));
    costs.set(from, cheapest);
    return cheapest;
  };
  return walk(leaderArea(look, brigade));
}

function towards({ box }: Look, brigade: number, from: number, goal: number): number[] {
  const { gait } = at(box.brigades, brigade);
  const steps = stepsBetween(box, gait, from, goal);
  return at(at(box.links, gait), from).filter(
    (to) => stepsBetween(box, gait, to, goal) === steps - 1,
  );
}

/** Time, terrain, fire, the search for a drift, and the fight that waits. */
function placeCost(look: Look, brigade: number, to: number, from: number): number {
  const { box } = look;
  const area = at(box.areas, to);
  let cost = DIALS.step + (area.allMp ? DIALS.hill : 0) + DIALS.danger * danger(look, to);
  if (area.kind === 'bridge') cost += DIALS.bridge;
  if (area.kind === 'drift') {
    const found = searchChance(look, to);
    cost += 0.5 + 2 * (1 / Math.max(found, 0.08) - 1);
  }
  const boers = boersAt(look, to);
  if (boers > 0) cost += fightCost(look, brigade, boers, at(box.areas, from).stay > 0);
  return cost;
}

/** Out of a drift two battalions come at a time. */
function fightCost(look: Look, brigade: number, boers: number, fromWater: boolean): number {
  const sp = condition(look, brigade).sp;
  const strength = fromWater ? Math.min(8, sp) : sp;
  const ratio = strength / boers;
  if (ratio > 1.5) return 0.8 + 0.2 * boers;
  return ratio > 1 ? 2 + 0.4 * boers : 8 + 0.5 * boers;
}

/** Guns go where they reach Boers without standing under their rifles, once. */
function guns(look: Look, brigade: number): ReturnType<Plan> {
  const { state, box } = look;
  const from = leaderArea(look, brigade);
  if (gunPost(look, from) > 0 && at(state.reached, brigade) === from) return null;
  let best: { area: number; worth: number } | null = null;
  for (const area of orderAreas(look, brigade)) {
    const post = gunPost(look, area);
    if (post <= 0) continue;
    const worth =
      0.3 * post - 0.4 * stepsBetween(box, at(box.brigades, brigade).gait, from, area) - 1;
    if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { area, worth };
  }
  return best;
}

/** Boer units within two areas of a post that no rifle reaches. */
function gunPost(look: Look, area: number): number {
  const { state, box } = look;
  if (danger(look, area) > 0) return 0;
  const table = at(box.ranges, state.chosen.fireAcross ? 1 : 0);
  let count = 0;
  for (let boer = box.firstCommando; boer < box.firstLeader; boer++) {
    const stand = at(state.where, boer);
    if (stand >= 0 && at(table, area * box.areas.length + stand) <= 2) count++;
  }
  return count;
}

export const veteran: Opponent<State, Box, RedversReverse> = {
  level: 'veteran',
  sides: SIDES,
  choose: player(plan),
};
