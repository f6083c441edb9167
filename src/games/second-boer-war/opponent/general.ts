import { judgeOf } from '../../../kernel/judge.ts';
import { generalsOf } from '../../../kernel/search/general.ts';
import { type Box, SIDES } from '../box.ts';
import learned from '../data/judge.json' with { type: 'json' };
import type { State } from '../state.ts';
import type { SecondBoerWar } from '../vocabulary.ts';
import { features } from './features.ts';
import { type Planner, plannerOf } from './planner.ts';
import { recruit } from './recruit.ts';
import { GENERAL } from './weights.ts';

export const judge = judgeOf(features, learned);

const { proposals, intent } = plannerOf(GENERAL);

/**
 * The annexation is worth more than anything else that could be done: it is not put to the test. Nor
 * is it worth a try to leave a man behind where everybody stays.
 */
const worthTrying: Planner['proposals'] = (thinking) => {
  const all = proposals(thinking);
  const [own] = all;
  if (own?.do === 'play' && own.piece === 'br-annexation') return [own];
  const leaves = (choice: (typeof all)[number]): boolean =>
    intent(thinking, choice).some((next) => next.do === 'move');
  return all.filter((choice) => choice === own || choice.do !== 'detach' || leaves(choice));
};

/** The General: what it would do at first sight and its next best ideas, each tried over four rounds. */
export const [cautious, bold, general] = generalsOf<State, Box, SecondBoerWar>({
  sides: SIDES,
  judge,
  proposals: worthTrying,
  intent,
  quick: recruit,
  horizon: 4,
  candidates: 5,
  rollouts: 96,
  // Many small gains that the judge sees are none.
  believed: 2,
  least: 0.02,
});
