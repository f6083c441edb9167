import { at } from '../../../kernel/lists.ts';
import { BATTALION, BATTERY, COMMANDO, GUN, REGIMENT } from '../box.ts';
import type { StatusEntry } from '../pack.ts';
import { type Look, NONE, REVERSE } from '../state.ts';
import type { War } from '../vocabulary.ts';
import {
  anyRifles,
  areaId,
  brigadeId,
  isReplacement,
  kindOf,
  leaderArea,
  leaderOf,
  pieceId,
  stepsBetween,
  unitsOf,
} from './01-pieces.ts';

/** The Status Chart, and everything that leaves the map and moves its markers. */

/** 7.5a, 8.6a, R-59 An entry of the Status Chart happens. 6.1e, R-53 The markers never leave the track. */
export function status(war: War, entry: StatusEntry, rule: string, times = 1): void {
  const { state, box } = war;
  const { entries } = box.pack.statusChart;
  const change = entries[entry];
  if ((change.confidence === 0 && change.loss === 0) || times === 0) return;
  const before = { confidence: state.confidence, loss: state.loss };
  shiftConfidence(war, change.confidence * times);
  state.loss = onTrack(war, state.loss + change.loss * times);
  war.tell({
    type: 'status',
    rule,
    entry,
    confidence: state.confidence,
    confidenceChange: state.confidence - before.confidence,
    loss: state.loss,
    lossChange: state.loss - before.loss,
  });
}

/** 6.1e Confidence stays in 1-20. */
export function shiftConfidence(war: War, change: number): void {
  war.state.confidence = onTrack(war, war.state.confidence + change);
}

const onTrack = (war: War, box: number): number => {
  const { min, max } = war.box.pack.statusChart.fixed;
  return Math.max(min, Math.min(max, box));
};

/** 7.3d, 8.3c One SP is lost: a Number Marker, the other face, or the end of the unit. */
export function loseSp(war: War, unit: number): void {
  const { state, box } = war;
  const { kind, sp, hits } = at(box.pieces, unit);
  const rule = kind === COMMANDO ? '7.3d' : kind === GUN ? '7.3c' : '8.3c';
  const area = at(state.where, unit);
  const losses = at(state.losses, unit) + 1;
  state.losses[unit] = losses;
  const told = { rule, piece: pieceId(box, unit), at: areaId(box, area) };
  if (kind !== BATTALION && kind !== COMMANDO) {
    if (losses >= hits) eliminateUnit(war, unit, rule);
    else war.tell({ type: 'lostSp', ...told, losses });
    return;
  }
  if (at(state.face, unit) === REVERSE) {
    if (losses >= sp[1]) eliminateUnit(war, unit, rule);
    else war.tell({ type: 'lostSp', ...told, losses });
    return;
  }
  if (sp[0] - losses > sp[1]) {
    war.tell({ type: 'lostSp', ...told, losses });
    return;
  }
  state.face[unit] = REVERSE;
  state.losses[unit] = 0;
  war.tell({ type: 'reduced', ...told });
  status(
    war,
    kind === COMMANDO ? 'commando-reduced' : 'battalion-reduced',
    kind === COMMANDO ? '7.5a' : '8.6a',
  );
}

const ELIMINATED: Readonly<Record<number, StatusEntry>> = {
  [BATTALION]: 'battalion-eliminated',
  [REGIMENT]: 'regiment-eliminated',
  [BATTERY]: 'battery-eliminated',
  [COMMANDO]: 'commando-eliminated',
  [GUN]: 'artillery-eliminated',
};

/** A unit leaves the game, with all that lay on it; the Status Chart notes it. */
export function eliminateUnit(war: War, unit: number, rule: string): void {
  const { state, box } = war;
  const area = at(state.where, unit);
  state.where[unit] = NONE;
  state.level[unit] = 0;
  state.losses[unit] = 0;
  state.marker[unit] = 0;
  returnCounter(war, unit);
  if (state.bullerWith === unit) state.bullerWith = NONE;
  if (state.longWith === unit) state.longWith = NONE;
  const kind = kindOf(box, unit);
  war.tell({ type: 'eliminated', rule, piece: pieceId(box, unit), at: areaId(box, area) });
  const entry = ELIMINATED[kind];
  if (entry) status(war, entry, kind === COMMANDO || kind === GUN ? '7.5a' : '8.6a');
  const { brigade } = at(box.pieces, unit);
  if (brigade >= 0 && unitsOf(war, brigade).length === 0) dissolve(war, brigade);
}

/** 6.1c An SP Counter goes back into its cup. */
export function returnCounter(war: War, unit: number): void {
  const { state } = war;
  const counter = at(state.counter, unit);
  if (counter === 0) return;
  state.spCup[counter - 1] = at(state.spCup, counter - 1) + 1;
  state.counter[unit] = 0;
}

