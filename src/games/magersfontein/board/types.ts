/** The shapes of the boardkit in the words of this game. */
import type {
  Plan as AnyPlan,
  BoardQuestion,
  Lights as LightsOf,
  Way as WayOf,
} from '../../../boardkit/board.ts';
import type { DecisionName } from '../../../kernel/vocabulary.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { Magersfontein } from '../vocabulary.ts';

/** One of these decisions, as the page puts it to the reader. */
export type Question<D extends DecisionName<Magersfontein> = DecisionName<Magersfontein>> = Extract<
  BoardQuestion<State, Box, Magersfontein>,
  { readonly decision: D }
>;
export type Lights = LightsOf<Magersfontein>;
export type Plan = AnyPlan<Magersfontein>;
export type Way = WayOf<Magersfontein>;
