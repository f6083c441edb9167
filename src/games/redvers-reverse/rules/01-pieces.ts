import { at } from '../../../kernel/lists.ts';
import {
  BATTALION,
  BATTERY,
  type Box,
  COMMANDO,
  FAR,
  FOOT,
  GUN,
  HQ,
  LEADER,
  REGIMENT,
  WHEELS,
} from '../box.ts';
import {
  ABSENT,
  DISRUPTED,
  type Look,
  NONE,
  REVERSE,
  type ReadonlyState,
  ROUTED,
  SUPPRESSED,
} from '../state.ts';

/** Chapter 1: what the pieces are, and the questions every other chapter asks of them. */

export const areaId = (box: Box, area: number): string => at(box.areas, area).id;
export const pieceId = (box: Box, piece: number): string => at(box.pieces, piece).id;
export const brigadeId = (box: Box, brigade: number): string => at(box.brigades, brigade).id;
export const groupId = (box: Box, group: number): string => at(box.groups, group).id;
export const areaOf = (box: Box, id: string | undefined): number =>
  id === undefined ? NONE : (box.areaIndex.get(id) ?? NONE);
export const pieceOf = (box: Box, id: string | undefined): number =>
  id === undefined ? NONE : (box.pieceIndex.get(id) ?? NONE);
export const brigadeOf = (box: Box, id: string | undefined): number =>
  id === undefined ? NONE : (box.brigadeIndex.get(id) ?? NONE);

export const kindOf = (box: Box, piece: number): number => at(box.pieces, piece).kind;
/** A battalion, regiment or battery. */
export const isBritishUnit = (box: Box, piece: number): boolean =>
  piece >= 0 && piece < box.firstCommando;
/** A commando or gun. */
export const isBoerUnit = (box: Box, piece: number): boolean =>
  piece >= box.firstCommando && piece < box.firstLeader;
export const isCommando = (box: Box, piece: number): boolean =>
  piece >= box.firstCommando && piece < box.firstGun;
/** A battalion or regiment: what carries rifles among the British. */
export const hasRifles = (box: Box, piece: number): boolean => {
  const kind = kindOf(box, piece);
  return kind === BATTALION || kind === REGIMENT;
};
export const inPlay = (state: ReadonlyState, piece: number): boolean => at(state.where, piece) >= 0;
export const isVariant = (state: ReadonlyState, variant: string): boolean =>
  state.chosen.variants.includes(variant);

/** Steps a piece needs from area to area. */
export function stepsBetween(box: Box, gait: number, from: number, to: number): number {
  return from < 0 || to < 0 ? FAR : at(at(box.steps, gait), from * box.areas.length + to);
}

/** Fire range between two areas (7.1f, R-1). */
export function fireRange(look: Look, from: number, to: number): number {
  const { box, state } = look;
  const table = at(box.ranges, state.chosen.fireAcross ? 1 : 0);
  return at(table, from * box.areas.length + to);
}

/** How a British piece gets about: batteries and HQ use the bridge alone (4.1w, R-10). */
export function gaitOf(box: Box, piece: number): number {
  const { kind, brigade } = at(box.pieces, piece);
  if (kind === BATTERY || kind === HQ) return WHEELS;
  return kind === LEADER ? at(box.brigades, brigade).gait : FOOT;
}

/** Pieces from `first` up to `end` that stand in an area. */
function among(state: ReadonlyState, area: number, first: number, end: number): number[] {
  const found: number[] = [];
  for (let piece = first; piece < end; piece++) if (state.where[piece] === area) found.push(piece);
  return found;
}

function anyAmong(state: ReadonlyState, area: number, first: number, end: number): boolean {
  for (let piece = first; piece < end; piece++) if (state.where[piece] === area) return true;
  return false;
}

/** Everything that stands in an area. */
export const piecesIn = ({ state, box }: Look, area: number): number[] =>
  among(state, area, 0, box.pieces.length);
export const britishUnitsIn = ({ state, box }: Look, area: number): number[] =>
  among(state, area, 0, box.firstCommando);
export const boerUnitsIn = ({ state, box }: Look, area: number): number[] =>
  among(state, area, box.firstCommando, box.firstLeader);
export const commandosIn = ({ state, box }: Look, area: number): number[] =>
  among(state, area, box.firstCommando, box.firstGun);
export const gunsIn = ({ state, box }: Look, area: number): number[] =>
  among(state, area, box.firstGun, box.firstLeader);
export const anyBritishUnit = ({ state, box }: Look, area: number): boolean =>
  anyAmong(state, area, 0, box.firstCommando);
