import { at } from '../../../kernel/lists.ts';
import { BATTERY, NORTH, REGIMENT, SOUTH } from '../box.ts';
import type { Plot, Zone } from '../pack.ts';
import { type Look, NONE, REVERSE, SUPPRESSED } from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import {
  actualStrength,
  areaId,
  areaOf,
  boerReach,
  fireRange,
  inPlay,
  isCommando,
  pieceId,
  pieceOf,
  stackingPoints,
} from './01-pieces.ts';
import { attackOn, placeAttack } from './07-attacks.ts';

/** Chapter 8.1: where the Boers fire. Every step of their reasoning is told. */

/** Areas with British units, each once. */
export function britishAreas({ state, box }: Look): number[] {
  const areas: number[] = [];
  for (let unit = 0; unit < box.firstCommando; unit++) {
    const area = at(state.where, unit);
    if (area >= 0 && !areas.includes(area)) areas.push(area);
  }
  return areas;
}

/** 8.1a, 8.1b, R-60 Areas a Boer unit may consider: in range, with units, not yet under Multiple Attack. */
export function eligibleAreas(
  look: Look,
  unit: number,
  british: readonly number[] = britishAreas(look),
): number[] {
  const reach = boerReach(look, unit);
  return british.filter((area) => isEligible(look, unit, area, reach));
}

function isEligible(look: Look, unit: number, area: number, reach: number): boolean {
  if (fireRange(look, at(look.state.where, unit), area) > reach) return false;
  if (attackOn(look, area) === 2) return false;
  return isCommando(look.box, unit) || !allCowed(look, area);
}

function hasEligible(look: Look, unit: number, british: readonly number[]): boolean {
  const reach = boerReach(look, unit);
  if (reach < 0) return false;
  for (const area of british) if (isEligible(look, unit, area, reach)) return true;
  return false;
}

/** 8.1a Guns waste no shell on units that are all suppressed or routed. */
function allCowed({ state, box }: Look, area: number): boolean {
  for (let unit = 0; unit < box.firstCommando; unit++)
    if (state.where[unit] === area && at(state.level, unit) < SUPPRESSED) return false;
  return true;
}

/** Boer Zone Chart: whether an area lies in a zone, seen from where the unit stands. */
const ZONE: Readonly<Record<Zone, (look: Look, area: number, stand: number) => boolean>> = {
  ownArea: (_, area, stand) => area === stand,
  crossings: ({ box }, area) => ['drift', 'bridge'].includes(at(box.areas, area).kind),
  ownFrontline: ({ box }, area, stand) => {
    const line = at(box.areas, stand).frontline;
    return line >= 0 && at(box.areas, area).frontline === line;
  },
  anyFrontline: ({ box }, area) => at(box.areas, area).frontline >= 0,
  northOrFrontline: ({ box }, area) =>
    at(box.areas, area).bank === NORTH || at(box.areas, area).frontline >= 0,
  southRiverside: ({ box }, area) =>
    at(box.areas, area).bank === SOUTH && at(box.areas, area).riverside,
  southBank: ({ box }, area) => at(box.areas, area).bank === SOUTH,
  other: () => true,
};

/** The first zone of the chart that holds an eligible area, and those areas. */
export function priorityZone(
  look: Look,
  unit: number,
  eligible: readonly number[],
): { zone: Zone; areas: number[] } | null {
  const { state, box } = look;
  const stand = at(state.where, unit);
  const chart = box.pack.boerCharts.zone[isCommando(box, unit) ? 'commando' : 'artillery'];
  for (const zone of chart) {
    const areas = eligible.filter((area) => ZONE[zone](look, area, stand));
    if (areas.length > 0) return { zone, areas };
  }
  return null;
}

/** Boer Plot Chart: where one plot marker may lie. 8.1d Equal areas: most stacking points first. */
export function plotAreas(
  look: Look,
  unit: number,
  die: number,
  zone: readonly number[],
): { plot: Plot; areas: number[] } {
  const { box } = look;
  const chart = box.pack.boerCharts.plot[isCommando(box, unit) ? 'commando' : 'artillery'];
  const plot = at(chart, die - 1);
  const meeting = meetingPlot(look, unit, plot, zone);
  if (meeting.length > 0) return { plot, areas: meeting };
  // A marker whose condition no area meets goes where marker 1 lies.
  return { plot, areas: meetingPlot(look, unit, at(chart, 0), zone) };
}

function meetingPlot(look: Look, unit: number, plot: Plot, zone: readonly number[]): number[] {
  const stand = at(look.state.where, unit);
  switch (plot) {
    case 'most':
      return mostStacked(look, zone);
    case 'second':
      return secondStacked(look, zone);
    case 'unlimbered':
      return mostStacked(
        look,
        zone.filter((area) => holds(look, area, false)),
      );
    case 'mounted':
      return mostStacked(
        look,
        zone.filter((area) => holds(look, area, true)),
      );
    case 'attacked':
      return mostStacked(
        look,
        zone.filter((area) => attackOn(look, area) === 1),
      );
    case 'nearest': {
      const range = Math.min(...zone.map((area) => fireRange(look, stand, area)));
      return mostStacked(
        look,
        zone.filter((area) => fireRange(look, stand, area) === range),
      );
    }
  }
}

function mostStacked(look: Look, areas: readonly number[]): number[] {
  if (areas.length < 2) return areas.slice();
  const points = areas.map((area) => stackingPoints(look, area));
  const most = Math.max(...points);
  return areas.filter((_, i) => points[i] === most);
}

