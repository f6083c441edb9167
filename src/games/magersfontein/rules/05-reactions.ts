import { at } from '../../../kernel/lists.ts';
import { NONE } from '../box.ts';
import {
  apart,
  BOERS,
  BRITISH,
  card,
  enemyOf,
  FOOT,
  FOUGHT,
  hexId,
  hexIndex,
  type Look,
  MOUNTED,
  nameOf,
  onMap,
  sideName,
  type Trigger,
  unitIndex,
  unitsIn,
} from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type War,
} from '../vocabulary.ts';
import { whyNotUnit } from './01-general.ts';
import { commandedAt } from './03-command.ts';
import { takeDefense, takeDefenseChoices, whyNotTakeDefense } from './03-orders.ts';
import { changeFormation } from './04-mounted.ts';
import { reactByOrders } from './05-standing.ts';
import { inZone, mountedSees } from './05-zones.ts';
import { isFutile, whyNotFirer, whyNotTarget } from './10-fire.ts';
import { advanceHexes, startCounter } from './12-counter.ts';

/** Made once: these are asked for a thousand times for every one that is shown. */
const GONE = refuse('V.5', 'gone');
const NOT_YOURS = refuse('V.5', 'notYours');
const IS_ROUTED = refuse('V.6', 'isRouted');
const HAS_FOUGHT = refuse('XII.18', 'hasFought');
const REACTED_TWICE = refuse('V.16', 'reactedTwice');
const REACTED_TO_THIS = refuse('V.16', 'reactedToThis');
const NOTHING_DONE = refuse('V.7', 'nothingDone');
const WAIT_FOR_STEP = refuse('V.9', 'waitForStep');
const MOVING = refuse('XI.14', 'moving');

const LIMIT = 2;
const PASS: Choice<'pass'> = { do: 'pass' };

/** The side that may react now. */
export const passiveSide = (look: Look): number =>
  enemyOf(at(look.box.commanders, look.state.active).side);

/** V.16, XII.18 Whether a unit may still react, and has not reacted to this very action. */
export function whyNotReactor(look: Look, unit: number): Refusal | null {
  const { state } = look;
  if (!onMap(look, unit)) return GONE;
  if (card(look, unit).side !== passiveSide(look)) return NOT_YOURS;
  if (at(state.routed, unit)) return IS_ROUTED;
  if (at(state.assault, unit) === FOUGHT) return HAS_FOUGHT;
  if (at(state.reacts, unit) >= LIMIT) return REACTED_TWICE;
  if (at(state.reactedTo, unit) === state.action) return REACTED_TO_THIS;
  return null;
}

/** V.6, V.7, V.9, R17 Whether a unit may fire at the active unit for what it does. */
export function whyNotReactionFire(
  look: Look,
  unit: number,
  to: Trigger,
  ahead: number,
): Refusal | null {
  const { state } = look;
  const target = state.mover;
  const why = whyNotReactor(look, unit) ?? whyNotFirer(look, unit);
  if (why) return why;
  if (to === 'start') return NOTHING_DONE;
  const seen = whyNotTarget(look, unit, target);
  if (seen) return seen;
  // R17 Who sees the hex ahead too waits for the step into it.
  if (to === 'leave' && inZone(look, unit, ahead, target)) return WAIT_FOR_STEP;
  // XI.14, R66 Howitzers never fire at what moves.
  if (card(look, unit).howitzer && (to !== 'fire' || at(state.moved, target) > 0)) return MOVING;
  return null;
}

/** V.10 Which units of a hex would counterattack together (R55); none if they may not. */
export function counterattackers(look: Look, hex: number): number[] {
  const { state } = look;
  const target = state.mover;
  if (passiveSide(look) !== BRITISH || at(state.routed, target)) return [];
  if (apart(look, hex, at(state.hex, target)) !== 1) return [];
  return unitsIn(look, hex, BRITISH).filter(
    (unit) =>
      card(look, unit).kind === 'infantry' &&
      at(state.form, unit) === FOOT &&
      whyNotReactor(look, unit) === null &&
      commandedAt(look, unit),
  );
}

