import * as z from 'zod/mini';
import { type Choice, FIELDS_OF, readChoice } from '../kernel/choice.ts';
import { type JsonObject, sameData } from '../kernel/json.ts';

/**
 * Orders that a side leaves for its own next decisions: if it is asked this, it answers that. They
 * are no part of the match, which only knows the answers: nobody else learns that there are any.
 */
export type ConditionalOrder = SeenOrder | ForeseenOrder | PlanOrder;

/** It answers once, or as often as it is asked. */
export type Often = 'once' | 'always';

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

/** One's next decisions in a row, as long as nothing changes there. */
export interface PlanOrder {
  /** What is still to be done, in this order. */
  readonly plan: readonly Choice[];
  readonly done: readonly Choice[];
  /** Where nothing may change: the places and pieces it is about. */
  readonly here: readonly string[];
}

export const isForeseen = (order: ConditionalOrder): order is ForeseenOrder => 'question' in order;
export const isPlan = (order: ConditionalOrder): order is PlanOrder => 'plan' in order;

/** What became of an order, for whoever gave it. */
export interface OrderNote {
  readonly order: ConditionalOrder;
  /**
   * It answered; it was dropped because its answer was not among the legal ones; or because
   * something happened where it was to be carried out.
   */
  readonly what: 'answered' | 'dropped' | 'changed';
}

export interface OrdersLeft {
  readonly orders: readonly ConditionalOrder[];
  readonly notes: readonly OrderNote[];
  /** The first entry of the history with which an order has answered since its owner last decided herself. */
  readonly since?: number | undefined;
}

export const NO_ORDERS: OrdersLeft = { orders: [], notes: [] };

export const MOST_ORDERS = 40;
/** So many answers may stand in one plan, and so many places and pieces may it be about. */
export const MOST_STEPS = 40;
export const MOST_HERE = 120;

const name = z.string().check(z.maxLength(100));
const about = z.record(name, z.json());
const often = z.enum(['once', 'always']);
const choice = z.custom<Choice>((data) => readChoice(data) !== null, 'must be a choice');
const choices = z.array(choice).check(z.maxLength(MOST_STEPS));

const seen = z.strictObject({ decision: name, about: z.nullable(about), choice, often });
const foreseen = z.strictObject({
  question: name,
  where: name,
  word: name,
  often,
  begun: z.optional(z.literal(true)),
});
const plan = z.strictObject({
  plan: choices.check(z.minLength(1)),
  done: choices,
  here: z.array(name).check(z.maxLength(MOST_HERE)),
});

/** Orders as strangers may send them. */
export const ORDERS = z.array(z.union([seen, foreseen, plan])).check(z.maxLength(MOST_ORDERS));

/** What an order says, however far it has come. */
export function sayingOf(order: ConditionalOrder): ConditionalOrder {
  if (!isForeseen(order)) return order;
  const { begun: _, ...saying } = order;
  return saying;
}

export const sameOrder = (a: ConditionalOrder, b: ConditionalOrder): boolean =>
  sameData(sayingOf(a), sayingOf(b));

/** The pieces and places that choices name. */
export const namedIn = (made: readonly Choice[], kind: keyof typeof FIELDS_OF): readonly string[] =>
  made.flatMap((one) => FIELDS_OF[kind].flatMap((field) => one[field] ?? []));
