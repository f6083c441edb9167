import { at } from '../../../kernel/lists.ts';
import { BATTERY, REGIMENT } from '../box.ts';
import { FRONT, type Look, NONE, REVERSE, ROUTED } from '../state.ts';
import {
  type Choice,
  DRILLS,
  type Drill,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type War,
} from '../vocabulary.ts';
import {
  areaId,
  areaOf,
  brigadeOf,
  gaitOf,
  inPlay,
  inRadius,
  isBoerUnit,
  isBritishUnit,
  kindOf,
  leaderArea,
  leaderOf,
  pieceId,
  pieceOf,
  stepsBetween,
} from './01-pieces.ts';
import {
  isOverfull,
  mustSearch,
  type Onward,
  pointsLeft,
  search,
  stepInto,
  whyNotStep,
} from './04-crossing.ts';

/** 4.1j-4.1p The units of a brigade move after their leader. */
export const brigadeUnits = step('brigadeUnits', (war, { brigade }) => {
  const index = brigadeOf(war.box, brigade);
  if (unitChoices(war, index, 1).length > 0) war.next('unitMoves', { brigade });
  else war.state.moving = NONE;
});

/** 4.1k, R-32 Toward the radius, or within it. */
function keepsRadius(look: Look, index: number, unit: number, from: number, to: number): boolean {
  const { box } = look;
  const stand = leaderArea(look, index);
  if (at(box.areas, to).kind === 'ladysmith' && to !== stand) return false;
  if (inRadius(look, index, from)) return inRadius(look, index, to);
  const gait = gaitOf(box, unit);
  return stepsBetween(box, gait, to, stand) < stepsBetween(box, gait, from, stand);
}

/** Straight on through a full crossing: inside the radius, and not past a leader who would be left alone in it. */
const withinRadius: Onward = (look, unit, crossing, exit) => {
  const { brigade } = at(look.box.pieces, unit);
  if (leaderArea(look, brigade) === crossing && countIn(look, brigade, crossing) === 0)
    return false;
  return keepsRadius(look, brigade, unit, crossing, exit);
};

const ROUTED_UNIT: Refusal = refuse('4.1u', 'routed');
const LEADER_FIRST: Refusal = refuse('2.3e', 'leaderFirst');
const LEAVES_RADIUS: Refusal = refuse('4.1k', 'leavesRadius');
const LEADER_ALONE: Refusal = refuse('4.1f', 'leaderAlone');

/** Why a unit may not step there on its own. */
export function whyNotMove(look: Look, index: number, unit: number, to: number): Refusal | null {
  const { state } = look;
  if (at(state.level, unit) === ROUTED) return ROUTED_UNIT;
  const refusal = whyNotStep(look, unit, to, 1, withinRadius);
  if (refusal) return refusal;
  const from = at(state.where, unit);
  if (!keepsRadius(look, index, unit, from, to))
    return at(look.box.areas, to).kind === 'ladysmith' ? LEADER_FIRST : LEAVES_RADIUS;
  return leavesLeaderAlone(look, index, from) ? LEADER_ALONE : null;
}

function countIn({ state, box }: Look, index: number, area: number): number {
  let count = 0;
  for (const unit of at(box.brigades, index).units) if (state.where[unit] === area) count++;
  return count;
}

/** 4.1f The leader must finish with one of his units: the last may not leave him. */
const leavesLeaderAlone = (look: Look, index: number, from: number): boolean =>
  leaderArea(look, index) === from && countIn(look, index, from) === 1;

/** R-46 The leader stands where his Objective Marker was and has no newer one on the map. */
export const hasReached = (look: Look, index: number): boolean => {
  const { state } = look;
  const reached = at(state.reached, index);
  return reached >= 0 && reached === leaderArea(look, index) && at(state.objective, index) < 0;
};

/** 4.1m-4.1p */
export function whyNotDrill(look: Look, index: number, unit: number, drill: Drill): Refusal | null {
  const { state, box } = look;
  const kind = kindOf(box, unit);
  const horse = drill === 'mount' || drill === 'dismount';
  if (kind !== (horse ? REGIMENT : BATTERY)) return refuse(DRILL_RULES[drill], 'otherArm');
  if (at(state.level, unit) === ROUTED) return refuse('4.1u', 'routed');
  const front = at(state.face, unit) === FRONT;
  const wantsFront = drill === 'mount' || drill === 'limber';
  if (front !== wantsFront) return refuse(DRILL_RULES[drill], 'isAlready');
  if (at(state.done, unit) === 1) return refuse('4.1k', 'hasMoved');
  if (drill === 'limber')
    return at(state.spent, unit) > 0 || at(state.done, unit) > 0
      ? refuse('4.1p', 'wholeSegment')
      : null;
  if (pointsLeft(look, unit) < 1) return refuse(DRILL_RULES[drill], 'noMp');
  if (drill !== 'mount' && !hasReached(look, index))
    return refuse(DRILL_RULES[drill], 'notReached');
  return null;
}

const DRILL_RULES = { mount: '4.1n', dismount: '4.1n', unlimber: '4.1o', limber: '4.1p' } as const;

