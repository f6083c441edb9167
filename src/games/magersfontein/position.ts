import { positions } from '../../kernel/fields/positions.ts';
import type { Step } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { Box } from './box.ts';
import { layOutGame } from './setup.ts';
import { FIELDS, NONE, type State } from './state.ts';

/** Where a person gives only turn and phase, play goes on at the start of that phase. */
export const { write, read, outline } = positions(FIELDS, {
  layOut: layOutGame,
  noOutcome: null,
  finish(state, { box, opening }) {
    if (opening && state.turn > 0) state.core.agenda = agendaOf(state, box);
  },
});

/** II.3 The rest of a turn from the start of a phase; a commander named in `activation` begins his. */
function agendaOf(state: State, box: Box): Step[] {
  const rest: Step[] = [{ step: 'endTurn' }, { step: 'reorganisation' }];
  if (state.phase === 2) return rest;
  rest.push({ step: 'pairs' });
  if (state.phase === 0) return [...rest, { step: 'commandPhase' }];
  if (state.active === NONE) return rest;
  const { side } = at(box.commanders, state.active);
  state.pick[side] = state.active;
  return [...rest, { step: 'activate', side }];
}
