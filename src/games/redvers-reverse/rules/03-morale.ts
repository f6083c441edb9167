import { at } from '../../../kernel/lists.ts';
import { because, type Reason, reasonsTold, rowFor, sumOf } from '../reasons.ts';
import { DISRUPTED, FIRM, type Look, NORMAL, PANICKED } from '../state.ts';
import type { War } from '../vocabulary.ts';
import {
  anyBoerUnit,
  anyBritishUnit,
  inBoerRange,
  inBritishRange,
  inPlay,
  isBritishUnit,
  leaderOf,
  pieceId,
  stackedWith,
} from './01-pieces.ts';
import { moraleOfBritish, recoveryOfBoers } from './11-terrain-chart.ts';

/** 3.2a Morale levels: how units sink and rise. */

const COLUMNS = ['disrupted', 'disrupted', 'suppressed', 'routed'] as const;

/** 3.2c What helps or hinders a unit that wants to recover. */
export function recoveryReasons(look: Look, unit: number): Reason[] {
  const { state, box } = look;
  const { modifiers } = box.pack.tables.unitRecovery;
  const reasons: Reason[] = [];
  const area = at(state.where, unit);
  if (!isBritishUnit(box, unit)) {
    recoveryOfBoers(look, area, reasons);
    if (anyBritishUnit(look, area)) because(reasons, modifiers, 'enemy-here', '3.2c');
    else if (inBritishRange(look, area, true)) because(reasons, modifiers, 'enemy-near', '3.2c');
    if (state.shaken > 0) because(reasons, modifiers, 'shaken', '3.2c');
    return reasons;
  }
  const { brigade } = at(box.pieces, unit);
  if (stackedWith(state, unit, leaderOf(box, brigade)))
    because(reasons, modifiers, 'leader', '5.2b');
  if (stackedWith(state, unit, box.buller)) because(reasons, modifiers, 'buller', '5.2b');
  if (at(state.mood, brigade) === FIRM) because(reasons, modifiers, 'standing', '8.4b');
  if (at(state.mood, brigade) === PANICKED) because(reasons, modifiers, 'panicked', '8.4b');
  moraleOfBritish(look, area, reasons);
  if (anyBoerUnit(look, area)) because(reasons, modifiers, 'enemy-here', '5.2b');
  else if (inBoerRange(look, area, true)) because(reasons, modifiers, 'enemy-near', '5.2b');
  return reasons;
}

/** 3.2b, 3.2c Two dice in the column of its level: up none, one or two levels. */
export function recover(war: War, unit: number): void {
  const { state, box } = war;
  const level = at(state.level, unit);
  const reasons = recoveryReasons(war, unit);
  const dice = war.roll2(`recover/${pieceId(box, unit)}`);
  const total = dice[0] + dice[1] + sumOf(reasons);
  const column = COLUMNS[level] ?? 'disrupted';
  const { levels } = rowFor(box.pack.tables.unitRecovery.columns[column], total);
  const now = Math.max(NORMAL, level - levels);
  state.level[unit] = now;
  war.tell({
    type: levels > 0 ? 'recovered' : 'notRecovered',
    rule: isBritishUnit(box, unit) ? '5.2b' : '3.2c',
    piece: pieceId(box, unit),
    dice,
    total,
    reasons: reasonsTold(reasons),
    was: level,
    level: now,
  });
}

/** 8.5b, 7.4b, R-54 A result never improves a level; true if it made things worse. */
export function worsen(war: War, unit: number, level: number): boolean {
  if (at(war.state.level, unit) >= level) return false;
  war.state.level[unit] = level;
  return true;
}

/** 4.1ae, R-14 Out of a drift: normal becomes disrupted, disrupted suppressed; the worse stay. */
export function worsenLeavingDrift(war: War, unit: number): void {
  const level = at(war.state.level, unit);
  if (level > DISRUPTED) return;
  war.state.level[unit] = level + 1;
  war.tell({
    type: 'leftDrift',
    rule: '4.1ae',
    piece: pieceId(war.box, unit),
    level: level + 1,
  });
}

/** 3.2c, 5.2b All units in a span of pieces that are below normal. */
export function recoverAll(war: War, first: number, end: number): void {
  for (let unit = first; unit < end; unit++)
    if (inPlay(war.state, unit) && at(war.state.level, unit) !== NORMAL) recover(war, unit);
}
