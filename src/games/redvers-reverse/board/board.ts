/** The board of Redvers' Reverse: the map of Colenso and the counters on it. */
import type { Board } from '../../../boardkit/board.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { describePiece, describePlace, piecesAt } from './describe.ts';
import Legend from './Legend.svelte';
import Live from './Live.svelte';
import { HEIGHT, PLACES, WIDTH } from './layout.ts';
import Phases from './Phases.svelte';
import Piece from './Piece.svelte';
import Sheet from './Sheet.svelte';
import Tracks from './Tracks.svelte';

export const board: Board<State, Box> = {
  width: WIDTH,
  height: HEIGHT,
  levels: [0.72, 1.7],
  Sheet,
  Live,
  Piece,
  Tracks,
  Phases,
  Legend,
  places: () =>
    PLACES.map(({ id, x, y, crossing }) => ({ id, x: crossing?.[0] ?? x, y: crossing?.[1] ?? y })),
  piecesAt: (view, box, place) =>
    piecesAt(view, box, box.areaAt.get(place) ?? -3).map((i) => box.pieces[i]?.id ?? ''),
  placeOf: (view, box, piece) =>
    box.areas[view.where[box.pieceAt.get(piece) ?? -1] ?? -1]?.id ?? null,
  describePlace,
  describePiece,
  /** Colenso and the crossings before it: where the day was decided. */
  home: () => ({ x: 440, y: 240, width: 400, height: 400 }),
};
