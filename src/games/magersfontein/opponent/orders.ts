import { at } from '../../../kernel/lists.ts';
import { edgeHexes } from '../rules/03-orders.ts';
import { apart, commanderIndex, type Look, NONE } from '../state.ts';
import { type Answers, best, first, hexOf, type Mind } from './mind.ts';

/** The hex a brigadier is sent to, and how many hexes he is to go. */
export interface Goal {
  readonly goal: number;
  readonly distance: number;
}

type Ordering = Mind<'orderKind' | 'orderVector' | 'orderEdge' | 'orderDistance'>;

/** The brigadier an order is being written for. */
export const ordered = (mind: Ordering): number => commanderIndex(mind, mind.owed.step.commander);

const placeOf = (mind: Ordering): number => at(mind.state.at, Math.max(0, ordered(mind)));

/** How many hexes longer the way to an edge is for leading past the goal. */
const off = (look: Look, from: number, goal: number, edge: number): number =>
  apart(look, from, goal) + apart(look, goal, edge) - apart(look, from, edge);

/** Angle, edge and distance of an order that leads a brigadier to his goal. */
export const orderTo = (goalOf: (mind: Mind, commander: number) => Goal) =>
  ({
    orderVector(mind) {
      const { goal } = goalOf(mind, ordered(mind));
      const from = placeOf(mind);
      if (goal === NONE || from < 0) return first(mind);
      return (
        best(mind.choices, ({ as }) => {
          const vector = mind.box.vectors.findIndex((v) => v.id === as);
          const ways = edgeHexes(mind.box, from, vector).map((edge) => off(mind, from, goal, edge));
          return -Math.min(...ways, 99);
        }) ?? first(mind)
      );
    },
    orderEdge(mind) {
      const { goal } = goalOf(mind, ordered(mind));
      const from = placeOf(mind);
      if (goal === NONE || from < 0) return first(mind);
      return best(mind.choices, (c) => -off(mind, from, goal, hexOf(mind, c))) ?? first(mind);
    },
    orderDistance(mind) {
      const { goal, distance } = goalOf(mind, ordered(mind));
      if (goal === NONE || placeOf(mind) < 0) return first(mind);
      return best(mind.choices, ({ n }) => -Math.abs(n - distance)) ?? first(mind);
    },
  }) satisfies Partial<Answers>;
