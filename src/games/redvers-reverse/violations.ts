import type { Problem } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { BATTALION, BATTERY, type Box, COMMANDO, GUN } from './box.ts';
import { leaderOf, unitsOf } from './rules/01-pieces.ts';
import { NONE, REVERSE, SEGMENTS, type State } from './state.ts';

/** What must hold in every state and does not. */
export const violations = (state: State, box: Box): readonly Problem[] =>
  faults(state, box).map((problem) => ({ at: '', problem }));

function faults(state: State, box: Box): string[] {
  const wrong: string[] = [];
  box.pieces.forEach((_, piece) => {
    checkPlace(state, box, piece, wrong);
    checkLosses(state, box, piece, wrong);
  });
  checkLeaders(state, box, wrong);
  checkCups(state, box, wrong);
  checkDrifts(state, box, wrong);
  checkCrossings(state, box, wrong);
  const { min, max, lastTurn } = box.pack.statusChart.fixed;
  if (state.turn < 1 || state.turn > lastTurn) wrong.push(`turn ${state.turn} is off the track`);
  if (state.confidence < min || state.confidence > max)
    wrong.push(`confidence ${state.confidence} is off the track`);
  if (state.loss < min || state.loss > max) wrong.push(`loss ${state.loss} is off the track`);
  if (state.cp < 0) wrong.push('command points below 0');
  return wrong;
}

function checkPlace(state: State, box: Box, piece: number, wrong: string[]): void {
  const { id, kind } = at(box.pieces, piece);
  const where = at(state.where, piece);
  if (where < 0) {
    if (id === 'hq') wrong.push('HQ cannot be eliminated'); // 1.1e
    return;
  }
  const area = at(box.areas, where);
  const boer = kind === COMMANDO || kind === GUN;
  if (area.kind === 'robinson' && !boer) wrong.push(`${id} is at Robinson's Drift`);
  if (area.kind === 'bridge' && boer) wrong.push(`${id} is on the bridge`);
  if (area.kind === 'drift' && kind === BATTERY) wrong.push(`the battery ${id} is in a drift`);
}

function checkLosses(state: State, box: Box, piece: number, wrong: string[]): void {
  const { id, kind, sp, hits } = at(box.pieces, piece);
  const level = at(state.level, piece);
  if (level < 0 || level > 3) wrong.push(`${id} has the morale level ${level}`);
  if (kind > GUN || at(state.where, piece) < 0) return;
  const steps =
    kind === BATTALION || kind === COMMANDO
      ? at(state.face, piece) === REVERSE
        ? sp[1]
        : sp[0] - sp[1]
      : hits;
  if (at(state.losses, piece) >= Math.max(1, steps))
    wrong.push(`${id} has lost ${at(state.losses, piece)} and still shows that face`);
}

/** 4.1g A leader is there as long as units of his are. */
function checkLeaders(state: State, box: Box, wrong: string[]): void {
  box.brigades.forEach((brigade, index) => {
    const units = unitsOf({ state, box }, index).length;
    const led = at(state.where, leaderOf(box, index)) >= 0;
    if (units > 0 && !led) wrong.push(`${brigade.id} has units but no leader`);
    if (units === 0 && led) wrong.push(`${brigade.id} has a leader but no units`);
  });
}

/** Chits and counters are never made nor lost. */
function checkCups(state: State, box: Box, wrong: string[]): void {
  box.counters.forEach((value, kind) => {
    let count = at(state.spCup, kind);
    for (const counter of state.counter) if (counter === kind + 1) count++;
    const whole = at(box.pack.chits.spCup.counters, kind).count;
    if (count !== whole) wrong.push(`${count} SP Counters of ${value} instead of ${whole}`);
  });
  box.britishChits.forEach((id, kind) => {
    if (at(state.britishCup, kind) > (box.pack.chits.british[id]?.count ?? 0))
      wrong.push(`too many chits ${id}`);
  });
  box.boerChits.forEach((id, kind) => {
    if (at(state.boerCup, kind) > (box.pack.chits.boer[id]?.count ?? 0))
      wrong.push(`too many chits ${id}`);
  });
}

/** 9.3 The markers that lie out are among those of their draw. */
function checkDrifts(state: State, box: Box, wrong: string[]): void {
  for (const { values, slots } of box.driftDraws) {
    const pool = values.slice();
    for (const slot of slots) {
      const value = at(state.drift, slot);
      if (value === 0) continue;
      const index = pool.indexOf(value);
      if (index < 0) wrong.push(`a drift marker of ${value} too many`);
      else pool.splice(index, 1);
    }
  }
}

/** 4.1ab, 4.1ac Outside the movement of units nobody crowds a crossing. */
function checkCrossings(state: State, box: Box, wrong: string[]): void {
  if (state.segment === SEGMENTS.indexOf('britishMovement') || state.segment === NONE) return;
  box.areas.forEach((area, index) => {
    if (area.stay === 0) return;
    let british = 0;
    let boers = 0;
    for (let unit = 0; unit < box.firstLeader; unit++) {
      if (state.where[unit] !== index) continue;
      if (unit < box.firstCommando) british++;
      else boers++;
    }
    if (british > area.stay || boers > area.stay) wrong.push(`${area.id} is too full`);
  });
}
