import type { AnyBoard } from '../../boardkit/board.ts';

/** A component that draws nothing. */
const Blank = () => ({});

/** Stands in where the board of a game cannot be had: everything is answered in the panel. */
export const blankBoard: AnyBoard = {
  width: 100,
  height: 100,
  levels: [1, 2],
  Sheet: Blank,
  Live: Blank,
  Piece: Blank,
  places: () => [],
  piecesAt: () => [],
  placeOf: () => null,
  describePlace: (_view, _box, place, speech) => ({ name: speech.name(place), about: '' }),
  describePiece: (_view, _box, piece, speech) => speech.name(piece),
};
