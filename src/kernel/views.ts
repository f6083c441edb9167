import { cloneCore, type GameState, type Rules, type Side } from './game.ts';
import type { DeepReadonly } from './vocabulary.ts';

/** The name under which events are addressed to whoever only watches. */
export const SPECTATOR = 'spectator' satisfies Side;

/** What one side may know, as a copy of the state with the rest taken out. `null`: a spectator. */
export function viewOf<S extends GameState, B>(
  rules: Rules<S, B>,
  box: B,
  state: DeepReadonly<S>,
  side: Side | null,
): S {
  const view = rules.clone(state);
  const core = cloneCore(view.core);
  core.used = [];
  core.standing = side !== null && core.standing[side] ? { [side]: core.standing[side] } : {};
  if (core.lanes.length > 0) {
    // How far another side has got is secret, so its lane looks finished.
    core.lanes = core.lanes.map((lane) =>
      lane.side === side ? lane : { side: lane.side, agenda: [] },
    );
    core.owed = core.owed.filter((owed) => owed.side === side || owed.lane < 0);
  }
  view.core = core;
  rules.mask(view, side, box);
  return view;
}

/**
 * A full state that agrees with what `side` knows. Opponents think on this, never on the real one.
 * Simultaneous decisions of other sides count as made there; the game fills in what they might be.
 */
export function imagine<S extends GameState, B>(
  rules: Rules<S, B>,
  box: B,
  view: DeepReadonly<S>,
  side: Side | null,
  random: (below: number) => number,
): S {
  const state = rules.clone(view);
  rules.imagine(state, side, box, random);
  return state;
}
