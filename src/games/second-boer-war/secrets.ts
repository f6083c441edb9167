import type { Side } from '../../kernel/game.ts';
import { at, shuffle } from '../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE, SIDES } from './box.ts';
import {
  DECK,
  type Fight,
  HAND,
  HIDDEN,
  MASKED,
  type ReadonlyState,
  type State,
  SURELY_DECK,
  UNSURE,
} from './state.ts';

type Random = (below: number) => number;

/** Whose secrets are not this side's own. */
const mayNotSee = (side: Side | null, owner: number): boolean => side !== at(SIDES, owner);

const activeOf = (state: State): number => (state.round % 2 === 1 ? BOERS : EMPIRE);

/** 4A The Second alone knows the counter of the round. */
const knowsCounter = (state: State, side: Side | null): boolean =>
  side === at(SIDES, 1 - activeOf(state));

/** The parts that `mask` writes into. */
export const maskWrites = (): readonly (keyof State)[] => ['cardAt', 'fight'];

/** Takes out of a copy what `side` may not know. */
export function mask(state: State, side: Side | null, box: Box): void {
  state.pool = state.pool.map(() => 0); // 4H: nobody looks into the cups
  if (!knowsCounter(state, side)) state.drawn = 0;
  if (mayNotSee(side, EMPIRE)) {
    state.deck = state.deck.map(() => HIDDEN);
    state.deckSeen = state.deck.map(() => 0);
    for (const card of at(box.cardsOf, EMPIRE))
      if (at(state.known, card) === UNSURE) state.cardAt[card] = HIDDEN;
  } else state.deck = state.deck.map((card, i) => (at(state.deckSeen, i) === 1 ? card : HIDDEN));
  if (state.fight) {
    for (const owner of [EMPIRE, BOERS])
      if (mayNotSee(side, owner)) maskFight(state.fight, owner, state, box);
  }
}

/** Cards brought but not laid, and cards laid face down. */
function maskFight(fight: Fight, owner: number, state: State, box: Box): void {
  const named = state.options['hiddenSingleUse'] === false;
  fight.brought[owner] = at(fight.brought, owner)
    .map((card) => (named && at(box.single, card) ? card : HIDDEN))
    .sort((a, b) => a - b);
  for (let i = owner * 6; i < owner * 6 + 6; i++)
    if (at(fight.faces, i) === MASKED) fight.slots[i] = HIDDEN;
}

/** A place a hidden card can be in: swapping two of them is a different world. */
interface Spot {
  card: number;
  /** Spots of one group are equally open to every card of the group. */
  readonly inDeck: boolean;
  put(card: number): void;
}

function spotsOf(state: State, owner: number, box: Box, side: Side | null): Spot[] {
  const spots: Spot[] = [];
  const { fight } = state;
  const named = state.options['hiddenSingleUse'] === false;
  const placed = new Set<number>();
  if (owner === EMPIRE) {
    for (const [i, card] of state.deck.entries()) {
      placed.add(card);
      if (mayNotSee(side, EMPIRE) || at(state.deckSeen, i) === 0)
        spots.push({ card, inDeck: true, put: (c) => (state.deck[i] = c) });
    }
  }
  if (!mayNotSee(side, owner)) return spots;
  if (fight) {
    for (const [i, card] of at(fight.brought, owner).entries()) {
      placed.add(card);
      if (!(named && at(box.single, card)))
        spots.push({ card, inDeck: false, put: (c) => (at(fight.brought, owner)[i] = c) });
    }
    for (let i = owner * 6; i < owner * 6 + 6; i++) {
      const card = at(fight.slots, i);
      if (card < 0) continue;
      placed.add(card);
      if (at(fight.faces, i) === MASKED)
        spots.push({ card, inDeck: false, put: (c) => (fight.slots[i] = c) });
      if (at(fight.swaps, i) >= 0) placed.add(at(fight.swaps, i));
    }
  }
  for (const card of at(box.cardsOf, owner))
    if (state.cardAt[card] === HAND && !placed.has(card))
      spots.push({ card, inDeck: false, put: () => {} });
  return spots;
}

/** In a fight only cards that obey the same rules may change places. */
function classOf(state: State, box: Box, card: number): number {
  if (!state.fight) return 0;
  if (at(box.single, card)) return 1 + at(state.spent, card) * (card === state.fight.price ? 2 : 1);
  if (card === box.trains) return 5;
  if (card === box.machineGuns) return 6;
  return at(box.isBritishArtillery, card) ? 7 : 8;
}

