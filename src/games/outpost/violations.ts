import type { Problem } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { type Box, SIDES } from './box.ts';
import { NONE, type State } from './state.ts';

const cards = (list: readonly number[]): string[] => list.map((card) => `c${card}`);

/** What must hold in every state and does not. */
export function violations(state: State, box: Box): readonly Problem[] {
  const wrong: Problem[] = [];
  for (const [i, troop] of box.troops.entries()) {
    const gone = at(state.place, i) === NONE;
    const strength = at(state.strength, i);
    if (gone !== strength <= 0)
      wrong.push({
        at: `troops.${troop.id}`,
        problem: `has strength ${strength} but is ${gone ? 'gone' : 'in play'}`,
      });
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
    if (new Set(all).size !== all.length || all.length !== box.cards.length) {
      wrong.push({
        at: `hand.${name}`,
        problem: `with deck, played and laid must have each of ${box.cards.length} cards once, has ${cards(all).join(' ')}`,
      });
    }
  }
  for (const [side, name] of SIDES.entries()) {
    const troop = at(state.orderTroop, side);
    if (troop !== NONE && at(box.troops, troop).side !== side)
      wrong.push({ at: `orders.${name}.troop`, problem: 'is a troop of the other side' });
    if (troop === NONE && at(state.orderTo, side) !== NONE)
      wrong.push({ at: `orders.${name}.to`, problem: 'is said, but no troop that goes there' });
  }
  return wrong;
}
