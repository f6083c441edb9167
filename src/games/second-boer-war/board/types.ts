/** The shapes of the boardkit in the words of this game. */
import type { Plan as AnyPlan, Way as AnyWay, BoardQuestion } from '../../../boardkit/board.ts';
import type { DecisionName } from '../../../kernel/vocabulary.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { SecondBoerWar } from '../vocabulary.ts';

/** One of these decisions, as the page puts it to the reader. */
export type Question<D extends DecisionName<SecondBoerWar> = DecisionName<SecondBoerWar>> = Extract<
  BoardQuestion<State, Box, SecondBoerWar>,
  { readonly decision: D }
>;
export type Plan = AnyPlan<SecondBoerWar>;
export type Way = AnyWay<SecondBoerWar>;
