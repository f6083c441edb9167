import { at, cell } from '../../../kernel/lists.ts';
import { directionTo } from '../grid.ts';
import {
  apart,
  BOERS,
  BRITISH,
  BROKEN,
  COLUMN,
  card,
  EXITED,
  enemyOf,
  FOOT,
  hexId,
  hexIndex,
  type Look,
  MOUNTED,
  NONE,
  nameOf,
  OUT,
  onMap,
  type Steps,
  sideName,
  touches,
  unitIndex,
  unitKnownTo,
  unitsIn,
} from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type Tried,
  type War,
} from '../vocabulary.ts';
import { check, newAction } from './01-general.ts';
import { CHARGES, stopMarker } from './02-activation.ts';
import { canMount, changeFormation, deploy, takePoints } from './04-mounted.ts';
import { inEnemyZone } from './05-zones.ts';
import { stepCost } from './07-ground.ts';
import { mpAfter, mustGoOn, walksAfter, whyNotStep } from './07-movement.ts';
import { isFutile, whyNotFirer, whyNotTarget } from './10-fire.ts';
import { chargeTargets, isHeavyGoing, whyNotCharge } from './12-charge.ts';
import { collapse, declare, whyNotAssault } from './12-declare.ts';
import { disturb, eliminate, expose, loseMorale } from './14-morale.ts';
import { recover, watchRallying, whyNotRecovery } from './14-recovery.ts';
import { noteEntry } from './15-victory.ts';

/** X.4 */
export const VOLLEYS = 2;

/** VII.8 A unit begins its action. XIV.15, V.10: whoever lies or stands beside it is stirred first. */
export const beginUnit = step('beginUnit', (war, { side }) => {
  const { state } = war;
  const unit = state.mover;
  if (unit === NONE || !onMap(war, unit)) return;
  // R58 A unit called back from a declaration the enemy slipped keeps what it had left.
  const fresh = at(state.start, unit) === NONE;
  state.acted[unit] = 1;
  if (fresh) {
    takePoints(war, unit);
    state.start[unit] = at(state.hex, unit);
  }
  newAction(war);
  war.tell({
    type: 'unitActs',
    rule: 'VII.8',
    piece: nameOf(war, unit),
    at: hexId(war, at(state.hex, unit)),
  });
  war.next('scatterRouted', { unit: card(war, unit).id });
  if (side === BOERS) war.next('reactions', { to: 'start', hex: '' });
  war.next('carryOn', { side });
});

const DONE: Choice<'done'> = { do: 'done' };

/** XII.31 Cavalry that came next to an enemy it can charge must charge. */
export const mustCharge = (look: Look, unit: number): boolean =>
  at(look.state.form, unit) === MOUNTED &&
  at(look.state.moved, unit) > 0 &&
  card(look, unit).kind === 'cavalry' &&
  chargeTargets(look, unit).length > 0;

/** Everything the acting unit may do next, `done` last. */
export function unitChoices(look: Look): Offer<'unit'>[] {
  const { state, box } = look;
  const unit = state.mover;
  const { id, kind } = card(look, unit);
  const choices: Offer<'unit'>[] = [];
  if (kind === 'cavalry')
    for (const target of chargeTargets(look, unit))
      choices.push({ do: 'charge', piece: id, to: hexId(look, target) });
  const alone: Choice<'alone'> = { do: 'alone', piece: id };
  if (choices.length > 0 && at(state.moved, unit) > 0)
    return state.joining ? [...choices, alone] : choices;
  const from = at(state.hex, unit);
  for (let direction = 0; direction < 6; direction++) {
    const to = cell(box.grid.next, from * 6 + direction);
    if (to < 0) continue;
    if (whyNotStep(look, unit, to) === null)
      choices.push({ do: 'move', piece: id, to: hexId(look, to) });
    if (kind === 'infantry' && whyNotAssault(look, unit, to) === null)
      choices.push({ do: 'assault', piece: id, to: hexId(look, to) });
  }
  if (whyNotVolley(look, unit) === null) {
    for (const target of targets(look, unit))
      choices.push({ do: 'fire', piece: id, with: nameOf(look, target) });
  }
  if (whyNotMount(look, unit, false) === null) choices.push({ do: 'dismount', piece: id });
  if (whyNotMount(look, unit, true) === null) choices.push({ do: 'mount', piece: id });
  if (whyNotDeploy(look, unit) === null) choices.push({ do: 'deploy', piece: id });
  if (whyNotRecovery(look, unit) === null && state.stage !== CHARGES && !state.joining)
    choices.push({ do: 'recover', piece: id });
  if (whyNotExit(look, unit) === null) choices.push({ do: 'exit', piece: id });
  // XII.10 Not to join is worth saying only while there is something else to do.
  if (state.joining && choices.length > 0) choices.push(alone);
  if (!mustGoOn(look, unit) || !choices.some((choice) => choice.do === 'move')) choices.push(DONE);
  return choices;
}

