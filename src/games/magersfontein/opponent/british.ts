import { at, cell } from '../../../kernel/lists.ts';
import { directionTo } from '../grid.ts';
import { moraleOf } from '../rules/01-general.ts';
import { crowded } from '../rules/06-stacking.ts';
import { whyNotJoin } from '../rules/12-declare.ts';
import {
  anyIn,
  apart,
  BOERS,
  BRITISH,
  COLUMN,
  card,
  hexIndex,
  NONE,
  OUT,
  unitIndex,
  unitsIn,
} from '../state.ts';
import type { Choice, Offer } from '../vocabulary.ts';
import { answerPrice } from './answers.ts';
import { climb, mayClimb } from './hill.ts';
import {
  danger,
  isCounted,
  isObjective,
  lostBy,
  nearestEnemy,
  reachable,
  refuge,
} from './judgement.ts';
import { marchField } from './march.ts';
import { best, bestOver, first, hexOf, type Mind, offer, offers, type Scratch } from './mind.ts';
import { brigadeOf, brokenOff, carryChance, isFit, type Plan, planFor } from './plan.ts';
import { runAway } from './retreats.ts';
import { shotWorth } from './worth.ts';

const nerve = (mind: Scratch): number =>
  brokenOff(mind) ? mind.weights.steadyOff : mind.weights.steady;

/** The best shot by what it is worth, if it is worth anything. */
export const bestShot = (
  mind: Mind<'unit' | 'openFire'>,
  least: number,
  focused = NONE,
): Choice<'fire'> | undefined => {
  const shots = offers(mind, 'fire');
  const [shot] = shots;
  if (!shot) return undefined;
  const price = answerPrice(mind, unitIndex(mind, shot.piece));
  return bestOver(shots, least, (c) => {
    const target = unitIndex(mind, c.with);
    if (target === NONE) return 0;
    const focus =
      focused !== NONE && at(mind.state.hex, target) === focused ? mind.weights.focus : 0;
    const worth = shotWorth(mind, unitIndex(mind, c.piece), target);
    return worth > 0 ? worth + focus - price : 0;
  });
};

const activePlan = (mind: Scratch): Plan | null => {
  const { active, attack } = mind.state;
  const plan = active === NONE ? null : planFor(mind, active);
  return plan && at(attack, active) ? plan : plan && { ...plan, storm: false };
};

/** What the acting British unit does next. */
export function britishAction(mind: Mind<'unit'>): Offer<'unit'> {
  const { state } = mind;
  const unit = state.mover;
  const done = offer(mind, 'done') ?? wayOut(mind, unit) ?? first(mind);
  const { kind } = card(mind, unit);
  if (at(state.routed, unit)) return runAway(mind, unit) ?? done;
  if (at(state.form, unit) === COLUMN) return offer(mind, 'deploy') ?? done;
  if (kind === 'gun') return gunAction(mind, unit) ?? done;
  if (kind !== 'infantry') return horseAction(mind, unit) ?? done;
  if (state.joining) return joinAction(mind, unit) ?? done;
  return footAction(mind, unit) ?? done;
}

/** VI.1 Nobody stays where there is no room: on to the quietest hex beside it that has some. */
const wayOut = (mind: Mind<'unit'>, unit: number): Choice<'move'> | undefined =>
  best(
    offers(mind, 'move').filter((c) => !crowded(mind, hexOf(mind, c), BRITISH, unit)),
    (c) => -danger(mind, unit, hexOf(mind, c)),
  );

function footAction(mind: Mind<'unit'>, unit: number): Offer<'unit'> | undefined {
  const { state } = mind;
  const here = at(state.hex, unit);
  const recover = offer(mind, 'recover');
  const up = climb(mind, unit);
  if (up) return up;
  if (at(state.led, unit) === OUT) return comeBack(mind, unit, recover);
  if (isObjective(mind, here)) return stormUp(mind, unit) ?? recover ?? bestShot(mind, 0.02);
  const plan = activePlan(mind);
  // Hurt men lie down where they are and get themselves together: who crawls back is shot at as well.
  if (recover && lostBy(mind, unit) >= mind.weights.footRests && paysToRest(mind, unit))
    return recover;
  if (!isFit(mind, unit)) return retire(mind, unit);
  if (plan?.storm && plan.ready.includes(unit)) return attack(mind, unit, plan);
  return (
    bestShot(mind, mind.weights.footShot) ??
    (danger(mind, unit, here) > nerve(mind) ? retire(mind, unit) : undefined) ??
    (plan ? march(mind, unit, plan.target) : undefined)
  );
}