/** 4.1g With no units left the leader goes at once, and his brigade's markers with him. */
function dissolve(war: War, brigade: number): void {
  const { state, box } = war;
  const leader = leaderOf(box, brigade);
  clearOrders(war, brigade);
  state.reached[brigade] = NONE;
  strip(war, brigade);
  if (at(state.where, leader) < 0) return;
  state.where[leader] = NONE;
  war.tell({ type: 'leaderRemoved', rule: '4.1g', piece: pieceId(box, leader) });
}

/**
 * Takes Planned and Objective Markers of a brigade out of play, from map and track. R-46 What its
 * leader has reached before stays reached.
 */
export function clearOrders(war: War, brigade: number): void {
  const { state } = war;
  state.planned[brigade] = NONE;
  state.objective[brigade] = NONE;
  state.due[brigade] = 0;
  state.fail[brigade] = 0;
}

/** R-50 What lies on a leader leaves with him; chits go back to their cup. */
function strip(war: War, brigade: number): void {
  war.state.mood[brigade] = 0;
  liftChits(war, brigade, '4.2g');
}

/** 8.5c, R-20 Close Order and Bob Hart leave a leader and are in the cup again. */
export function liftChits(war: War, brigade: number, rule: string): void {
  const { state, box } = war;
  for (const [chit, holder] of [
    ['close-order', state.closeOrder],
    ['bob-hart', state.bobHart],
  ] as const) {
    if (holder !== brigade) continue;
    const kind = box.britishChits.indexOf(chit);
    state.britishCup[kind] = at(state.britishCup, kind) + 1;
    if (chit === 'close-order') state.closeOrder = NONE;
    else state.bobHart = NONE;
    war.tell({ type: 'chitLifted', rule, chit, brigade: brigadeId(box, brigade) });
  }
}

/** 4.2g, R-50 An eliminated leader is replaced beside the closest unit of his brigade. */
export function eliminateLeader(war: War, brigade: number, rule: string): void {
  const { state, box } = war;
  const leader = leaderOf(box, brigade);
  const original = !isReplacement(war, brigade);
  war.tell({
    type: 'leaderEliminated',
    rule,
    piece: pieceId(box, leader),
    at: areaId(box, at(state.where, leader)),
    original,
  });
  state.face[leader] = REVERSE;
  strip(war, brigade);
  if (original) status(war, 'leader-eliminated', '8.6a');
  if (unitsOf(war, brigade).length === 0) {
    dissolve(war, brigade);
    return;
  }
  const areas = replacementAreas(war, brigade);
  const [first] = areas;
  if (first !== undefined && (areas.length === 1 || state.chosen.ties === 'first')) {
    const to = areaId(box, first);
    war.unasked('british', { do: 'appear', piece: pieceId(box, leader), to });
    appear(war, brigade, first);
  } else war.next('replace', { brigade: brigadeId(box, brigade) });
}

/** 4.2g Areas of the brigade's units closest to where the leader fell. */
export function replacementAreas(look: Look, brigade: number): number[] {
  const { state, box } = look;
  const fell = leaderArea(look, brigade);
  const { gait } = at(box.brigades, brigade);
  let best = Number.POSITIVE_INFINITY;
  let areas: number[] = [];
  for (const unit of unitsOf(look, brigade)) {
    const area = at(state.where, unit);
    const steps = stepsBetween(box, gait, fell, area);
    if (steps < best) {
      best = steps;
      areas = [];
    }
    if (steps === best && !areas.includes(area)) areas.push(area);
  }
  return areas;
}

export function appear(war: War, brigade: number, area: number): void {
  const leader = leaderOf(war.box, brigade);
  war.state.where[leader] = area;
  war.tell({
    type: 'replaced',
    rule: '4.2g',
    piece: pieceId(war.box, leader),
    to: areaId(war.box, area),
  });
}

/** 8.4c Buller and Long are not replaced. */
export function eliminateGeneral(war: War, piece: number, rule: string): void {
  const { state, box } = war;
  war.tell({
    type: 'generalEliminated',
    rule,
    piece: pieceId(box, piece),
    at: areaId(box, at(state.where, piece)),
  });
  state.where[piece] = NONE;
  if (piece === box.buller) {
    state.bullerWith = NONE;
    status(war, 'buller-eliminated', '8.6a');
  } else {
    state.longWith = NONE;
    status(war, 'leader-eliminated', '8.6a');
  }
}

/** 4.2f, 4.4m, R-52 Generals, leaders and guns left alone with Boers are lost; HQ stays. */
export function overrun(war: War, area: number, rule: string): void {
  const { state, box } = war;
  if (anyRifles(war, area)) return;
  for (let unit = 0; unit < box.firstCommando; unit++)
    if (state.where[unit] === area) eliminateUnit(war, unit, rule);
  for (let brigade = 0; brigade < box.brigades.length; brigade++)
    if (leaderArea(war, brigade) === area) eliminateLeader(war, brigade, rule);
  for (const general of [box.buller, box.long])
    if (state.where[general] === area) eliminateGeneral(war, general, rule);
}
