import { at } from '../../../kernel/lists.ts';
import type { Look } from '../state.ts';
import { distance, isCapital, isRider, mayBoersEnd, type Strengths } from './map.ts';

/** Wagons and the men who march with them. */
export interface Column {
  readonly supply: number;
  readonly foot: number[];
  strength: number;
  goal: number;
}

/** Ways out of an area that Boers could end a march in. */
export const exitsFrom = (look: Look, area: number): number[] =>
  at(look.box.near, area).filter((next) => mayBoersEnd(look, next));

/** Columns about one prey do not all rush in: each way out keeps a column, and one goes in. */
export function surround(
  look: Look,
  columns: readonly Column[],
  seen: Strengths,
  goals: number[],
): void {
  const { box, state } = look;
  const send = (column: Column, to: number): void => {
    const here = at(state.at, column.supply);
    column.goal = to;
    for (const piece of [column.supply, ...column.foot])
      if (at(state.at, piece) === here) goals[piece] = to;
  };
  const preys = new Set(columns.map((column) => column.goal));
  for (const prey of preys) {
    // A capital is stormed: there the place is the prize.
    if (prey < 0 || isCapital(box, prey) || at(seen.republic, prey) < 15) continue;
    const band = columns.filter(
      (column) => column.goal === prey && distance(box, at(state.at, column.supply), prey) <= 1,
    );
    if (band.length < 2) continue;
    const gaps = new Set(exitsFrom(look, prey));
    const spare: Column[] = [];
    let inside = false;
    for (const column of band) {
      const here = at(state.at, column.supply);
      if (here === prey) inside = true;
      else if (gaps.delete(here)) send(column, here);
      else spare.push(column);
    }
    for (const column of spare) {
      if (!inside) {
        inside = true;
        continue;
      }
      const here = at(state.at, column.supply);
      const gap = [...gaps].find((area) => at(box.near, here).includes(area));
      if (gap === undefined) continue;
      gaps.delete(gap);
      send(column, gap);
    }
  }
}

/** Riders close the ways out of the areas the columns are about to enter, and of others they can close. */
export function shutIn(
  look: Look,
  idle: Set<number>,
  columns: readonly Column[],
  goals: number[],
  seen: Strengths,
): void {
  const { box, state } = look;
  const held = new Set<number>();
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    const area = at(state.at, piece);
    if (area < 0 || at(box.cf, piece) === 0) continue;
    const goal = at(goals, piece);
    held.add(state.moved[piece] === 1 || goal < 0 || distance(box, area, goal) > 1 ? area : goal);
  }
  const prey = columns
    .map((column) => column.goal)
    .filter(
      (area, i) =>
        area >= 0 &&
        at(seen.republic, area) > 0 &&
        distance(box, at(state.at, at(columns, i).supply), area) <= 1,
    );
  for (const area of new Set(prey)) {
    const gaps = exitsFrom(look, area).filter((next) => !held.has(next));
    const riders: number[] = [];
    for (const gap of gaps) {
      const rider = [...idle].find(
        (piece) =>
          isRider(box, piece) &&
          !riders.includes(piece) &&
          distance(box, at(state.at, piece), gap) <= 2,
      );
      if (rider === undefined) continue;
      riders.push(rider);
      goals[rider] = gap;
      held.add(gap);
    }
    for (const rider of riders) idle.delete(rider);
  }
}
