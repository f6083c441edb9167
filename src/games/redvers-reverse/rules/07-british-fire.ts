import { at } from '../../../kernel/lists.ts';
import { BATTERY } from '../box.ts';
import { because, type Reason, reasonsTold, rowFor, sumOf } from '../reasons.ts';
import { DISRUPTED, type Look, NONE, RELEASED, RETURN, ROUTED, SUPPRESSED } from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type War,
} from '../vocabulary.ts';
import {
  actualStrength,
  anyBoerUnit,
  areaId,
  areaOf,
  boerUnitsIn,
  britishReach,
  commandosIn,
  currentSp,
  fireRange,
  groupId,
  gunsIn,
  inPlay,
  isBoerUnit,
  isBritishUnit,
  isEmplaced,
  kindOf,
  pieceId,
  pieceOf,
  soundSp,
  stepsBetween,
} from './01-pieces.ts';
import { worsen } from './03-morale.ts';
import { loseSp } from './06-track.ts';
import { attackOn, clearAttacks, clearToll, placeAttack, removeAttack } from './07-attacks.ts';
import { coverOfBoers } from './11-terrain-chart.ts';

/** Chapter 7: how the British fire, with shells or rifles. */

/** Areas with Boer units, each once. */
export function boerAreas({ state, box }: Look): number[] {
  const areas: number[] = [];
  for (let unit = box.firstCommando; unit < box.firstLeader; unit++) {
    const area = at(state.where, unit);
    if (area >= 0 && !areas.includes(area)) areas.push(area);
  }
  return areas;
}

/** 3.3, 5.1, 7.1 Why this unit cannot fire at all in this segment. */
export function whyNotFire(
  look: Look,
  unit: number,
  shell: boolean,
  boers: readonly number[] = boerAreas(look),
): Refusal | null {
  const { state, box } = look;
  if (unit < 0 || !inPlay(state, unit)) return refuse(null, 'noSuchPiece');
  if (isBoerUnit(box, unit)) return refuse('7.1b', 'firerFirst');
  if (!isBritishUnit(box, unit)) return refuse('7.1a', 'leadersDoNotFire');
  if ((kindOf(box, unit) === BATTERY) !== shell) return shell ? NOT_A_BATTERY : NOT_RIFLES;
  if (at(state.fired, unit) > 0) return refuse('7.1d', 'hasFired');
  if (at(state.level, unit) === ROUTED) return refuse('5.1b', 'routed');
  if (shell && at(state.face, unit) === 1) return refuse('7.1a', 'limbered');
  if (!shell && currentSp(look, unit) === 0) return refuse('5.1b', 'mounted');
  if (shell && !hasShells(look, unit)) return refuse('3.3a', 'noShells');
  const reach = britishReach(look, unit);
  for (const area of boers) if (whyNotTarget(look, unit, area, reach) === null) return null;
  return shell ? NO_SHELL_TARGET : NO_RIFLE_TARGET;
}

const NOT_A_BATTERY: Refusal = refuse('3.3b', 'batteriesOnly');
const NOT_RIFLES: Refusal = refuse('5.1a', 'riflesOnly');
const NO_SHELL_TARGET: Refusal = refuse('3.3b', 'noTarget');
const NO_RIFLE_TARGET: Refusal = refuse('5.1a', 'noTarget');
const TWO_ALREADY: Refusal = refuse('7.1c', 'twoAlready');
const OWN_AREA: Refusal = refuse('5.1b', 'ownAreaOnly');

/** 3.3a, Tk In an ammunition shortage only batteries by the wagons fire. */
function hasShells(look: Look, unit: number): boolean {
  const { state, box } = look;
  if (state.ammo !== state.turn) return true;
  const reach = box.pack.chits.boer.ammo.value;
  return box.areas.some(
    (area, i) =>
      area.features.includes('ammo-wagons') &&
      stepsBetween(box, 0, i, at(state.where, unit)) <= reach,
  );
}

/** 7.1 Areas a unit may fire at now. */
export function targetsOf(look: Look, unit: number): number[] {
  const reach = britishReach(look, unit);
  if (reach < 0) return [];
  return boerAreas(look).filter((area) => whyNotTarget(look, unit, area, reach) === null);
}

