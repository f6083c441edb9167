/** Routines worth a button: a brigade marches, a line fires, equals go in any order. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { game } from '../game.ts';
import { firePlans } from './fire-plans.ts';
import { allMarch } from './march-all.ts';
import { marches, unitPlans } from './march-plans.ts';
import { orderPlans } from './order-plans.ts';
import { boardSpeech } from './speech.ts';
import type { Plan, Question } from './types.ts';

/** Questions that only ask which of equals goes first. */
const isTie = (asked: Question): asked is Question<Tie> =>
  TIES.some((tie) => tie === asked.decision);
const TIES = ['routFirst', 'assaultFirst', 'boerFirst', 'boerNext', 'boerResolveFirst'] as const;
type Tie = (typeof TIES)[number];

/** 0c As they stand on the list, and so on to the end of the segment. */
function inAnyOrder(asked: Question<Tie>): Plan {
  const { say } = boardSpeech(asked.speech.language);
  const choices = lookAhead(game.rules, asked, (ahead) => (isTie(ahead) ? ahead.choices[0] : null));
  return { id: 'ties', label: say('plan.ties'), choices, pulse: `${asked.view.segment}` };
}

export function plans(asked: Question): Plan[] {
  if (isTie(asked)) return [inAnyOrder(asked)];
  switch (asked.decision) {
    case 'giveOrders':
      return orderPlans(asked);
    case 'leaderMove':
    case 'leaderMarch':
      return [...marches(asked), ...allMarch(asked)];
    case 'unitMoves':
      return [...unitPlans(asked), ...allMarch(asked)];
    case 'britishTargets':
      return firePlans(asked);
    default:
      return [];
  }
}
