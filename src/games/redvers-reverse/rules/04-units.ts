import type { Choice } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { BATTERY, REGIMENT } from '../box.ts';
import { decision, FRONT, type Look, NONE, REVERSE, ROUTED, step, type War } from '../state.ts';
import {
  areaId,
  areaOf,
  brigadeOf,
  gaitOf,
  inPlay,
  inRadius,
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

const ROUTED_UNIT: Refusal = { rule: '4.1u', reason: 'routed' };
const LEADER_FIRST: Refusal = { rule: '2.3e', reason: 'leaderFirst' };
const LEAVES_RADIUS: Refusal = { rule: '4.1k', reason: 'leavesRadius' };
const LEADER_ALONE: Refusal = { rule: '4.1f', reason: 'leaderAlone' };

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

type Drill = 'mount' | 'dismount' | 'limber' | 'unlimber';

/** 4.1m-4.1p */
export function whyNotDrill(look: Look, index: number, unit: number, drill: Drill): Refusal | null {
  const { state, box } = look;
  const kind = kindOf(box, unit);
  const horse = drill === 'mount' || drill === 'dismount';
  if (kind !== (horse ? REGIMENT : BATTERY))
    return { rule: DRILL_RULES[drill], reason: 'otherArm' };
  if (at(state.level, unit) === ROUTED) return { rule: '4.1u', reason: 'routed' };
  const front = at(state.face, unit) === FRONT;
  const wantsFront = drill === 'mount' || drill === 'limber';
  if (front !== wantsFront) return { rule: DRILL_RULES[drill], reason: 'isAlready' };
  if (at(state.done, unit) === 1) return { rule: '4.1k', reason: 'hasMoved' };
  if (drill === 'limber')
    return at(state.spent, unit) > 0 || at(state.done, unit) > 0
      ? { rule: '4.1p', reason: 'wholeSegment' }
      : null;
  if (pointsLeft(look, unit) < 1) return { rule: DRILL_RULES[drill], reason: 'noMp' };
  if (drill !== 'mount' && !hasReached(look, index))
    return { rule: DRILL_RULES[drill], reason: 'notReached' };
  return null;
}

const DRILL_RULES = { mount: '4.1n', dismount: '4.1n', unlimber: '4.1o', limber: '4.1p' } as const;
const DRILLS = ['mount', 'dismount', 'limber', 'unlimber'] as const;
const isDrill = (verb: string): verb is Drill => (DRILLS as readonly string[]).includes(verb);

/** The steps of one unit; the radius is looked at first because it rules out most. */
function listSteps(
  look: Look,
  index: number,
  unit: number,
  piece: string,
  choices: Choice[],
): void {
  const { state, box } = look;
  const from = at(state.where, unit);
  for (const to of at(at(box.links, gaitOf(box, unit)), from))
    if (keepsRadius(look, index, unit, from, to) && whyNotMove(look, index, unit, to) === null)
      choices.push({ do: 'move', piece, to: areaId(box, to) });
}

/** What the units of a brigade can still do, up to `enough` of it. */
function unitChoices(look: Look, index: number, enough = Number.POSITIVE_INFINITY): Choice[] {
  const { state, box } = look;
  const choices: Choice[] = [];
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
  verbs: ['move', ...DRILLS, 'endBrigade'],
  choices(look, { brigade }) {
    const index = brigadeOf(look.box, brigade);
    const choices = unitChoices(look, index);
    choices.push({ do: 'endBrigade', piece: pieceId(look.box, leaderOf(look.box, index)) });
    return choices;
  },
  refuse(look, { brigade }, choice) {
    const index = brigadeOf(look.box, brigade);
    if (choice.do === 'endBrigade') return { rule: '4.1b', reason: 'otherBrigade' };
    const unit = pieceOf(look.box, choice.piece);
    if (unit < 0 || !inPlay(look.state, unit)) return { rule: null, reason: 'noSuchPiece' };
    if (unit >= look.box.firstCommando || at(look.box.pieces, unit).brigade !== index)
      return { rule: '4.1b', reason: 'otherBrigade' };
    return isDrill(choice.do)
      ? whyNotDrill(look, index, unit, choice.do)
      : whyNotMove(look, index, unit, areaOf(look.box, choice.to));
  },
  take(war, { brigade }, choice) {
    if (choice.do === 'endBrigade') {
      war.state.moving = NONE;
      return;
    }
    const unit = pieceOf(war.box, choice.piece);
    if (isDrill(choice.do)) drill(war, unit, choice.do);
    else moveUnit(war, unit, areaOf(war.box, choice.to));
    war.next('brigadeUnits', { brigade });
  },
});

function drill(war: War, unit: number, verb: Drill): void {
  const { state, box } = war;
  state.face[unit] = verb === 'mount' || verb === 'limber' ? REVERSE : FRONT;
  if (verb === 'limber') state.done[unit] = 1;
  else state.spent[unit] = at(state.spent, unit) + 1;
  war.tell({ type: verb, rule: DRILL_RULES[verb], piece: pieceId(box, unit) });
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
  if (exits.length === 1) stepInto(war, unit, exit);
  else war.next('moveOn', { piece: pieceId(war.box, unit) });
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
  verbs: ['move'],
  choices: (look, { piece }) =>
    exitsOf(look, pieceOf(look.box, piece)).map((to) => ({
      do: 'move',
      piece,
      to: areaId(look.box, to),
    })),
  refuse(look, { piece }, choice) {
    if (choice.piece !== piece) return { rule: '4.1ab', reason: 'mustClear' };
    const unit = pieceOf(look.box, piece);
    return whyNotMove(look, at(look.box.pieces, unit).brigade, unit, areaOf(look.box, choice.to));
  },
  take(war, { piece }, choice) {
    stepInto(war, pieceOf(war.box, piece), areaOf(war.box, choice.to));
  },
});