/** X.3 Whom the unit can fire at, those it cannot hurt last; markers in the order of their numbers, which says nothing of who is under them. */
export function targets(look: Look, unit: number): number[] {
  const { state } = look;
  const { side, reach } = card(look, unit);
  const enemy = enemyOf(side);
  const from = at(state.hex, unit);
  const found: number[] = [];
  const hidden: number[] = [];
  for (let target = 0; target < state.hex.length; target++) {
    if (look.box.sideOf[target] !== enemy || !onMap(look, target)) continue;
    if (
      apart(look, from, at(state.hex, target)) > reach ||
      whyNotTarget(look, unit, target) !== null
    )
      continue;
    (at(state.mark, target) === NONE ? found : hidden).push(target);
  }
  hidden.sort((a, b) => at(state.mark, a) - at(state.mark, b));
  const all = [...found, ...hidden];
  const futile = all.filter((target) => isFutile(look, unit, target));
  return futile.length === 0
    ? all
    : [...all.filter((target) => !futile.includes(target)), ...futile];
}

/** X.1, X.4, XI.4, XI.6 Rifles fire twice for nothing, guns as often as they can pay. */
function whyNotVolley(look: Look, unit: number): Refusal | null {
  const { state } = look;
  const why = whyNotFirer(look, unit);
  if (why) return why;
  // XII.35 A charge that goes on comes after a melee too.
  if (at(state.attacked, unit) || at(state.goOn, unit) > 0) return refuse('X.1', 'afterMelee');
  const { salvo } = card(look, unit);
  if (salvo > 0) return at(state.mp, unit) < salvo ? refuse('XI.4', 'noMpToFire') : null;
  return at(state.volleys, unit) >= VOLLEYS ? refuse('X.4', 'noVolleysLeft') : null;
}

/** IV.1 to IV.4 A change costs nothing but what it does to the points left, so it is never too late for it. */
function whyNotMount(look: Look, unit: number, up: boolean): Refusal | null {
  const { state } = look;
  if (!canMount(look, unit)) return refuse('IV.1', 'noHorses');
  if (at(state.form, unit) !== (up ? FOOT : MOUNTED))
    return refuse('IV.3', up ? 'isMounted' : 'isOnFoot', { piece: card(look, unit).id });
  return null;
}

/** R50 */
function whyNotDeploy(look: Look, unit: number): Refusal | null {
  if (at(look.state.form, unit) !== COLUMN) return refuse('I.10', 'notInColumn');
  return at(look.state.mp, unit) < look.box.column.deployCost ? refuse('I.10', 'noMp') : null;
}

/** The scenario's northern exits: over the edge for one point, not to return. */
function whyNotExit(look: Look, unit: number): Refusal | null {
  const { state, box } = look;
  if (card(look, unit).side !== BRITISH || !box.northExit.includes(at(state.hex, unit)))
    return refuse(null, 'noExit');
  if (at(state.routed, unit)) return refuse(null, 'isRouted');
  return at(state.mp, unit) < 1 ? refuse('VII.3', 'noMp') : null;
}

