import { at } from '../../../kernel/lists.ts';
import { areaOf, type Look, pieceOf } from '../state.ts';
import { type Case, type Table, table } from '../testing.ts';
import type { Column } from './empire-cordon.ts';
import { drawRings } from './empire-ring.ts';
import { strengthsOf } from './map.ts';
import { reachOf } from './reach.ts';
import { VETERAN } from './skill.ts';

/** The second brigade with its wagons, or another, on its way to an area. */
export const columnTo = (look: Look, goal: string, number = 2): Column => ({
  supply: pieceOf(look, `sup-${number}`),
  foot: [pieceOf(look, `bde-${number}`)],
  strength: 10,
  goal: areaOf(look, goal),
});

/** Four Kommandos. */
export const BAND = ['F26-kommando', 'F22-kommando', 'F8-kommando', 'F25-kommando'];

/** They stand at F2 among a column with its wagons; riders hold every area about them. Others are far away. */
export const ringed = (others: string[] = []): Table =>
  table({
    turn: 18,
    phase: 'republicanLand',
    at: {
      F2: ['sup-2', 'bde-2', 'cav-iy-a', 'cav-iy-b', ...BAND],
      F1: ['cav-iy-c'],
      F3: ['cav-mi1'],
      F12: ['cav-mi2'],
      F13: ['cav-mi3'],
      F15: ['cav-mi4'],
      T53: others,
    },
    empire: ['F1'],
    more: { wcp: 60, taken: 3 },
  });

/** Riders of two factors each. */
export const RIDERS = [
  'cav-mi1',
  'cav-mi2',
  'cav-mi3',
  'cav-mi4',
  'cav-iy-a',
  'cav-iy-b',
  'cav-iy-c',
];

/** Where these riders would be sent to draw rings, by name; those who get no order are left out. */
export function drawn(given: Case, wagonsGo = 'F1', most = 9, thirdAt?: string): string[] {
  const look = table(given);
  const goals = new Array<number>(look.box.pieces).fill(-1);
  const riders = RIDERS.map((id) => pieceOf(look, id)).filter(
    (rider) => at(look.state.at, rider) >= 0,
  );
  const third = thirdAt === undefined ? [] : [columnTo(look, thirdAt, 3)];
  const columns = [columnTo(look, wagonsGo), ...third];
  const seen = strengthsOf(look);
  const skill = { ...VETERAN, rings: most };
  drawRings(look, new Set(riders), columns, reachOf(look), 'land', goals, seen, skill);
  return riders
    .flatMap((rider) => (at(goals, rider) >= 0 ? [at(look.box.areaIds, at(goals, rider))] : []))
    .sort();
}
