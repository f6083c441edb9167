import type { StandingOrder } from '../../../kernel/game.ts';

/** Orders for single units, one for each: where a file holds several, the later ones add to it. */
export function exceptionsIn(orders: readonly StandingOrder[]): readonly StandingOrder[] {
  const byUnit = new Map<unknown, StandingOrder>();
  for (const order of orders) {
    const who = order['who'];
    if (who !== 'all') byUnit.set(who, { ...byUnit.get(who), ...order });
  }
  return [...byUnit.values()];
}
