import { at } from '../../../kernel/lists.ts';
import { BATTERY, BOER, FAR } from '../box.ts';
import type { MoveRow } from '../pack.ts';
import { type Look, NORMAL, RELEASED, RETURN, ROUTED, SUPPRESSED } from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import {
  actualStrength,
  anyBritishUnit,
  anyCommando,
  anyRifles,
  areaId,
  areaOf,
  boerSpIn,
  boerUnitsIn,
  britishSpIn,
  fireRange,
  groupId,
  inPlay,
  pieceId,
  pieceOf,
  stepsBetween,
} from './01-pieces.ts';
import { worsenLeavingDrift } from './03-morale.ts';
import { eliminateUnit, overrun } from './06-track.ts';
import { britishAreas } from './08-boer-targets.ts';

/** 4.4 The Boers move: four priorities, strongest first, one area each. */
export const boerMovement = step('boerMovement', (war) => {
  const { box } = war;
  enterSegment(war, 'boerMovement');
  release(war);
  for (let unit = box.firstCommando; unit < box.firstLeader; unit++) war.state.done[unit] = 0;
  for (const priority of [1, 2, 3, 4]) war.next('boerMove', { priority });
  war.next('endBoerMovement');
});

/** 4.4a Released Markers; sub groups and guns never get one. */
function release(war: War): void {
  const { state, box } = war;
  box.groups.forEach((group, index) => {
    if (at(state.freed, index) === 0) return;
    state.freed[index] = 0;
    if (group.sub) return;
    for (const unit of group.units)
      if (unit < box.firstGun && inPlay(state, unit) && at(state.marker, unit) !== RETURN)
        state.marker[unit] = RELEASED;
    war.tell({ type: 'released', rule: '4.4a', group: `group-${groupId(box, index)}` });
  });
}

const RULES = ['4.4c', '4.4c', '4.4d', '4.4e', '4.4f'] as const;

/** 4.4c-g The first priority that fits a commando; 0 if none does. */
export function priorityOf(look: Look, unit: number): number {
  const { state } = look;
  const marker = at(state.marker, unit);
  if (marker === RETURN) return 2;
  if (at(state.level, unit) === ROUTED) return 1;
  const here = at(state.where, unit);
  if (isOutnumbered(look, here)) return 3;
  return marker === RELEASED ? 4 : 0;
}

/** 4.4e, R-9 Battalions or regiments share the area and have more SP. */
const isOutnumbered = (look: Look, area: number): boolean =>
  anyRifles(look, area) && britishSpIn(look, area) > boerSpIn(look, area);

/** 4.4g Those that fit a priority and have not moved; all of the highest strength. */
function strongestOf(look: Look, priority: number): number[] {
  const { state, box } = look;
  let best = Number.NEGATIVE_INFINITY;
  let units: number[] = [];
  for (let unit = box.firstCommando; unit < box.firstGun; unit++) {
    if (!inPlay(state, unit) || at(state.done, unit) > 0) continue;
    if (priorityOf(look, unit) !== priority) continue;
    const strength = actualStrength(look, unit);
    if (strength < best) continue;
    if (strength > best) units = [];
    best = strength;
    units.push(unit);
  }
  return units;
}

export const boerMove = step('boerMove', (war, { priority }) => {
  for (;;) {
    const equals = strongestOf(war, priority);
    const [first] = equals;
    if (first === undefined) return;
    if (equals.length > 1 && war.state.chosen.ties === 'ask' && orderMatters(war, equals)) {
      war.next('boerFirst', { priority, tied: equals.map((unit) => pieceId(war.box, unit)) });
      war.next('boerMove', { priority });
      return;
    }
    if (!go(war, first, priority)) return war.next('boerMove', { priority });
  }
});

/** Equals get in each other's way only in one area (4.4e) or at one drift (4.1ab). */
function orderMatters(look: Look, units: readonly number[]): boolean {
  const { state, box } = look;
  return units.some((unit, i) =>
    units.some((other, j) => {
      if (j <= i) return false;
      if (state.where[unit] === state.where[other]) return true;
      const drifts = nextAreas(look, unit).filter((area) => at(box.areas, area).kind === 'drift');
      return drifts.some((area) => nextAreas(look, other).includes(area));
    }),
  );
}

