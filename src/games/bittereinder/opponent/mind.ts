import { at } from '../../../kernel/lists.ts';
import type { Thinking } from '../../../kernel/opponent.ts';
import type { DecisionName } from '../../../kernel/vocabulary.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { Bittereinder, Choice } from '../vocabulary.ts';

/** What a machine is asked, and all it may know. */
export type Mind<D extends DecisionName<Bittereinder> = DecisionName<Bittereinder>> = Thinking<
  State,
  Box,
  Bittereinder,
  D
>;

/** The choices of a question, and chance to pick among them. */
interface Offered<C extends Choice> {
  readonly choices: readonly C[];
  random(below: number): number;
}

export const find = <C extends Choice>(
  mind: Offered<C>,
  test: (choice: C) => boolean,
): C | undefined => mind.choices.find(test);

/** The choices of one verb. */
export const offersOf = <C extends Choice, K extends C['do']>(
  mind: Offered<C>,
  verb: K,
): Extract<C, { readonly do: K }>[] =>
  mind.choices.filter((choice): choice is Extract<C, { readonly do: K }> => choice.do === verb);

export const any = <C extends Choice>(mind: Offered<C>): C =>
  at(mind.choices, mind.random(mind.choices.length));

const PASSES: ReadonlySet<Choice['do']> = new Set([
  'done',
  'ready',
  'decline',
  'steady',
  'fullPrice',
  'wait',
]);

/** Lets it be, where that may be said. */
export const pass = <C extends Choice>(mind: Offered<C>): C =>
  find(mind, (choice) => PASSES.has(choice.do)) ?? any(mind);

export const best = <C extends Choice>(mind: Offered<C>, worth: (choice: C) => number): C =>
  mind.choices.reduce((a, b) => (worth(b) > worth(a) ? b : a), at(mind.choices, 0));
