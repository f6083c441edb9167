import { at } from '../../../kernel/lists.ts';
import { answering, type Opponent } from '../../../kernel/opponent.ts';
import { type Box, SIDES, type SideName } from '../box.ts';
import { moraleOf } from '../rules/01-general.ts';
import { expectedLoss } from '../rules/10-fire.ts';
import { canReorganize } from '../rules/14-recovery.ts';
import {
  apart,
  BOERS,
  BRITISH,
  COLUMN,
  card,
  commanderIndex,
  hexIndex,
  type Look,
  MOUNTED,
  NONE,
  type State,
  unitIndex,
  unitsIn,
} from '../state.ts';
import type { Choice, Magersfontein, Offer } from '../vocabulary.ts';
import { nearestEnemy, winChance, worth } from './judgement.ts';
import {
  best,
  bestOver,
  find,
  first,
  hexOf,
  type Mind,
  mindOf,
  offer,
  offers,
  type Scratch,
  sideOf,
} from './mind.ts';
import { minorDecisions } from './minor-decisions.ts';
import { type Goal, orderTo } from './orders.ts';
import { retreatTo, runAway } from './retreats.ts';

/** Least expected loss worth a reaction volley. */
const REACTION = 0.1;
/** Least chance of carrying a hex by the bayonet. */
const ASSAULT = 0.3;
/** Points lost at which a unit stops to recover. */
const TIRED = 4;

/** Where the British want to go: the nearest trench, the Guards to the right of it. */
function goals(mind: Look, brigade: string): number[] {
  const { box } = mind;
  const hex = (id: string): number => box.hexIndex.get(id) ?? NONE;
  if (brigade === 'ninth') return [hex('0520')];
  return brigade === 'guards' ? [hex('1820'), hex('1720')] : [...box.mainTrench];
}

const nearestGoal = (mind: Look, list: readonly number[], hex: number): number =>
  Math.min(...list.map((goal) => apart(mind, goal, hex)));

/** Fire at whom it hurts most. */
function bestShot(mind: Mind<'unit' | 'openFire'>, least: number): Choice<'fire'> | undefined {
  const value = (c: Choice<'fire'>): number => {
    const target = unitIndex(mind, c.with);
    return target === NONE
      ? 0
      : expectedLoss(mind, unitIndex(mind, c.piece), target) * worth(mind, target);
  };
  const shot = best(offers(mind, 'fire'), value);
  return shot && value(shot) >= least ? shot : undefined;
}

/** What the acting unit does next. */
function unitAction(mind: Mind<'unit'>): Offer<'unit'> {
  const { state } = mind;
  const unit = state.mover;
  const { kind, side } = card(mind, unit);
  const done = offer(mind, 'done') ?? first(mind);
  const charge = offer(mind, 'charge');
  if (charge && at(state.moved, unit) > 0) return charge;
  if (at(state.routed, unit)) return runAway(mind, unit) ?? done;
  const recover = offer(mind, 'recover');
  if (recover && needsRest(mind, unit)) return recover;
  if (at(state.form, unit) === COLUMN) return offer(mind, 'deploy') ?? advance(mind, unit) ?? done;
  if (side === BOERS || kind === 'gun')
    return bestShot(mind, 0.05) ?? reserveMove(mind, unit) ?? done;
  if (kind === 'cavalry' || kind === 'mountedInfantry') return horsemen(mind, unit) ?? done;
  return infantry(mind, unit) ?? done;
}

const needsRest = (mind: Look, unit: number): boolean => {
  const { full } = card(mind, unit);
  const lost = full - moraleOf(mind, unit);
  return lost >= TIRED || at(mind.state.reduced, unit) === 1;
};

/** Infantry: shoot what can be shot, go in where the odds are good, else come nearer. */
function infantry(mind: Mind<'unit'>, unit: number): Offer<'unit'> | undefined {
  const assault = bestAssault(mind, unit);
  const shot = bestShot(mind, 0.15);
  if (shot && (!assault || at(mind.state.volleys, unit) < 2)) return shot;
  return assault ?? advance(mind, unit);
}

function bestAssault(mind: Mind<'unit'>, unit: number): Choice<'assault'> | undefined {
  if (mind.state.joining) return offer(mind, 'assault');
  return bestOver(offers(mind, 'assault'), ASSAULT, (c) => winChance(mind, [unit], hexOf(mind, c)));
}

