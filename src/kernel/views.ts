import { type Core, cloneCore, type GameState, type Rules, type Side } from './game.ts';
import { copyData } from './json.ts';
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
  view.core = coreFor(view.core, side);
  rules.mask(view, side, box);
  return view;
}

/**
 * The same of a state that never changes: the view shares with it whatever is not taken out, so that
 * two views of a match differ where they are not the same things. Nobody may write to it.
 */
export function viewOfStill<S extends GameState, B>(
  rules: Rules<S, B>,
  box: B,
  state: S,
  side: Side | null,
): S {
  if (!rules.maskWrites) return viewOf(rules, box, state as DeepReadonly<S>, side);
  const view = { ...state, core: coreOfStill(state.core, side) };
  const parts = view as unknown as Record<string, unknown>;
  for (const part of rules.maskWrites(state, side)) parts[part] = copyData(parts[part]);
  rules.mask(view, side, box);
  return view;
}

/** What a side saw of a state before. */
export interface Seen<S> {
  readonly state: S;
  readonly view: S;
}

/**
 * The same, beside what the side saw last: where nothing on the board has changed since, which is so
 * as often as not, it sees the same board. Only where sides decide at once what it sees of the board
 * hangs on the kernel's part as well.
 */
export function viewBeside<S extends GameState, B>(
  rules: Rules<S, B>,
  box: B,
  state: S,
  side: Side | null,
  before: Seen<S> | undefined,
): S {
  if (!before || !rules.maskWrites || !isSameBoard(state, before.state))
    return viewOfStill(rules, box, state, side);
  if (isSameCore(state.core, before.state.core)) return before.view;
  const core = coreOfStill(state.core, side);
  rules.maskCore?.(core, state, side, box);
  return { ...before.view, core };
}

/** Whether two states that never change share every part but the kernel's. */
function isSameBoard<S extends GameState>(state: S, before: S): boolean {
  if (state.core.lanes.length > 0 || before.core.lanes.length > 0) return false;
  for (const part in state)
    if (state[part] !== before[part] && part !== ('core' satisfies keyof GameState)) return false;
  return true;
}

const isSameCore = (core: Core, before: Core): boolean =>
  core.agenda === before.agenda &&
  core.owed === before.owed &&
  core.standing === before.standing &&
  core.epoch === before.epoch &&
  core.outcome === before.outcome;

/** Everything that lies on the map or in hands, for whom nothing is secret: orders and dice stay out. */
export const openViewOf = <S extends GameState>(state: S): S => ({
  ...state,
  core: { ...coreFor(state.core, null), laidOpen: true },
});

/** The kernel's own part, without what a side may not know. */
const coreFor = (from: Core, side: Side | null): Core => withoutSecrets(cloneCore(from), side);

/** The same of a state that never changes: it shares the lists. */
const coreOfStill = (from: Core, side: Side | null): Core => withoutSecrets({ ...from }, side);

function withoutSecrets(core: Core, side: Side | null): Core {
  core.used = [];
  core.standing = side !== null && core.standing[side] ? { [side]: core.standing[side] } : {};
  if (core.lanes.length > 0) {
    // How far another side has got is secret, so its lane looks finished.
    core.lanes = core.lanes.map((lane) =>
      lane.side === side ? lane : { side: lane.side, agenda: [] },
    );
    core.owed = core.owed.filter((owed) => owed.side === side || owed.lane < 0);
  }
  return core;
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
