import type { Advice, Budget, Comparison, Deliberation } from './advice.ts';
import type { Choice } from './choice.ts';
import type { GameState, OwedOf, Reading, Rules } from './game.ts';
import type { Temperament } from './search/temperament.ts';
import type { AnyVocabulary, ChoiceOf, DecisionName, VerbOf, Vocabulary } from './vocabulary.ts';

/** How strong a machine may call itself; which levels there are is for each game to say. */
export type OpponentLevel = 'random' | 'recruit' | 'veteran' | Temperament['level'] | TrickLevel;

/** The name of a one-idea strategy in a seat; see `trick.ts`. People are never offered one. */
export type TrickLevel = `trick:${string}`;

/** All a machine ever gets: what its side may know, and the choices it may take. */
export interface Thinking<
  S extends GameState,
  B,
  V extends Vocabulary = AnyVocabulary,
  D extends DecisionName<V> = DecisionName<V>,
> extends Reading<S, B> {
  readonly rules: Rules<S, B, V>;
  /** The view of `side`, not the state of the match. What is to be tried is tried on a copy. */
  readonly state: Reading<S, B>['state'];
  readonly side: V['sides'];
  readonly owed: OwedOf<V, D>;
  readonly choices: readonly ChoiceOf<V, VerbOf<V, D>>[];
  /** Chance for the machine's own use; it has nothing to do with the dice of the match. */
  random(below: number): number;
}

/** A machine in a seat. It may remember things between calls only through what it can see. */
export interface Opponent<S extends GameState, B, V extends Vocabulary = AnyVocabulary> {
  readonly level: OpponentLevel;
  /** The sides it can play. */
  readonly sides: readonly V['sides'][];
  choose(thinking: Thinking<S, B, V>): ChoiceOf<V>;
  /** With its reasons: only machines that search have them. */
  advise?(thinking: Thinking<S, B, V>, budget?: Budget): Advice<ChoiceOf<V>>;
  /** Whether its answer stands before it searches: then only those who ask for reasons need a search. */
  isSettled?(thinking: Thinking<S, B, V>): boolean;
  /** The same in short pieces, for a place where others must be heard meanwhile. */
  deliberate?(thinking: Thinking<S, B, V>, budget?: Budget): Deliberation<ChoiceOf<V>>;
  /** Sets two legal choices against each other in so many worlds. */
  compare?(
    thinking: Thinking<S, B, V>,
    pair: readonly [first: ChoiceOf<V>, second: ChoiceOf<V>],
    worlds: number,
    how?: Comparing<ChoiceOf<V>>,
  ): Comparison;
}

/** How two choices are set against each other, if not as in the search itself. */
export interface Comparing<C> {
  /** How many times the time of the game grows before the judge is asked; infinite: until the match is over. */
  readonly horizon?: number;
  /** What is meant to follow the first at once. */
  readonly next?: readonly C[];
  /** What is meant to follow the first as soon as the same question offers it. */
  readonly later?: C;
}

/** By decision: how a machine answers it. */
export type Answers<S extends GameState, B, V extends Vocabulary, Besides = unknown> = {
  readonly [D in DecisionName<V>]: (
    thinking: Thinking<S, B, V, D> & Besides,
  ) => ChoiceOf<V, VerbOf<V, D>>;
};

/** A machine that has an answer to every decision; `Besides` is what it thinks with besides its view. */
export function answering<S extends GameState, B, V extends Vocabulary, Besides = unknown>(
  answers: Answers<S, B, V, Besides>,
): (thinking: Thinking<S, B, V> & Besides) => ChoiceOf<V> {
  // By the name of the decision the two belong together; the compiler does not follow that far.
  const table = answers as Readonly<Record<string, (thinking: unknown) => ChoiceOf<V>>>;
  return (thinking) => {
    const answer = table[thinking.owed.step.step];
    if (!answer) throw new Error(`no answer to ${thinking.owed.step.step}`);
    return answer(thinking);
  };
}

/** Takes any legal choice: the yardstick below all others. */
export const randomOpponent = <S extends GameState, B>(rules: Rules<S, B>): Opponent<S, B> => ({
  level: 'random',
  sides: rules.sides,
  choose: ({ choices, random }) => choices[random(choices.length)] as Choice,
});