/** A step towards the goal. */
function advance(mind: Mind<'unit'>, unit: number): Choice<'move'> | undefined {
  const { state, box } = mind;
  const here = at(state.hex, unit);
  const list = goals(mind, card(mind, unit).brigade);
  const leader = state.active === NONE ? undefined : box.commanders[state.active];
  if (leader && !at(state.attack, state.active) && nearestEnemy(mind, here, BRITISH) <= 2)
    return undefined;
  const now = nearestGoal(mind, list, here);
  const value = (c: Choice<'move'>): number => {
    const to = hexOf(mind, c);
    const crowd = unitsIn(mind, to, BRITISH).length >= 3 ? 2 : 0;
    return now - nearestGoal(mind, list, to) - crowd;
  };
  const choice = best(offers(mind, 'move'), value);
  return choice && value(choice) > 0.2 ? choice : undefined;
}

/** Horsemen: on foot where there is something to shoot at, otherwise towards the right of the hill. */
function horsemen(mind: Mind<'unit'>, unit: number): Offer<'unit'> | undefined {
  const { state, box } = mind;
  const shot = bestShot(mind, 0.1);
  if (shot) return shot;
  const here = at(state.hex, unit);
  const near = nearestEnemy(mind, here, BRITISH);
  if (at(state.form, unit) === MOUNTED && near <= 3) return offer(mind, 'dismount');
  if (near <= 3) return undefined;
  const goal = box.hexIndex.get('2024') ?? NONE;
  const value = (c: Choice<'move'>): number =>
    apart(mind, here, goal) -
    apart(mind, hexOf(mind, c), goal) -
    (nearestEnemy(mind, hexOf(mind, c), BRITISH) < 3 ? 5 : 0);
  const choice = best(offers(mind, 'move'), value);
  return choice && value(choice) > 0 ? choice : undefined;
}

/** Boers in cover stay; those in the open without an enemy near ride to where the British are. */
function reserveMove(mind: Mind<'unit'>, unit: number): Choice<'move'> | undefined {
  const { state, box } = mind;
  const { side, kind } = card(mind, unit);
  if (side !== BOERS || kind === 'gun' || at(state.mark, unit) !== NONE) return undefined;
  const here = at(state.hex, unit);
  if (nearestEnemy(mind, here, BOERS) <= 3) return undefined;
  const goal = box.hexIndex.get('1618') ?? NONE;
  const value = (c: Choice<'move'>): number =>
    apart(mind, here, goal) - apart(mind, hexOf(mind, c), goal);
  const choice = best(offers(mind, 'move'), value);
  return choice && value(choice) > 0 ? choice : undefined;
}

/** Who acts next: those with something to do, guns before rifles before the bayonet. */
function chooseActor(mind: Mind<'act'>): Offer<'act'> {
  const acts = mind.choices.filter((c) => c.do === 'act' || c.do === 'enter');
  const useful = acts.filter((c) => c.do === 'enter' || hasReason(mind, unitIndex(mind, c.piece)));
  const value = (c: Choice<'act' | 'enter'>): number => {
    const unit = unitIndex(mind, c.piece);
    if (c.do === 'enter') return 0;
    const { kind } = card(mind, unit);
    const near = nearestEnemy(mind, at(mind.state.hex, unit), card(mind, unit).side);
    return (kind === 'gun' ? 100 : 0) - near;
  };
  return (
    best(useful, value) ??
    offer(mind, 'proceed') ??
    offer(mind, 'end') ??
    offer(mind, 'lead') ??
    first(mind)
  );
}

function hasReason(mind: Look, unit: number): boolean {
  const { state } = mind;
  const { side, kind, full } = card(mind, unit);
  if (at(state.routed, unit)) return !canReorganize(mind, unit);
  if (moraleOf(mind, unit) < full) return true;
  const near = nearestEnemy(mind, at(state.hex, unit), side);
  if (side === BOERS) return near <= card(mind, unit).reach || at(state.mark, unit) === NONE;
  return kind !== 'gun' || near <= card(mind, unit).reach;
}

/** Fires back at whatever may be hurt. */
function reaction(mind: Mind<'react'>): Offer<'react'> {
  const { state } = mind;
  const value = (c: Choice<'fire'>): number => {
    const unit = unitIndex(mind, c.piece);
    const target = unitIndex(mind, c.with);
    if (unit === NONE || target === NONE) return 0;
    return expectedLoss(mind, unit, target) * worth(mind, target) - REACTION;
  };
  for (const name of ['counterattack', 'countercharge'] as const) {
    const counter = offer(mind, name);
    if (!counter) continue;
    const hex = hexIndex(mind, counter.at);
    const units = unitsIn(mind, hex, BRITISH).slice(0, 3);
    if (units.length > 0 && winChance(mind, units, at(state.hex, state.mover)) >= ASSAULT + 0.1)
      return counter;
  }
  const shot = best(offers(mind, 'fire'), value);
  if (shot && value(shot) >= 0) return shot;
  return offer(mind, 'pass') ?? offer(mind, 'dismount') ?? offer(mind, 'withdraw') ?? first(mind);
}

