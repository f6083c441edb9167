import { at } from '../../../kernel/lists.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { type Box, sideName } from '../box.ts';
import type { State } from '../state.ts';
import type { SecondBoerWar } from '../vocabulary.ts';
import { plannerOf } from './planner.ts';
import { VETERAN } from './weights.ts';

const planner = plannerOf(VETERAN);

/** The Veteran: what looks best where an action ends. */
export const veteran: Opponent<State, Box, SecondBoerWar> = {
  level: 'veteran',
  sides: [sideName(0), sideName(1)],
  choose: (thinking) => at(planner.proposals(thinking), 0),
};