/** II.7(3), VII.1 What the unit does next. */
export const unitDoes = decision('unit', {
  side: (_, { side }) => sideName(side),
  rule: 'VII.1',
  choices: (look) => unitChoices(look),
  whyNot: whyNotDeed,
  take: {
    move(war, { side }, { to }) {
      move(war, war.state.mover, hexIndex(war, to), to);
      war.next('carryOn', { side });
    },
    fire(war, { side }, { with: target }) {
      fire(war, war.state.mover, unitIndex(war, target));
      war.next('carryOn', { side });
    },
    assault: (war, _, { to }) => declare(war, war.state.mover, hexIndex(war, to), 'assault'),
    charge: (war, _, { to }) => declare(war, war.state.mover, hexIndex(war, to), 'charge'),
    mount: changeSaddle,
    dismount: changeSaddle,
    deploy(war, { side }) {
      const unit = war.state.mover;
      newAction(war);
      war.state.mp[unit] = at(war.state.mp, unit) - war.box.column.deployCost;
      deploy(war, unit, 'I.10');
      war.next('reactions', { to: 'formation', hex: '' });
      war.next('carryOn', { side });
    },
    recover(war, { side }) {
      recover(war, war.state.mover);
      war.next('carryOn', { side });
    },
    exit(war) {
      const unit = war.state.mover;
      war.tell({ type: 'exited', rule: 'II.11', piece: card(war, unit).id });
      war.state.hex[unit] = EXITED;
      war.state.mover = NONE;
    },
    // XII.10 It comes up without joining: the others are through, it goes on by itself.
    alone(war, { side }) {
      collapse(war);
      war.next('carryOn', { side });
    },
    done: (war) => finishUnit(war),
  },
});

/** IV.3 Into the saddle or out of it, which the enemy may answer. */
function changeSaddle(war: War, { side }: Steps['unit']): void {
  newAction(war);
  changeFormation(war, war.state.mover);
  war.next('reactions', { to: 'formation', hex: '' });
  war.next('carryOn', { side });
}

function whyNotDeed(
  look: Look,
  _: Steps['unit'],
  tried: Tried<Offer<'unit'>['do']>,
): Refusal | null {
  const unit = look.state.mover;
  if (tried.piece !== undefined && tried.piece !== card(look, unit).id)
    return refuse('VII.8', 'otherUnitActs', { piece: tried.piece });
  if (tried.do === 'alone') return look.state.joining ? null : refuse('XII.10', 'notJoining');
  if (tried.do !== 'charge' && mustCharge(look, unit)) return refuse('XII.31', 'mustCharge');
  const to = hexIndex(look, tried.to);
  switch (tried.do) {
    case 'move':
      return whyNotStep(look, unit, to);
    case 'fire':
      return (
        whyNotVolley(look, unit) ??
        whyNotTarget(look, unit, unitKnownTo(look, card(look, unit).side, tried.with))
      );
    case 'assault':
      return whyNotAssault(look, unit, to);
    case 'charge':
      return whyNotCharge(
        look,
        unit,
        at(look.state.hex, unit),
        at(look.state.mp, unit),
        to,
        at(look.state.heavyGoing, unit) === 1,
      );
    case 'mount':
      return whyNotMount(look, unit, true);
    case 'dismount':
      return whyNotMount(look, unit, false);
    case 'deploy':
      return whyNotDeploy(look, unit);
    case 'recover':
      return whyNotRecovery(look, unit);
    case 'exit':
      return whyNotExit(look, unit);
    case 'done':
      return refuse('VI.7', 'stackFull');
  }
}

/** VII.8, XII.10 The unit is through; a joint attack it was to join and did not is off. */
export function finishUnit(war: War): void {
  const { state } = war;
  const unit = state.mover;
  if (unit !== NONE) stopMarker(war, unit);
  state.mover = NONE;
  if (state.joining) collapse(war);
}

/** VII.8 On with the same unit while it can do anything; then it is through. */
export const carryOn = step('carryOn', (war, { side }) => {
  const { state } = war;
  if (state.mover === NONE || !onMap(war, state.mover)) {
    // XII.10 Who was shot down on the way cannot join any more; the others fight on alone.
    if (state.joining && state.melee) {
      state.joining = 0;
      war.next('marshal');
    }
    return;
  }
  const choices = unitChoices(war);
  if (choices.length > 1 || choices[0]?.do !== 'done') war.next('unit', { side });
  else {
    war.unasked(sideName(side), DONE);
    finishUnit(war);
  }
});

/** V.9, IX.13 Leaving: a hidden unit drops its marker first; whoever only sees the old hex fires now. */
function move(war: War, unit: number, to: number, id: string): void {
  if (at(war.state.mark, unit) !== NONE) {
    newAction(war);
    expose(war, unit, 'IX.13');
    war.next('reactions', { to: 'drop', hex: '' });
  }
  if (to >= 0) war.next('leaving', { to: id });
}

export const leaving = step('leaving', (war, { to }) => {
  const { mover } = war.state;
  if (mover === NONE || whyNotStep(war, mover, hexIndex(war, to)) !== null) return;
  newAction(war);
  war.next('reactions', { to: 'leave', hex: to });
  war.next('enterHex', { to });
});