/** The brigades that should be going forward, and are not. */
const idle = (mind: Look, id: string | undefined): boolean => {
  const { state } = mind;
  const commander = commanderIndex(mind, id);
  return (
    commander !== NONE &&
    !at(state.attack, commander) &&
    (id === 'wauchope' || id === 'colvile') &&
    nearestEnemy(mind, at(state.at, commander), BRITISH) > 1
  );
};

/** A brigadier is sent to the first of his brigade's goals, and stops one hex short of it. */
function goalFor(mind: Mind, commander: number): Goal {
  const goal = at(goals(mind, mind.box.commanders[commander]?.brigade ?? ''), 0);
  const from = at(mind.state.at, Math.max(0, commander));
  return { goal, distance: Math.max(1, apart(mind, from, goal) - 1) };
}

const PICKS: Readonly<Record<SideName, readonly string[]>> = {
  british: ['hall', 'wauchope', 'colvile', 'babington', 'pole-carew'],
  boers: ['cronje-p', 'de-la-rey', 'cronje-a', 'albrecht'],
};

const pick = (mind: Mind<'pickBrigade' | 'single'>): Choice<'pick'> =>
  PICKS[mind.side].map((id) => find(mind, (c) => c.piece === id)).find((c) => c !== undefined) ??
  first(mind);

/** A commander leads from just behind the line: one hex when the enemy is near, more when he is not. */
function leads(mind: Mind<'lead'>): Offer<'lead'> {
  const { state } = mind;
  const here = at(state.at, state.active);
  const side = sideOf(mind);
  const stay = offer(mind, 'stay');
  const ride = best(offers(mind, 'ride'), (c) => nearestEnemy(mind, hexOf(mind, c), side));
  if (
    stay &&
    (!ride ||
      nearestEnemy(mind, hexOf(mind, ride), side) <= 4 ||
      nearestEnemy(mind, here, side) <= 4)
  )
    return stay;
  return ride ?? first(mind);
}

/** Bring up those who stand beside the attack already; nobody is fetched from afar. */
function joinOrFight(mind: Mind<'joinOrFight'>): Offer<'joinOrFight'> {
  const { melee, hex } = mind.state;
  const fight = offer(mind, 'fight') ?? first(mind);
  if (!melee || melee.units.length >= 3) return fight;
  const spots = new Set(melee.units.map((unit) => at(hex, unit)));
  const join = offers(mind, 'join').find(({ piece }) => {
    const unit = unitIndex(mind, piece);
    if (unit === NONE || moraleOf(mind, unit) < 5) return false;
    const here = at(hex, unit);
    return spots.has(here);
  });
  return join ?? fight;
}

const answer = answering<State, Box, Magersfontein, Scratch>({
  ...minorDecisions,
  ...orderTo(goalFor),
  openFire: (mind) => bestShot(mind, 0) ?? first(mind),
  pickBrigade: pick,
  single: pick,
  whoFirst: (mind) => offer(mind, 'goFirst') ?? first(mind),
  independence: (mind) =>
    (idle(mind, mind.box.commanders[mind.state.active]?.id) && offer(mind, 'think')) ||
    offer(mind, 'obey') ||
    first(mind),
  giveOrder: (mind) =>
    (sideOf(mind) === BRITISH && offers(mind, 'order').find((c) => idle(mind, c.piece))) ||
    offer(mind, 'noOrders') ||
    first(mind),
  orderKind: (mind) => offer(mind, sideOf(mind) === BRITISH ? 'attack' : 'defend') ?? first(mind),
  chiefRide: (mind) => offer(mind, 'stay') ?? first(mind),
  act: chooseActor,
  lead: leads,
  unit: unitAction,
  react: reaction,
  beforeMelee: (mind) => offer(mind, 'stand') ?? first(mind),
  joinOrFight,
  retreatStep: retreatTo,
});

/** A sound script for either side: the nearest trench, the nearest target, rest when hurt. */
export const recruit: Opponent<State, Box, Magersfontein> = {
  level: 'recruit',
  sides: SIDES,
  choose: (thinking) => answer(mindOf(thinking)),
};