export const boerFirst = decision('boerFirst', {
  side: 'british',
  rule: '4.4g',
  choices: (_, { tied }) => tied.map((piece): Offer<'boerFirst'> => ({ do: 'first', piece })),
  whyNot: () => refuse('4.4g', 'notStrongest'),
  take: {
    first(war, { priority }, choice) {
      go(war, pieceOf(war.box, choice.piece), priority);
    },
  },
});

/** Areas one step nearer to where the commando's priority takes it. */
export function nextAreas(look: Look, unit: number): number[] {
  const { state, box } = look;
  const here = at(state.where, unit);
  const links = at(at(box.links, BOER), here);
  const priority = priorityOf(look, unit);
  if (priority === 0) return [];
  if (priority === 4) return closingUp(look, here, links);
  const home = at(box.pieces, unit).start;
  const away =
    priority === 2
      ? (area: number) => stepsBetween(box, BOER, area, home)
      : (area: number) => at(at(box.redSteps, BOER), area); // 4.4i, R-58
  return away(here) >= FAR ? [] : links.filter((area) => away(area) === away(here) - 1);
}

/** 4.4f, R-51 Toward the nearest area next to one with British units; nothing if already there. */
function closingUp(look: Look, here: number, links: readonly number[]): number[] {
  const { box } = look;
  const british = britishAreas(look);
  const isClose = (area: number) => british.some((other) => isAdjacent(look, area, other));
  if (british.includes(here) || isClose(here)) return [];
  let best = FAR;
  let goals: number[] = [];
  for (let area = 0; area < box.areas.length; area++) {
    const steps = stepsBetween(box, BOER, here, area);
    if (steps >= FAR || steps > best || anyRifles(look, area) || !isClose(area)) continue;
    if (steps < best) goals = [];
    best = steps;
    goals.push(area);
  }
  return links.filter((area) =>
    goals.some((goal) => stepsBetween(box, BOER, area, goal) === best - 1),
  );
}

const isAdjacent = (look: Look, area: number, other: number): boolean =>
  look.state.chosen.closeUp === 'fire'
    ? area !== other && fireRange(look, area, other) <= 1
    : at(at(look.box.links, BOER), area).includes(other);

/** Boer Movement Chart: the row an area falls in for this commando; null if it never enters. */
export function chartRow(look: Look, unit: number, area: number): MoveRow | null {
  const { state, box } = look;
  const { kind, frontline } = at(box.areas, area);
  if (kind === 'bridge' || anyRifles(look, area)) return null;
  if (kind === 'drift') return mayWade(look, unit, area) ? 'drift' : null;
  const lone = state.where[box.buller] === area || state.where[box.long] === area;
  if (lone || anyBritishUnit(look, area)) return 'gunsOrGenerals';
  return kind === 'land' && frontline >= 0 ? 'frontline' : 'land';
}

/** 4.1ab, 4.1ad, R-10 Two a turn, one to stay, and nobody shaken unless he is going home. */
function mayWade(look: Look, unit: number, area: number): boolean {
  const { state, box } = look;
  const { through, stay } = at(box.areas, area);
  const level = at(state.level, unit);
  const shaken = level !== NORMAL && level !== ROUTED;
  if (shaken && at(state.marker, unit) !== RETURN) return false;
  return at(state.boerThrough, area) < through && boerUnitsIn(look, area).length < stay;
}

/** 4.4j Of the next areas those in the first row of the chart, emplacements before others. */
export function bestWays(look: Look, unit: number): { row: MoveRow; areas: number[] } | null {
  const { box } = look;
  const areas = nextAreas(look, unit);
  for (const row of box.pack.boerCharts.movement.order) {
    const fitting = areas.filter((area) => chartRow(look, unit, area) === row);
    if (fitting.length === 0) continue;
    const dug = fitting.filter((area) => at(box.areas, area).emplacement);
    return { row, areas: dug.length > 0 ? dug : fitting };
  }
  return null;
}

