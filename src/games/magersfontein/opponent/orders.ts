import type { Choice } from '../../../kernel/choice.ts';
import { textOf } from '../../../kernel/json.ts';
import { edgeHexes } from '../rules/03-orders.ts';
import { apart, at, BRITISH, commanderIndex, NONE } from '../state.ts';
import { best, first, hexOf, type Mind, sideOf, verb } from './mind.ts';

/** Kind, angle, edge and distance of an order that leads a brigadier to his goal. */
export function orderFor(mind: Mind, goalOf: (commander: number) => number): Choice {
  const { step } = mind.owed;
  const commander = commanderIndex(mind, textOf(step['commander'] ?? ''));
  const from = at(mind.state.at, Math.max(0, commander));
  if (step.step === 'orderKind')
    return (sideOf(mind) === BRITISH ? verb(mind, 'attack') : verb(mind, 'defend')) ?? first(mind);
  const goal = goalOf(commander);
  if (goal === NONE || from < 0) return first(mind);
  const off = (edge: number): number =>
    apart(mind, from, goal) + apart(mind, goal, edge) - apart(mind, from, edge);
  switch (step.step) {
    case 'orderVector': {
      const value = (c: Choice): number => {
        const vector = mind.box.vectors.findIndex((v) => v.id === c.as);
        return -Math.min(...edgeHexes(mind.box, from, vector).map(off), 99);
      };
      return best(mind.choices, value) ?? first(mind);
    }
    case 'orderEdge':
      return best(mind.choices, (c) => -off(hexOf(mind, c))) ?? first(mind);
    default: {
      const wish = Math.max(1, apart(mind, from, goal));
      return best(mind.choices, (c) => -Math.abs((c.n ?? 0) - wish)) ?? first(mind);
    }
  }
}
