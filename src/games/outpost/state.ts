import { type Core, cloneCore, type GameState, type Reading } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import { type Box, type OutpostSide, SIDES } from './box.ts';

/** A value in a view that its side may not know. */
export const UNKNOWN = -2;
export const NONE = -1;

export interface State extends GameState {
  core: Core;
  turn: number;
  /** By troop: its post; NONE once it is gone. */
  place: number[];
  /** By troop. */
  strength: number[];
  /** By side: cards held, to be drawn (last is next), and played. */
  hand: number[][];
  deck: number[][];
  played: number[][];
  /** By side: the secret order of this turn. */
  orderTroop: number[];
  orderTo: number[];
  parley: number[];
  /** By side: the card laid in the fight that is on. */
  laid: number[];
}

export type ReadonlyState = DeepReadonly<State>;
export type Look = Reading<State, Box>;

export const sideName = (side: number): OutpostSide => at(SIDES, side);
export const enemyOf = (side: number): number => 1 - side;

export const troopIndex = (look: Look, id: string | undefined): number =>
  look.box.troopIndex.get(id ?? '') ?? NONE;
export const postIndex = (look: Look, id: string | undefined): number =>
  look.box.postIndex.get(id ?? '') ?? NONE;
export const troopId = (look: Look, troop: number): string => at(look.box.troops, troop).id;
export const postId = (look: Look, post: number): string => at(look.box.posts, post);
export const sideOf = (look: Look, troop: number): number => at(look.box.troops, troop).side;

/** Troops of a side still in play, all or at one post. */
export function troopsOf(look: Look, side: number, post?: number): number[] {
  const found: number[] = [];
  for (let troop = 0; troop < look.box.troops.length; troop++) {
    const place = at(look.state.place, troop);
    if (sideOf(look, troop) !== side || place === NONE) continue;
    if (post === undefined || place === post) found.push(troop);
  }
  return found;
}

export const clone = (state: ReadonlyState): State => ({
  core: cloneCore(state.core),
  turn: state.turn,
  place: state.place.slice(),
  strength: state.strength.slice(),
  hand: state.hand.map((cards) => cards.slice()),
  deck: state.deck.map((cards) => cards.slice()),
  played: state.played.map((cards) => cards.slice()),
  orderTroop: state.orderTroop.slice(),
  orderTo: state.orderTo.slice(),
  parley: state.parley.slice(),
  laid: state.laid.slice(),
});
