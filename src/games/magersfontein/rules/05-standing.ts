import type { Problem, StandingOrder } from '../../../kernel/game.ts';
import { textOf } from '../../../kernel/json.ts';
import { at } from '../../../kernel/lists.ts';
import { type Box, NONE } from '../box.ts';
import { apart, card, type Look, sideIndex, type Trigger, unitIndex } from '../state.ts';
import type { Choice, Offer } from '../vocabulary.ts';
import { expectedLoss, isFutile } from './10-fire.ts';

/**
 * Standing orders for reactions: `{ who, fire, within, loss, keep, mounted, counter, melee }`.
 * Each names somebody else. Later ones overrule earlier ones; what is not said stays as it was.
 */
export interface Policy {
  fire: 'ask' | 'hold' | 'open';
  within: number;
  loss: number;
  keep: boolean;
  mounted: 'ask' | 'dismount' | 'withdraw';
  counter: 'ask' | 'never';
  melee: 'ask' | 'stand' | 'withdraw';
}

const ASK: Policy = {
  fire: 'ask',
  within: 99,
  loss: 0,
  keep: false,
  mounted: 'ask',
  counter: 'ask',
  melee: 'ask',
};

export function policyOf(orders: readonly StandingOrder[], unit: string): Policy {
  let policy = ASK;
  for (const order of orders) {
    if (order.who !== 'all' && order.who !== unit) continue;
    const { who: _, ...said } = order;
    policy = { ...policy, ...(said as Partial<Policy>) };
  }
  return policy;
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  fire: ['ask', 'hold', 'open'],
  mounted: ['ask', 'dismount', 'withdraw'],
  counter: ['ask', 'never'],
  melee: ['ask', 'stand', 'withdraw'],
};

/** Which standing orders this game understands. */
export function checkStanding(
  side: string,
  orders: readonly StandingOrder[],
  box: Box,
): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [i, order] of orders.entries()) {
    const who = order.who;
    const unit = box.unitIndex.get(textOf(who));
    if (who !== 'all' && (unit === undefined || at(box.units, unit).side !== sideIndex(side)))
      problems.push({ at: `${i}.who`, problem: 'must be "all" or a unit of yours' });
    const before = orders.findIndex((other) => other.who === who);
    if (before < i)
      problems.push({
        at: `${i}.who`,
        problem: `order ${before} is for "${textOf(who)}" already; say all of it there`,
      });
    for (const [key, value] of Object.entries(order)) {
      if (key === 'who') continue;
      const words = Object.hasOwn(FIELDS, key) ? FIELDS[key] : undefined;
      const fits = words
        ? words.includes(textOf(value))
        : key === 'within'
          ? Number.isInteger(value) && Number(value) >= 0
          : key === 'loss'
            ? typeof value === 'number' && value >= 0
            : key === 'keep' && typeof value === 'boolean';
      if (!fits)
        problems.push({
          at: `${i}.${key}`,
          problem: words
            ? `must be one of: ${words.join(', ')}`
            : key === 'within' || key === 'loss'
              ? 'must be a number of 0 or more'
              : key === 'keep'
                ? 'must be true or false'
                : `unknown; there is: who, fire, within, loss, keep, mounted, counter, melee`,
        });
    }
  }
  return problems;
}

/** Orders a player might leave: some for all, some for single units, each saying a few things. */
export function drawStanding(
  side: string,
  box: Box,
  random: (below: number) => number,
): readonly StandingOrder[] {
  const own = box.units.filter((unit) => unit.side === sideIndex(side));
  const drawn = Array.from({ length: random(4) }, () => {
    const order: Record<string, string | number | boolean> = {
      who: random(3) > 0 ? 'all' : at(own, random(own.length)).id,
    };
    for (const [field, words] of Object.entries(FIELDS))
      if (random(2) === 0) order[field] = at(words, random(words.length));
    if (random(3) === 0) order['within'] = random(6);
    if (random(3) === 0) order['loss'] = random(10) / 10;
    if (random(3) === 0) order['keep'] = random(2) === 0;
    return order;
  });
  return drawn.filter(({ who }, i) => drawn.findIndex((other) => other['who'] === who) === i);
}

/** What the orders answer to one action: the first reaction they want, a pass, or null to ask. */
export function reactByOrders(
  look: Look,
  _to: Trigger,
  choices: readonly Offer<'react'>[],
  orders: readonly StandingOrder[],
): Offer<'react'> | null {
  let wanted: Offer<'react'> | null = null;
  for (const choice of choices) {
    if (choice.do === 'pass' || choice.do === 'takeDefense') continue;
    const answer = answerFor(look, choice, orders);
    if (answer === 'ask') return null;
    if (answer === 'yes') wanted ??= choice;
  }
  return wanted ?? choices.find((choice) => choice.do === 'pass') ?? null;
}

function answerFor(
  look: Look,
  choice: Exclude<Offer<'react'>, Choice<'pass' | 'takeDefense'>>,
  orders: readonly StandingOrder[],
): 'ask' | 'yes' | 'no' {
  if (choice.do === 'counterattack' || choice.do === 'countercharge') {
    return policyOf(orders, '').counter === 'never' ? 'no' : 'ask';
  }
  const unit = unitIndex(look, choice.piece);
  if (unit === NONE) return 'ask';
  const policy = policyOf(orders, card(look, unit).id);
  if (choice.do === 'dismount')
    return policy.mounted === 'dismount' ? 'yes' : policy.mounted === 'ask' ? 'ask' : 'no';
  if (choice.do === 'withdraw')
    return policy.mounted === 'withdraw' ? 'yes' : policy.mounted === 'ask' ? 'ask' : 'no';
  if (policy.fire !== 'open') return policy.fire === 'hold' ? 'no' : 'ask';
  return shootsByPolicy(look, unit, policy) ? 'yes' : 'no';
}

function shootsByPolicy(look: Look, unit: number, policy: Policy): boolean {
  const { state } = look;
  if (policy.keep && at(state.reacts, unit) >= 1) return false;
  if (apart(look, at(state.hex, unit), at(state.hex, state.mover)) > policy.within) return false;
  return !isFutile(look, unit, state.mover) && expectedLoss(look, unit, state.mover) >= policy.loss;
}

/** XII.15 Whether to fall back before melee is part of the orders too. */
export function meleeByOrders(
  orders: readonly StandingOrder[],
  unit: string,
): 'ask' | 'stand' | 'withdraw' {
  return policyOf(orders, unit).melee;
}
