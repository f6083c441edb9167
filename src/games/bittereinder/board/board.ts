/** The board of Bittereinder: South Africa from the Cape to the Zambezi road. */
import type { Board, Frame, Place } from '../../../boardkit/board.ts';
import { noiseOf } from '../../../boardkit/noise.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { Bittereinder } from '../vocabulary.ts';
import { carry, gathering } from './carry.ts';
import { describePiece, describePlace, piecesIn } from './describe.ts';
import Legend from './Legend.svelte';
import Live from './Live.svelte';
import { AREAS, HEIGHT, WIDTH } from './layout.ts';
import { about, note } from './notes.ts';
import Phases from './Phases.svelte';
import Piece from './Piece.svelte';
import { plans } from './routine.ts';
import Sheet from './Sheet.svelte';
import Tracks from './Tracks.svelte';

/** The seat of war: from the Orange River to the Limpopo line, from Kimberley to the sea. */
const THEATRE: Frame = { x: 890, y: 560, width: 790, height: 800 };

const PLACES: readonly Place[] = AREAS.map(({ id, stack: [x, y] }) => ({ id, x, y }));

export const board: Board<State, Box, Bittereinder> = {
  width: WIDTH,
  height: HEIGHT,
  levels: [0.7, 2],
  Sheet,
  Live,
  Piece,
  Tracks,
  Phases,
  Legend,
  places: () => PLACES,
  piecesAt: (view, box, place) =>
    piecesIn(view, box, box.areaIndex.get(place) ?? -1).map((piece) => box.pieceIds[piece] ?? ''),
  placeOf: (view, box, piece) => {
    const at = view.at[box.pieceIndex.get(piece) ?? -1] ?? -1;
    return at >= 0 ? (box.areaIds[at] ?? null) : null;
  },
  describePlace,
  noise: noiseOf<Bittereinder>({ turnBegins: 'bugle', combat: 'rifles', siegeRoll: 'guns' }),
  describePiece,
  carry,
  plans,
  note,
  about,
  gathering,
  home: () => THEATRE,
  legible: 0.3,
};