/** From the trench or the summit one goes in only at a summit, and when it is time for it. */
function stormUp(mind: Mind<'unit'>, unit: number): Offer<'unit'> | undefined {
  if (!mayClimb(mind)) return undefined;
  const plan = activePlan(mind);
  const isFor = plan?.storm && plan.ready.includes(unit) && mind.box.summit.includes(plan.target);
  return isFor ? attack(mind, unit, plan) : undefined;
}

/** II.11 Of what is lost only a counter turned over is counted: in the last turn others need no rest. */
const paysToRest = (mind: Scratch, unit: number): boolean =>
  !isCounted(mind) || at(mind.state.reduced, unit) === 1;

/** III.11 Who is out of command makes for his brigadier, if he need not run the gauntlet for it. */
function comeBack(
  mind: Mind<'unit'>,
  unit: number,
  recover: Offer<'unit'> | undefined,
): Offer<'unit'> | undefined {
  if (recover && !isFit(mind, unit)) return recover;
  return bestOver(
    offers(mind, 'move'),
    -mind.weights.steady,
    (c) => -danger(mind, unit, hexOf(mind, c)),
  );
}

/** A step towards the quietest hex it can still reach. */
function retire(mind: Mind<'unit'>, unit: number): Offer<'unit'> | undefined {
  const step = refuge(mind, unit);
  return step === NONE ? undefined : offers(mind, 'move').find((c) => hexOf(mind, c) === step);
}

/** Up to the target, two volleys into it, and in with the bayonet if enough can follow. */
function attack(mind: Mind<'unit'>, unit: number, plan: Plan): Offer<'unit'> | undefined {
  const { state } = mind;
  const { target } = plan;
  const here = at(state.hex, unit);
  if (!anyIn(mind, target, BOERS)) return enter(mind, target) ?? advance(mind, unit, target);
  if (apart(mind, here, target) > 1) {
    // Fire on the way only if nothing is left to march with.
    return advance(mind, unit, target) ?? bestShot(mind, 0.02, target);
  }
  const shot = bestShot(mind, 0.01, target);
  if (shot) return shot;
  const assault = offers(mind, 'assault').find((c) => hexOf(mind, c) === target);
  const others = plan.ready.filter((other) => other === unit || !at(state.acted, other));
  return assault && carryChance(mind, others, target) >= mind.weights.declareChance
    ? assault
    : undefined;
}

const enter = (mind: Mind<'unit'>, target: number): Offer<'unit'> | undefined =>
  offers(mind, 'move').find((c) => hexOf(mind, c) === target);

/** A step nearer to the side of the goal, where the fewest see it and there is room. */
function advance(mind: Mind<'unit'>, unit: number, target: number): Offer<'unit'> | undefined {
  const field = marchField(mind.box, target);
  const now = cell(field, at(mind.state.hex, unit));
  return bestOver(offers(mind, 'move'), 0.1, (c) => {
    const to = hexOf(mind, c);
    if (crowded(mind, to, BRITISH, unit)) return -1;
    const { advanceDanger, advanceCrowd } = mind.weights;
    const crowd = unitsIn(mind, to, BRITISH).length * advanceCrowd;
    return (
      now - cell(field, to) - danger(mind, unit, to) * advanceDanger - crowd - wire(mind, unit, to)
    );
  });
}

/** XIV.3 A fence under the enemy's eyes costs a point. */
function wire(mind: Scratch, unit: number, to: number): number {
  const from = at(mind.state.hex, unit);
  const direction = directionTo(mind.box.grid, from, to);
  return direction >= 0 && cell(mind.box.fence, from * 6 + direction) ? mind.weights.fence : 0;
}

/** Nearer, but not into range before the others are there too. */
function march(mind: Mind<'unit'>, unit: number, target: number): Offer<'unit'> | undefined {
  const field = marchField(mind.box, target);
  const now = cell(field, at(mind.state.hex, unit));
  const { marchStep, marchDanger, marchCrowd, outOfRange } = mind.weights;
  return bestOver(offers(mind, 'move'), marchStep, (c) => {
    const to = hexOf(mind, c);
    if (nearestEnemy(mind, to, BRITISH) < outOfRange || crowded(mind, to, BRITISH, unit)) return -1;
    const crowd = unitsIn(mind, to, BRITISH).length * marchCrowd;
    return (
      now - cell(field, to) - danger(mind, unit, to) * marchDanger - crowd - wire(mind, unit, to)
    );
  });
}

