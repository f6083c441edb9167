import { positions } from '../../kernel/fields/positions.ts';
import { newCore } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { layOut } from './setup.ts';
import { DRIFTS, DRIFTS_ASIDE, FIELDS, SEGMENTS, type Segment, type State } from './state.ts';

/** Positions: the whole state by component ids, and back. See docs/positions/redvers-reverse.md. */
export const { write, read, outline } = positions(FIELDS, {
  layOut,
  said: {
    drifts: {
      kind: DRIFTS,
      of: (state: State) =>
        state.driftOpen.map((open, i) => ({
          value: at(state.drift, i),
          seen: at(state.driftSeen, i),
          open,
          searched: at(state.searched, i),
        })),
      into(state: State, drifts) {
        for (const [i, { value, seen, open, searched }] of drifts.entries()) {
          state.drift[i] = value;
          state.driftSeen[i] = seen;
          state.driftOpen[i] = open;
          state.searched[i] = searched;
        }
      },
    },
    driftsAside: {
      kind: DRIFTS_ASIDE,
      of: (state: State) => state.drift.slice(state.driftOpen.length),
      into(state: State, aside, _, place) {
        const first = state.driftOpen.length;
        const places = state.drift.length - first;
        if (aside.length !== places) place.say(`must have ${places} values`);
        else for (const [i, value] of aside.entries()) state.drift[first + i] = value;
      },
    },
  },
  finish(state: State, { opening }) {
    if (opening && state.segment >= 0) takeUp(state);
  },
});

/** Written by hand, a position may say only turn and phase: the agenda follows from them. */
function takeUp(state: State): void {
  const rest: readonly Segment[] = SEGMENTS.slice(state.segment);
  const undealt = state.drift.some((value) => value === 0);
  const steps = rest.map((segment) => ({ step: segment }));
  state.core = newCore(...(undealt ? [{ step: 'dealDrifts' }] : []), ...steps);
  state.core.epoch = state.turn;
}
