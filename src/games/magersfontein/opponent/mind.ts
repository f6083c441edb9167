import type { Choice } from '../../../kernel/choice.ts';
import type { Scratch as KernelScratch } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { Thinking } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import { clone } from '../clone.ts';
import { hexIndex, type State, sideIndex } from '../state.ts';

/** Things are put there for a moment to read the charts. */
export type Scratch = KernelScratch<State, Box>;

/** What a machine has before it: a copy of its view, the question, the choices. */
export interface Mind extends Omit<Thinking<State, Box>, 'state'>, Scratch {}

export const mindOf = (thinking: Thinking<State, Box>): Mind => ({
  ...thinking,
  state: clone(thinking.state),
});

export const find = (mind: Mind, test: (choice: Choice) => boolean): Choice | undefined =>
  mind.choices.find(test);
export const verb = (mind: Mind, name: string): Choice | undefined =>
  find(mind, (c) => c.do === name);
export const first = (mind: Mind): Choice => at(mind.choices, 0);
export const all = (mind: Mind, name: string): Choice[] =>
  mind.choices.filter((c) => c.do === name);

/** The choice with the highest value; NaN and ties go to the earlier one. */
export function best(
  choices: readonly Choice[],
  value: (choice: Choice) => number,
): Choice | undefined {
  let found: Choice | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const v = value(choice);
    if (v > most) {
      most = v;
      found = choice;
    }
  }
  return found;
}

/** The best choice, if it is worth at least so much. */
export function bestOver(
  choices: readonly Choice[],
  least: number,
  value: (choice: Choice) => number,
): Choice | undefined {
  const found = best(choices, value);
  return found && value(found) >= least ? found : undefined;
}

export const hexOf = (mind: Mind, choice: Choice): number => hexIndex(mind, choice.to);
export const sideOf = (mind: Mind): number => sideIndex(mind.side);
