import type { Choice } from '../../../kernel/choice.ts';
import { textOf } from '../../../kernel/json.ts';
import { at } from '../../../kernel/lists.ts';
import { areaOf, brigadeOf, pieceOf } from '../rules/01-pieces.ts';
import { orderAreas } from '../rules/02-orders.ts';
import { type Look, NONE } from '../state.ts';
import { type Mind, TACTICS } from './tactics.ts';

/** What a brigade should be sent to, and how much that is worth; null: leave it alone. */
export type Plan = (look: Look, brigade: number) => { area: number; worth: number } | null;

/** Makes a player of a plan: it says where brigades go, the tactics do the rest. */
export function player(plan: Plan) {
  return (mind: Mind): Choice => {
    const { step } = mind.owed.step;
    if (step === 'giveOrders') return giveOrders(mind, plan);
    if (step === 'aimOrder' || step === 'initiativeAim') return aim(mind, plan);
    return (TACTICS[step] ?? firstChoice)(mind);
  };
}

const firstChoice = ({ choices }: Mind): Choice => at(choices, 0);

/** The best use of the next command point; Long's word is free. */
function giveOrders(mind: Mind, plan: Plan): Choice {
  const { choices, box, state } = mind;
  let found: Choice | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (choice.do !== 'order' && choice.do !== 'longOrder') continue;
    const brigade = pieceOf(box, choice.piece) - box.firstLeader;
    if (at(state.objective, brigade) >= 0) continue;
    const wish = plan(mind, brigade);
    if (!wish || !orderAreas(mind, brigade).includes(wish.area)) continue;
    const worth = wish.worth + (choice.do === 'longOrder' ? 100 : 0);
    if (worth > most) {
      most = worth;
      found = choice;
    }
  }
  return found ?? at(choices, choices.length - 1);
}

function aim(mind: Mind, plan: Plan): Choice {
  const { choices, box } = mind;
  const brigade = brigadeOf(box, textOf(mind.owed.step['brigade']));
  const wish = plan(mind, brigade);
  const wanted = choices.find((choice) => areaOf(box, choice.to) === (wish?.area ?? NONE));
  return wanted ?? at(choices, 0);
}