/** Second in the ranking by stacking points; with equals at the top, any of those may be the second. */
function secondStacked(look: Look, areas: readonly number[]): number[] {
  if (areas.length < 2) return [];
  const points = areas.map((area) => stackingPoints(look, area));
  const second = points.slice().sort((a, b) => b - a)[1];
  return areas.filter((_, i) => points[i] === second);
}

/** Unlimbered batteries, or mounted and limbered units. */
function holds({ state, box }: Look, area: number, mounted: boolean): boolean {
  for (let unit = 0; unit < box.firstCommando; unit++) {
    if (state.where[unit] !== area) continue;
    const { kind } = at(box.pieces, unit);
    const reverse = at(state.face, unit) === REVERSE;
    if (mounted ? reverse && (kind === BATTERY || kind === REGIMENT) : !reverse && kind === BATTERY)
      return true;
  }
  return false;
}

/** 8.1c Units that can still fire in this segment, strongest first; all of the highest strength. */
function strongest(look: Look, shell: boolean, british: readonly number[]): number[] {
  const { state, box } = look;
  const [first, end] = shell ? [box.firstGun, box.firstLeader] : [box.firstCommando, box.firstGun];
  let best = Number.NEGATIVE_INFINITY;
  let units: number[] = [];
  for (let unit = first; unit < end; unit++) {
    if (!inPlay(state, unit) || at(state.fired, unit) > 0) continue;
    const strength = actualStrength(look, unit);
    if (strength < best || !hasEligible(look, unit, british)) continue;
    if (strength > best) units = [];
    best = strength;
    units.push(unit);
  }
  return units;
}

/** Units whose targets overlap with another's: only among those does it matter who goes first. */
function entangled(look: Look, units: readonly number[], british: readonly number[]): number[] {
  const sets = units.map((unit) => eligibleAreas(look, unit, british));
  return units.filter((_, i) =>
    sets.some((other, j) => j !== i && other.some((area) => sets[i]?.includes(area))),
  );
}

/** 8.1c Unit by unit until all that can fire have a target. */
export const boerTargets = step('boerTargets', (war, { shell }) => {
  const british = britishAreas(war);
  for (;;) {
    const equals = strongest(war, shell, british);
    const [first] = equals;
    if (first === undefined) return;
    if (equals.length > 1 && war.state.chosen.ties === 'ask') {
      const tied = entangled(war, equals, british);
      if (tied.length === equals.length) {
        war.next('boerNext', { shell, tied: tied.map((unit) => pieceId(war.box, unit)) });
        war.next('boerTargets', { shell });
        return;
      }
      const free = equals.find((unit) => !tied.includes(unit)) ?? first;
      if (!findTarget(war, free, british)) return war.next('boerTargets', { shell });
    } else if (!findTarget(war, first, british)) return war.next('boerTargets', { shell });
  }
});

/** 0c Equals: the player says who seeks a target first. */
export const boerNext = decision('boerNext', {
  side: 'british',
  rule: '0c',
  choices: (_, { tied }) => tied.map((piece): Offer<'boerNext'> => ({ do: 'first', piece })),
  whyNot: () => refuse('8.1c', 'notStrongest'),
  take: {
    first(war, _, choice) {
      findTarget(war, pieceOf(war.box, choice.piece), britishAreas(war));
    },
  },
});

/** 8.1d Zone, plot, die; false if the player must settle a tie first. */
function findTarget(war: War, unit: number, british: readonly number[]): boolean {
  const { box } = war;
  const piece = pieceId(box, unit);
  const rule = isCommando(box, unit) ? '8.1b' : '8.1a';
  const zone = priorityZone(war, unit, eligibleAreas(war, unit, british));
  if (!zone) {
    war.state.fired[unit] = 1;
    return true;
  }
  war.tell({
    type: 'boerZone',
    rule,
    piece,
    zone: zone.zone,
    strength: actualStrength(war, unit),
    areas: zone.areas.map((area) => areaId(box, area)),
  });
  const [only] = zone.areas;
  if (zone.areas.length === 1 && only !== undefined) {
    boerAims(war, unit, only);
    return true;
  }
  const die = war.roll(`plot/${piece}`);
  const { plot, areas } = plotAreas(war, unit, die, zone.areas);
  war.tell({
    type: 'boerPlot',
    rule: '8.1d',
    piece,
    dice: [die],
    plot,
    areas: areas.map((area) => areaId(box, area)),
  });
  if (areas.length === 1 || war.state.chosen.ties === 'first') {
    const first = at(areas, 0);
    war.unasked('british', { do: 'plot', piece, to: areaId(box, first) });
    boerAims(war, unit, first);
    return true;
  }
  war.next('boerPlot', { piece, die, areas: areas.map((area) => areaId(box, area)) });
  return false;
}

/** 0c The rolled marker could lie in several areas. */
export const boerPlot = decision('boerPlot', {
  side: 'british',
  rule: '8.1d',
  choices: (_, { piece, areas }) =>
    areas.map((to): Offer<'boerPlot'> => ({ do: 'plot', piece, to })),
  whyNot: () => refuse('8.1d', 'notPlotted'),
  take: {
    plot(war, { piece }, choice) {
      boerAims(war, pieceOf(war.box, piece), areaOf(war.box, choice.to));
    },
  },
});

/** 8.1e */
function boerAims(war: War, unit: number, area: number): void {
  if (area === NONE) return;
  const support = placeAttack(war, unit, area);
  war.tell({
    type: support ? 'boerSupports' : 'boerAims',
    rule: '8.1e',
    piece: pieceId(war.box, unit),
    to: areaId(war.box, area),
  });
}
