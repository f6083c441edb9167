import { refuseOthers } from '../../kernel/fields/form.ts';
import { Place } from '../../kernel/fields/place.ts';
import type { Problem, Side, StandingOrder } from '../../kernel/game.ts';
import type { Box } from './box.ts';

/** A side may say beforehand whether its troops fire on whoever passes (3.2). */
export function checkStanding(_: Side, orders: readonly StandingOrder[]): readonly Problem[] {
  const place = new Place();
  for (const [i, order] of orders.entries()) {
    refuseOthers(order, ['fire'], 'field', place.under(i));
    if (i > 0) place.under(i).say('order 0 is for all troops already; there is one');
    if (order['fire'] !== 'always' && order['fire'] !== 'never')
      place.under(i).under('fire').say('must be "always" or "never"');
  }
  return place.problems;
}

export const drawStanding = (
  _: Side,
  __: Box,
  random: (below: number) => number,
): readonly StandingOrder[] =>
  random(3) === 0 ? [] : [{ fire: random(2) === 0 ? 'always' : 'never' }];
