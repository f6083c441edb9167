import { at } from '../../../kernel/lists.ts';
import type { DeepReadonly } from '../../../kernel/vocabulary.ts';
import { directionTo } from '../grid.ts';
import {
  apart,
  BOERS,
  card,
  DECLARED,
  enemyOf,
  FOOT,
  FOUGHT,
  hexId,
  IN_COMMAND,
  type Look,
  type Melee,
  type MeleeKind,
  MOUNTED,
  NONE,
  nameOf,
  onMap,
  sideName,
  unitIndex,
  unitsIn,
} from '../state.ts';
import { type Choice, decision, type Refusal, refuse, step, type War } from '../vocabulary.ts';
import { checkLevel, newAction, supporter, whyNotUnit } from './01-general.ts';
import { mayAct } from './02-activation.ts';
import { fullMp } from './04-mounted.ts';
import { meleeByOrders } from './05-standing.ts';
import { leaderless, stepCost } from './07-ground.ts';
import { canRetreat } from './14-retreat.ts';

/** III.8, III.14, XII.12, XIII.10, XIV.14: whether a unit may start melee in this activation at all. */
export function whyNotAttacker(look: Look, unit: number): Refusal | null {
  const { state, box } = look;
  if (card(look, unit).side === BOERS) return refuse('XII.1', 'onlyBritishAttack');
  if (at(state.routed, unit)) return refuse('XIV.14', 'isRouted');
  if (leaderless(look, unit)) return refuse('XIII.10', 'noBrigadier');
  if (at(state.led, unit) !== IN_COMMAND) return refuse('III.8', 'outOfCommand');
  // III.14, R69 The order of the brigadier in whose activation it acts.
  const { active } = state;
  if (active === NONE || at(state.at, active) < 0) return refuse('XIII.10', 'noBrigadier');
  if (!at(box.commanders, active).free && !at(state.attack, active))
    return refuse('III.14', 'ordersDefense');
  if (at(state.attacked, unit)) return refuse('XII.12', 'attackedOnce');
  return null;
}

/** XII.6, XII.11 Whether there is somebody in the hex who may be attacked. */
export function whyNotTargetHex(look: Look, unit: number, target: number): Refusal | null {
  const { state } = look;
  const enemies = target < 0 ? [] : unitsIn(look, target, enemyOf(card(look, unit).side));
  if (enemies.length === 0) return refuse('XII.7', 'nobodyThere');
  // XII.18 Exception 1: a charge that goes on may strike anyone.
  if (at(state.goOn, unit) === 0 && enemies.every((enemy) => at(state.assault, enemy) === FOUGHT))
    return refuse('XII.11', 'hasFought');
  return null;
}

/** XII.4, XII.9 A bayonet assault from the next hex by infantry that could still enter it. */
export function whyNotAssault(look: Look, unit: number, target: number): Refusal | null {
  const { state, box } = look;
  if (card(look, unit).kind !== 'infantry' || at(state.form, unit) !== FOOT)
    return refuse('XII.1', 'onlyInfantryAssaults');
  const why = whyNotAttacker(look, unit) ?? whyNotTargetHex(look, unit, target);
  if (why) return why;
  const from = at(state.hex, unit);
  const direction = directionTo(box.grid, from, target);
  if (direction < 0) return refuse('XII.4', 'notAdjacent');
  if (stepCost(look, unit, from, direction) > at(state.mp, unit))
    return refuse('XII.4', 'noMpToEnter');
  return whyNotJoin(look, from, target);
}

/** XII.6, XII.9, R59 A joint attack: one target, from one hex or from hexes that touch. */
export function whyNotJoin(look: Look, from: number, target: number): Refusal | null {
  const { melee } = look.state;
  if (!melee) return null;
  if (melee.target !== target) return refuse('XII.6', 'otherTarget');
  const hexes = new Set(melee.units.map((other) => at(look.state.hex, other)));
  const close = [...hexes].map((hex) => apart(look, hex, from) <= 1);
  const joined = look.state.options.chain ? close.some(Boolean) : close.every(Boolean);
  return joined ? null : refuse('XII.9', 'notBesideTheOthers');
}

