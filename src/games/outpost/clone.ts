import { cloneCore } from '../../kernel/game.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import type { State } from './state.ts';

// Made from the declaration in state.ts by `npm run fix`: do not edit.

export const clone = (state: DeepReadonly<State>): State => ({
  core: cloneCore(state.core),
  turn: state.turn,
  place: state.place.slice(),
  strength: state.strength.slice(),
  hand: state.hand.map((item) => item.slice()),
  deck: state.deck.map((item) => item.slice()),
  played: state.played.map((item) => item.slice()),
  laid: state.laid.slice(),
  orderTroop: state.orderTroop.slice(),
  orderTo: state.orderTo.slice(),
  parley: state.parley.slice(),
});