/** XII.9 One more unit comes up to a declared assault: beside the others, two volleys, and marked. */
function joinAction(mind: Mind<'unit'>, unit: number): Offer<'unit'> | undefined {
  const { melee, hex } = mind.state;
  if (!melee) return undefined;
  const { target } = melee;
  if (!anyIn(mind, target, BOERS)) return enter(mind, target);
  const here = at(hex, unit);
  if (apart(mind, here, target) === 1 && whyNotJoin(mind, here, target) === null)
    return (
      bestShot(mind, 0.01, target) ?? offers(mind, 'assault').find((c) => hexOf(mind, c) === target)
    );
  const step = joinStep(mind, unit, target);
  return step === NONE ? undefined : offers(mind, 'move').find((c) => hexOf(mind, c) === step);
}

/** The first step to a hex from which it may join with what it has left; NONE if there is none. */
function joinStep(mind: Scratch, unit: number, target: number): number {
  let step = NONE;
  let least = Number.POSITIVE_INFINITY;
  const entry = 1;
  for (const [to, { cost, first: towards }] of reachable(mind, unit)) {
    if (apart(mind, to, target) !== 1 || whyNotJoin(mind, to, target) !== null) continue;
    if (unitsIn(mind, to, BRITISH).length >= 3 || cost + entry > at(mind.state.mp, unit)) continue;
    const price = cost + danger(mind, unit, to) * 0.5;
    if (price < least) {
      least = price;
      step = towards;
    }
  }
  return step;
}

/** Bring up whoever is fit and can come, until there is no room for more. */
export function joinOrFight(mind: Mind<'joinOrFight'>): Offer<'joinOrFight'> {
  const { melee, state } = { melee: mind.state.melee, state: mind.state };
  const fight = offer(mind, 'fight') ?? first(mind);
  if (!melee || melee.units.length >= 6 || !anyIn(mind, melee.target, BOERS)) return fight;
  const join = best(
    offers(mind, 'join').filter((c) => {
      const unit = unitIndex(mind, c.piece);
      if (
        unit === NONE ||
        !isFit(mind, unit, mind.weights.joinFit) ||
        isObjective(mind, at(state.hex, unit))
      )
        return false;
      const here = at(state.hex, unit);
      if (apart(mind, here, melee.target) === 1 && whyNotJoin(mind, here, melee.target) === null)
        return true;
      return comes(mind, unit, melee.target);
    }),
    (c) => moraleOf(mind, unitIndex(mind, c.piece)),
  );
  return join ?? fight;
}

/** Whether a unit that has not moved yet could come up to join. */
function comes(mind: Scratch, unit: number, target: number): boolean {
  const { state } = mind;
  const before = at(state.mp, unit);
  state.mp[unit] = card(mind, unit).mp;
  const step = joinStep(mind, unit, target);
  state.mp[unit] = before;
  return step !== NONE;
}

/** Guns fire at what is worth most; those who see nothing of use draw nearer. */
function gunAction(mind: Mind<'unit'>, unit: number): Offer<'unit'> | undefined {
  const recover = offer(mind, 'recover');
  if (recover && lostBy(mind, unit) >= mind.weights.gunRests) return recover;
  return bestShot(mind, 0.02) ?? recover;
}

/** Horsemen keep out of range, and ride in where somebody stands in the open. */
function horseAction(mind: Mind<'unit'>, unit: number): Offer<'unit'> | undefined {
  const { state } = mind;
  const { chargeChance, outOfRange } = mind.weights;
  const charge = best(
    offers(mind, 'charge'),
    (c) => carryChance(mind, [unit], hexOf(mind, c)) - chargeChance,
  );
  if (
    charge &&
    (at(state.moved, unit) > 0 || carryChance(mind, [unit], hexOf(mind, charge)) > chargeChance)
  )
    return charge;
  const recover = offer(mind, 'recover');
  if (recover) return recover;
  const here = at(state.hex, unit);
  const shot = bestShot(mind, 0.1);
  if (shot) return shot;
  if (nearestEnemy(mind, here, BRITISH) < outOfRange && danger(mind, unit, here) > 0.5)
    return retire(mind, unit);
  return undefined;
}

