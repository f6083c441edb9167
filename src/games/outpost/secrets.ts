import type { Side } from '../../kernel/game.ts';
import { at, shuffle } from '../../kernel/lists.ts';
import { type Box, SIDES } from './box.ts';
import { deciding, FIELDS, NONE, type State, UNKNOWN } from './state.ts';

/** Takes out what `side` may not know: the order of both decks, the enemy's hand, orders and laid card. */
export const mask = FIELDS.mask;

/** Fields that are secret get other values: nothing is written into. */
export const maskWrites = (): readonly (keyof State)[] => [];

type Random = (below: number) => number;

/** Deals anew all that `side` may not know. */
export function redeal(state: State, side: Side | null, box: Box, random: Random): void {
  for (const [index, name] of SIDES.entries()) {
    if (name === side) {
      shuffle(at(state.deck, index), random);
      continue;
    }
    const laid = at(state.laid, index);
    const hidden = deciding({ state, box }) && laid !== NONE ? [laid] : [];
    const pool = shuffle([...at(state.hand, index), ...at(state.deck, index), ...hidden], random);
    state.deck[index] = pool.splice(0, at(state.deck, index).length);
    if (hidden.length > 0) state.laid[index] = pool.pop() ?? NONE;
    state.hand[index] = pool;
    if (deciding({ state, box }) && at(state.orderTroop, index) !== NONE && !fighting(state)) {
      anyOrder(state, index, box, random, at(state.orderTo, index) !== NONE);
    }
  }
}

/** In a fight the lanes carry cards; the orders were shown before it. */
const fighting = (state: State): boolean =>
  state.core.agenda.some((step) => step.step === 'resolve');

function anyOrder(state: State, side: number, box: Box, random: Random, aimed: boolean): void {
  const own = box.troops.flatMap((t, i) =>
    t.side === side && at(state.place, i) !== NONE ? [i] : [],
  );
  const troop = at(own, random(own.length));
  const ways = at(box.links, at(state.place, troop));
  state.orderTroop[side] = troop;
  state.orderTo[side] = aimed ? at(ways, random(ways.length)) : NONE;
}

/** Completes a view: deals the unseen cards and makes up orders for a side that is still writing. */
export function imagine(state: State, side: Side | null, box: Box, random: Random): void {
  for (const [index, name] of SIDES.entries()) {
    const known = new Set([
      ...at(state.played, index),
      ...(name === side ? at(state.hand, index) : []),
    ]);
    const laid = at(state.laid, index);
    if (laid >= 0) known.add(laid);
    const unseen = shuffle(
      box.cards.flatMap((_, card) => (known.has(card) ? [] : [card])),
      random,
    );
    state.deck[index] = unseen.splice(0, at(state.deck, index).length);
    if (name === side) continue;
    state.hand[index] = unseen;
    if (laid === UNKNOWN) state.laid[index] = NONE;
    if (at(state.parley, index) === UNKNOWN) state.parley[index] = 0;
    if (at(state.orderTroop, index) !== UNKNOWN) continue;
    if (fighting(state)) {
      state.orderTroop[index] = NONE;
      state.orderTo[index] = NONE;
    } else anyOrder(state, index, box, random, true);
  }
}
