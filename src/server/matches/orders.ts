import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, problemText, type Side } from '../../kernel/game.ts';
import { ASK, problemOfAnswer } from '../../kernel/interruptions.ts';
import {
  type ConditionalOrder,
  type ForeseenOrder,
  isForeseen,
  isPlan,
} from '../../table/orders.ts';
import type { Table } from '../../table/table.ts';
import type { SeatRow, StoredMatch } from '../store/matches.ts';
import type { OrdersChange } from '../store/orders.ts';
import { ordersIn } from './info.ts';
import { MatchError } from './match-error.ts';

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

/** Refuses orders for what this game never asks, and answers that it does not know. */
export function checkOrders(
  { rules }: AnyGame,
  setup: string,
  side: Side,
  orders: readonly ConditionalOrder[],
): void {
  for (const order of orders) {
    const problem = problemOf(order, rules, setup, side);
    if (problem !== null) throw new MatchError(400, problem);
  }
}

function problemOf(
  order: ConditionalOrder,
  rules: AnyGame['rules'],
  setup: string,
  side: Side,
): string | null {
  if (isForeseen(order)) return problemOfForeseen(rules, setup, side, order);
  const verbs = (name?: string): readonly string[] =>
    rules.book.flatMap((step) =>
      step.kind === 'decision' && (name === undefined || step.name === name) ? step.verbs : [],
    );
  if (!isPlan(order)) {
    const { decision, choice } = order;
    return verbs(decision).includes(choice.do)
      ? null
      : `no decision "${decision}" is answered with "${choice.do}"`;
  }
  const strange = order.plan.find((choice) => !verbs().includes(choice.do));
  return strange ? `nothing is answered with "${strange.do}"` : null;
}

function problemOfForeseen(
  { interruptions, openBox }: AnyGame['rules'],
  setup: string,
  side: Side,
  { question, where, word }: ForeseenOrder,
): string | null {
  if (!interruptions) return 'this game foresees no questions';
  const box = openBox(JSON.parse(setup).pack);
  if (isProblems(box)) return 'the box of this match cannot be opened';
  if (word === ASK) return 'an order must answer';
  const problem = problemOfAnswer(interruptions, side, box, { id: question, where, word });
  return problem && problemText(problem);
}
