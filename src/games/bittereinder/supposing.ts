import type { Scratch } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { supposing } from '../../kernel/supposing.ts';
import { type Box, SIDES } from './box.ts';
import { areaId, EMPIRE, type MoveMode, pieceOf, REPUBLICS, type State } from './state.ts';
import type { Bittereinder } from './vocabulary.ts';

const SIDE_NAMES: readonly string[] = SIDES;

/** 4 By phase of movement: whose it is, and how they move in it. */
const MOVEMENT: Readonly<Record<number, { readonly side: number; readonly mode: MoveMode }>> = {
  2: { side: REPUBLICS, mode: 'rail' },
  3: { side: EMPIRE, mode: 'rail' },
  4: { side: EMPIRE, mode: 'land' },
  5: { side: REPUBLICS, mode: 'land' },
};

/** A move in the side's own phase if this is one, or else by land with nobody gone yet. */
function movement({ state }: Scratch<State, Box>, name: string) {
  const side = SIDE_NAMES.indexOf(name);
  const now = MOVEMENT[state.phase];
  if (now?.side === side) return { mode: now.mode, side };
  state.moved.fill(0);
  state.spent.fill(0);
  state.column = [];
  return { mode: 'land' as const, side };
}

/** How deeds are judged that are not asked for now. */
export const suppose = supposing<State, Box, Bittereinder>({
  depart: (scratch, side) => ({ asked: movement(scratch, side) }),

  column: (scratch, name, { do: verb, piece: id }) => {
    const piece = pieceOf(scratch, id);
    // Where a column may go depends on who is in it; who may join it is another matter.
    if (verb !== 'take' || piece < 0) return null;
    const area = at(scratch.state.at, piece);
    if (area < 0) return null;
    const asked = { ...movement(scratch, name), from: areaId(scratch, area) };
    scratch.state.column = [];
    return { asked };
  },

  attack: (_, side) => ({ asked: { side: SIDE_NAMES.indexOf(side) } }),

  // Only who is attacked can shut himself in.
  siege: ({ state }, side) =>
    side === 'empire' && state.battle?.side === REPUBLICS ? { asked: {} } : null,

  bargain: ({ state, box }) =>
    state.turn < box.pack.markers.blockhouse.firstTurn ? null : { asked: {} },

  razeArea: () => ({ asked: {} }),
});
