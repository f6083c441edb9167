import { judgeOf } from '../../../kernel/judge.ts';
import { generalsOf } from '../../../kernel/search/general.ts';
import { type Box, SIDES } from '../box.ts';
import learned from '../data/judge.json' with { type: 'json' };
import type { State } from '../state.ts';
import type { RedversReverse } from '../vocabulary.ts';
import { features } from './features.ts';
import { proposals, veteran } from './veteran.ts';

export const judge = judgeOf(features, learned);

/** Buller's adviser: the Veteran's orders and its next best ideas, each tried over two turns. */
export const [cautious, bold, general] = generalsOf<State, Box, RedversReverse>({
  sides: SIDES,
  judge,
  proposals,
  quick: veteran,
  horizon: 2,
  candidates: 4,
  rollouts: 72,
  believed: 1.5,
});