/** XII.5, XII.7, V.9 The ASSAULT marker is laid: a declaration, and an action the enemy may answer. */
export function declare(war: War, unit: number, target: number, kind: MeleeKind): void {
  const { state } = war;
  newAction(war);
  war.reveal();
  state.assault[unit] = DECLARED;
  if (!state.melee) state.melee = newMelee(war, kind, target, card(war, unit).side);
  const { melee } = state;
  melee.units.push(unit);
  melee.morale.push(checkLevel(war, unit));
  melee.support[0] = bestSupport(war, melee);
  war.tell({
    type: 'declared',
    rule: 'XII.5',
    piece: nameOf(war, unit),
    to: hexId(war, target),
    kind,
  });
  war.next('withdrawOffer');
}

/** XII.18 Exception 2: who has fought already only shares the outcome. */
export function defendersIn(look: Look, target: number, attacker: number): number[] {
  const enemies = unitsIn(look, target, enemyOf(attacker));
  const fresh = enemies.filter((enemy) => at(look.state.assault, enemy) !== FOUGHT);
  return fresh.length > 0 ? fresh : enemies;
}

export function newMelee(war: War, kind: MeleeKind, target: number, side: number): Melee {
  const enemies = unitsIn(war, target, enemyOf(side));
  const defenders = defendersIn(war, target, side);
  return {
    kind,
    target,
    units: [],
    passed: [],
    defenders,
    morale: [],
    stand: defenders.map((enemy) => checkLevel(war, enemy)),
    support: [NONE, supporter(war, target, enemyOf(side))],
    hidden: enemies.some((enemy) => at(war.state.mark, enemy) !== NONE),
    decided: false,
  };
}

/** XIII.4 One commander a side; of several attacking hexes he helps his own only (R62). */
export function bestSupport(look: Look, melee: DeepReadonly<Melee>): number {
  let best = NONE;
  for (const unit of melee.units) {
    const found = supporter(look, at(look.state.hex, unit), card(look, unit).side);
    if (
      found !== NONE &&
      (best === NONE ||
        at(look.box.commanders, found).morale > at(look.box.commanders, best).morale)
    )
      best = found;
  }
  return best;
}

/** XII.15, R33, R58 Right after the declaration the Boers may fall back, the whole hex together. */
export const withdrawOffer = step('withdrawOffer', (war) => {
  const { melee } = war.state;
  if (!melee) return;
  const everyone = unitsIn(war, melee.target, BOERS);
  const foes = attackHexes(war, melee);
  if (
    everyone.length > 0 &&
    everyone.every((unit) => !at(war.state.routed, unit) && canRetreat(war, unit, 'before', foes))
  )
    war.next('beforeMelee');
  if (melee.kind !== 'assault' && melee.kind !== 'charge') return;
  war.next('reactions', { to: 'declare', hex: '' });
  war.next('marshal');
});

/** XII.9 Nobody left to attack, nobody left to join: then there is nothing to ask. */
export const marshal = step('marshal', (war) => {
  const { melee } = war.state;
  if (!melee) return;
  if (melee.units.length === 0) collapse(war);
  else war.next(joiners(war).length > 0 ? 'joinOrFight' : 'fight');
});

export const attackHexes = (look: Look, melee: DeepReadonly<Melee>): string[] => [
  ...new Set(
    melee.units
      .filter((unit) => onMap(look, unit))
      .map((unit) => hexId(look, at(look.state.hex, unit))),
  ),
];

const STAND: Choice<'stand'> = { do: 'stand' };
const FALL_BACK: Choice<'fallBack'> = { do: 'fallBack' };

export const beforeMelee = decision('beforeMelee', {
  side: sideName(BOERS),
  rule: 'XII.15',
  choices: () => [STAND, FALL_BACK],
  standing: (look, _, orders) => {
    const { melee } = look.state;
    if (!melee) return null;
    const wishes = unitsIn(look, melee.target, BOERS).map((unit) =>
      meleeByOrders(orders, card(look, unit).id),
    );
    if (wishes.every((wish) => wish === 'stand')) return STAND;
    return wishes.every((wish) => wish === 'withdraw') ? FALL_BACK : null;
  },
  take: {
    stand() {},
    fallBack(war) {
      const { state } = war;
      const { melee } = state;
      if (!melee) return;
      const everyone = unitsIn(war, melee.target, BOERS);
      const foes = attackHexes(war, melee);
      war.tell({ type: 'fellBack', rule: 'XII.15', at: hexId(war, melee.target) });
      callOff(war);
      if (melee.kind === 'counterattack' || melee.kind === 'countercharge') {
        struckAtNothing(war, melee, everyone);
        war.skip('defend');
      } else war.skip('reactions', 'marshal');
      for (const unit of everyone)
        war.next('retreat', { unit: card(war, unit).id, why: 'before', foes, way: [] });
      if (melee.kind === 'assault' || melee.kind === 'charge') {
        // V.9, XII.19(2), R58 Who falls back does not answer the declaration; others still may.
        for (const unit of everyone) state.reactedTo[unit] = state.action;
        war.next('reactions', { to: 'declare', hex: '' });
        war.next('carryOn', { side: card(war, at(melee.units, 0)).side });
      }
    },
  },
});

