import { cloneCore } from '../../kernel/game.ts';
import { coreBeside, dataBeside, listBeside } from '../../kernel/share-unchanged.ts';
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

export const cloneBeside = (state: DeepReadonly<State>, before: State): State => ({
  core: coreBeside(state.core, before.core),
  turn: state.turn,
  place: listBeside(state.place, before.place),
  strength: listBeside(state.strength, before.strength),
  hand: dataBeside(state.hand, before.hand),
  deck: dataBeside(state.deck, before.deck),
  played: dataBeside(state.played, before.played),
  laid: listBeside(state.laid, before.laid),
  orderTroop: listBeside(state.orderTroop, before.orderTroop),
  orderTo: listBeside(state.orderTo, before.orderTo),
  parley: listBeside(state.parley, before.parley),
});
