import type { Choice } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { NONE } from '../box.ts';
import {
  apart,
  BOERS,
  BRITISH,
  card,
  decision,
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
  step,
  type Trigger,
  unitIndex,
  unitsIn,
  type War,
} from '../state.ts';
import { commandedAt } from './03-command.ts';
import { refuseTakeDefense, takeDefense, takeDefenseChoices } from './03-orders.ts';
import { changeFormation } from './04-mounted.ts';
import { reactByOrders } from './05-standing.ts';
import { inZone, mountedSees } from './05-zones.ts';
import { refuseFirer, refuseTarget } from './10-fire.ts';
import { advanceHexes, startCounter } from './12-counter.ts';

/** Made once: these are asked for a thousand times for every one that is shown. */
const NO = {
  gone_V_5: { rule: 'V.5', reason: 'gone' },
  notYours_V_5: { rule: 'V.5', reason: 'notYours' },
  isRouted_V_6: { rule: 'V.6', reason: 'isRouted' },
  hasFought_XII_18: { rule: 'XII.18', reason: 'hasFought' },
  reactedTwice_V_16: { rule: 'V.16', reason: 'reactedTwice' },
  reactedToThis_V_16: { rule: 'V.16', reason: 'reactedToThis' },
  nothingDone_V_7: { rule: 'V.7', reason: 'nothingDone' },
  waitForStep_V_9: { rule: 'V.9', reason: 'waitForStep' },
  moving_XI_14: { rule: 'XI.14', reason: 'moving' },
} as const satisfies Record<string, Refusal>;

const LIMIT = 2;
const PASS: Choice = { do: 'pass' };

/** The side that may react now. */
export const passiveSide = (look: Look): number =>
  enemyOf(at(look.box.commanders, look.state.active).side);

/** V.16, XII.18 Whether a unit may still react, and has not reacted to this very action. */
export function refuseReactor(look: Look, unit: number): Refusal | null {
  const { state } = look;
  if (!onMap(look, unit)) return NO.gone_V_5;
  if (card(look, unit).side !== passiveSide(look)) return NO.notYours_V_5;
  if (at(state.routed, unit)) return NO.isRouted_V_6;
  if (at(state.assault, unit) === FOUGHT) return NO.hasFought_XII_18;
  if (at(state.reacts, unit) >= LIMIT) return NO.reactedTwice_V_16;
  if (at(state.reactedTo, unit) === state.action) return NO.reactedToThis_V_16;
  return null;
}

/** V.6, V.7, V.9, R17 Whether a unit may fire at the active unit for what it does. */
export function refuseReactionFire(
  look: Look,
  unit: number,
  to: Trigger,
  ahead: number,
): Refusal | null {
  const { state } = look;
  const target = state.mover;
  const why = refuseReactor(look, unit) ?? refuseFirer(look, unit);
  if (why) return why;
  if (to === 'start') return NO.nothingDone_V_7;
  const seen = refuseTarget(look, unit, target);
  if (seen) return seen;
  // R17 Who sees the hex ahead too waits for the step into it.
  if (to === 'leave' && inZone(look, unit, ahead, target)) return NO.waitForStep_V_9;
  // XI.14, R66 Howitzers never fire at what moves.
  if (card(look, unit).howitzer && (to !== 'fire' || at(state.moved, target) > 0))
    return NO.moving_XI_14;
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
      refuseReactor(look, unit) === null &&
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
      refuseReactor(look, unit) === null,
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
  !at(look.state.duty, unit) &&
  refuseReactor(look, unit) === null &&
  mountedSees(look, unit, at(look.state.hex, look.state.mover));

/** V.5 Everything the passive side may do about one action; empty when there is nothing. */
export function reactionChoices(look: Look, to: Trigger, ahead: number): Choice[] {
  const { state } = look;
  const { mover } = state;
  if (mover === NONE || !onMap(look, mover)) return [];
  const side = passiveSide(look);
  const target = nameOf(look, mover);
  const here = at(state.hex, mover);
  const found: Choice[] = [];
  let due = false;
  const hexes: number[] = [];
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (look.box.sideOf[unit] !== side || !onMap(look, unit)) continue;
    const hex = at(state.hex, unit);
    // Most units are too far away to matter: no need to ask why not.
    if (
      apart(look, hex, here) <= card(look, unit).reach &&
      refuseReactionFire(look, unit, to, ahead) === null
    )
      found.push({ do: 'fire', piece: card(look, unit).id, with: target });
    if (side !== BRITISH || apart(look, hex, here) > 2) continue;
    if (!hexes.includes(hex)) hexes.push(hex);
    if (at(state.form, unit) !== MOUNTED || refuseReactor(look, unit) !== null) continue;
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
  verbs: ['fire', 'counterattack', 'countercharge', 'dismount', 'withdraw', 'takeDefense', 'pass'],
  choices: (look, { to, hex }) => reactionChoices(look, to, hexIndex(look, hex)),
  refuse: (look, { to, hex }, choice) => refuseReaction(look, to, hexIndex(look, hex), choice),
  standing: (look, { to, hex }, orders) =>
    reactByOrders(look, to, reactionChoices(look, to, hexIndex(look, hex)), orders),
  take(war, args, choice) {
    if (choice.do === 'pass') return;
    if (choice.do === 'takeDefense') {
      takeDefense(war, choice);
      war.next('reactions', args);
      return;
    }
    if (choice.do === 'counterattack' || choice.do === 'countercharge') {
      const hex = hexIndex(war, choice.at);
      const units =
        choice.do === 'counterattack'
          ? counterattackers(war, hex)
          : counterchargers(war, hex, args.to);
      for (const unit of units) markReaction(war, unit);
      startCounter(war, choice.do, units, hex);
      war.next('reactions', args);
      return;
    }
    const unit = unitIndex(war, choice.piece);
    markReaction(war, unit);
    if (choice.do === 'fire')
      war.next('shoot', {
        firer: card(war, unit).id,
        target: card(war, war.state.mover).id,
        reaction: true,
      });
    // V.14
    if (choice.do === 'dismount') changeFormation(war, unit);
    if (choice.do === 'withdraw') {
      // V.12 Once in an activation.
      war.state.duty[unit] = 1;
      war.next('retreat', {
        unit: card(war, unit).id,
        why: 'mounted',
        foes: [hexId(war, at(war.state.hex, war.state.mover))],
        way: [],
      });
    }
    war.next('reactions', args);
  },
});

function refuseReaction(look: Look, to: Trigger, ahead: number, choice: Choice): Refusal | null {
  if (choice.do === 'pass') return { rule: 'V.12', reason: 'mustReact' };
  if (choice.do === 'takeDefense') return refuseTakeDefense(look, passiveSide(look), choice);
  if (choice.do === 'counterattack') return { rule: 'V.10', reason: 'noCounterattack' };
  if (choice.do === 'countercharge') return { rule: 'XII.38', reason: 'noCountercharge' };
  const unit = unitIndex(look, choice.piece);
  if (unit === NONE)
    return { rule: null, reason: 'unknownPiece', values: { piece: choice.piece ?? '' } };
  if (choice.do === 'fire') {
    const why = refuseReactionFire(look, unit, to, ahead);
    if (why) return why;
    return choice.with === nameOf(look, look.state.mover)
      ? null
      : { rule: 'V.6', reason: 'onlyTheActiveUnit' };
  }
  return (
    refuseReactor(look, unit) ?? {
      rule: choice.do === 'dismount' ? 'V.14' : 'V.12',
      reason: 'notComeUpon',
    }
  );
}