/** Deals anew all that `side` may not know. */
export function redeal(state: State, side: Side | null, box: Box, random: Random): void {
  for (const owner of [EMPIRE, BOERS]) {
    const spots = spotsOf(state, owner, box, side);
    for (let i = spots.length - 1; i > 0; i--) {
      const a = at(spots, i);
      const b = at(spots, random(i + 1));
      if (a === b || !mayChange(state, box, side, a, b)) continue;
      [a.card, b.card] = [b.card, a.card];
      a.put(a.card);
      b.put(b.card);
    }
    if (owner === EMPIRE && mayNotSee(side, EMPIRE)) {
      for (const spot of spots) state.cardAt[spot.card] = spot.inDeck ? DECK : HAND;
    }
  }
  drawAnew(state, side, box, random);
}

function mayChange(state: State, box: Box, side: Side | null, a: Spot, b: Spot): boolean {
  if (classOf(state, box, a.card) !== classOf(state, box, b.card)) return false;
  if (a.inDeck === b.inDeck) return true;
  return (
    mayNotSee(side, EMPIRE) &&
    at(state.known, a.card) === UNSURE &&
    at(state.known, b.card) === UNSURE
  );
}

/** Whether the Second holds a counter right now. */
const counterOut = (state: State): boolean => state.open && state.core.outcome === null;

/** The cups and, for whoever does not know it, the counter of the round. */
function drawAnew(state: State, side: Side | null, box: Box, random: Random): void {
  for (const owner of [EMPIRE, BOERS]) {
    const mix = [...at(box.pools, owner)];
    if (counterOut(state) && activeOf(state) === owner) {
      if (!knowsCounter(state, side)) state.drawn = someCounter(state, mix, random);
      mix[state.drawn - 1] = at(mix, state.drawn - 1) - 1;
    }
    for (let surplus = sum(mix) - poolTotal(state, owner, box); surplus > 0; surplus--) {
      const n = pickFrom(mix, random);
      mix[n] = at(mix, n) - 1;
    }
    for (let n = 0; n < 3; n++) state.pool[owner * 3 + n] = at(mix, n);
  }
}