export const anyBoerUnit = ({ state, box }: Look, area: number): boolean =>
  anyAmong(state, area, box.firstCommando, box.firstLeader);
export const anyCommando = ({ state, box }: Look, area: number): boolean =>
  anyAmong(state, area, box.firstCommando, box.firstGun);

export function anyRifles({ state, box }: Look, area: number): boolean {
  for (let unit = 0; unit < box.firstCommando; unit++)
    if (state.where[unit] === area && at(box.pieces, unit).kind !== BATTERY) return true;
  return false;
}

/** Units of a brigade still in play. */
export const unitsOf = ({ state, box }: Look, brigade: number): number[] =>
  at(box.brigades, brigade).units.filter((unit) => at(state.where, unit) >= 0);

export function brigadeUnitsIn({ state, box }: Look, brigade: number, area: number): number[] {
  return at(box.brigades, brigade).units.filter((unit) => state.where[unit] === area);
}

export const leaderOf = (box: Box, brigade: number): number => at(box.brigades, brigade).leader;
export const leaderArea = ({ state, box }: Look, brigade: number): number =>
  at(state.where, leaderOf(box, brigade));

/** SP of the face shown less the Number Marker: what a piece is worth now, morale apart. */
export function currentSp({ state, box }: Look, piece: number): number {
  if (at(state.where, piece) < 0) return 0;
  const printed = at(at(box.pieces, piece).sp, at(state.face, piece));
  // A mounted regiment shows 0; its losses are still noted under it.
  return Math.max(0, printed - at(state.losses, piece));
}

/** SP a unit has left to lose, whichever way a regiment is turned. */
export function soundSp({ state, box }: Look, piece: number): number {
  if (at(state.where, piece) < 0) return 0;
  const { kind, sp } = at(box.pieces, piece);
  const printed = kind === REGIMENT ? sp[0] : at(sp, at(state.face, piece));
  return Math.max(0, printed - at(state.losses, piece));
}

/** What an SP Counter adds; No Fire adds nothing (and forbids the shot). */
export const counterValue = ({ state, box }: Look, piece: number): number => {
  const counter = at(state.counter, piece);
  return counter === 0 ? 0 : (box.counters[counter - 1] ?? 0);
};
export const hasNoFire = ({ state, box }: Look, piece: number): boolean =>
  at(state.counter, piece) > box.counters.length;

/** 4.4h Actual strength of a Boer unit at this moment. */
export function actualStrength(look: Look, piece: number): number {
  const { state, box } = look;
  const level = at(state.level, piece);
  const shock = level === DISRUPTED ? 1 : level === SUPPRESSED ? 2 : 0;
  const printed = at(at(box.pieces, piece).sp, at(state.face, piece));
  return printed - at(state.losses, piece) + counterValue(look, piece) - shock;
}

/** R-9 SP of either side in an area, as 4.1l and 4.4e compare them. */
export function britishSpIn(look: Look, area: number): number {
  const { state, box } = look;
  const all = state.chosen.strength === 'all';
  let sum = 0;
  for (let unit = 0; unit < box.firstCommando; unit++)
    if (state.where[unit] === area && (all || at(box.pieces, unit).kind !== BATTERY))
      sum += currentSp(look, unit);
  return sum;
}
export function boerSpIn(look: Look, area: number): number {
  const { state, box } = look;
  const end = state.chosen.strength === 'all' ? box.firstLeader : box.firstGun;
  let sum = 0;
  for (let unit = box.firstCommando; unit < end; unit++)
    if (state.where[unit] === area) sum += currentSp(look, unit);
  return sum;
}

/** R-26 SP of a brigade that are eliminated. */
export function spLost(look: Look, brigade: number): number {
  let left = 0;
  let start = 0;
  for (const unit of at(look.box.brigades, brigade).units) {
    if (at(look.state.where, unit) === ABSENT) continue;
    start += at(look.box.pieces, unit).startSp;
    left +=
      at(look.box.pieces, unit).kind === BATTERY ? currentSp(look, unit) : soundSp(look, unit);
  }
  return start - left;
}

/** SP a brigade began the battle with. */
export function spAtStart({ state, box }: Look, brigade: number): number {
  let start = 0;
  for (const unit of at(box.brigades, brigade).units)
    if (at(state.where, unit) !== ABSENT) start += at(box.pieces, unit).startSp;
  return start;
}

