import type { Choice } from '../kernel/choice.ts';
import type { GameEvent, Owed, Side } from '../kernel/game.ts';
import { EVERYWHERE, interruptionNow } from '../kernel/interruptions.ts';
import { type JsonObject, sameData } from '../kernel/json.ts';
import { type AnyMatch, type Entry, mayKnow } from '../kernel/match.ts';
import { idsIn } from './event-words.ts';
import {
  type ConditionalOrder,
  isForeseen,
  isPlan,
  NO_ORDERS,
  namedIn,
  type OrderNote,
  type OrdersLeft,
  type PlanOrder,
  sameOrder,
  sayingOf,
} from './orders.ts';

const MOST_NOTES = 20;
/** An order that answers so often in a row, with nobody deciding by hand, goes round in circles. */
const MOST_IN_A_ROW = 60;

function sameAbout(wanted: JsonObject | null, step: Owed['step']): boolean {
  if (wanted === null) return true;
  const { step: _, ...asked } = step;
  return sameData(wanted, asked);
}

/** Whether an order is for what a side is asked now. */
function isFor(order: ConditionalOrder, match: AnyMatch, { side, step }: Owed): boolean {
  if (isPlan(order)) return isAnsweredBy(match, step.step, order.plan[0]);
  if (!isForeseen(order)) return order.decision === step.step && sameAbout(order.about, step);
  const now = questionNow(match, side, step);
  return (
    now !== null &&
    now.question.id === order.question &&
    (order.where === EVERYWHERE || order.where === now.place)
  );
}

/** Whether choices of this kind answer the decision, legal or not. */
const isAnsweredBy = ({ rules }: AnyMatch, decision: string, choice: Choice | undefined): boolean =>
  rules.book.some(
    (entry) =>
      entry.kind === 'decision' &&
      entry.name === decision &&
      choice !== undefined &&
      entry.verbs.includes(choice.do),
  );

/** The foreseen question that a decision puts, as its side sees it. */
function questionNow(match: AnyMatch, side: Side, step: Owed['step']) {
  const { interruptions } = match.rules;
  // Most decisions ask no such question: then no view need be cut.
  if (!interruptions?.questions.some(({ decisions }) => decisions.includes(step.step))) return null;
  return interruptionNow(interruptions, { state: match.view(side), box: match.box }, side, step);
}

/** The choice that an order stands for now, from what its side may know; nothing if it is not legal. */
function choiceBy(order: ConditionalOrder, match: AnyMatch, { side, step }: Owed) {
  if (isPlan(order)) return order.plan[0] && match.offered(side, order.plan[0]);
  if (!isForeseen(order)) return match.offered(side, order.choice);
  const { step: decision, ...args } = step;
  const asked = { state: match.view(side), box: match.box, side, decision, args };
  const choice = questionNow(match, side, step)?.question.answer(
    { ...asked, choices: match.choices(side) },
    order.word,
  );
  return choice && match.offered(side, choice);
}

/** Whether an event is only what the plan itself led to: its own piece went where it was to go. */
function isOwnDoing({ plan, done, here }: PlanOrder, { piece, with: other, ...event }: GameEvent) {
  const places = [event['at'], event['to']].filter((place) => place !== undefined);
  return (
    other === undefined &&
    namedIn([...done, ...plan], 'piece').some((own) => own === piece) &&
    places.every((place) => here.some((known) => known === place))
  );
}

/** Whether a deed has changed something where a plan is to be carried out, as its side was told. */
function changes({ deed, told, barrier }: Entry, side: Side, order: PlanOrder): boolean {
  // What one does oneself changes nothing unexpected, unless dice fall or something hidden is seen.
  if (deed.side === side && !barrier) return false;
  return told.some(
    (one) =>
      mayKnow(one, side) &&
      idsIn(one.event).some((id) => order.here.includes(id)) &&
      !isOwnDoing(order, one.event),
  );
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

  /** A side decides by hand: what follows does not go round in circles. */
  decided(side: Side): void {
    this.inARow = 0;
    const { since, ...left } = this.of(side);
    if (since !== undefined) this.keep(side, left);
  }

  private keep(side: Side, left: OrdersLeft): void {
    this.left.set(side, left);
    this.changed.add(side);
  }

  /** Something was done: plans are given up where it changed something. */
  happened(entry: Entry): void {
    for (const [side, { orders }] of this.left)
      for (const order of orders)
        if (isPlan(order) && changes(entry, side, order)) this.settle(side, order, 'changed');
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

  /** An order has answered, with this entry of the history. */
  answered(side: Side, order: ConditionalOrder, entry: number): void {
    this.inARow += 1;
    const { since = entry, ...left } = this.of(side);
    this.keep(side, { ...left, since });
    if (isPlan(order)) this.stepDone(side, order);
    else this.settle(side, order, 'answered');
  }

  /** A plan has come one step further, unless that very step has put an end to it. */
  private stepDone(side: Side, order: PlanOrder): void {
    const left = this.of(side);
    const [step, ...plan] = order.plan;
    if (!step || !left.orders.some((one) => sameOrder(one, order))) return;
    const further: PlanOrder = { ...order, plan, done: [...order.done, step] };
    const orders = left.orders.map((one) => (sameOrder(one, order) ? further : one));
    this.keep(side, { ...left, orders });
    if (plan.length === 0) this.settle(side, further, 'answered');
  }

  private settle(side: Side, order: ConditionalOrder, what: OrderNote['what']): void {
    const left = this.of(side);
    const last = left.notes.at(-1);
    // One that answers card after card says so once.
    const told = isForeseen(order) && last?.what === what && sameOrder(last.order, order);
    const note = { order: sayingOf(order), what };
    this.keep(side, {
      ...left,
      orders: after(left.orders, order, what),
      notes: told ? left.notes : [...left.notes, note].slice(-MOST_NOTES),
    });
  }

  private remove(side: Side, order: ConditionalOrder): void {
    const left = this.of(side);
    this.keep(side, { ...left, orders: without(left.orders, order) });
  }
}

const without = (
  orders: readonly ConditionalOrder[],
  order: ConditionalOrder,
): readonly ConditionalOrder[] => orders.filter((one) => !sameOrder(one, order));

/** The orders that are left after one of them answered or was dropped. */
function after(
  orders: readonly ConditionalOrder[],
  order: ConditionalOrder,
  what: OrderNote['what'],
): readonly ConditionalOrder[] {
  if (what !== 'answered' || isPlan(order)) return without(orders, order);
  if (order.often === 'always') return orders;
  if (!isForeseen(order)) return without(orders, order);
  return orders.map((one) => (sameOrder(one, order) ? { ...order, begun: true } : one));
}
