import type { Scratch } from '../../kernel/game.ts';
import { supposing } from '../../kernel/supposing.ts';
import { type Box, sideName } from './box.ts';
import { activeSide, fullMovement, leaderId, leaderOf } from './queries.ts';
import { whyNotActivation } from './rules/05-movement.ts';
import { NONE, type State } from './state.ts';
import type { SecondBoerWar } from './vocabulary.ts';

/** 4J The round before or after this one, where it belongs to that side; nothing is done in it yet. */
function inItsRound({ state, box }: Scratch<State, Box>, side: string): void {
  if (sideName(activeSide({ state, box })) === side) return;
  state.round += state.round % 2 === 1 ? 1 : -1;
  state.eventPlayed = false;
  state.cardsMoved = false;
  state.mover = NONE;
}

/** How deeds are judged that are not asked for now. */
export const suppose = supposing<State, Box, SecondBoerWar>({
  action: (scratch, side) => {
    inItsRound(scratch, side);
    return { asked: {} };
  },

  deed: (scratch, side, { piece, do: verb }) => {
    const { state } = scratch;
    inItsRound(scratch, side);
    // To detach somebody is a deed of the leader whose action it is, not of the one detached.
    const leader = verb === 'detach' || verb === 'stop' ? state.mover : leaderOf(scratch, piece);
    if (leader === NONE) return null;
    const refused = whyNotActivation(scratch, leader);
    if (refused) return { refused };
    if (leader !== state.mover) {
      state.mover = leader;
      state.mp = fullMovement(scratch, leader);
      state.halted = false;
    }
    return { asked: { piece: leaderId(scratch, leader), n: state.mp } };
  },
});
