import { cloneCore } from '../../kernel/game.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import type { State } from './state.ts';

// Made from the declaration in state.ts by `npm run fix`: do not edit.

type Fight = NonNullable<State['fight']>;
const cloneFight = (from: DeepReadonly<Fight>): Fight => ({
  kind: from.kind,
  raid: from.raid,
  area: from.area,
  attacker: from.attacker,
  leaders: from.leaders.slice(),
  quota: from.quota.slice(),
  singles: from.singles.slice(),
  brought: from.brought.map((item) => item.slice()),
  slots: from.slots.slice(),
  faces: from.faces.slice(),
  swaps: from.swaps.slice(),
  price: from.price,
  fleeing: from.fleeing.slice(),
  barred: from.barred.slice(),
  successes: from.successes.slice(),
  winner: from.winner,
});

export const clone = (state: DeepReadonly<State>): State => ({
  core: cloneCore(state.core),
  options: state.options,
  turn: state.turn,
  round: state.round,
  open: state.open,
  done: state.done,
  drawn: state.drawn,
  pool: state.pool.slice(),
  prestige: state.prestige,
  funds: state.funds,
  eventPlayed: state.eventPlayed,
  cardsMoved: state.cardsMoved,
  leaderAt: state.leaderAt.slice(),
  garrison: state.garrison.slice(),
  burnt: state.burnt.slice(),
  camp: state.camp.slice(),
  revolt: state.revolt.slice(),
  siege: state.siege.slice(),
  fort: state.fort.slice(),
  fallen: state.fallen.slice(),
  cardAt: state.cardAt.slice(),
  spent: state.spent.slice(),
  known: state.known.slice(),
  deck: state.deck.slice(),
  deckSeen: state.deckSeen.slice(),
  played: state.played.slice(),
  won: state.won.slice(),
  lost: state.lost.slice(),
  fought: state.fought.slice(),
  mover: state.mover,
  mp: state.mp,
  halted: state.halted,
  fight: state.fight && cloneFight(state.fight),
});
