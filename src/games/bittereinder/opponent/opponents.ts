import { answering, type Opponent, type OpponentLevel } from '../../../kernel/opponent.ts';
import { type Box, SIDES } from '../box.ts';
import type { State } from '../state.ts';
import type { Bittereinder } from '../vocabulary.ts';
import { empireAnswers } from './empire.ts';
import { republicsAnswers } from './republics.ts';
import { BOLD, CAUTIOUS, GENERAL, RECRUIT, type Skill, VETERAN } from './skill.ts';

type Machine = Opponent<State, Box, Bittereinder>;

function machine(level: OpponentLevel, skill: Skill): Machine {
  const empire = empireAnswers(skill);
  const republics = republicsAnswers(skill);
  // What both sides may be asked is answered by the side's own table; the rest stands in one of them.
  const asEmpire = answering<State, Box, Bittereinder>({ ...republics, ...empire });
  const asRepublics = answering<State, Box, Bittereinder>({ ...empire, ...republics });
  return {
    level,
    sides: SIDES,
    choose: (mind) => (mind.side === 'empire' ? asEmpire(mind) : asRepublics(mind)),
  };
}

export const veteran = machine('veteran', VETERAN);
/** The General's plan, before anything is tried; no level of its own. So are those of the two with a temperament. */
export const planner = machine('veteran', GENERAL);
export const cautiousPlanner = machine('veteran', CAUTIOUS);
export const boldPlanner = machine('veteran', BOLD);

/** A Veteran whose Boers break out of rings; no level of its own. */
export const breaker = machine('veteran', { ...VETERAN, breaksOut: true });
/** A Veteran whose Boers spend men rather than points as readily as the General's; no level of its own. */
export const saver = machine('veteran', { ...VETERAN, spare: GENERAL.spare });
/** A Veteran whose Boers stay at home as long as the General's; no level of its own. */
export const homer = machine('veteran', { ...VETERAN, homing: GENERAL.homing });

/** Machines for either seat, strongest last. They see a view and the choices, nothing more. */
export const opponents: readonly Machine[] = [machine('recruit', RECRUIT), veteran];
