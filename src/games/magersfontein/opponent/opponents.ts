import type { Opponent } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { Magersfontein } from '../vocabulary.ts';
import { general } from './general.ts';
import { recruit } from './recruit.ts';
import { veteran } from './veteran.ts';

/** The machine levels of this game, weakest first. */
export const opponents: readonly Opponent<State, Box, Magersfontein>[] = [
  recruit,
  veteran,
  general,
];
