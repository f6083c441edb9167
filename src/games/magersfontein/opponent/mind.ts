import type { Scratch as KernelScratch } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import type { Answers as KernelAnswers, Thinking } from '../../../kernel/opponent.ts';
import type { DecisionName } from '../../../kernel/vocabulary.ts';
import type { Box } from '../box.ts';
import { clone } from '../clone.ts';
import { isFutile } from '../rules/10-fire.ts';
import { hexIndex, type Look, NONE, type State, sideIndex, unitIndex } from '../state.ts';
import type { Choice, Magersfontein } from '../vocabulary.ts';
import { VETERAN, type Weighed } from './weights.ts';

/** A copy of the view: things are put there for a moment to read the charts. With what it is weighed by. */
export type Scratch = KernelScratch<State, Box> & Weighed;

/** What a machine has before it: a copy of its view, the question, the choices. */
export type Mind<D extends DecisionName<Magersfontein> = DecisionName<Magersfontein>> = Thinking<
  State,
  Box,
  Magersfontein,
  D
> &
  Scratch;

/** By decision: how a machine answers it. */
export type Answers = KernelAnswers<State, Box, Magersfontein, Scratch>;

export function mindOf(thinking: Thinking<State, Box, Magersfontein>, weights = VETERAN): Mind {
  const mind = { ...thinking, state: clone(thinking.state), weights };
  // A shot that no roll makes hurt is not worth a thought; there is always something else.
  const choices = mind.choices.filter((choice) => !isFutileShot(mind, choice));
  return choices.length === mind.choices.length ? mind : { ...mind, choices };
}

function isFutileShot(look: Look, choice: Choice): boolean {
  if (choice.do !== 'fire') return false;
  const [firer, target] = [unitIndex(look, choice.piece), unitIndex(look, choice.with)];
  return firer !== NONE && target !== NONE && isFutile(look, firer, target);
}

interface Offered<C extends Choice> {
  readonly choices: readonly C[];
}

export const find = <C extends Choice>(
  { choices }: Offered<C>,
  test: (choice: C) => boolean,
): C | undefined => choices.find(test);

const isVerb =
  <C extends Choice, K extends C['do']>(verb: K) =>
  (choice: C): choice is Extract<C, { readonly do: K }> =>
    choice.do === verb;

/** The first choice of a verb. */
export const offer = <C extends Choice, K extends C['do']>(
  { choices }: Offered<C>,
  verb: K,
): Extract<C, { readonly do: K }> | undefined => choices.find(isVerb<C, K>(verb));

/** All choices of a verb. */
export const offers = <C extends Choice, K extends C['do']>(
  { choices }: Offered<C>,
  verb: K,
): Extract<C, { readonly do: K }>[] => choices.filter(isVerb<C, K>(verb));

export const first = <C extends Choice>({ choices }: Offered<C>): C => at(choices, 0);

/** The choice with the highest value; NaN and ties go to the earlier one. */
export function best<C extends Choice>(
  choices: readonly C[],
  value: (choice: C) => number,
): C | undefined {
  let found: C | undefined;
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
export function bestOver<C extends Choice>(
  choices: readonly C[],
  least: number,
  value: (choice: C) => number,
): C | undefined {
  const found = best(choices, value);
  return found && value(found) >= least ? found : undefined;
}

export const hexOf = (look: Look, { to }: { readonly to: string }): number => hexIndex(look, to);
export const sideOf = (mind: { readonly side: string }): number => sideIndex(mind.side);
