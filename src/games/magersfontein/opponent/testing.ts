import { stream } from '../../../kernel/dice.ts';
import { rules } from '../game.ts';
import { unitChoices } from '../rules/07-action.ts';
import { sideIndex } from '../state.ts';
import type { Table } from '../testing.ts';
import type { Mind } from './mind.ts';
import type { Weights } from './weights.ts';

/** What a machine has before it when the unit that acts is asked what it does. */
export const unitMind = (t: Table, side: 'british' | 'boers', weights: Weights): Mind<'unit'> => ({
  rules,
  box: t.box,
  state: t.state,
  side,
  owed: { side, lane: -1, step: { step: 'unit', side: sideIndex(side) } },
  choices: unitChoices(t.look),
  random: stream('unit'),
  weights,
});