/** One commando by one priority; false if the player must settle its way first. */
function go(war: War, unit: number, priority: number): boolean {
  const { state, box } = war;
  const piece = pieceId(box, unit);
  const rule = RULES[priority] ?? '4.4c';
  const here = at(state.where, unit);
  state.done[unit] = 1;
  war.tell({
    type: 'boerPriority',
    rule,
    piece,
    priority,
    at: areaId(box, here),
    strength: actualStrength(war, unit),
  });
  // 4.4k, R-61
  const pinned = at(state.level, unit) === SUPPRESSED && at(box.areas, here).holdsSuppressed;
  const ways = pinned ? null : bestWays(war, unit);
  if (!ways) {
    war.tell({ type: 'boerStays', rule: '4.4k', piece, pinned });
    return true;
  }
  war.tell({
    type: 'boerWays',
    rule: '4.4j',
    piece,
    row: ways.row,
    areas: ways.areas.map((area) => areaId(box, area)),
  });
  if (ways.areas.length === 1 || state.chosen.ties === 'first') {
    const first = at(ways.areas, 0);
    war.unasked('british', { do: 'go', piece, to: areaId(box, first) });
    enter(war, unit, first, rule);
    return true;
  }
  war.next('boerWay', { piece, priority, areas: ways.areas.map((area) => areaId(box, area)) });
  return false;
}

/** 0c Ways that are equal on the chart. */
export const boerWay = decision('boerWay', {
  side: 'british',
  rule: '4.4j',
  choices: (_, { piece, areas }) => areas.map((to): Offer<'boerWay'> => ({ do: 'go', piece, to })),
  whyNot: () => refuse('4.4j', 'notOnChart'),
  take: {
    go(war, { piece, priority }, choice) {
      enter(war, pieceOf(war.box, piece), areaOf(war.box, choice.to), RULES[priority] ?? '4.4c');
    },
  },
});

/** 1.2b, To Exactly one area, whatever the ground. */
function enter(war: War, unit: number, to: number, rule: string): void {
  const { state, box } = war;
  const from = at(state.where, unit);
  state.where[unit] = to;
  state.done[unit] = 2;
  war.tell({
    type: 'boerMoved',
    rule,
    piece: pieceId(box, unit),
    at: areaId(box, from),
    to: areaId(box, to),
  });
  if (at(box.areas, from).kind === 'drift') worsenLeavingDrift(war, unit);
  const drift = at(box.driftOf, to);
  if (drift >= 0) {
    state.boerThrough[to] = at(state.boerThrough, to) + 1;
    if (at(state.driftOpen, drift) === 0) {
      // 4.1aa
      state.driftOpen[drift] = 1;
      war.tell({
        type: 'driftShown',
        rule: '4.1aa',
        piece: pieceId(box, unit),
        to: areaId(box, to),
      });
    }
  }
  if (isEasyPrey(war, to)) overrun(war, to, '4.4m');
}

/** 4.4m, R-52 Generals or guns with no riflemen beside them. */
function isEasyPrey(look: Look, area: number): boolean {
  const { state, box } = look;
  if (anyRifles(look, area)) return false;
  if (state.where[box.buller] === area || state.where[box.long] === area) return true;
  for (let unit = 0; unit < box.firstCommando; unit++)
    if (state.where[unit] === area && at(box.pieces, unit).kind === BATTERY) return true;
  return false;
}

/** 4.4b, 4.4l, R-31 Markers of those who stayed, and guns that would have to go. */
export const endBoerMovement = step('endBoerMovement', (war) => {
  const { state, box } = war;
  for (let unit = box.firstCommando; unit < box.firstGun; unit++) {
    if (at(state.marker, unit) !== RETURN || at(state.done, unit) === 2) continue;
    state.marker[unit] = 0;
    war.tell({ type: 'returnEnded', rule: '4.4l', piece: pieceId(box, unit) });
  }
  for (let gun = box.firstGun; gun < box.firstLeader; gun++) {
    if (!inPlay(state, gun)) continue;
    const here = at(state.where, gun);
    const forced = !anyCommando(war, here) && isOutnumbered(war, here);
    if (forced || at(state.level, gun) === ROUTED) eliminateUnit(war, gun, '4.4b');
  }
});