/** XII.38 Which mounted cavalry of a hex would countercharge together. */
export function counterchargers(look: Look, hex: number, to: Trigger): number[] {
  const { state } = look;
  const target = state.mover;
  if (passiveSide(look) !== BRITISH || at(state.routed, target) || at(state.mark, target) !== NONE)
    return [];
  if (to === 'fire' || to === 'declare' || to === 'formation') return [];
  const riders = unitsIn(look, hex, BRITISH).filter(
    (unit) =>
      card(look, unit).kind === 'cavalry' &&
      mountedSees(look, unit, at(state.hex, target)) &&
      whyNotReactor(look, unit) === null,
  );
  return riders.length > 0 &&
    advanceHexes(look, riders[0] ?? NONE, hex, at(state.hex, target)).length > 0
    ? riders
    : [];
}

/** V.12, R57 Mounted men whom an enemy has just come upon must do something, until they have withdrawn once. */
export const mustAct = (look: Look, unit: number, to: Trigger): boolean =>
  to === 'step' &&
  at(look.state.form, unit) === MOUNTED &&
  !at(look.state.withdrew, unit) &&
  whyNotReactor(look, unit) === null &&
  mountedSees(look, unit, at(look.state.hex, look.state.mover));

/** V.5 Everything the passive side may do about one action; empty when there is nothing. */
export function reactionChoices(look: Look, to: Trigger, ahead: number): Offer<'react'>[] {
  const { state } = look;
  const { mover } = state;
  if (mover === NONE || !onMap(look, mover)) return [];
  const side = passiveSide(look);
  const target = nameOf(look, mover);
  const here = at(state.hex, mover);
  const found: Offer<'react'>[] = [];
  /** Shots that no roll makes hurt come after everything else that can be done. */
  const futile: Choice<'fire'>[] = [];
  let due = false;
  const hexes: number[] = [];
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (look.box.sideOf[unit] !== side || !onMap(look, unit)) continue;
    const hex = at(state.hex, unit);
    // Most units are too far away to matter: no need to ask why not.
    if (
      apart(look, hex, here) <= card(look, unit).reach &&
      whyNotReactionFire(look, unit, to, ahead) === null
    )
      (isFutile(look, unit, mover) ? futile : found).push({
        do: 'fire',
        piece: card(look, unit).id,
        with: target,
      });
    if (side !== BRITISH || apart(look, hex, here) > 2) continue;
    if (!hexes.includes(hex)) hexes.push(hex);
    if (at(state.form, unit) !== MOUNTED || whyNotReactor(look, unit) !== null) continue;
    if (to === 'start' || !mountedSees(look, unit, here)) continue;
    found.push({ do: 'dismount', piece: card(look, unit).id });
    if (!mustAct(look, unit, to)) continue;
    found.push({ do: 'withdraw', piece: card(look, unit).id });
    due = true;
  }
  for (const hex of hexes) {
    if (to !== 'declare' && counterattackers(look, hex).length > 0)
      found.push({ do: 'counterattack', at: hexId(look, hex), with: target });
    if (counterchargers(look, hex, to).length > 0)
      found.push({ do: 'countercharge', at: hexId(look, hex), with: target });
  }
  found.push(...futile);
  if (found.length === 0) return found;
  // III.26 At any time, so here too: it changes no reaction and uses none up.
  found.push(...takeDefenseChoices(look, side));
  if (!due) found.push(PASS);
  return found;
}

/** Whether being asked or not would tell the active side something about concealed units. */
function watchedFromHiding(look: Look, ahead: number): boolean {
  const { state, box } = look;
  if (passiveSide(look) !== BOERS || state.mover === NONE) return false;
  const here = at(state.hex, state.mover);
  return state.mark.some((mark, unit) => {
    const hex = at(state.hex, unit);
    return (
      mark !== NONE &&
      hex >= 0 &&
      (box.sight.open(hex, here) || (ahead >= 0 && box.sight.open(hex, ahead)))
    );
  });
}

