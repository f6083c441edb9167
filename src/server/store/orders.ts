import type { Side } from '../../kernel/game.ts';
import type { Db } from './open.ts';

/** How the orders of a side were, as text, and how they are now. */
export interface OrdersChange {
  readonly side: Side;
  readonly before: string | null;
  readonly after: string;
}

/** Whether the orders of these sides are still as they were read. */
export async function areUnchanged(
  db: Db,
  match: string,
  changes: readonly OrdersChange[],
): Promise<boolean> {
  if (changes.length === 0) return true;
  const rows = await db
    .selectFrom('seats')
    .select(['side', 'orders'])
    .where('match', '=', match)
    .execute();
  return changes.every(({ side, before }) =>
    rows.some((row) => row.side === side && row.orders === before),
  );
}

export async function keepOrders(
  db: Db,
  match: string,
  changes: readonly Pick<OrdersChange, 'side' | 'after'>[],
): Promise<void> {
  for (const { side, after } of changes)
    await db
      .updateTable('seats')
      .set({ orders: after })
      .where('match', '=', match)
      .where('side', '=', side)
      .execute();
}
