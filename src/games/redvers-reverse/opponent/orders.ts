import { at } from '../../../kernel/lists.ts';
import { answering } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import { areaOf, brigadeOf, pieceOf } from '../rules/01-pieces.ts';
import { orderAreas } from '../rules/02-orders.ts';
import { type Look, NONE, type State } from '../state.ts';
import type { Choice, Offer, RedversReverse } from '../vocabulary.ts';
import { type Mind, TACTICS } from './tactics.ts';

/** Where a brigade might go, and how much that is worth. */
export interface Wish {
  readonly area: number;
  readonly worth: number;
}

/** What a brigade should be sent to; null: leave it alone. */
export type Plan = (look: Look, brigade: number) => Wish | null;

/** Makes a player of a plan: it says where brigades go, the tactics do the rest. */
export const player = (plan: Plan) =>
  answering<State, Box, RedversReverse>({
    ...TACTICS,
    giveOrders: (mind) => giveOrders(mind, plan),
    aimOrder: (mind) => aim(mind, plan),
    initiativeAim: (mind) => aim(mind, plan),
  });

/** The best use of the next command point; Long's word is free. */
function giveOrders(mind: Mind<'giveOrders'>, plan: Plan): Offer<'giveOrders'> {
  const { choices, box, state } = mind;
  let found: Offer<'giveOrders'> | undefined;
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

function aim(mind: Mind<'aimOrder' | 'initiativeAim'>, plan: Plan): Choice<'aim'> {
  const { choices, box } = mind;
  const brigade = brigadeOf(box, mind.owed.step.brigade);
  const wish = plan(mind, brigade);
  const wanted = choices.find((choice) => areaOf(box, choice.to) === (wish?.area ?? NONE));
  return wanted ?? at(choices, 0);
}

/** Orders that are worth trying, the best first: brigades by their best wish, then none; or places of one. */
export function ordersFor(mind: Mind, wishes: (look: Look, brigade: number) => Wish[]): Choice[] {
  const { box, choices, owed } = mind;
  const { step } = owed;
  const scored: { choice: Choice; worth: number }[] = [];
  if (step.step === 'giveOrders') {
    for (const choice of choices) {
      if (choice.do !== 'order' && choice.do !== 'longOrder') {
        scored.push({ choice, worth: 0 });
        continue;
      }
      const [best] = wishes(mind, pieceOf(box, choice.piece) - box.firstLeader);
      if (best) scored.push({ choice, worth: best.worth });
    }
  } else if (step.step === 'aimOrder' || step.step === 'initiativeAim') {
    const byArea = new Map(
      wishes(mind, brigadeOf(box, step.brigade)).map(({ area, worth }) => [area, worth]),
    );
    for (const choice of choices) {
      const worth = choice.do === 'aim' ? byArea.get(areaOf(box, choice.to)) : undefined;
      if (worth !== undefined) scored.push({ choice, worth });
    }
  }
  return scored.sort((a, b) => b.worth - a.worth).map(({ choice }) => choice);
}
