import { at } from '../../../kernel/lists.ts';
import { BATTERY, FAR, LEADER, NORTH, SOUTH } from '../box.ts';
import { alsoBecause, type Reason, reasonsTold, sumOf } from '../reasons.ts';
import { type Look, NONE, NORMAL, ROUTED, SUPPRESSED } from '../state.ts';
import { type Refusal, refuse, type War } from '../vocabulary.ts';
import {
  anyBoerUnit,
  areaId,
  boerSpIn,
  brigadeId,
  britishSpIn,
  gaitOf,
  isVariant,
  kindOf,
  pieceId,
  stepsBetween,
} from './01-pieces.ts';
import { worsenLeavingDrift } from './03-morale.ts';
import { clearOrders } from './06-track.ts';

/** 4.1 One step of a British unit, and the river in its way. */

const HAS_MOVED: Refusal = refuse('4.1k', 'hasMoved');
const PINNED: Refusal = refuse('4.1t', 'pinned');
const NO_MP: Refusal = refuse('1.1c', 'noMp');
const HILL: Refusal = refuse('Tg', 'needsAllMp');
const VILLAGE: Refusal = refuse('Th', 'needsAllMp');
const HELD: Refusal = refuse('4.1l', 'heldByBoers');

/** Units of the moving side that may still enter a crossing this turn (4.1ab, 4.1ac). */
export function roomToEnter(look: Look, area: number): number {
  const { state, box } = look;
  const { through, kind } = at(box.areas, area);
  if (through === 0) return Number.POSITIVE_INFINITY;
  const barricade = kind === 'bridge' && isVariant(state, 'bridge-mined');
  const limit = barricade ? box.pack.variants['bridge-mined'].value : through;
  return limit - at(state.britishThrough, area);
}

/** British units that stand in a crossing. */
export const standing = ({ state, box }: Look, area: number): number => {
  let count = 0;
  for (let unit = 0; unit < box.firstCommando; unit++) if (state.where[unit] === area) count++;
  return count;
};

/** 4.1ab, 4.1ac Whether more units stand in a crossing than may end the segment there. */
export function isOverfull(look: Look, area: number): boolean {
  const { stay } = at(look.box.areas, area);
  return stay > 0 && standing(look, area) > stay;
}

/** Movement points a unit has left. */
export const pointsLeft = ({ state }: Look, piece: number): number =>
  at(state.allowance, piece) - at(state.spent, piece);

/** Where a unit may go after entering a crossing that is full: on, not back, and not onto a hill. */
export type Onward = (look: Look, unit: number, crossing: number, to: number) => boolean;

/** Why a unit may not take this step; brigade radius and leaders' routes are judged elsewhere. */
export function whyNotStep(
  look: Look,
  unit: number,
  to: number,
  company: number,
  onward: Onward,
): Refusal | null {
  const { state, box } = look;
  const from = at(state.where, unit);
  const gait = gaitOf(box, unit);
  if (!at(at(box.links, gait), from).includes(to)) return whyNotLinked(look, unit, to);
  const refusal = whyNotLeave(look, unit, from, to, gait);
  if (refusal) return refusal;
  const area = at(box.areas, to);
  if (area.stay === 0) return null;
  if (area.kind === 'drift') {
    const why = whyNotDrift(look, unit, to);
    if (why) return why;
  }
  const limits = area.kind === 'drift' ? '4.1ab' : '4.1ac';
  if (roomToEnter(look, to) < company) return refuse(limits, 'crossingUsed');
  if (standing(look, to) + company <= area.stay) return null;
  if (mayGoOn(look, unit, to, from, onward)) return null;
  return refuse(limits, 'crossingFull');
}

function whyNotLinked(look: Look, unit: number, to: number): Refusal {
  const { box } = look;
  const area = to >= 0 ? at(box.areas, to) : null;
  if (!area) return refuse(null, 'noSuchArea');
  if (area.kind === 'robinson') return refuse('Tl', 'commandosOnly');
  if (area.kind === 'drift' && kindOf(box, unit) === BATTERY)
    return refuse('4.1w', 'batteriesByBridge');
  const from = at(look.state.where, unit);
  const banks = [at(box.areas, from).bank, area.bank];
  if (banks.includes(NORTH) && banks.includes(SOUTH)) return refuse('4.1v', 'acrossRiver');
  const steps = stepsBetween(box, gaitOf(box, unit), from, to);
  if (steps >= FAR) return refuse('4.1w', 'noRoute');
  // R-13 Who has a step to go first cannot have all its points left there, though it has enough.
  if (area.allMp && steps <= pointsLeft(look, unit))
    return area.terrain === 'village' ? VILLAGE : HILL;
  return refuse('1.1c', 'stepsAway', { steps });
}

function whyNotLeave(
  look: Look,
  unit: number,
  from: number,
  to: number,
  gait: number,
): Refusal | null {
  const { state, box } = look;
  if (at(state.done, unit) > 0) return HAS_MOVED;
  // 4.1t
  if (at(state.level, unit) === SUPPRESSED && at(box.areas, from).holdsSuppressed) return PINNED;
  if (pointsLeft(look, unit) < 1) return NO_MP;
  // Tg, Th, R-13
  if (at(box.areas, to).allMp && at(state.spent, unit) > 0)
    return at(box.areas, to).terrain === 'village' ? VILLAGE : HILL;
  return mayPass(look, from, to, gait) ? null : HELD;
}

