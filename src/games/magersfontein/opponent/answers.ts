import { at } from '../../../kernel/lists.ts';
import { expectedLoss, whyNotFirer, whyNotTarget } from '../rules/10-fire.ts';
import { apart, card, FOUGHT, type Look, NONE } from '../state.ts';
import type { Weighed } from './weights.ts';

/** V.16 Reactions of one unit in an enemy activation. */
const REACTIONS = 2;

/** V.7 Points a unit must expect to lose if all who may answer a volley of its own do. */
export function answersTo(look: Look, unit: number): number {
  const { state, box } = look;
  const here = at(state.hex, unit);
  const { side } = card(look, unit);
  let points = 0;
  for (let other = 0; other < state.hex.length; other++) {
    const there = at(state.hex, other);
    if (there < 0 || box.sideOf[other] === side) continue;
    if (at(state.reacts, other) >= REACTIONS || at(state.assault, other) === FOUGHT) continue;
    if (apart(look, there, here) > card(look, other).reach) continue;
    if (whyNotFirer(look, other) || whyNotTarget(look, other, unit)) continue;
    points += expectedLoss(look, other, unit);
  }
  return points;
}

/** What the answers take off the worth of a volley. Before the first turn there are none. */
export const answerPrice = (look: Look & Weighed, unit: number): number =>
  look.weights.answered === 0 || look.state.active === NONE
    ? 0
    : look.weights.answered * answersTo(look, unit);
