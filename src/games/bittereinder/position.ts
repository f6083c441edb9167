import { positions } from '../../kernel/fields/positions.ts';
import { at } from '../../kernel/lists.ts';
import type { Box } from './box.ts';
import { setup as layOut } from './setup.ts';
import { ATTACKED, BARRED, CONTROL, FIELDS, MARKED_PIECES, recount, type State } from './state.ts';

/** A list of pieces that stands for one bit of `spent`. */
const spent = (bit: number) => ({
  kind: MARKED_PIECES,
  of: (state: State): number[] => state.spent.map((bits) => ((bits & bit) !== 0 ? 1 : 0)),
  into(state: State, pieces: readonly number[]): void {
    state.spent = state.spent.map((bits, piece) =>
      at(pieces, piece) === 1 ? bits | bit : bits & ~bit,
    );
  },
});

/** Positions: the whole state by component ids, and back. See docs/positions/bittereinder.md. */
export const { write, read, outline } = positions(FIELDS, {
  layOut,
  said: {
    attacked: spent(ATTACKED),
    barred: spent(BARRED),
    control: {
      kind: CONTROL,
      of: (state: State) => state.control,
      into(state: State, control: readonly number[], box: Box) {
        state.control = state.control.map((now, area) =>
          box.town[area] === 1 ? at(control, area) : now,
        );
      },
    },
  },
  // What runs next if nobody says otherwise: the set-up, or the rest of the turn from this phase on.
  follows: (state: State) => ({
    agenda: [{ step: state.phase === 0 ? 'setUp' : 'turn' }],
    epoch: state.turn,
  }),
  finish: (state: State, { box }: { readonly box: Box }) => recount(state, box),
});
