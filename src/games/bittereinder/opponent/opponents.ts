import type { Opponent, OpponentLevel } from '../../../kernel/opponent.ts';
import { type Box, SIDES } from '../box.ts';
import type { State } from '../state.ts';
import { empireChoice } from './empire.ts';
import { republicsChoice } from './republics.ts';
import { RECRUIT, type Skill, VETERAN } from './skill.ts';

const machine = (level: OpponentLevel, skill: Skill): Opponent<State, Box> => ({
  level,
  sides: SIDES,
  choose: (thinking) =>
    thinking.side === 'empire' ? empireChoice(thinking, skill) : republicsChoice(thinking, skill),
});

/** Machines for either seat, strongest last. They see a view and the choices, nothing more. */
export const opponents: readonly Opponent<State, Box>[] = [
  machine('recruit', RECRUIT),
  machine('veteran', VETERAN),
];
