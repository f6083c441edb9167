/** The board of Magersfontein: 1,221 hexes of veld, kopjes and river, and the counters on them. */
import type { Board, Frame } from '../../../boardkit/board.ts';
import { type Noise, noiseOf } from '../../../boardkit/noise.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import { type Box, NONE } from '../box.ts';
import { commanderIndex, type ReadonlyState, type State, unitIndex } from '../state.ts';
import type { Magersfontein } from '../vocabulary.ts';
import { describePiece, describePlace } from './describe.ts';
import Legend from './Legend.svelte';
import Live from './Live.svelte';
import { centre, HEIGHT, MARGIN, WIDTH } from './layout.ts';
import { describeSight } from './overlays.ts';
import Phases from './Phases.svelte';
import Piece from './Piece.svelte';
import { piecesOf } from './pieces.ts';
import { about, note, plans } from './plans.ts';
import Sheet from './Sheet.svelte';
import Standing from './Standing.svelte';
import Tracks from './Tracks.svelte';
import { wayTo } from './ways.ts';

const noiseByName = noiseOf<Magersfontein>({
  turnBegins: 'bugle',
  fired: 'rifles',
  firedUnseen: 'rifles',
  reactionFire: 'rifles',
});

/** Whose fire is heard as a gun's is known by its name: behind a marker it may be anybody. */
function noise(event: EventOf<Magersfontein>, box: Box): Noise | null {
  const heard = noiseByName(event);
  if (heard !== 'rifles' || !('piece' in event)) return heard;
  return box.units[box.unitIndex.get(event.piece) ?? NONE]?.kind === 'gun' ? 'guns' : heard;
}

export const board: Board<State, Box, Magersfontein> = {
  width: WIDTH,
  height: HEIGHT,
  levels: [0.8, 2.7],
  legible: 1.3,
  Sheet,
  Live,
  Piece,
  Tracks,
  Phases,
  Legend,
  Standing,
  places: (box) =>
    box.grid.ids.map((id) => {
      const [x, y] = centre(id);
      return { id, x: x + MARGIN, y: y + MARGIN };
    }),
  piecesAt: (view, box, place, side) =>
    piecesOf(view, box, side)
      .filter(({ hex }) => hex === place)
      .map(({ id }) => id)
      .reverse(),
  placeOf(view, box, piece) {
    const look = { state: view, box };
    const unit = unitIndex(look, piece);
    const commander = commanderIndex(look, piece);
    const hex =
      unit !== NONE
        ? (view.hex[unit] ?? NONE)
        : commander !== NONE
          ? (view.at[commander] ?? NONE)
          : (view.riderHex[box.riderIndex.get(piece) ?? NONE] ?? NONE);
    return hex < 0 ? null : (box.grid.ids[hex] ?? null);
  },
  describePlace,
  noise,
  describePiece,
  way: wayTo,
  plans,
  about,
  note,
  sighted: true,
  describeSight,
  home,
};

/** Look first where the unit on the move is, or the brigade that acts, or at the foot of the hill. */
function home(view: ReadonlyState, box: Box): Frame {
  const side = 600;
  const mover = view.mover === NONE ? NONE : (view.hex[view.mover] ?? NONE);
  const active = view.active === NONE ? NONE : (view.at[view.active] ?? NONE);
  const hex = mover >= 0 ? mover : active;
  const [x, y] = centre(box.grid.ids[hex] ?? '1721');
  const within = (at: number, whole: number): number =>
    Math.max(0, Math.min(whole - side, at - side / 2));
  return { x: within(x, WIDTH), y: within(y, HEIGHT), width: side, height: side };
}
