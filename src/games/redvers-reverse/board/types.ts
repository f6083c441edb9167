/** The shapes of the boardkit in the words of this game. */
import type { Plan as AnyPlan, BoardQuestion } from '../../../boardkit/board.ts';
import type { DecisionName } from '../../../kernel/vocabulary.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { RedversReverse } from '../vocabulary.ts';

/** One of these decisions, as the page puts it to the reader. */
export type Question<D extends DecisionName<RedversReverse> = DecisionName<RedversReverse>> =
  Extract<BoardQuestion<State, Box, RedversReverse>, { readonly decision: D }>;
export type Plan = AnyPlan<RedversReverse>;
