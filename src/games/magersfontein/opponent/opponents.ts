import type { Opponent } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { Magersfontein } from '../vocabulary.ts';
import { bold, cautious, general } from './general.ts';
import { recruit } from './recruit.ts';
import { veteran } from './veteran.ts';

/** The machine levels of this game, weakest first; the two with a temperament before the General. */
export const opponents: readonly Opponent<State, Box, Magersfontein>[] = [
  recruit,
  veteran,
  cautious,
  bold,
  general,
];