function whyNotTarget(look: Look, unit: number, area: number, reach: number): Refusal | null {
  const { state } = look;
  if (area < 0) return refuse(null, 'noSuchArea');
  const range = fireRange(look, at(state.where, unit), area);
  if (range > reach) {
    return at(state.level, unit) === SUPPRESSED
      ? OWN_AREA
      : refuse('7.1a', 'outOfRange', { range, reach });
  }
  return attackOn(look, area) === 2 ? TWO_ALREADY : null;
}

export function anyTarget(look: Look, shell: boolean): boolean {
  const boers = boerAreas(look);
  for (let unit = 0; unit < look.box.firstCommando; unit++)
    if (whyNotFire(look, unit, shell, boers) === null) return true;
  return false;
}

const CEASE: Choice<'cease'> = { do: 'cease' };

/** 7.1b Which unit fires next, or none. */
export const britishTargets = decision('britishTargets', {
  side: 'british',
  rule: (_, { shell }) => (shell ? '3.3b' : '5.1a'),
  choices(look, { shell }) {
    const choices: Offer<'britishTargets'>[] = [];
    const boers = boerAreas(look);
    for (let unit = 0; unit < look.box.firstCommando; unit++)
      if (whyNotFire(look, unit, shell, boers) === null)
        choices.push({ do: 'fire', piece: pieceId(look.box, unit) });
    choices.push(CEASE);
    return choices;
  },
  whyNot: {
    fire: (look, { shell }, tried) => whyNotFire(look, pieceOf(look.box, tried.piece), shell),
  },
  take: {
    fire(war, { shell }, { piece }) {
      const unit = pieceOf(war.box, piece);
      const areas = targetsOf(war, unit);
      const [only] = areas;
      if (areas.length === 1 && only !== undefined) {
        war.unasked('british', { do: 'shoot', piece, to: areaId(war.box, only) });
        takeAim(war, unit, only, shell);
      } else war.next('britishAim', { piece, shell });
    },
    cease() {},
  },
});

/** 7.1b At which area. */
export const britishAim = decision('britishAim', {
  side: 'british',
  rule: '7.1b',
  choices: (look, { piece }) =>
    targetsOf(look, pieceOf(look.box, piece)).map((area) => ({
      do: 'shoot',
      piece,
      to: areaId(look.box, area),
    })),
  whyNot: (look, { piece }, tried) => {
    if (tried.piece !== piece) return refuse('7.1b', 'otherPiece');
    const unit = pieceOf(look.box, piece);
    const area = areaOf(look.box, tried.to);
    if (area >= 0 && !anyBoerUnit(look, area)) return refuse('7.1b', 'noBoers');
    return whyNotTarget(look, unit, area, britishReach(look, unit));
  },
  take: {
    shoot(war, { piece, shell }, choice) {
      takeAim(war, pieceOf(war.box, piece), areaOf(war.box, choice.to), shell);
    },
  },
});

function takeAim(war: War, unit: number, area: number, shell: boolean): void {
  const support = placeAttack(war, unit, area);
  war.tell({
    type: support ? 'supports' : 'aims',
    rule: support ? '7.1c' : '7.1b',
    piece: pieceId(war.box, unit),
    to: areaId(war.box, area),
  });
  if (anyTarget(war, shell)) war.next('britishTargets', { shell });
}

/** 7.2a In the order the player laid the fire; R-60 an attack without a target is void. */
export const britishResolve = step('britishResolve', (war) => {
  const { state, box } = war;
  if (state.attackAt.length === 0) {
    clearAttacks(state);
    return;
  }
  const area = at(state.attackAt, 0);
  const by = at(state.attackBy, 0);
  const multiple = at(state.attackWith, 0) !== NONE;
  removeAttack(state, 0);
  if (anyBoerUnit(war, area))
    war.next('britishShot', {
      at: areaId(box, area),
      by: pieceId(box, by),
      multiple,
      close: false,
    });
  war.next('britishResolve');
});

export interface Shot {
  readonly by: number;
  readonly area: number;
  readonly multiple: boolean;
  readonly close: boolean;
}

