import { at } from '../../../kernel/lists.ts';
import { EMPIRE, PHASES, REPUBLICS } from '../state.ts';
import { step, type War } from '../vocabulary.ts';
import { readControl } from './03-control.ts';
import { absorb, needsArranging } from './07-armies.ts';
import { turnUpSharers } from './07-intelligence.ts';
import { forcedExits } from './07-land.ts';
import { keepSieges } from './08-siege.ts';
import { income } from './09-commitment.ts';
import { judge } from './12-victory.ts';
import { leadersGoHome } from './13-leaders.ts';
import { scenarioEnds } from './14-scenarios.ts';

export const LAST_PHASE = 11;

/** 4 One month: the phases from the current one on, each closed by its check. */
export const turn = step('turn', (war) => {
  const { state } = war;
  war.epoch(state.turn);
  if (state.record.at(-3) !== state.turn) state.record.push(state.turn, state.morale, state.wcp);
  war.tell({ type: 'turnBegins', rule: '3.2-i', turn: state.turn });
  for (let phase = state.phase; phase <= LAST_PHASE; phase++) war.next('phase', { phase });
  war.next('turnEnd');
});

/** 4-1 to 4-11 What happens in each phase. */
const COURSE: Readonly<Record<number, (war: War) => void>> = {
  1: (war) => {
    war.next('randomEvent'); // 15.1 before anything else
    war.next('arrivals');
    war.next('turnDown');
    war.next('movement', { mode: 'sea', side: EMPIRE });
  },
  2: (war) => {
    if (war.state.railLost === 1) return; // 6.2-c
    war.next('detaching');
    war.next('movement', { mode: 'rail', side: REPUBLICS });
  },
  3: (war) => war.next('movement', { mode: 'rail', side: EMPIRE }),
  4: (war) => war.next('movement', { mode: 'land', side: EMPIRE }),
  5: (war) => {
    if (needsArranging(war)) war.next('arrange');
    war.next('movement', { mode: 'land', side: REPUBLICS });
  },
  6: (war) => {
    war.next('combats', { side: REPUBLICS });
    war.next('armyAgain'); // 15.1-10-c
  },
  7: (war) => {
    war.next('combats', { side: EMPIRE });
    war.next('roberts'); // 13.1.2
  },
  8: income,
  9: (war) => {
    war.next('build');
    war.next('raze');
    war.next('razing');
  },
  10: (war) => {
    war.next('siegeChecks', { areas: [] });
    war.next('boerVictories');
  },
  11: judge,
};

export const phase = step('phase', (war, { phase: number }) => {
  war.state.phase = number;
  war.tell({ type: 'phaseBegins', turn: war.state.turn, phase: at(PHASES, number) });
  COURSE[number]?.(war);
  if (!war.state.core.outcome) war.next('phaseEnd', { phase: number });
});

/** A2 At every phase end: forced exits, absorption, sieges, control, captures, rail, scenario. */
export const phaseEnd = step('phaseEnd', (war, { phase: number }) => {
  if (number === 5) forcedExits(war);
  turnUpSharers(war);
  const joined = absorb(war);
  if (joined && needsArranging(war)) war.next('arrange');
  war.next('phaseClose', { phase: number });
});

export const phaseClose = step('phaseClose', (war, { phase: number }) => {
  const { state } = war;
  if (number === 7) marchingToPretoria(war);
  keepSieges(war);
  readControl(war);
  state.moved.fill(0);
  state.spent.fill(0);
  state.fought.fill(0);
  state.column = [];
  state.battle = null;
  scenarioEnds(war);
});

/** 15.1-3/11 The attack that the event asked for was not made. */
function marchingToPretoria(war: War): void {
  if (war.state.mustAttack === 0) return;
  war.state.mustAttack = 0;
  war.state.morale = Math.max(0, war.state.morale - 1);
  war.tell({ type: 'noMarch', rule: '15.1-3/11', morale: war.state.morale });
}

/** 3.2-i The marker moves on; leaders whose task is done leave first. */
export const turnEnd = step('turnEnd', (war) => {
  const { state } = war;
  leadersGoHome(war);
  state.razedNow = [];
  state.victories = [];
  state.siegeRolls = 0;
  state.armyAgain = 0;
  state.built = [0, 0];
  state.turn += 1;
  state.phase = 1;
  war.next('turn');
});
