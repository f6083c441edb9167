import { at } from '../../../kernel/lists.ts';
import { lostTowns } from '../rules/11-morale.ts';
import { isBesieged, type Look } from '../state.ts';
import { type Column, exitsFrom } from './empire-cordon.ts';
import { distance, isRider, type Strengths, toBeTaken } from './map.ts';
import { type Reach, travel } from './reach.ts';
import type { Drive } from './skill.ts';

/*
 * Boers see the whole march and ride out of its way, so a column never catches those who only
 * evade. Riders spread out about them do: wherever they end their march they meet somebody, every
 * meeting costs them commitment, and the more areas are held the fewer ways are left to retreat.
 */

/** 8.3.1-c Riders attack two areas from the wagons. */
export const FROM_WAGONS = 2;
/** How far riders come for a place in the net. */
const CALL = 8;
/** So many riders to a place, one after the other. */
const ROUNDS = 3;

/** From here on Bobs' War is one of riders, once one of the capitals is taken. */
const BOBS_DRIVES = 5;
/** Points of commitment that weigh as much as one unit that is still to be taken. */
const PER_UNIT = 8;
/** Riders to a place on a hunt: enough for odds of 3:1 or more against one point, which may destroy. */
const HUNTERS = 3;

/**
 * Whether the net is worth its riders: not while a capital stands. In Bobs' War the second ends it (14.1), and
 * by then the Boers must have spent their points; so it is out when the first has fallen.
 */
export function netIsOut({ state }: Look, drive: Drive): boolean {
  if (state.scenario === 'bobsWar') return state.taken !== 0 && state.turn >= BOBS_DRIVES;
  return state.scenario === 'campaign' && state.taken === 3 && state.turn >= drive.from;
}

/**
 * 12.1-b, 12.2 Whether the Republics have points to spare rather than men. Then the purse will not be
 * empty in time, but who saves it in battle loses men, and at the end they are counted.
 */
export const huntsMen = (look: Look): boolean =>
  look.state.scenario === 'campaign' && toBeTaken(look) * PER_UNIT < look.state.wcp;

/** Whether a town still needs a guard: a razed one pays nobody, and behind a blockhouse no march ends. */
export function needsGuard(look: Look, area: number, drive: Drive): boolean {
  const { box, state } = look;
  if (state.razed[area] === 1 || state.blockhouse[area] !== 0) return false;
  if (at(box.homeOf, area) >= 0 || !netIsOut(look, drive)) return true;
  // 11.4.1 Three dice below their number cost morale.
  return state.morale < drive.calm || lostTowns(look) > 4;
}

/** Areas about some Boers that a rider can bar: where they stand, and wherever a march or a retreat could end. */
const meshes = (look: Look, area: number): number[] => [area, ...exitsFrom(look, area)];

/** Sends idle riders out, one to each place about each band of Boers, or three on a hunt; then as many again. */
export function castNet(
  look: Look,
  idle: Set<number>,
  columns: readonly Column[],
  reach: Reach,
  goals: number[],
  seen: Strengths,
  drive: Drive,
): void {
  const { box, state } = look;
  if (!netIsOut(look, drive)) return;
  const wagons = columns
    .filter((column) => column.strength > 0)
    .map((column) => {
      const here = at(state.at, column.supply);
      return distance(box, here, column.goal) <= 1 ? column.goal : here;
    });
  const far = (area: number): number =>
    Math.min(99, ...wagons.map((wagon) => distance(box, wagon, area)));
  const bands = box.areaIds
    .flatMap((_, area) => (at(seen.units, area) > 0 ? [{ area, way: far(area) }] : []))
    .filter(({ way }) => way <= FROM_WAGONS)
    .sort((a, b) => a.way - b.way || at(seen.units, b.area) - at(seen.units, a.area))
    .map(({ area }) => meshes(look, area));
  const held = heldBy(look, goals);
  const riders = new Set([...idle].filter((piece) => isRider(box, piece)));
  const together = huntsMen(look) ? HUNTERS : 1;
  for (let round = 1; round <= ROUNDS && riders.size > 0; round++) {
    for (const place of bands.flat()) {
      while ((held.get(place) ?? 0) < round * together) {
        const rider = nearestRider(look, riders, reach, place);
        if (rider < 0) break;
        goals[rider] = place;
        held.set(place, (held.get(place) ?? 0) + 1);
        riders.delete(rider);
        idle.delete(rider);
      }
    }
  }
}

/** By area: how many of the Empire stand there or are about to. */
function heldBy({ box, state }: Look, goals: readonly number[]): Map<number, number> {
  const held = new Map<number, number>();
  const add = (area: number) => held.set(area, (held.get(area) ?? 0) + 1);
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    const area = at(state.at, piece);
    if (area < 0 || at(box.cf, piece) === 0 || isBesieged(state, piece)) continue;
    const goal = at(goals, piece);
    if (goal >= 0) add(distance(box, area, goal) <= 2 ? goal : area);
    else if (at(box.ma, piece) === 0 || state.moved[piece] === 1) add(area);
  }
  return held;
}

function nearestRider(look: Look, riders: ReadonlySet<number>, reach: Reach, to: number): number {
  let found = -1;
  let least = CALL;
  for (const piece of riders) {
    const way = travel(look, reach, at(look.state.at, piece), to);
    if (way >= least) continue;
    least = way;
    found = piece;
  }
  return found;
}