/** 4.1l, R-9, R-58 Past Boers toward the red edge only with more SP than they have. */
function mayPass(look: Look, from: number, to: number, gait: number): boolean {
  const red = at(look.box.redSteps, gait);
  if (at(red, to) >= at(red, from) || !anyBoerUnit(look, from)) return true;
  return britishSpIn(look, from) > boerSpIn(look, from);
}

/** 4.1ad, 4.1u, 4.1x, R-11, R-28 */
function whyNotDrift(look: Look, unit: number, to: number): Refusal | null {
  const { state, box } = look;
  const level = at(state.level, unit);
  const { brigade } = at(box.pieces, unit);
  const shaken = level !== NORMAL && level !== ROUTED;
  if (shaken && at(state.failing, brigade) === 0) return refuse('4.1ad', 'shakenAtDrift');
  const drift = at(box.driftOf, to);
  if (at(state.driftOpen, drift) > 0) return null;
  if (level === ROUTED) return refuse('4.1u', 'driftUnfound');
  return at(state.searched, drift) > 0 ? refuse('4.1z', 'searchedAlready') : null;
}

function mayGoOn(
  look: Look,
  unit: number,
  crossing: number,
  from: number,
  onward: Onward,
): boolean {
  const { box } = look;
  if (pointsLeft(look, unit) < 2 || anyBoerUnit(look, crossing)) return false;
  return at(at(box.links, gaitOf(box, unit)), crossing).some(
    (exit) => exit !== from && !at(box.areas, exit).allMp && onward(look, unit, crossing, exit),
  );
}

/** Is the marker still there, so that the drift must be searched for? (4.1x) */
export function mustSearch({ state, box }: Look, area: number): boolean {
  const drift = at(box.driftOf, area);
  return drift >= 0 && at(state.driftOpen, drift) === 0;
}

/** What bears on a search; less is better. */
export function searchReasons({ state, box }: Look): Reason[] {
  const reasons: Reason[] = [];
  const { british } = box.pack.chits;
  const { variants } = box.pack;
  const event = box.britishChits[state.event];
  if (event === 'guide' && state.guided === 0)
    alsoBecause(reasons, 'guide', british.guide.value, '4.1x');
  if (event === 'bad-map') alsoBecause(reasons, 'bad-map', british['bad-map'].value, '4.1x');
  if (isVariant(state, 'river-high'))
    alsoBecause(reasons, 'river-high', variants['river-high'].value, '4.1x');
  if (isVariant(state, 'guides')) alsoBecause(reasons, 'guides', variants.guides.value, '4.1x');
  return reasons;
}

/** 4.1x-z The marker is turned and two dice thrown: its value or less finds the drift. */
export function search(war: War, unit: number, area: number): boolean {
  const { state, box } = war;
  const drift = at(box.driftOf, area);
  const reasons = searchReasons(war);
  state.guided = 1;
  state.driftSeen[drift] = 1;
  war.reveal();
  const value = at(state.drift, drift);
  const dice = war.roll2(`search/${areaId(box, area)}`);
  const total = dice[0] + dice[1] + sumOf(reasons);
  const found = total <= value;
  war.tell({
    type: found ? 'driftFound' : 'driftNotFound',
    rule: found ? '4.1y' : '4.1z',
    piece: pieceId(box, unit),
    to: areaId(box, area),
    dice,
    total,
    reasons: reasonsTold(reasons),
    n: value,
  });
  if (found) {
    state.driftOpen[drift] = 1;
    return true;
  }
  state.searched[drift] = 1;
  state.done[unit] = 1;
  loseHeart(war, at(box.pieces, unit).brigade);
  return false;
}

/** 4.1z The brigade's markers go. */
function loseHeart(war: War, brigade: number): void {
  const { state, box } = war;
  const inHand = at(state.planned, brigade) >= 0 || at(state.objective, brigade) >= 0;
  if (!inHand && at(state.due, brigade) === 0) return;
  clearOrders(war, brigade);
  war.tell({ type: 'ordersDropped', rule: '4.1z', brigade: brigadeId(box, brigade) });
}

/** A unit takes a step that was found legal; drift and bridge leave their mark. */
export function stepInto(war: War, unit: number, to: number): void {
  const { state, box } = war;
  const from = at(state.where, unit);
  const area = at(box.areas, to);
  state.where[unit] = to;
  //
  state.spent[unit] = area.allMp ? at(state.allowance, unit) : at(state.spent, unit) + 1;
  war.tell({
    type: 'moved',
    rule: '1.1c',
    piece: pieceId(box, unit),
    at: areaId(box, from),
    to: areaId(box, to),
  });
  if (area.stay > 0) state.britishThrough[to] = at(state.britishThrough, to) + 1;
  if (at(box.areas, from).kind === 'drift') worsenLeavingDrift(war, unit);
  // 4.1t
  if (at(state.level, unit) === SUPPRESSED && area.holdsSuppressed) state.done[unit] = 1;
}

/** Follows along without being a unit: leaders, Buller, Long. */
export function follow(war: War, piece: number, to: number): void {
  const { state, box } = war;
  state.where[piece] = to;
  // R-46 A leader who leaves the area of his objective has no longer reached it.
  if (kindOf(box, piece) === LEADER) state.reached[at(box.pieces, piece).brigade] = NONE;
  war.tell({
    type: 'rode',
    rule: '4.1e',
    piece: pieceId(box, piece),
    to: areaId(box, to),
  });
}
