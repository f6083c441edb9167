import { at } from '../../../kernel/lists.ts';
import { canReorganize } from '../rules/14-recovery.ts';
import { card, unitsIn } from '../state.ts';
import type { Choice, Offer } from '../vocabulary.ts';
import { nearestEnemy, toOwnEdge } from './judgement.ts';
import { best, first, hexOf, type Mind, offers, sideOf } from './mind.ts';

/** Routed men go home until they can rally, then lie still. */
export function runAway(mind: Mind<'unit'>, unit: number): Choice<'move'> | undefined {
  if (canReorganize(mind, unit)) return undefined;
  const { side } = card(mind, unit);
  const here = at(mind.state.hex, unit);
  const value = (c: Choice<'move'>): number => {
    const to = hexOf(mind, c);
    return (
      nearestEnemy(mind, to, side) * 2 -
      toOwnEdge(mind, to, side) -
      (unitsIn(mind, to, side).length > 0 ? 3 : 0)
    );
  };
  const stay = nearestEnemy(mind, here, side) * 2 - toOwnEdge(mind, here, side);
  const choice = best(offers(mind, 'move'), value);
  return choice && value(choice) > stay ? choice : undefined;
}

/** Away from the enemy, towards the own edge, not through friends if it can be helped. */
export function retreatTo(mind: Mind<'retreatStep'>): Offer<'retreatStep'> {
  const side = sideOf(mind);
  const value = (c: Offer<'retreatStep'>): number => {
    if (c.do === 'halt') return 1;
    const to = hexOf(mind, c);
    return (
      nearestEnemy(mind, to, side) -
      0.1 * toOwnEdge(mind, to, side) -
      (unitsIn(mind, to, side).length > 0 ? 1.5 : 0)
    );
  };
  return best(mind.choices, value) ?? first(mind);
}
