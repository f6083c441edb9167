import type { Opponent } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { Outpost } from '../vocabulary.ts';
import { recruit } from './recruit.ts';

/** Weakest first. */
export const opponents: readonly Opponent<State, Box, Outpost>[] = [recruit];
