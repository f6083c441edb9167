import type { Choice } from '../../../kernel/choice.ts';
import { at } from '../../../kernel/lists.ts';
import type { Thinking } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';

/** What a machine is asked, and all it may know. */
export type Mind = Thinking<State, Box>;

export const find = (mind: Mind, test: (choice: Choice) => boolean): Choice | undefined =>
  mind.choices.find(test);

export const any = (mind: Mind): Choice => at(mind.choices, mind.random(mind.choices.length));

const PASSES = ['done', 'ready', 'decline', 'steady', 'fullPrice', 'wait'];

/** Lets it be, where that may be said. */
export const pass = (mind: Mind): Choice => find(mind, (c) => PASSES.includes(c.do)) ?? any(mind);

export const best = (mind: Mind, worth: (choice: Choice) => number): Choice =>
  mind.choices.reduce((a, b) => (worth(b) > worth(a) ? b : a), at(mind.choices, 0));
