import { areaOf, type Look, pieceOf } from '../state.ts';
import type { Column } from './empire-cordon.ts';

/** The second brigade with its wagons, on its way to an area. */
export const columnTo = (look: Look, goal: string): Column => ({
  supply: pieceOf(look, 'sup-2'),
  foot: [pieceOf(look, 'bde-2')],
  strength: 10,
  goal: areaOf(look, goal),
});
