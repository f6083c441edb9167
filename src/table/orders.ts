import * as z from 'zod/mini';
import { type Choice, readChoice, sameChoice } from '../kernel/choice.ts';
import type { Owed, Side } from '../kernel/game.ts';
import { EVERYWHERE, interruptionNow } from '../kernel/interruptions.ts';
import { type JsonObject, sameData } from '../kernel/json.ts';
import type { AnyMatch } from '../kernel/match.ts';

/**
 * Orders that a side leaves for its own next decisions: if it is asked this, it answers that. They
 * are no part of the match, which only knows the answers: nobody else learns that there are any.
 */
export type ConditionalOrder = SeenOrder | ForeseenOrder;

/** It answers once, or as often as it is asked. */
type Often = 'once' | 'always';

/** For a question that was put before. */
export interface SeenOrder {
  /** The decision it answers… */
  readonly decision: string;
  /** …where it is about this; `null`: whatever it is about. */
  readonly about: JsonObject | null;
  readonly choice: Choice;
  readonly often: Often;
}

/** For a question that may never have been put: one of those that interrupt the other side. */
export interface ForeseenOrder {
  readonly question: string;
  /** Only there, or `all`. */
  readonly where: string;
  /** One of the answers that the game lists; it picks the choice when the question comes. */
  readonly word: string;
  readonly often: Often;
  /** It has begun to answer, once: until something else is asked. A fight asks for card after card. */
  readonly begun?: true | undefined;
}

export const isForeseen = (order: ConditionalOrder): order is ForeseenOrder => 'question' in order;

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

const name = z.string().check(z.maxLength(100));
const often = z.enum(['once', 'always']);
const seen = z.strictObject({
  decision: name,
  about: z.nullable(about),
  choice: z.custom<Choice>((data) => readChoice(data) !== null, 'must be a choice'),
  often,
});
const foreseen = z.strictObject({
  question: name,
  where: name,
  word: name,
  often,
  begun: z.optional(z.literal(true)),
});

/** Orders as strangers may send them. */
export const ORDERS = z.array(z.union([seen, foreseen])).check(z.maxLength(MOST_ORDERS));

function sameAbout(wanted: JsonObject | null, step: Owed['step']): boolean {
  if (wanted === null) return true;
  const { step: _, ...asked } = step;
  return sameData(wanted, asked);
}

/** What an order says, however far it has come. */
function sayingOf(order: ConditionalOrder): ConditionalOrder {
  if (!isForeseen(order)) return order;
  const { begun: _, ...saying } = order;
  return saying;
}

const sameOrder = (a: ConditionalOrder, b: ConditionalOrder): boolean =>
  sameData(sayingOf(a), sayingOf(b));

/** Whether an order is for what a side is asked now. */
function isFor(order: ConditionalOrder, match: AnyMatch, { side, step }: Owed): boolean {
  if (!isForeseen(order)) return order.decision === step.step && sameAbout(order.about, step);
  const now = questionNow(match, side, step);
  return (
    now !== null &&
    now.question.id === order.question &&
    (order.where === EVERYWHERE || order.where === now.place)
  );
}

/** The foreseen question that a decision puts, as its side sees it. */
function questionNow(match: AnyMatch, side: Side, step: Owed['step']) {
  const { interruptions } = match.rules;
  if (!interruptions) return null;
  return interruptionNow(interruptions, { state: match.view(side), box: match.box }, side, step);
}

/** The choice that an order stands for now, from what its side may know; nothing if it is not legal. */
function choiceBy(order: ConditionalOrder, match: AnyMatch, { side, step }: Owed) {
  if (!isForeseen(order)) return match.offered(side, order.choice);
  const { step: decision, ...args } = step;
  const asked = { state: match.view(side), box: match.box, side, decision, args };
  const choice = questionNow(match, side, step)?.question.answer(
    { ...asked, choices: match.choices(side) },
    order.word,
  );
  return choice && match.offered(side, choice);
}

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
        if (!isFor(order, match, owed)) {
          // Something else is asked: what it was for is over.
          if (isForeseen(order) && order.begun) this.remove(side, order);
          continue;
        }
        const choice = this.inARow < MOST_IN_A_ROW ? choiceBy(order, match, owed) : undefined;
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
    const saying = sayingOf(order);
    const last = notes.at(-1);
    // One that answers card after card says so once.
    const told = isForeseen(order) && last?.what === what && sameOrder(last.order, order);
    this.left.set(side, {
      orders: what === 'dropped' ? orders.filter((one) => !sameOrder(one, order)) : after(order),
      notes: told ? notes : [...notes, { order: saying, what } as const].slice(-MOST_NOTES),
    });
    this.changed.add(side);

    function after(answered: ConditionalOrder): readonly ConditionalOrder[] {
      if (answered.often === 'always') return orders;
      if (!isForeseen(answered)) return orders.filter((one) => !sameOrder(one, answered));
      return orders.map((one) => (sameOrder(one, answered) ? { ...answered, begun: true } : one));
    }
  }

  private remove(side: Side, order: ConditionalOrder): void {
    const { orders, notes } = this.of(side);
    this.left.set(side, { orders: orders.filter((one) => !sameOrder(one, order)), notes });
    this.changed.add(side);
  }
}
