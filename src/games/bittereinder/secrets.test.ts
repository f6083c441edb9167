import { expect } from 'vitest';
import { stream } from '../../kernel/dice.ts';
import { ruleOf } from '../../kernel/testing/rule.ts';
import type { State } from './state.ts';
import { box, game, newMatch } from './testing.ts';

const rule = ruleOf('bittereinder');

/** Lets one side place all it has while the other has not begun. */
function placing(side: string): State {
  const t = newMatch();
  const first = () => t.choicesOf(side)[0];
  for (let choice = first(); choice !== undefined; choice = first()) t.by(side, choice);
  return t.state;
}

/** Where the pieces of a side stand, and in whose box. */
function places({ at, army }: State, side: string): unknown {
  const [first, end] = side === 'empire' ? [box.firstEmpire, box.pieces] : [0, box.firstEmpire];
  return [at.slice(first, end), army.slice(first, end)];
}

/** The same moment in another world, as far as `side` can know. */
function elsewhere(state: State, side: string): State {
  const { clone, redeal } = game.rules;
  const other = clone(state);
  redeal(other, side, box, stream('elsewhere'));
  return other;
}

rule('3.0-a', 'what one side has placed may stand anywhere else, for all the other knows', () => {
  for (const [side, rival] of [
    ['empire', 'republics'],
    ['republics', 'empire'],
  ] as const) {
    const state = placing(side);
    expect(places(elsewhere(state, rival), side)).not.toEqual(places(state, side));
    expect(places(elsewhere(state, side), side)).toEqual(places(state, side));
    // What nobody has placed yet is not placed by guessing.
    expect(places(elsewhere(state, side), rival)).toEqual(places(state, rival));
  }
});
