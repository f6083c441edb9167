import { areaOf, type Look, pieceOf } from '../state.ts';
import { type Table, table } from '../testing.ts';
import type { Column } from './empire-cordon.ts';

/** The second brigade with its wagons, on its way to an area. */
export const columnTo = (look: Look, goal: string): Column => ({
  supply: pieceOf(look, 'sup-2'),
  foot: [pieceOf(look, 'bde-2')],
  strength: 10,
  goal: areaOf(look, goal),
});

/** Four Kommandos. */
export const BAND = ['F26-kommando', 'F22-kommando', 'F8-kommando', 'F25-kommando'];

/** They stand at F2 among a column with its wagons; riders hold every area about them. */
export const ringed = (): Table =>
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
    },
    empire: ['F1'],
    more: { wcp: 60, taken: 3 },
  });