/** A counter that still allows the action being taken. */
function someCounter(state: State, mix: readonly number[], random: Random): number {
  const open = mix.map((count, i) => (i + 1 > state.done ? count : 0));
  return pickFrom(open, random) + 1;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function pickFrom(counts: readonly number[], random: Random): number {
  let left = random(sum(counts));
  for (const [n, count] of counts.entries()) {
    if (left < count) return n;
    left -= count;
  }
  return 0;
}

/** How many counters are still in a cup: the round tells. */
export function poolTotal(state: ReadonlyState, owner: number, box: Box): number {
  const begun = state.open ? state.round : state.round - 1;
  const drawn = owner === BOERS ? Math.ceil(begun / 2) : Math.floor(begun / 2);
  return sum(at(box.pools, owner)) - drawn;
}

/** Completes a view: a counter, cups, hands, deck and cards in the fight that agree with it. */
export function imagine(state: State, side: Side | null, box: Box, random: Random): void {
  drawAnew(state, side, box, random);
  if (mayNotSee(side, BOERS))
    fillFight(state, BOERS, box, shuffle(heldBy(state, box, BOERS), random));
  if (mayNotSee(side, EMPIRE)) imagineBritish(state, box, random);
  const inDeck = shuffle(
    at(box.cardsOf, EMPIRE).filter(
      (card) => state.cardAt[card] === DECK && !state.deck.includes(card),
    ),
    random,
  );
  state.deck = state.deck.map((card) => (card === HIDDEN ? (inDeck.pop() ?? HIDDEN) : card));
}

const heldBy = (state: State, box: Box, owner: number): number[] =>
  at(box.cardsOf, owner).filter((card) => state.cardAt[card] === HAND);

/** Which British cards are in hand is open for those the Boers are unsure of. */
function imagineBritish(state: State, box: Box, random: Random): void {
  const unsure = shuffle(
    at(box.cardsOf, EMPIRE).filter((card) => state.cardAt[card] === HIDDEN),
    random,
  );
  const sure = at(box.cardsOf, EMPIRE).filter((card) => state.known[card] === SURELY_DECK).length;
  const inDeck = state.deck.length - sure;
  // As many unsure cards as the hand has room for may be in the fight; the sure ones come first,
  // so that what the rules demand of a fight can always be met.
  const hand = shuffle(heldBy(state, box, EMPIRE), random);
  const free = unsure.length - inDeck;
  const must = demanded(state, box, hand, unsure).slice(0, free);
  const rest = unsure.filter((card) => !must.includes(card));
  const drawn = [...must, ...rest.splice(0, free - must.length)];
  for (const card of drawn) state.cardAt[card] = HAND;
  for (const card of rest) state.cardAt[card] = DECK;
  fillFight(state, EMPIRE, box, shuffle([...hand, ...drawn], random));
}

/** Unsure cards without which the British could not have brought what they brought. */
function demanded(
  state: State,
  box: Box,
  hand: readonly number[],
  unsure: readonly number[],
): number[] {
  const { fight } = state;
  if (!fight) return [];
  const hidden = [...at(fight.brought, EMPIRE), ...fight.slots.slice(0, 6)];
  const gaps = hidden.filter((card) => card === HIDDEN).length;
  const placed = new Set([...hidden, ...laidOpenly(fight, EMPIRE)]);
  const left = hand.filter((card) => !placed.has(card));
  const singles = Math.min(gaps, neededSingles(state, box, EMPIRE));
  const lack = (wanted: number, fits: (card: number) => boolean): number[] =>
    unsure.filter(fits).slice(0, Math.max(0, wanted - left.filter(fits).length));
  return [
    ...lack(singles, (card) => isReady(state, box, card)),
    ...lack(gaps - singles, (card) => !at(box.single, card)),
  ];
}

const isReady = (state: State, box: Box, card: number): boolean =>
  at(box.single, card) && (at(state.spent, card) === 0 || card === state.fight?.price);

/** Single-use cards announced and not yet seen. */
function neededSingles(state: State, box: Box, owner: number): number {
  const { fight } = state;
  if (!fight) return 0;
  const seen = [...at(fight.brought, owner), ...laidOpenly(fight, owner)];
  const shown = seen.filter((card) => card >= 0 && at(box.single, card)).length;
  return Math.max(0, at(fight.singles, owner) - shown);
}

const laidOpenly = (fight: Fight, owner: number): number[] =>
  [
    ...fight.slots.slice(owner * 6, owner * 6 + 6),
    ...fight.swaps.slice(owner * 6, owner * 6 + 6),
  ].filter((card) => card >= 0);

/** Fills the hidden places of a fight from the cards a side may hold. */
function fillFight(state: State, owner: number, box: Box, hand: readonly number[]): void {
  const { fight } = state;
  if (!fight) return;
  const brought = at(fight.brought, owner);
  const gaps: { open: boolean; fill: (card: number) => void }[] = [];
  const named = state.options['hiddenSingleUse'] === false;
  // Face-down places first: with open names only they can hold an announced card.
  for (let i = owner * 6; i < owner * 6 + 6; i++)
    if (fight.slots[i] === HIDDEN) gaps.push({ open: true, fill: (c) => (fight.slots[i] = c) });
  for (const [i, card] of brought.entries())
    if (card === HIDDEN) gaps.push({ open: !named, fill: (c) => (brought[i] = c) });
  if (gaps.length === 0) return;
  const placed = new Set([...brought, ...laidOpenly(fight, owner)]);
  const left = hand.filter((card) => !placed.has(card));
  let singles = Math.min(neededSingles(state, box, owner), gaps.length);
  const fits = (card: number): number => {
    if (isReady(state, box, card)) return 0;
    if (at(box.single, card)) return 4;
    if (at(box.isBritishArtillery, card) && fight.kind !== 0) return 3;
    return card === box.trains ? 2 : 1;
  };
  for (const { open, fill } of gaps) {
    // First what was announced, then ordinary cards, at worst anything held.
    const order = singles > 0 && open ? [0, 1, 2, 3, 4] : [1, 2, 3, 0, 4];
    const card = order.flatMap((rank) => left.filter((c) => fits(c) === rank))[0];
    if (card === undefined) return;
    if (fits(card) === 0) singles--;
    left.splice(left.indexOf(card), 1);
    fill(card);
  }
}
