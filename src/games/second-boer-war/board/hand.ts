/** Cards in hand, equal ones in one pile. */

import type { Lights } from '../../../boardkit/board.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, type Box, EMPIRE } from '../box.ts';
import { HAND, PILE, type ReadonlyState } from '../state.ts';

export interface CardPile {
  readonly key: number;
  /** The one that is meant when the pile is pointed at. */
  readonly card: number;
  readonly count: number;
  readonly spent: boolean;
}

/** One pile for each likeness; used cards apart from ready ones. */
export function piles(
  view: ReadonlyState,
  box: Box,
  cards: readonly number[],
  lights: Lights,
): CardPile[] {
  const groups = Map.groupBy(cards, (card) => at(box.likeness, card) * 2 + at(view.spent, card));
  const isOffered = (card: number): boolean => lights.legal.pieces.has(at(box.cards, card));
  return [...groups].map(([key, group]) => {
    const spent = key % 2 === 1;
    const like = Math.floor(key / 2);
    // 9B: the card that paid for a skirmish is used, and offered in the place of ready ones.
    const equal = (card: number): boolean => at(box.likeness, card) === like && isOffered(card);
    const other = spent ? undefined : cards.find(equal);
    return {
      key,
      card: group.find(isOffered) ?? other ?? group[0] ?? 0,
      count: group.length,
      spent,
    };
  });
}

const inFight = (view: ReadonlyState, side: number): ReadonlySet<number> => {
  const { fight } = view;
  if (!fight) return new Set();
  const from = side * 6;
  return new Set([
    ...at(fight.brought, side),
    ...fight.slots.slice(from, from + 6),
    ...fight.swaps.slice(from, from + 6),
  ]);
};

/** What a side holds and has not brought to a fight. */
export function held(view: ReadonlyState, box: Box, side: number): number[] {
  const away = inFight(view, side);
  return at(box.cardsOf, side).filter((card) => view.cardAt[card] === HAND && !away.has(card));
}

export const counts = (
  view: ReadonlyState,
  box: Box,
): { british: number; boers: number; deck: number; pile: number } => ({
  british: at(box.cardsOf, EMPIRE).length - view.deck.length,
  boers: at(box.cardsOf, BOERS).filter((card) => view.cardAt[card] === HAND).length,
  deck: view.deck.length,
  pile: at(box.cardsOf, BOERS).filter((card) => view.cardAt[card] === PILE).length,
});
