import type { AnyBoard } from '../../boardkit/board.ts';

/**
 * The same board, but what it is asked by the table never throws: it answers as a board that has
 * nothing to say, and the mistake is told. What it draws is guarded where it is drawn.
 */
export function carefulBoard(board: AnyBoard, ontrouble: (error: unknown) => void): AnyBoard {
  /** The same mistake again and again is told once. */
  const told = new Set<string>();
  const guard =
    <A extends unknown[], R>(work: (...args: A) => R, nothing: (...args: A) => R) =>
    (...args: A): R => {
      try {
        return work(...args);
      } catch (error) {
        const key = String(error);
        if (!told.has(key)) ontrouble(error);
        told.add(key);
        return nothing(...args);
      }
    };
  const { carry, plans, about, note, gathering, way, describeSight, home, hasFight, noise } = board;
  const { formationOf } = board;
  return {
    ...board,
    places: guard(board.places, () => []),
    piecesAt: guard(board.piecesAt, () => []),
    placeOf: guard(board.placeOf, () => null),
    describePlace: guard(board.describePlace, (_view, _box, place, speech) => ({
      name: speech.name(place),
      about: '',
    })),
    describePiece: guard(board.describePiece, (_view, _box, piece, speech) => speech.name(piece)),
    ...(carry && { carry: guard(carry, () => null) }),
    ...(plans && { plans: guard(plans, () => []) }),
    ...(about && { about: guard(about, () => '') }),
    ...(note && { note: guard(note, () => '') }),
    ...(gathering && { gathering: guard(gathering, () => null) }),
    ...(way && { way: guard(way, () => null) }),
    ...(describeSight && { describeSight: guard(describeSight, () => '') }),
    ...(formationOf && { formationOf: guard(formationOf, () => null) }),
    ...(noise && { noise: guard(noise, () => null) }),
    ...(hasFight && { hasFight: guard(hasFight, () => false) }),
    ...(home && {
      home: guard(home, () => ({ x: 0, y: 0, width: board.width, height: board.height })),
    }),
  };
}