/** 8.2e Battalion 2, regiment 1, all batteries of an area together 1; losses do not matter. */
export function stackingPoints({ state, box }: Look, area: number): number {
  let points = 0;
  let guns = 0;
  for (let unit = 0; unit < box.firstCommando; unit++) {
    if (state.where[unit] !== area) continue;
    const { kind, stacking } = at(box.pieces, unit);
    if (kind === BATTERY) guns = stacking;
    else points += stacking;
  }
  return points + guns;
}

/** 1.1k, 1.1l The brigade radius: the leader's area and one step around it, never across the red edge. */
export function inRadius(look: Look, brigade: number, area: number): boolean {
  const { box } = look;
  const stand = leaderArea(look, brigade);
  if (stand < 0 || area < 0) return false;
  if (stand === area) return true;
  if (at(box.areas, stand).kind === 'ladysmith' || at(box.areas, area).kind === 'ladysmith')
    return false;
  return stepsBetween(box, at(box.brigades, brigade).gait, stand, area) <= 1;
}

/** 6.1a The British hold an area alone (R-6: no Boer unit there). */
export const britishAlone = (look: Look, area: number): boolean => !anyBoerUnit(look, area);

/** An emplacement that still shelters Boers. */
export const isEmplaced = ({ state, box }: Look, area: number): boolean =>
  at(box.areas, area).emplacement && at(state.captured, area) === 0;

/** 4.2g The man who leads the brigade now is not the one who began the battle with it. */
export const isReplacement = ({ state, box }: Look, brigade: number): boolean =>
  at(state.face, leaderOf(box, brigade)) === REVERSE;

/** Whether any Boer could reach an area: rifles alone, or guns too. */
export function inBoerRange(look: Look, area: number, rifleOnly: boolean): boolean {
  const { state, box } = look;
  const { rifle, boerShell } = box.pack.tables.ranges;
  const end = rifleOnly ? box.firstGun : box.firstLeader;
  for (let unit = box.firstCommando; unit < end; unit++) {
    const stand = at(state.where, unit);
    const level = at(state.level, unit);
    if (stand < 0 || level === ROUTED) continue;
    const reach = level === SUPPRESSED ? 0 : unit < box.firstGun ? rifle : boerShell;
    if (fireRange(look, stand, area) <= reach) return true;
  }
  return false;
}

/** Whether a British unit could hit an area: rifles at range 1, unlimbered batteries at 2. */
export function inBritishRange(look: Look, area: number, rifleOnly: boolean): boolean {
  const { state, box } = look;
  for (let unit = 0; unit < box.firstCommando; unit++) {
    const stand = at(state.where, unit);
    if (stand < 0) continue;
    const reach = britishReach(look, unit);
    if (reach < 0 || (rifleOnly && kindOf(box, unit) === BATTERY)) continue;
    if (fireRange(look, stand, area) <= reach) return true;
  }
  return false;
}

/** 3.3b, 3.3c, 5.1a, 5.1b How far a British unit may fire now; -1 if not at all. */
export function britishReach(look: Look, unit: number): number {
  const { state, box } = look;
  const level = at(state.level, unit);
  const { rifle, britishShell } = box.pack.tables.ranges;
  if (level === ROUTED) return -1;
  if (kindOf(box, unit) === BATTERY) {
    if (at(state.face, unit) === REVERSE) return -1; // 7.1a
    return level === SUPPRESSED ? 0 : britishShell;
  }
  if (currentSp(look, unit) === 0) return -1; // mounted
  return level === SUPPRESSED ? 0 : rifle;
}

/** 3.1b, 3.1c, 5.3a, 5.3b How far a Boer unit may fire now; -1 if not at all. */
export function boerReach({ state, box }: Look, unit: number): number {
  const level = at(state.level, unit);
  if (level === ROUTED) return -1;
  if (level === SUPPRESSED) return 0;
  const { rifle, boerShell } = box.pack.tables.ranges;
  return kindOf(box, unit) === GUN ? boerShell : rifle;
}

/** Whether Buller or Long stands with HQ, and so on: two pieces in one area of the map. */
export const stackedWith = (state: ReadonlyState, a: number, b: number): boolean =>
  at(state.where, a) >= 0 && at(state.where, a) === at(state.where, b);

/** For the board: all there is to say about how a piece stands. */
export function statusOf(look: Look, piece: number) {
  const { state, box } = look;
  const { kind } = at(box.pieces, piece);
  return {
    area: at(state.where, piece),
    level: at(state.level, piece),
    face: at(state.face, piece),
    sp: kind <= GUN ? currentSp(look, piece) : 0,
    strength: kind === COMMANDO || kind === GUN ? actualStrength(look, piece) : 0,
    losses: at(state.losses, piece),
    marker: at(state.marker, piece),
    counter: at(state.counter, piece),
  };
}