/** V.4, V.7 One action of the active unit; the passive side answers as often as it can and wants (R51). */
export const reactions = step('reactions', (war, { to, hex }) => {
  const ahead = hexIndex(war, hex);
  if (watchedFromHiding(war, ahead)) war.reveal();
  if (reactionChoices(war, to, ahead).length > 0) war.next('react', { to, hex });
});

/** V.17 The first reaction, then the second. */
export function markReaction(war: War, unit: number): void {
  war.state.reacts[unit] = at(war.state.reacts, unit) + 1;
  war.state.reactedTo[unit] = war.state.action;
}

export const react = decision('react', {
  side: (look) => sideName(passiveSide(look)),
  rule: 'V.5',
  choices: (look, { to, hex }) => reactionChoices(look, to, hexIndex(look, hex)),
  whyNot: {
    fire: (look, { to, hex }, tried) =>
      whyNotUnit(look, tried.piece) ??
      whyNotReactionFire(look, unitIndex(look, tried.piece), to, hexIndex(look, hex)) ??
      (tried.with === nameOf(look, look.state.mover) ? null : refuse('V.6', 'onlyTheActiveUnit')),
    counterattack: () => refuse('V.10', 'noCounterattack'),
    countercharge: () => refuse('XII.38', 'noCountercharge'),
    dismount: (look, _, { piece }) =>
      whyNotUnit(look, piece) ??
      whyNotReactor(look, unitIndex(look, piece)) ??
      refuse('V.14', 'notComeUpon'),
    withdraw: (look, _, { piece }) =>
      whyNotUnit(look, piece) ??
      whyNotReactor(look, unitIndex(look, piece)) ??
      refuse('V.12', 'notComeUpon'),
    takeDefense: (look, _, tried) => whyNotTakeDefense(look, passiveSide(look), tried),
    pass: () => refuse('V.12', 'mustReact'),
  },
  standing: (look, { to, hex }, orders) =>
    reactByOrders(look, to, reactionChoices(look, to, hexIndex(look, hex)), orders),
  take: {
    fire(war, args, { piece }) {
      const unit = unitIndex(war, piece);
      markReaction(war, unit);
      war.next('shoot', {
        firer: card(war, unit).id,
        target: card(war, war.state.mover).id,
        reaction: true,
      });
      war.next('reactions', args);
    },
    counterattack(war, args, choice) {
      const hex = hexIndex(war, choice.at);
      counter(war, 'counterattack', counterattackers(war, hex), hex);
      war.next('reactions', args);
    },
    countercharge(war, args, choice) {
      const hex = hexIndex(war, choice.at);
      counter(war, 'countercharge', counterchargers(war, hex, args.to), hex);
      war.next('reactions', args);
    },
    // V.14
    dismount(war, args, { piece }) {
      const unit = unitIndex(war, piece);
      markReaction(war, unit);
      changeFormation(war, unit);
      war.next('reactions', args);
    },
    // V.12 Once in an activation.
    withdraw(war, args, { piece }) {
      const unit = unitIndex(war, piece);
      markReaction(war, unit);
      war.state.withdrew[unit] = 1;
      war.next('retreat', {
        unit: card(war, unit).id,
        why: 'mounted',
        foes: [hexId(war, at(war.state.hex, war.state.mover))],
        way: [],
      });
      war.next('reactions', args);
    },
    takeDefense(war, args, choice) {
      takeDefense(war, choice);
      war.next('reactions', args);
    },
    pass() {},
  },
});

/** V.10, XII.38 All who can in one hex go together. */
function counter(
  war: War,
  kind: 'counterattack' | 'countercharge',
  units: readonly number[],
  hex: number,
): void {
  for (const unit of units) markReaction(war, unit);
  startCounter(war, kind, units, hex);
}
