import { at } from '../../kernel/lists.ts';
import { supposing } from '../../kernel/supposing.ts';
import type { Box } from './box.ts';
import { NONE, type State, sideIndex, troopIndex, troopsOf } from './state.ts';
import type { Outpost } from './vocabulary.ts';

/** How deeds are judged that are not asked for now. */
export const suppose = supposing<State, Box, Outpost>({
  pickTroop: (_, side) => ({ asked: { side: sideIndex(side) } }),
  aim: (scratch, name, { piece }) => {
    const side = sideIndex(name);
    const troop = troopIndex(scratch, piece);
    if (!troopsOf(scratch, side).includes(troop)) return null;
    scratch.state.orderTroop[side] = troop;
    return { asked: { side } };
  },
  layCard: (_, side) => ({ asked: { side: sideIndex(side) } }),
  retreat: (scratch, _, { piece = '' }) => {
    const troop = troopIndex(scratch, piece);
    return troop >= 0 && at(scratch.state.place, troop) !== NONE
      ? { asked: { troop: piece } }
      : null;
  },
});
