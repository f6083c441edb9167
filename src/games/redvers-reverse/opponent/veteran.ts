import { sameChoice } from '../../../kernel/choice.ts';
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
import type { Choice, RedversReverse } from '../vocabulary.ts';
import { ordersFor, type Plan, player, type Wish } from './orders.ts';
import { boersAt, condition, danger, type Mind } from './tactics.ts';

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

/** Where a brigade could go, the best first, as far as anything speaks for it; none if it is to be left alone. */
function wishes(look: Look, brigade: number): Wish[] {
  const { state, box } = look;
  const { kind, leader } = at(box.brigades, brigade);
  if (!inPlay(state, leader)) return [];
  if (kind === 'artillery') return guns(look, brigade);
  const { sound, sp } = condition(look, brigade);
  if (sound === 0 || sp < 0.35 * spAtStart(look, brigade)) return [];
  const here = leaderArea(look, brigade);
  // Who leaves a captured emplacement gives it back.
  const stake = at(state.captured, here) > 0 ? DIALS.garrison : 0;
  const found: Wish[] = [];
  const costs = placeCosts(look, brigade);
  for (const area of orderAreas(look, brigade)) {
    if (area === here) continue;
    const worth = prize(look, brigade, area) - roadCost(look, brigade, area, costs) - stake;
    if (worth > Number.NEGATIVE_INFINITY) found.push({ area, worth });
  }
  return bestFirst(found);
}

/** The first of equals stays before the others. */
const bestFirst = (list: Wish[]): Wish[] => list.sort((a, b) => b.worth - a.worth);

const plan: Plan = (look, brigade) => {
  const [best] = wishes(look, brigade);
  const least = at(look.box.brigades, brigade).kind === 'artillery' ? -99 : DIALS.least;
  return best && best.worth > least ? best : null;
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

/** What it costs to go from one area to the next. */
type PlaceCost = (to: number, from: number) => number;

/** Each place is priced once: roads to many goals lead through the same areas. */
function placeCosts(look: Look, brigade: number): PlaceCost {
  const known: number[] = [];
  return (to, from) => {
    // Where one comes from matters only as far as it is water.
    const key = 2 * to + (at(look.box.areas, from).stay > 0 ? 1 : 0);
    let cost = known[key];
    if (cost === undefined) {
      cost = placeCost(look, brigade, to, from);
      known[key] = cost;
    }
    return cost;
  };
}

/** The cheapest of the shortest roads there. */
export function roadCost(
  look: Look,
  brigade: number,
  goal: number,
  placed: PlaceCost = placeCosts(look, brigade),
): number {
  const costs = new Map<number, number>();
  const walk = (from: number): number => {
    if (from === goal) return 0;
    const known = costs.get(from);
    if (known !== undefined) return known;
    let cheapest = Number.POSITIVE_INFINITY;
    for (const to of towards(look, brigade, from, goal))
      cheapest = Math.min(cheapest, placed(to, from) + walk(to));
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
function guns(look: Look, brigade: number): Wish[] {
  const { state, box } = look;
  const from = leaderArea(look, brigade);
  if (gunPost(look, from) > 0 && at(state.reached, brigade) === from) return [];
  const found: Wish[] = [];
  for (const area of orderAreas(look, brigade)) {
    const post = gunPost(look, area);
    if (post <= 0) continue;
    const worth =
      0.3 * post - 0.4 * stepsBetween(box, at(box.brigades, brigade).gait, from, area) - 1;
    found.push({ area, worth });
  }
  return bestFirst(found);
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

/** Decisions in which every choice may be tried: they are few, and much hangs on them. */
const OPEN: ReadonlySet<string> = new Set(['leaderMarch', 'withdrawals', 'initiative']);

/** What the Veteran would do, then what it likes next best. All but orders and marches it just answers. */
export function proposals(mind: Mind): Choice[] {
  const own = veteran.choose(mind);
  const { step } = mind.owed;
  const isAim = step.step === 'aimOrder' || step.step === 'initiativeAim';
  const others =
    isAim || (step.step === 'giveOrders' && isScarce(mind))
      ? ordersFor(mind, wishes)
      : OPEN.has(step.step)
        ? mind.choices
        : [];
  return [own, ...others.filter((choice) => !sameChoice(choice, own))];
}

/** Whether there are more orders to give than points for them; else their sequence hardly matters. */
function isScarce(mind: Mind): boolean {
  const { state, box } = mind;
  const wanted = box.brigades.filter(
    (_, b) => at(state.objective, b) < 0 && plan(mind, b) !== null,
  );
  return wanted.length > state.cp;
}
