import { judgeOf } from '../../../kernel/judge.ts';
import { generalOf } from '../../../kernel/search/general.ts';
import { type Box, SIDES } from '../box.ts';
import learned from '../data/judge.json' with { type: 'json' };
import type { State } from '../state.ts';
import type { SecondBoerWar } from '../vocabulary.ts';
import { features } from './features.ts';
import { recruit } from './recruit.ts';
import { proposals } from './veteran.ts';

export const judge = judgeOf(features, learned);

/** The General: what the Veteran would do and its next best ideas, each tried over four rounds. */
export const general = generalOf<State, Box, SecondBoerWar>({
  sides: SIDES,
  judge,
  proposals,
  quick: recruit,
  horizon: 4,
  candidates: 5,
  rollouts: 96,
});
