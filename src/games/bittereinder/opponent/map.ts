import { at } from '../../../kernel/lists.ts';
import { oncePer } from '../../../kernel/memory.ts';
import { type Box, INFANTRY, MOUNTED, SUPPLY } from '../box.ts';
import { boerUnits } from '../rules/12-victory.ts';
import { EMPIRE, isBesieged, type Look, REPUBLICS } from '../state.ts';

/** Marches from every area to every other, Mozambique left out; 99 where there is no way. */
const distances = oncePer((box: Box): readonly Uint8Array[] =>
  box.areaIds.map((_, from) => spreadFrom(box, [from])),
);

/** Marches to every area from the nearest of these. */
export function spreadFrom(box: Box, starts: readonly number[]): Uint8Array {
  const far = new Uint8Array(box.areaIds.length).fill(99);
  const queue = starts.slice();
  for (const start of starts) far[start] = 0;
  for (const area of queue) {
    for (const next of at(box.near, area)) {
      if (far[next] !== 99 || box.mozambique[next] === 1) continue;
      far[next] = (far[area] ?? 0) + 1;
      queue.push(next);
    }
  }
  return far;
}

export const distance = (box: Box, from: number, to: number): number =>
  at(distances(box), from)[to] ?? 99;

/** The strength of both sides in every area, as far as one can see. */
export interface Strengths {
  /** Un-besieged Empire factors. */
  readonly empire: readonly number[];
  readonly republic: readonly number[];
  /** Republican combat units. */
  readonly units: readonly number[];
  readonly besieged: readonly number[];
  readonly supply: readonly number[];
}

export function strengthsOf(look: Look): Strengths {
  const { box, state } = look;
  const zero = () => new Array<number>(box.areaIds.length).fill(0);
  const empire = zero();
  const republic = zero();
  const units = zero();
  const besieged = zero();
  const supply = zero();
  for (let piece = 0; piece < box.pieces; piece++) {
    const area = at(state.at, piece);
    if (area < 0) continue;
    const cf = at(box.cf, piece);
    if (piece < box.firstEmpire) {
      republic[area] = at(republic, area) + cf;
      if (cf > 0) units[area] = at(units, area) + 1;
    } else if (isBesieged(state, piece)) besieged[area] = at(besieged, area) + cf;
    else {
      empire[area] = at(empire, area) + cf;
      if (at(box.kind, piece) === SUPPLY) supply[area] = at(supply, area) + 1;
    }
  }
  return { empire, republic, units, besieged, supply };
}

const circles = oncePer<Box, (readonly number[])[][]>(() => []);

/** The areas within so many marches, the area itself among them. */
function circle(box: Box, area: number, marches: number): readonly number[] {
  const table = circles(box);
  table[marches] ??= [];
  const rings = at(table, marches);
  let ring = rings[area];
  if (!ring) {
    const far = at(distances(box), area);
    ring = box.areaIds.flatMap((_, other) => ((far[other] ?? 99) <= marches ? [other] : []));
    rings[area] = ring;
  }
  return ring;
}

/** Factors of a side within so many marches of an area. */
export function around(
  box: Box,
  factors: readonly number[],
  area: number,
  marches: number,
): number {
  let sum = 0;
  for (const other of circle(box, area, marches)) sum += at(factors, other);
  return sum;
}

export const isFoot = (box: Box, piece: number): boolean =>
  at(box.kind, piece) === INFANTRY && at(box.ma, piece) > 0;
export const isRider = (box: Box, piece: number): boolean => at(box.kind, piece) === MOUNTED;

export const holds = (look: Look, side: number, area: number): boolean =>
  look.box.town[area] === 1 && look.state.control[area] === side + 1;

export const isCapital = (box: Box, area: number): boolean =>
  area === box.bloemfontein || area === box.pretoria;

/** 7.1.1-a, 7.5.2-a, 7.5.3-a Whether a march of Boers may end in an area, as far as the area goes. */
export const mayBoersEnd = ({ box, state }: Look, area: number): boolean =>
  box.mozambique[area] === 0 && box.tribal[area] === 0 && state.blockhouse[area] === 0;

/** Whether lists of numbers are the same, list by list. */
export function sameLists(
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
): boolean {
  return a.every((list, i) => {
    const other = at(b, i);
    if (list.length !== other.length) return false;
    for (let j = 0; j < list.length; j++) if (list[j] !== other[j]) return false;
    return true;
  });
}

/** The chances of each result in a column: AR, standoff, DR, DE. */
export function resultChances(box: Box, column: number): readonly [number, number, number, number] {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (let die = 1; die <= 6; die++) {
    const result = at(at(box.crt, die), column);
    counts[result] = (counts[result] ?? 0) + 1 / 6;
  }
  return counts;
}

/** 12.2 How many units of the Republics the Empire must take to win by their number when the war ends. */
export const toBeTaken = (look: Look): number =>
  boerUnits(look) - look.box.pack.scenarios.campaign.survivors.draw + 1;

export { EMPIRE, REPUBLICS };