/**
 * V.10, XII.18, R55 The enemy fell back before a counterattack or countercharge that had come on:
 * it was effective, so its units are marked ASSAULT. Those who fell back march no farther in this
 * activation; they have been in no melee, so they may still fire (X.1, X.4).
 */
function struckAtNothing(
  war: War,
  { units }: DeepReadonly<Melee>,
  struck: readonly number[],
): void {
  const { state } = war;
  for (const unit of units) state.assault[unit] = FOUGHT;
  for (const unit of struck) {
    state.mp[unit] = 0;
    if (at(state.start, unit) === NONE) state.start[unit] = at(state.hex, unit);
  }
  // V.19 Nobody else answers what a unit did before it gave way.
  war.skip('reactions');
}

/** R58 No melee happened: the markers come off, the attackers keep what they have. */
function callOff(war: War): void {
  const { state } = war;
  for (const unit of state.melee?.units ?? []) {
    state.assault[unit] = 0;
    if (unit !== state.mover) state.acted[unit] = 0;
  }
  state.melee = null;
  state.joining = 0;
}

/** XII.10 Who was to join and did not: the others lose their chance and their activation. */
export function collapse(war: War): void {
  const { state } = war;
  if (!state.melee) return;
  for (const unit of state.melee.units) {
    state.assault[unit] = 0;
    state.attacked[unit] = 1;
    war.tell({ type: 'assaultLapsed', rule: 'XII.10', piece: nameOf(war, unit) });
  }
  state.melee = null;
  state.joining = 0;
}

/** XII.9(3) Units that could still come up and join the declared attack. */
export function joiners(look: Look): number[] {
  const { state } = look;
  const { melee } = state;
  if (!melee) return [];
  const found: number[] = [];
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (melee.units.includes(unit) || !mayAct(look, unit) || whyNotAttacker(look, unit)) continue;
    const { kind } = card(look, unit);
    const right =
      melee.kind === 'charge'
        ? kind === 'cavalry' && at(state.form, unit) === MOUNTED
        : kind === 'infantry' && at(state.form, unit) === FOOT;
    // XII.26 Horse and foot never attack together.
    if (!right) continue;
    const far = apart(look, at(state.hex, unit), melee.target);
    if (far <= fullMp(look, unit)) found.push(unit);
  }
  return found;
}

const FIGHT: Choice<'fight'> = { do: 'fight' };

/** XII.9, XII.10 Fight with those who are marked, or bring up another first. */
export const joinOrFight = decision('joinOrFight', {
  side: (look) => sideName(at(look.box.commanders, look.state.active).side),
  rule: 'XII.9',
  choices: (look) => [
    FIGHT,
    ...joiners(look).map((unit): Choice<'join'> => ({ do: 'join', piece: card(look, unit).id })),
  ],
  whyNot: {
    join: (look, _, { piece }) =>
      whyNotUnit(look, piece) ??
      whyNotAttacker(look, unitIndex(look, piece)) ??
      refuse('XII.9', 'cannotJoin'),
  },
  take: {
    fight(war) {
      if (!war.state.melee) return;
      war.state.mover = NONE;
      war.next('fight');
    },
    join(war, _, { piece }) {
      const { state } = war;
      const { melee } = state;
      if (!melee) return;
      state.mover = unitIndex(war, piece);
      state.joining = 1;
      war.tell({
        type: 'joins',
        rule: 'XII.9',
        piece: nameOf(war, state.mover),
        to: hexId(war, melee.target),
      });
      war.next('beginUnit', { side: card(war, state.mover).side });
    },
  },
});