/** 7.2a, R-7 What makes a British shot better or worse. No modifier asks which Boer unit is aimed at. */
export function britishFireReasons(look: Look, { by, area, multiple, close }: Shot): Reason[] {
  const { state, box } = look;
  const { modifiers } = box.pack.tables.britishFireModifiers;
  const { kind, naval } = at(box.pieces, by);
  const reasons: Reason[] = [];
  const level = at(state.level, by);
  if (multiple) because(reasons, modifiers, 'multiple', '7.1c');
  if (kind === BATTERY) {
    if (naval) because(reasons, modifiers, 'naval', '7.2a');
    if (fireRange(look, at(state.where, by), area) <= modifiers.short.within)
      because(reasons, modifiers, 'short', '7.2a');
    if (naval && box.britishChits[state.event] === 'lyddite')
      because(reasons, modifiers, 'lyddite', '7.2a');
  } else {
    const sp = currentSp(look, by);
    if (sp >= modifiers['sp-strong'].atLeast) because(reasons, modifiers, 'sp-strong', '7.2a');
    if (sp <= modifiers['sp-weak'].atMost) because(reasons, modifiers, 'sp-weak', '7.2a');
  }
  if (level === DISRUPTED) because(reasons, modifiers, 'disrupted', '7.2a');
  if (level === SUPPRESSED) because(reasons, modifiers, 'suppressed', '7.2a');
  if (at(state.hidden, area) > 0) because(reasons, modifiers, 'hidden', '7.2a');
  if (!close) coverOfBoers(look, area, reasons);
  return reasons;
}

/** 7.2 One shot. */
export const britishShot = step('britishShot', (war, args) => {
  const { state, box } = war;
  const shot: Shot = {
    by: pieceOf(box, args.by),
    area: areaOf(box, args.at),
    multiple: args.multiple,
    close: args.close,
  };
  if (!inPlay(state, shot.by) || !anyBoerUnit(war, shot.area)) return;
  clearToll(state);
  if (kindOf(box, shot.by) === BATTERY) shell(war, shot);
  else volley(war, shot);
});

/** 7.2b, 7.3a Two dice on the Shell Fire Table; the result marks every Boer unit there. */
function shell(war: War, shot: Shot): void {
  const { box } = war;
  const reasons = britishFireReasons(war, shot);
  const dice = war.roll2(`shell/${pieceId(box, shot.by)}`);
  const total = dice[0] + dice[1] + sumOf(reasons);
  const { level } = rowFor(box.pack.tables.shellFire.rows, total);
  war.tell({
    type: 'shelled',
    rule: '7.2b',
    piece: pieceId(box, shot.by),
    to: areaId(box, shot.area),
    dice,
    total,
    reasons: reasonsTold(reasons),
    level,
  });
  for (const unit of boerUnitsIn(war, shot.area)) mark(war, unit, level, '7.3a');
}

function mark(war: War, unit: number, level: number, rule: string): void {
  if (!worsen(war, unit, level)) return;
  war.tell({ type: 'shaken', rule, piece: pieceId(war.box, unit), level });
  // 7.4c
  if (level === ROUTED && at(war.state.marker, unit) === RELEASED) {
    war.state.marker[unit] = RETURN;
    war.tell({ type: 'returns', rule: '7.4c', piece: pieceId(war.box, unit) });
  }
}

/** 7.2b One die on the Rifle Fire Table. */
function volley(war: War, shot: Shot): void {
  const { box } = war;
  const reasons = britishFireReasons(war, shot);
  const die = war.roll(`rifle/${pieceId(box, shot.by)}`);
  const total = die + sumOf(reasons);
  const { losses } = rowFor(box.pack.tables.rifleFire.rows, total);
  const place = areaId(box, shot.area);
  war.tell({
    type: 'fired',
    rule: '7.2b',
    piece: pieceId(box, shot.by),
    to: place,
    dice: [die],
    total,
    reasons: reasonsTold(reasons),
    losses,
    close: shot.close,
  });
  if (losses === 0) return;
  spreadBoerLosses(war, shot.area, losses);
  war.next('boerMorale', { at: place, close: shot.close });
}

