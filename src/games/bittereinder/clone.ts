import { cloneCore } from '../../kernel/game.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import type { State } from './state.ts';

// Made from the declaration in state.ts by `npm run fix`: do not edit.

type Battle = NonNullable<State['battle']>;
const cloneBattle = (from: DeepReadonly<Battle>): Battle => ({
  area: from.area,
  side: from.side,
  form: from.form,
  attackers: from.attackers.slice(),
  strength: from.strength,
  half: from.half,
  second: from.second,
  bullerSix: from.bullerSix,
});

export const clone = (state: DeepReadonly<State>): State => ({
  core: cloneCore(state.core),
  options: state.options,
  scenario: state.scenario,
  turn: state.turn,
  phase: state.phase,
  at: state.at.slice(),
  due: state.due.slice(),
  army: state.army.slice(),
  besieged: state.besieged.slice(),
  moved: state.moved.slice(),
  hidden: state.hidden.slice(),
  spent: state.spent.slice(),
  control: state.control.slice(),
  razed: state.razed.slice(),
  blockhouse: state.blockhouse.slice(),
  fought: state.fought.slice(),
  empireIn: state.empireIn.slice(),
  republicIn: state.republicIn.slice(),
  wcp: state.wcp,
  morale: state.morale,
  sieges: state.sieges.slice(),
  siegeLimit: state.siegeLimit,
  column: state.column.slice(),
  battle: state.battle && cloneBattle(state.battle),
  razedNow: state.razedNow.slice(),
  victories: state.victories.slice(),
  taken: state.taken,
  bothHeld: state.bothHeld,
  robertsUsed: state.robertsUsed,
  railLost: state.railLost,
  eventTen: state.eventTen,
  halfToken: state.halfToken,
  armyAgain: state.armyAgain,
  siegeRolls: state.siegeRolls,
  mustAttack: state.mustAttack,
  built: state.built.slice(),
  record: state.record.slice(),
});