/** VII.3, VII.4 The step itself, if it is still possible. */
export const enterHex = step('enterHex', (war, { to: id }) => {
  const { state, box } = war;
  const unit = state.mover;
  if (unit === NONE || !onMap(war, unit)) return;
  const from = at(state.hex, unit);
  const to = hexIndex(war, id);
  if (whyNotStep(war, unit, to) !== null) return;
  const direction = directionTo(box.grid, from, to);
  const left = mpAfter(war, unit, from, direction);
  if (isHeavyGoing(stepCost(war, unit, from, direction))) state.heavyGoing[unit] = 1;
  state.halved[unit] = walksAfter(war, unit, from, to) ? 1 : 0;
  state.mp[unit] = left;
  state.hex[unit] = to;
  state.moved[unit] = at(state.moved, unit) + 1;
  noteEntry(war, unit);
  disturb(war, unit);
  war.tell({
    type: 'moved',
    rule: 'VII.3',
    piece: nameOf(war, unit),
    at: hexId(war, from),
    to: id,
    mp: left,
  });
  hardGround(war, unit, from, to, direction);
  if (!onMap(war, unit)) return;
  passFriends(war, unit, to);
  watchRallying(war);
  if (state.mover === NONE) return;
  war.next('alarm', { unit: card(war, unit).id });
  war.next('reactions', { to: 'step', hex: '' });
  war.next('afterStep');
});

/** XIV.3(3), R52 The river off its drifts, and wire under the enemy's eyes, cost a point. */
function hardGround(war: War, unit: number, from: number, to: number, direction: number): void {
  const { box } = war;
  const { side } = card(war, unit);
  const wire =
    cell(box.fence, from * 6 + direction) &&
    (inEnemyZone(war, from, side) || inEnemyZone(war, to, side))
      ? box.fenceLoss
      : 0;
  const points = cell(box.wet, to) + wire;
  if (points === 0 || at(war.state.routed, unit)) return;
  war.tell({
    type: 'hardGround',
    rule: 'XIV.3',
    piece: nameOf(war, unit),
    at: hexId(war, to),
    points,
  });
  loseMorale(war, unit, points);
}

/** VI.9 Routed men among steady ones, or steady among routed: the steady check. */
function passFriends(war: War, unit: number, hex: number): void {
  const { state } = war;
  const friends = unitsIn(war, hex, card(war, unit).side).filter((other) => other !== unit);
  const shaken = at(state.routed, unit)
    ? friends.filter((other) => !at(state.routed, other))
    : friends.some((other) => at(state.routed, other))
      ? [unit]
      : [];
  for (const steady of shaken)
    if (!check(war, steady, 0, 'passage', 'VI.9').passed) loseMorale(war, steady, 1);
}

/** XIV.13, R46 A routed unit that came next to an enemy who did not fire must keep its head. */
export const afterStep = step('afterStep', (war) => {
  const { state } = war;
  const unit = state.mover;
  if (unit === NONE || !onMap(war, unit)) return;
  if (
    at(state.routed, unit) >= BROKEN &&
    state.fired === 0 &&
    touches(war, at(state.hex, unit), enemyOf(card(war, unit).side))
  ) {
    if (!check(war, unit, 0, 'steady', 'XIV.13').passed) eliminate(war, unit, 'XIV.13');
    return;
  }
  // III.11 An out-of-command unit stops when it is back in range.
  if (at(state.led, unit) === OUT && backInRange(war, unit)) state.mp[unit] = 0;
});

function backInRange(look: Look, unit: number): boolean {
  const { state, box } = look;
  const leader = state.stage === 3 ? state.towards : state.active;
  const where = leader === NONE ? NONE : at(state.at, leader);
  return where >= 0 && apart(look, where, at(state.hex, unit)) <= at(box.commanders, leader).range;
}

/** X.4, XI.4 A volley or salvo in the own activation; V.7 it may be answered. */
function fire(war: War, unit: number, target: number): void {
  const { state } = war;
  newAction(war);
  state.volleys[unit] = at(state.volleys, unit) + 1;
  state.mp[unit] = at(state.mp, unit) - card(war, unit).salvo;
  war.next('shoot', { firer: card(war, unit).id, target: card(war, target).id, reaction: false });
  war.next('reactions', { to: 'fire', hex: '' });
}