/** Who acts next: guns at what is seen, then the strong to draw the fire, then those who rest. */
export function nextActor(mind: Mind<'act'>): Offer<'act'> {
  const { state } = mind;
  const plan = activePlan(mind);
  const storming = plan?.storm === true;
  const acts = offers(mind, 'act').filter((c) => hasBusiness(mind, unitIndex(mind, c.piece), plan));
  const value = (c: Choice<'act'>): number => {
    const unit = unitIndex(mind, c.piece);
    if (card(mind, unit).kind === 'gun') return 100;
    if (storming && plan.ready.includes(unit)) {
      const far = cell(marchField(mind.box, plan.target), at(state.hex, unit));
      return 50 + moraleOf(mind, unit) * 2 - far;
    }
    return moraleOf(mind, unit);
  };
  const mustRide = !offer(mind, 'end') && !offer(mind, 'proceed');
  const lead = offer(mind, 'lead');
  if (lead && storming) return lead;
  if (lead && mustRide) return lead;
  return best(acts, value) ?? offer(mind, 'proceed') ?? offer(mind, 'end') ?? lead ?? first(mind);
}

function hasBusiness(mind: Scratch, unit: number, plan: Plan | null): boolean {
  const { state } = mind;
  if (unit === NONE) return false;
  const { kind, full } = card(mind, unit);
  if (at(state.routed, unit) || moraleOf(mind, unit) < full || at(state.reduced, unit)) return true;
  if (at(state.form, unit) === COLUMN) return true;
  const near = nearestEnemy(mind, at(state.hex, unit), BRITISH);
  if (kind === 'infantry') return plan !== null || near <= 3 || mayClimb(mind);
  return near <= card(mind, unit).reach;
}

/** A brigadier rides one hex at a time, to where his men are. */
export function leadOn(mind: Mind<'lead'>): Offer<'lead'> {
  const stay = offer(mind, 'stay');
  if (stay) return stay;
  const plan = activePlan(mind);
  return (
    best(offers(mind, 'ride'), (c) => {
      const to = hexIndex(mind, c.to);
      const men = unitsIn(mind, to, BRITISH).length;
      const near = plan ? -apart(mind, to, plan.target) * 0.5 : 0;
      return (men > 0 ? 1 : 0) + near;
    }) ?? first(mind)
  );
}

/** What a brigade should be ordered: in, nearer, or to stay and get itself together. */
export function wish(mind: Scratch, commander: number): 'attack' | 'defend' {
  const { box, state, weights } = mind;
  const plan = planFor(mind, commander);
  if (!plan) return 'defend';
  if (at(box.commanders, commander).brigade === 'ninth' && state.turn < weights.ninthFrom)
    return 'defend';
  if (plan.storm) return 'attack';
  const fit = brigadeOf(mind, commander).filter((unit) =>
    isFit(mind, unit, weights.orderFit),
  ).length;
  const far = apart(mind, at(state.at, commander), plan.target);
  return fit >= weights.stormMen && far > weights.outOfRange + 1 ? 'attack' : 'defend';
}

/** Whether a brigade has another order than it should. */
export function wantsOrder(mind: Scratch, commander: number): boolean {
  const { state, box } = mind;
  if (commander === NONE || at(state.at, commander) < 0) return false;
  const { brigade, chief } = at(box.commanders, commander);
  if (chief || brigade === null || brigadeOf(mind, commander).length === 0) return false;
  return (wish(mind, commander) === 'attack') !== (at(state.attack, commander) === 1);
}

/** The goal a brigade is pointed at, and how far it should go: into the enemy, or to the edge of his range. */
export function aim(mind: Scratch, commander: number): { goal: number; distance: number } {
  const plan = planFor(mind, commander);
  const goal = plan?.target ?? at(mind.box.mainTrench, 0);
  const far = apart(mind, Math.max(0, at(mind.state.at, commander)), goal);
  return { goal, distance: Math.max(1, plan?.storm ? far : far - mind.weights.outOfRange) };
}

/** Methuen keeps near the brigades that need him, out of rifle range. */
export function chiefRides(mind: Mind<'chiefRide'>): Offer<'chiefRide'> {
  const { state, box } = mind;
  const chief = box.commanders.findIndex((c) => c.chief && c.side === BRITISH);
  const here = at(state.at, chief);
  const worth = (hex: number): number => {
    let sum = nearestEnemy(mind, hex, BRITISH) < mind.weights.outOfRange ? -20 : 0;
    for (const id of ['wauchope', 'colvile']) {
      const where = at(state.at, box.commanderIndex.get(id) ?? 0);
      if (where >= 0) sum -= Math.max(0, apart(mind, where, hex) - 3);
    }
    return sum;
  };
  const stay = offer(mind, 'stay') ?? first(mind);
  return bestOver(offers(mind, 'ride'), worth(here) + 0.5, (c) => worth(hexOf(mind, c))) ?? stay;
}
