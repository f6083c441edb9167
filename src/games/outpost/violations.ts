import type { Problem } from '../../kernel/game.ts';
import { impossibilities } from '../../kernel/impossible.ts';
import { at } from '../../kernel/lists.ts';
import { type Box, SIDES } from './box.ts';
import { NONE, type State } from './state.ts';
import { impossible } from './text/impossible.ts';

const cards = (list: readonly number[]): string[] => list.map((card) => `c${card}`);

/** What must hold in every state and does not. */
export function violations(state: State, box: Box): readonly Problem[] {
  const { wrong, say } = impossibilities(impossible.en);
  for (const [i, troop] of box.troops.entries()) {
    const gone = at(state.place, i) === NONE;
    const strength = at(state.strength, i);
    if (gone !== strength <= 0)
      say(`troops.${troop.id}`, gone ? 'strongButGone' : 'weakButHere', { n: strength });
  }
  for (const [side, name] of SIDES.entries()) {
    const laid = at(state.laid, side);
    const all = [
      ...at(state.hand, side),
      ...at(state.deck, side),
      ...at(state.played, side),
      ...(laid < 0 ? [] : [laid]),
    ];
    if (all.length === 0 && state.turn === 0) continue; // before the cards are dealt
    if (new Set(all).size !== all.length || all.length !== box.cards.length)
      say(`hand.${name}`, 'wrongCards', { n: box.cards.length, cards: cards(all).join(' ') });
  }
  for (const [side, name] of SIDES.entries()) {
    const troop = at(state.orderTroop, side);
    if (troop !== NONE && at(box.troops, troop).side !== side)
      say(`orders.${name}.troop`, 'otherSide');
    if (troop === NONE && at(state.orderTo, side) !== NONE) say(`orders.${name}.to`, 'nobodyGoes');
  }
  return wrong;
}
