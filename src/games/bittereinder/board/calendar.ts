/** What the tracks show: the calendar, who arrives when, what the armies hold, how the war has gone. */
import { ARMY, type Box } from '../box.ts';
import { contentsOf, type ReadonlyState } from '../state.ts';
import { isBoer } from './faces.ts';

export interface Month {
  readonly turn: number;
  readonly month: string;
  readonly year: number;
  readonly siegeCheck: boolean;
  readonly randomEvent: boolean;
  /** Pieces due to come on this turn. */
  readonly due: readonly number[];
}

export function calendarOf(view: ReadonlyState, box: Box): Month[] {
  const months: Month[] = [];
  const [first, last] = box.pack.scenarios[view.scenario].turns;
  for (let turn = first; turn <= last; turn++) {
    const data = box.pack.turnTrack[turn];
    if (!data) continue;
    const due =
      turn < view.turn
        ? []
        : box.pieceIds.flatMap((_, piece) =>
            (view.at[piece] ?? -1) < 0 && view.due[piece] === turn ? [piece] : [],
          );
    months.push({ turn, ...data, due });
  }
  return months;
}

/** Morale and commitment at the start of each turn so far, and now. */
export interface Course {
  readonly turn: number;
  readonly morale: number;
  readonly wcp: number;
}

export function courseOf(view: ReadonlyState): Course[] {
  const course: Course[] = [];
  const { record } = view;
  for (let i = 0; i + 2 < record.length; i += 3)
    course.push({ turn: record[i] ?? 0, morale: record[i + 1] ?? 0, wcp: record[i + 2] ?? 0 });
  // The months are long: now lies between the turn's beginning and the next.
  course.push({ turn: view.turn + view.phase / 12, morale: view.morale, wcp: view.wcp });
  return course;
}

export interface Force {
  readonly area: number;
  readonly pieces: readonly number[];
  readonly factors: number;
}

/** The greatest stacks of a side, strongest first. Face-down counters stay untold. */
export function greatestForces(
  view: ReadonlyState,
  box: Box,
  boer: boolean,
  most: number,
): Force[] {
  const forces = new Map<number, number[]>();
  for (const piece of box.pieceIds.keys()) {
    const area = view.at[piece] ?? -1;
    if (area < 0 || isBoer(box, piece) !== boer || view.hidden[piece] === 1) continue;
    forces.set(area, [...(forces.get(area) ?? []), piece]);
  }
  return [...forces]
    .map(([area, pieces]) => ({
      area,
      pieces,
      factors: pieces.reduce((sum, piece) => sum + (box.cf[piece] ?? 0), 0),
    }))
    .filter(({ pieces }) => pieces.length > 1)
    .sort((a, b) => b.factors - a.factors)
    .slice(0, most);
}

export interface ArmyBox {
  readonly army: number;
  readonly area: number;
  readonly contents: readonly number[];
  readonly factors: number;
}

export function armyBoxes(view: ReadonlyState, box: Box): ArmyBox[] {
  return box.armies
    .filter((army) => box.kind[army] === ARMY)
    .map((army) => {
      const contents = contentsOf({ state: view, box }, army);
      const factors = [army, ...contents].reduce((sum, piece) => sum + (box.cf[piece] ?? 0), 0);
      return { army, area: view.at[army] ?? -1, contents, factors };
    });
}

/** What arrives, in short: brigades, regiments and factors. */
export function factorsOf(box: Box, pieces: readonly number[]): number {
  return pieces.reduce((sum, piece) => sum + (box.cf[piece] ?? 0), 0);
}