/** The steps of one unit that `whyNotMove` has nothing against; the radius first, which rules out most. */
function listSteps(
  look: Look,
  index: number,
  unit: number,
  piece: string,
  choices: Offer<'unitMoves'>[],
): void {
  const { state, box } = look;
  const from = at(state.where, unit);
  if (leavesLeaderAlone(look, index, from)) return;
  for (const to of at(at(box.links, gaitOf(box, unit)), from))
    if (
      keepsRadius(look, index, unit, from, to) &&
      whyNotStep(look, unit, to, 1, withinRadius) === null
    )
      choices.push({ do: 'move', piece, to: areaId(box, to) });
}

/** What the units of a brigade can still do, up to `enough` of it. */
function unitChoices(
  look: Look,
  index: number,
  enough = Number.POSITIVE_INFINITY,
): Offer<'unitMoves'>[] {
  const { state, box } = look;
  const choices: Offer<'unitMoves'>[] = [];
  for (const unit of at(box.brigades, index).units) {
    const done = at(state.done, unit);
    if (at(state.where, unit) < 0 || done === 1 || at(state.level, unit) === ROUTED) continue;
    const piece = pieceId(box, unit);
    if (done === 0 && pointsLeft(look, unit) > 0) listSteps(look, index, unit, piece, choices);
    const kind = kindOf(box, unit);
    if (kind === REGIMENT || kind === BATTERY)
      for (const drill of DRILLS)
        if (whyNotDrill(look, index, unit, drill) === null) choices.push({ do: drill, piece });
    if (choices.length >= enough) return choices;
  }
  return choices;
}

/** 4.1k Step by step, unit by unit, in any order. */
export const unitMoves = decision('unitMoves', {
  side: 'british',
  rule: '4.1k',
  choices(look, { brigade }) {
    const index = brigadeOf(look.box, brigade);
    const choices = unitChoices(look, index);
    choices.push({ do: 'endBrigade', piece: pieceId(look.box, leaderOf(look.box, index)) });
    return choices;
  },
  whyNot(look, { brigade }, tried) {
    const index = brigadeOf(look.box, brigade);
    if (tried.do === 'endBrigade') return refuse('4.1b', 'otherBrigade');
    const unit = pieceOf(look.box, tried.piece);
    if (unit < 0 || !inPlay(look.state, unit)) return refuse(null, 'noSuchPiece');
    if (isBoerUnit(look.box, unit)) return refuse('0a', 'boersActAlone');
    if (unit === leaderOf(look.box, index)) return refuse('4.1k', 'hasMoved');
    if (!isBritishUnit(look.box, unit) || at(look.box.pieces, unit).brigade !== index)
      return refuse('4.1b', 'otherBrigade');
    return tried.do === 'move'
      ? whyNotMove(look, index, unit, areaOf(look.box, tried.to))
      : whyNotDrill(look, index, unit, tried.do);
  },
  take: {
    move(war, { brigade }, choice) {
      moveUnit(war, pieceOf(war.box, choice.piece), areaOf(war.box, choice.to));
      war.next('brigadeUnits', { brigade });
    },
    mount: drill,
    dismount: drill,
    limber: drill,
    unlimber: drill,
    endBrigade(war) {
      war.state.moving = NONE;
    },
  },
});

function drill(
  war: War,
  { brigade }: { brigade: string },
  { do: verb, piece }: Choice<Drill>,
): void {
  const { state, box } = war;
  const unit = pieceOf(box, piece);
  state.face[unit] = verb === 'mount' || verb === 'limber' ? REVERSE : FRONT;
  if (verb === 'limber') state.done[unit] = 1;
  else state.spent[unit] = at(state.spent, unit) + 1;
  war.tell({ type: verb, rule: DRILL_RULES[verb], piece });
  war.next('brigadeUnits', { brigade });
}

function moveUnit(war: War, unit: number, to: number): void {
  if (mustSearch(war, to) && !search(war, unit, to)) return;
  stepInto(war, unit, to);
  if (isOverfull(war, to)) goOn(war, unit);
}

/** 4.1ab, 4.1ac No room to stay: the unit goes straight on. */
function goOn(war: War, unit: number): void {
  const exits = exitsOf(war, unit);
  const [exit] = exits;
  if (exit === undefined) return;
  const piece = pieceId(war.box, unit);
  if (exits.length === 1) {
    war.unasked('british', { do: 'move', piece, to: areaId(war.box, exit) });
    stepInto(war, unit, exit);
  } else war.next('moveOn', { piece });
}

function exitsOf(look: Look, unit: number): number[] {
  const { state, box } = look;
  const index = at(box.pieces, unit).brigade;
  return at(at(box.links, gaitOf(box, unit)), at(state.where, unit)).filter(
    (to) => whyNotMove(look, index, unit, to) === null,
  );
}

export const moveOn = decision('moveOn', {
  side: 'british',
  rule: '4.1ab',
  choices: (look, { piece }) =>
    exitsOf(look, pieceOf(look.box, piece)).map((to) => ({
      do: 'move',
      piece,
      to: areaId(look.box, to),
    })),
  whyNot(look, { piece }, tried) {
    if (tried.piece !== piece) return refuse('4.1ab', 'mustClear');
    const unit = pieceOf(look.box, piece);
    return whyNotMove(look, at(look.box.pieces, unit).brigade, unit, areaOf(look.box, tried.to));
  },
  take: {
    move(war, { piece }, choice) {
      stepInto(war, pieceOf(war.box, piece), areaOf(war.box, choice.to));
    },
  },
});
