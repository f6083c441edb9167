import { type Choice, sameChoice } from './choice.ts';
import type { GameState } from './game.ts';
import { at } from './lists.ts';
import type { Opponent, Thinking, TrickLevel } from './opponent.ts';
import type { AnyVocabulary, ChoiceOf, Vocabulary } from './vocabulary.ts';

/**
 * A strategy with one idea, carried through whatever happens. Whoever loses to one of these can be
 * outwitted; `heliograph tricks` plays them all. Tricks are never offered to people.
 */
export interface Trick<S extends GameState, B, V extends Vocabulary = AnyVocabulary>
  extends Opponent<S, B, V> {
  readonly level: TrickLevel;
  /** What it does, as one line for the table. */
  readonly idea: string;
}

export type AnyTrick = Trick<GameState, unknown>;

/** A trick as a game writes it: a machine it leaves all else to, and what it does differently. */
export interface TrickIdea<S extends GameState, B, V extends Vocabulary> {
  readonly id: string;
  readonly side: V['sides'];
  readonly idea: string;
  /** Its own answer, where it has one. */
  prefers?(thinking: Thinking<S, B, V>): ChoiceOf<V> | undefined;
  /** What it never does while anything else is offered. */
  refuses?(choice: ChoiceOf<V>, thinking: Thinking<S, B, V>): boolean;
}

/** Ideas that are said by verbs alone. */
export const byVerb = <C extends Choice>() => ({
  /** None of these verbs. */
  never:
    (...verbs: readonly C['do'][]) =>
    (choice: C): boolean =>
      verbs.includes(choice.do),
  /** The first of these verbs that is offered, in this order. */
  always:
    (...verbs: readonly C['do'][]) =>
    ({ choices }: { readonly choices: readonly C[] }): C | undefined =>
      verbs
        .map((verb) => choices.find((choice) => choice.do === verb))
        .find((c) => c !== undefined),
});

/** The tricks of a game, each of them `base` but for its one idea. */
export const tricksOver = <S extends GameState, B, V extends Vocabulary>(
  base: Opponent<S, B, V>,
  ideas: readonly TrickIdea<S, B, V>[],
): readonly Trick<S, B, V>[] => ideas.map((idea) => trickOver(base, idea));

function trickOver<S extends GameState, B, V extends Vocabulary>(
  base: Opponent<S, B, V>,
  { id, side, idea, prefers, refuses }: TrickIdea<S, B, V>,
): Trick<S, B, V> {
  return {
    level: `trick:${id}`,
    sides: [side],
    idea,
    choose(thinking) {
      const own = prefers?.(thinking);
      if (own) return own;
      if (!refuses) return base.choose(thinking);
      const kept = thinking.choices.filter((choice) => !refuses(choice, thinking));
      if (kept.length === 0 || kept.length === thinking.choices.length)
        return base.choose(thinking);
      if (kept.length === 1) return at(kept, 0);
      const given = base.choose({ ...thinking, choices: kept });
      // A machine that works out its answer from the rules may name what was struck out.
      return kept.find((choice) => sameChoice(choice, given)) ?? at(kept, kept.length - 1);
    },
  };
}
