import type { Table } from '../../table/table.ts';
import type { SeatRow, StoredMatch } from '../store/matches.ts';
import type { OrdersChange } from '../store/orders.ts';
import { ordersIn } from './info.ts';

/** Gives a table the orders that are kept. */
export function takeOrders(table: Table, { seats }: StoredMatch): void {
  for (const { side, orders } of seats) table.orders.set(side, ordersIn(orders));
}

/** Orders at a table that are not as they are kept: some answered, or were dropped. */
export const changedOrders = (table: Table, { seats }: StoredMatch): readonly OrdersChange[] =>
  seats
    .filter(({ side }) => table.orders.changed.has(side))
    .map(({ side, orders }) => ({
      side,
      before: orders,
      after: JSON.stringify(table.orders.of(side)),
    }));

export const seatsWith = (
  seats: readonly SeatRow[],
  changes: readonly OrdersChange[],
): readonly SeatRow[] =>
  seats.map((seat) => {
    const change = changes.find(({ side }) => side === seat.side);
    return change ? { ...seat, orders: change.after } : seat;
  });
