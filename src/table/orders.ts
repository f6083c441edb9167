import * as z from 'zod/mini';
import { type Choice, readChoice, sameChoice } from '../kernel/choice.ts';
import type { Owed, Side } from '../kernel/game.ts';
import { type JsonObject, sameData } from '../kernel/json.ts';
import type { AnyMatch } from '../kernel/match.ts';

/**
 * Orders that a side leaves for its own next decisions: if it is asked this, it answers that. They
 * are no part of the match, which only knows the answers: nobody else learns that there are any.
 */
export interface ConditionalOrder {
  /** The decision it answers… */
  readonly decision: string;
  /** …where it is about this; `null`: whatever it is about. */
  readonly about: JsonObject | null;
  readonly choice: Choice;
  /** It answers once, or as often as it is asked. */
  readonly often: 'once' | 'always';
}

/** What became of an order, for whoever gave it. */
export interface OrderNote {
  readonly order: ConditionalOrder;
  /** It answered, or it was dropped because its answer was not among the legal ones. */
  readonly what: 'answered' | 'dropped';
}

export interface OrdersLeft {
  readonly orders: readonly ConditionalOrder[];
  readonly notes: readonly OrderNote[];
}

export const NO_ORDERS: OrdersLeft = { orders: [], notes: [] };

export const MOST_ORDERS = 40;
const MOST_NOTES = 20;
/** An order that answers so often in a row, with nobody deciding by hand, goes round in circles. */
const MOST_IN_A_ROW = 60;

const about = z.record(z.string().check(z.maxLength(100)), z.json());

/** Orders as strangers may send them. */
export const ORDERS = z
  .array(
    z.strictObject({
      decision: z.string().check(z.maxLength(100)),
      about: z.nullable(about),
      choice: z.custom<Choice>((data) => readChoice(data) !== null, 'must be a choice'),
      often: z.enum(['once', 'always']),
    }),
  )
  .check(z.maxLength(MOST_ORDERS));

function sameAbout(wanted: JsonObject | null, step: Owed['step']): boolean {
  if (wanted === null) return true;
  const { step: _, ...asked } = step;
  return sameData(wanted, asked);
}

const sameOrder = (a: ConditionalOrder, b: ConditionalOrder): boolean =>
  a.decision === b.decision &&
  sameChoice(a.choice, b.choice) &&
  JSON.stringify(a.about) === JSON.stringify(b.about);

/** The orders of all sides of a match, and what they answer. */
export class Orders {
  private readonly left = new Map<Side, OrdersLeft>();
  private inARow = 0;
  /** The sides whose orders are not as they were kept. */
  readonly changed = new Set<Side>();

  of(side: Side): OrdersLeft {
    return this.left.get(side) ?? NO_ORDERS;
  }

  /** As they were kept. */
  set(side: Side, orders: OrdersLeft): void {
    this.left.set(side, orders);
    this.inARow = 0;
  }

  /** Somebody decided by hand: what follows does not go round in circles. */
  decided(): void {
    this.inARow = 0;
  }

  /** The answer to something that is asked now; orders that would answer but cannot are dropped. */
  next(
    match: AnyMatch,
    isPerson: (side: Side) => boolean,
  ): { side: Side; choice: Choice; order: ConditionalOrder } | null {
    if (this.left.size === 0) return null;
    for (const owed of match.owed) {
      const { side } = owed;
      if (!isPerson(side)) continue;
      for (const order of this.of(side).orders) {
        if (order.decision !== owed.step.step || !sameAbout(order.about, owed.step)) continue;
        const choice = this.inARow < MOST_IN_A_ROW ? match.offered(side, order.choice) : undefined;
        if (choice) return { side, choice, order };
        this.settle(side, order, 'dropped');
      }
    }
    return null;
  }

  /** An order has answered. */
  answered(side: Side, order: ConditionalOrder): void {
    this.inARow += 1;
    this.settle(side, order, 'answered');
  }

  private settle(side: Side, order: ConditionalOrder, what: OrderNote['what']): void {
    const { orders, notes } = this.of(side);
    const stays = what === 'answered' && order.often === 'always';
    const left = stays ? orders : orders.filter((one) => !sameOrder(one, order));
    this.left.set(side, { orders: left, notes: [...notes, { order, what }].slice(-MOST_NOTES) });
    this.changed.add(side);
  }
}
