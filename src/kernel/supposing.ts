import type { Choice } from './choice.ts';
import type { GameState, Rules, Scratch, Side, Supposed } from './game.ts';
import type { DecisionName, TriedOf, VerbOf, Vocabulary } from './vocabulary.ts';

/**
 * By decision: supposing it were asked now of `side`, when it is not, sets `scratch` as that moment
 * would find it and gives the arguments with which the decision's `choices` and `whyNot` then judge
 * the deed; or says at once what forbids it. `null`, or left out, where a deed can only be judged in
 * its moment.
 */
export type Suppositions<S, B, V extends Vocabulary> = {
  readonly [D in DecisionName<V>]?: (
    scratch: Scratch<S, B>,
    side: V['sides'],
    tried: TriedOf<V, VerbOf<V, D>>,
  ) => Supposed<V['steps'][D], V['reasons']> | null;
};

type Supposition<S, B> = (scratch: Scratch<S, B>, side: Side, tried: Choice) => Supposed | null;

export function supposing<S extends GameState, B, V extends Vocabulary>(
  suppositions: Suppositions<S, B, V>,
): NonNullable<Rules<S, B>['suppose']> {
  // What the compiler knows of the game ends here, as in `rulebook`.
  const table = suppositions as unknown as Readonly<Record<string, Supposition<S, B>>>;
  return (decision, scratch, side, tried) => table[decision]?.(scratch, side, tried) ?? null;
}
