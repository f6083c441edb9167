import type { Board } from '../../../boardkit/board.ts';
import { noiseOf } from '../../../boardkit/noise.ts';
import { at } from '../../../kernel/lists.ts';
import type { Box } from '../box.ts';
import { NONE, type State } from '../state.ts';
import type { Outpost } from '../vocabulary.ts';
import Live from './Live.svelte';
import { HEIGHT, SPOTS, WIDTH } from './layout.ts';
import Piece from './Piece.svelte';
import Sheet from './Sheet.svelte';

const troopAt = (box: Box, id: string) => box.troops.findIndex((troop) => troop.id === id);

/** The smallest board there is: seven posts, six troops. An example for authors. */
export const board: Board<State, Box, Outpost> = {
  width: WIDTH,
  height: HEIGHT,
  levels: [0.5, 2],
  Sheet,
  Live,
  Piece,
  places: (box) => box.posts.map((id) => ({ id, ...SPOTS[id] })).filter(isPlaced),
  piecesAt: (view, box, place) => {
    const post = box.posts.indexOf(place);
    return box.troops.filter((_, i) => at(view.place, i) === post).map((troop) => troop.id);
  },
  placeOf: (view, box, piece) => {
    const troop = troopAt(box, piece);
    const post = troop < 0 ? NONE : at(view.place, troop);
    return post < 0 ? null : (box.posts[post] ?? null);
  },
  describePlace: (view, box, place, speech) => ({
    name: speech.name(place),
    about:
      board
        .piecesAt(view, box, place)
        .map((id) => board.describePiece(view, box, id, speech))
        .join(', ') || speech.say('textView.empty'),
  }),
  noise: noiseOf<Outpost>({ turnBegins: 'bugle', fired: 'rifles', fightRoll: 'rifles' }),
  describePiece: (view, box, piece, speech) => {
    const troop = troopAt(box, piece);
    return troop < 0 ? speech.name(piece) : `${speech.name(piece)} (${at(view.strength, troop)})`;
  },
};

const isPlaced = (place: {
  id: string;
  x?: number;
  y?: number;
}): place is { id: string; x: number; y: number } => place.x !== undefined;
