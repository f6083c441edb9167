import type { Problem } from '../../kernel/game.ts';
import { impossibilities, type SayImpossible } from '../../kernel/impossible.ts';
import { at } from '../../kernel/lists.ts';
import { BATTALION, BATTERY, type Box, COMMANDO, GUN } from './box.ts';
import { leaderOf, unitsOf } from './rules/01-pieces.ts';
import { NONE, REVERSE, type ReadonlyState, SEGMENTS } from './state.ts';
import { impossible } from './text/impossible.ts';

type Say = SayImpossible<typeof impossible.en>;

/** What must hold in every state and does not, with its place in a position. */
export function violations(state: ReadonlyState, box: Box): readonly Problem[] {
  const { wrong, say } = impossibilities(impossible.en);
  box.pieces.forEach((_, piece) => {
    checkPlace(state, box, piece, say);
    checkLosses(state, box, piece, say);
  });
  checkLeaders(state, box, say);
  checkCups(state, box, say);
  checkDrifts(state, box, say);
  checkCrossings(state, box, say);
  checkOrders(state, box, say);
  return wrong;
}

function checkPlace(state: ReadonlyState, box: Box, piece: number, say: Say): void {
  const { id, kind } = at(box.pieces, piece);
  const where = at(state.where, piece);
  if (where < 0) {
    if (id === 'hq') say('pieces.hq.area', 'headquartersGone'); // 1.1e
    return;
  }
  const area = at(box.areas, where);
  const boer = kind === COMMANDO || kind === GUN;
  if (area.kind === 'robinson' && !boer) say(`pieces.${id}.area`, 'britonAtRobinsons');
  if (area.kind === 'bridge' && boer) say(`pieces.${id}.area`, 'boerOnBridge');
  if (area.kind === 'drift' && kind === BATTERY) say(`pieces.${id}.area`, 'batteryInDrift');
}

function checkLosses(state: ReadonlyState, box: Box, piece: number, say: Say): void {
  const { id, kind, sp, hits } = at(box.pieces, piece);
  if (kind > GUN || at(state.where, piece) < 0) return;
  const steps =
    kind === BATTALION || kind === COMMANDO
      ? at(state.face, piece) === REVERSE
        ? sp[1]
        : sp[0] - sp[1]
      : hits;
  if (at(state.losses, piece) >= Math.max(1, steps))
    say(`pieces.${id}.losses`, 'wrongFace', { losses: at(state.losses, piece) });
}

/** 4.1g A leader is there as long as units of his are. */
function checkLeaders(state: ReadonlyState, box: Box, say: Say): void {
  box.brigades.forEach((brigade, index) => {
    const units = unitsOf({ state, box }, index).length;
    const led = at(state.where, leaderOf(box, index)) >= 0;
    if (units > 0 && !led) say(`pieces.ldr-${brigade.id}.area`, 'noLeader');
    if (units === 0 && led) say(`pieces.ldr-${brigade.id}.area`, 'noUnits');
  });
}

/** Chits and counters are never made nor lost. */
function checkCups(state: ReadonlyState, box: Box, say: Say): void {
  box.counters.forEach((value, kind) => {
    let count = at(state.spCup, kind);
    for (const counter of state.counter) if (counter === kind + 1) count++;
    const whole = at(box.pack.chits.spCup.counters, kind).count;
    if (count !== whole) say(`cups.strength.${value}`, 'wrongCounters', { count, value, whole });
  });
  box.britishChits.forEach((id, kind) => {
    if (at(state.britishCup, kind) > (box.pack.chits.british[id]?.count ?? 0))
      say(`cups.british.${id}`, 'tooManyChits');
  });
  box.boerChits.forEach((id, kind) => {
    if (at(state.boerCup, kind) > (box.pack.chits.boer[id]?.count ?? 0))
      say(`cups.boer.${id}`, 'tooManyChits');
  });
}

/** 9.3 The markers that lie out are among those of their draw. */
function checkDrifts(state: ReadonlyState, box: Box, say: Say): void {
  for (const { values, slots } of box.driftDraws) {
    const pool = values.slice();
    for (const slot of slots) {
      const value = at(state.drift, slot);
      if (value === 0) continue;
      const index = pool.indexOf(value);
      if (index < 0) say('drifts', 'tooManyMarkers', { value });
      else pool.splice(index, 1);
    }
  }
}

/** 4.1ab, 4.1ac Outside the movement of units nobody crowds a crossing. */
function checkCrossings(state: ReadonlyState, box: Box, say: Say): void {
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
    if (british > area.stay || boers > area.stay) say(`pieces`, 'tooFull', { area: area.id });
  });
}

/** 2.3i, R-15 One Objective Marker, one place; 1.1c nobody has spent more points than he had. */
function checkOrders(state: ReadonlyState, box: Box, say: Say): void {
  box.brigades.forEach(({ id }, index) => {
    const onMap = at(state.objective, index) >= 0;
    if (at(state.due, index) > 0 && onMap && state.chosen.newOrder === 'halts')
      say(`brigades.${id}.due`, 'markerOnMap');
  });
  box.pieces.forEach(({ id }, piece) => {
    if (at(state.spent, piece) > at(state.allowance, piece))
      say(`movement.spent.${id}`, 'tooManyPoints', { n: at(state.allowance, piece) });
  });
}
