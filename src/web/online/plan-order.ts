import type { Choice } from '../../kernel/choice.ts';
import { MOST_HERE, MOST_STEPS, NO_ORDERS, namedIn, type PlanOrder } from '../../table/orders.ts';
import type { Table } from '../table/table.svelte.ts';

/** A plan, with the places and pieces it is about: also where those pieces stand now. */
export function planOrder(table: Table, choices: readonly Choice[]): PlanOrder {
  const plan = choices.slice(0, MOST_STEPS).map((choice) => ({ ...choice }));
  const pieces = namedIn(plan, 'piece');
  const stand = pieces.flatMap((id) => table.placeOf({ kind: 'piece', id }) ?? []);
  const here = new Set([...pieces, ...namedIn(plan, 'place'), ...stand]);
  return { plan, done: [], here: [...here].slice(0, MOST_HERE) };
}

/** Leaves one more order beside those that were left before. */
export async function leaveOrder(table: Table, order: PlanOrder): Promise<void> {
  const { side } = table.moment;
  if (side === null) return;
  const { orders } = table.session.match?.orders[side] ?? NO_ORDERS;
  await table.session.command?.('plan', { side, orders: [...orders, order] });
}
