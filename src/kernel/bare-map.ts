import { type GameState, isProblems, type Problem, type Setup } from './game.ts';

/**
 * The scenario of positions that begin with nothing on the map. Nobody plays it from its start: a
 * position says what stands where.
 */
export const EMPTY = 'empty';

type LayOut<R, B> = (setup: Setup, box: B) => R;
type Clear<S, B> = (state: S, box: B) => void;

/** A set-up that knows the empty scenario too: laid out like `scenario`, then cleared away. */
export function withBareMap<S extends GameState, B>(
  layOut: LayOut<S, B>,
  scenario: string,
  clear: Clear<S, B>,
): LayOut<S, B>;
export function withBareMap<S extends GameState, B>(
  layOut: LayOut<S | readonly Problem[], B>,
  scenario: string,
  clear: Clear<S, B>,
): LayOut<S | readonly Problem[], B>;
export function withBareMap<S extends GameState, B>(
  layOut: LayOut<S | readonly Problem[], B>,
  scenario: string,
  clear: Clear<S, B>,
): LayOut<S | readonly Problem[], B> {
  return (setup, box) => {
    if (setup.scenario !== EMPTY) return layOut(setup, box);
    const laid = layOut({ ...setup, scenario }, box);
    if (!isProblems(laid)) clear(laid, box);
    return laid;
  };
}