/** 7.3b, R-8 Losses fall on commandos, then on guns; the player says on which. */
function spreadBoerLosses(war: War, area: number, losses: number): void {
  for (let left = losses; left > 0; left--) {
    const units = bearers(war, area);
    const [first] = units;
    if (first === undefined) return;
    if (units.length > 1 && war.state.chosen.ties === 'ask' && left < soundness(war, units)) {
      war.next('boerLosses', { at: areaId(war.box, area), left });
      return;
    }
    war.unasked('british', { do: 'lose', piece: pieceId(war.box, first) });
    bear(war, first);
  }
}

/** Who may be hit, strongest first. */
export function bearers(look: Look, area: number): number[] {
  const commandos = commandosIn(look, area);
  const units = commandos.length > 0 ? commandos : gunsIn(look, area);
  return units.sort((a, b) => actualStrength(look, b) - actualStrength(look, a) || a - b);
}

const soundness = (look: Look, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + soundSp(look, unit), 0);

function bear(war: War, unit: number): void {
  const { group } = at(war.box.pieces, unit);
  war.state.groupToll[group] = at(war.state.groupToll, group) + 1;
  loseSp(war, unit);
}

export const boerLosses = decision('boerLosses', {
  side: 'british',
  rule: '7.3b',
  choices: (look, { at: place }) =>
    bearers(look, areaOf(look.box, place)).map((unit) => ({
      do: 'lose',
      piece: pieceId(look.box, unit),
    })),
  whyNot: (look, { at: place }, tried) => {
    const unit = pieceOf(look.box, tried.piece);
    if (unit < 0) return refuse(null, 'noSuchPiece');
    return boerUnitsIn(look, areaOf(look.box, place)).includes(unit)
      ? refuse('7.3b', 'commandosFirst')
      : refuse('7.3b', 'notThere');
  },
  take: {
    lose(war, { at: place, left }, choice) {
      bear(war, pieceOf(war.box, choice.piece));
      spreadBoerLosses(war, areaOf(war.box, place), left - 1);
    },
  },
});

/** 7.4 Each group that lost SP there and still has units there tests (R-36: alone). */
export const boerMorale = step('boerMorale', (war, { at: place, close }) => {
  const { state, box } = war;
  const area = areaOf(box, place);
  for (let group = 0; group < box.groups.length; group++) {
    if (at(state.groupToll, group) === 0) continue;
    const units = at(box.groups, group).units.filter((unit) => state.where[unit] === area);
    if (units.length > 0) testGroup(war, group, units, area, close);
  }
});

/** 7.4a */
export function groupReasons(look: Look, units: readonly number[], losses: number): Reason[] {
  const { state, box } = look;
  const { modifiers } = box.pack.tables.formationMorale;
  const reasons: Reason[] = [];
  because(reasons, modifiers, 'extra-loss', '7.4a', losses - 1);
  if (units.some((unit) => isShaky(at(state.level, unit))))
    because(reasons, modifiers, 'shaky', '7.4a');
  if (state.shaken > 0) because(reasons, modifiers, 'shaken', '7.4a');
  return reasons;
}

export const isShaky = (level: number): boolean => level === DISRUPTED || level === SUPPRESSED;

function testGroup(
  war: War,
  group: number,
  units: readonly number[],
  area: number,
  close: boolean,
): void {
  const { state, box } = war;
  const reasons = groupReasons(war, units, at(state.groupToll, group));
  const dice = war.roll2(`morale/${groupId(box, group)}/${areaId(box, area)}`);
  const total = dice[0] + dice[1] + sumOf(reasons);
  // 4.2d In close combat the trench is overrun.
  const column = isEmplaced(war, area) && !close ? 'emplaced' : 'open';
  const { level } = rowFor(box.pack.tables.formationMorale.columns[column], total);
  war.tell({
    type: 'groupMorale',
    rule: '7.4a',
    group: `group-${groupId(box, group)}`,
    at: areaId(box, area),
    dice,
    total,
    reasons: reasonsTold(reasons),
    column,
    level,
  });
  for (const unit of units) mark(war, unit, level, '7.4b');
}
