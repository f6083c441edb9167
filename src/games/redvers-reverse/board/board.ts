/** The board of Redvers' Reverse: the map of Colenso and the counters on it. */

import type { Board, Frame } from '../../../boardkit/board.ts';
import { noiseOf } from '../../../boardkit/noise.ts';
import type { Box } from '../box.ts';
import type { ReadonlyState, State } from '../state.ts';
import type { RedversReverse } from '../vocabulary.ts';
import { describePiece, describePlace, piecesAt } from './describe.ts';
import { formationOf } from './formations.ts';
import Legend from './Legend.svelte';
import Live from './Live.svelte';
import { HEIGHT, PLACES, placeAt, WIDTH } from './layout.ts';
import { about, note } from './notes.ts';
import { carry } from './order-plans.ts';
import Phases from './Phases.svelte';
import Piece from './Piece.svelte';
import { plans } from './plans.ts';
import Sheet from './Sheet.svelte';
import Tracks from './Tracks.svelte';

export const board: Board<State, Box, RedversReverse> = {
  width: WIDTH,
  height: HEIGHT,
  levels: [0.66, 1.7],
  Sheet,
  Live,
  Piece,
  Tracks,
  Phases,
  Legend,
  places: () =>
    PLACES.map(({ id, x, y, crossing }) => ({ id, x: crossing?.[0] ?? x, y: crossing?.[1] ?? y })),
  piecesAt: (view, box, place) =>
    piecesAt(view, box, box.areaIndex.get(place) ?? -3).map((i) => box.pieces[i]?.id ?? ''),
  placeOf: (view, box, piece) =>
    box.areas[view.where[box.pieceIndex.get(piece) ?? -1] ?? -1]?.id ?? null,
  describePlace,
  formationOf,
  noise: noiseOf<RedversReverse>({
    turn: 'bugle',
    shelled: 'guns',
    boerShelled: 'guns',
    fired: 'rifles',
    boerFired: 'rifles',
    closeCombat: 'rifles',
  }),
  describePiece,
  about,
  note,
  carry,
  plans,
  home,
};

/** Where a small screen looks first: Buller's army, wherever its leaders have got to. */
function home(view: ReadonlyState, box: Box): Frame {
  const side = 320;
  const spots = box.brigades.flatMap(({ leader }) => {
    const place = placeAt(box.areas[view.where[leader] ?? -1]?.id ?? '');
    return place ? [place] : [];
  });
  const middle = (of: (place: { x: number; y: number }) => number, length: number): number => {
    const sum = spots.reduce((all, place) => all + of(place), 0);
    const at = spots.length > 0 ? sum / spots.length : length / 2;
    return Math.max(0, Math.min(length - side, at - side / 2));
  };
  return {
    x: middle((place) => place.x, WIDTH),
    y: middle((place) => place.y, HEIGHT),
    width: side,
    height: side,
  };
}
