/** Routines worth a button: every rifle that may fire does, or nobody is sent an order. */
import type { BoardQuestion, Plan } from '../../../boardkit/board.ts';
import type { Choice } from '../../../kernel/choice.ts';
import { type Box, NONE } from '../box.ts';
import { canOrder } from '../rules/03-command.ts';
import { expectedLoss } from '../rules/10-fire.ts';
import { type State, sideIndex, unitIndex } from '../state.ts';
import { boardSpeech } from './speech.ts';

/** Each firer's best shot, the surest first. */
function bestShots({ view, box, choices }: BoardQuestion<State, Box>): Choice[] {
  const look = { state: view, box };
  const worth = (choice: Choice): number => {
    const [firer, target] = [unitIndex(look, choice.piece), unitIndex(look, choice.with)];
    return firer === NONE || target === NONE ? 0 : expectedLoss(look, firer, target);
  };
  const best = new Map<string, Choice>();
  for (const choice of choices) {
    if (choice.do !== 'fire' || choice.piece === undefined) continue;
    const other = best.get(choice.piece);
    if (!other || worth(choice) > worth(other)) best.set(choice.piece, choice);
  }
  return [...best.values()].sort((a, b) => worth(b) - worth(a));
}

/** II.4 The means of command in their order, each a question of its own. */
const MEANS = ['free', 'rider', 'flash', 'broken'] as const;

/** No more orders by any means: one word for all the questions that would still come. */
function noOrders({ view, box, side, about, choices }: BoardQuestion<State, Box>): Choice[] {
  const none = choices.find((choice) => choice.do === 'noOrders');
  const now = (MEANS as readonly unknown[]).indexOf(about['by']);
  if (!none || now < 0) return [];
  const later = MEANS.slice(now + 1).filter((by) =>
    canOrder({ state: view, box }, sideIndex(side), by, []),
  );
  return [none, ...later.map(() => none)];
}

export function plans(asked: BoardQuestion<State, Box>): Plan[] {
  const { say } = boardSpeech(asked.speech.language);
  if (asked.decision === 'giveOrder') {
    const choices = noOrders(asked);
    return choices.length < 2 ? [] : [{ id: 'no-orders', label: say('plan.noOrders'), choices }];
  }
  if (asked.decision !== 'react' && asked.decision !== 'openFire') return [];
  const shots = bestShots(asked);
  if (shots.length < 2) return [];
  return [{ id: 'all-fire', label: say('plan.allFire', { n: shots.length }), choices: shots }];
}
