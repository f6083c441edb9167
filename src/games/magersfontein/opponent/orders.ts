import type { Choice } from '../../../kernel/choice.ts';
import { textOf } from '../../../kernel/json.ts';
import { at } from '../../../kernel/lists.ts';
import { edgeHexes } from '../rules/03-orders.ts';
import { apart, commanderIndex, NONE } from '../state.ts';
import { best, first, hexOf, type Mind } from './mind.ts';

/** Angle, edge and distance of an order that leads a brigadier to his goal. */
export function orderFor(mind: Mind, goal: number, distance: number): Choice {
  const { step } = mind.owed;
  const commander = commanderIndex(mind, textOf(step['commander'] ?? ''));
  const from = at(mind.state.at, Math.max(0, commander));
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
    default:
      return best(mind.choices, (c) => -Math.abs((c.n ?? 0) - distance)) ?? first(mind);
  }
}
