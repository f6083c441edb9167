import { expect, test } from 'vitest';
import { game as outpost } from '../games/outpost/game.ts';
import type { Choice } from './choice.ts';
import type { AnyGame } from './face.ts';
import type { GameState } from './game.ts';
import type { Opponent, Thinking } from './opponent.ts';
import { tricksOver } from './trick.ts';

const game: AnyGame = outpost;
const [side = ''] = game.rules.sides;
const A: Choice = { do: 'a' };
const B: Choice = { do: 'b' };
const C: Choice = { do: 'c' };

/** What a trick says when it is offered these. */
function said(
  idea: { prefers?: () => Choice | undefined; refuses?: (choice: Choice) => boolean },
  choices: readonly Choice[],
  answer: (choices: readonly Choice[]) => Choice,
) {
  const base: Opponent<GameState, unknown> = {
    level: 'veteran',
    sides: game.rules.sides,
    choose: ({ choices: offered }) => answer(offered),
  };
  const [trick] = tricksOver(base, [{ id: 'test', side, idea: 'tested', ...idea }]);
  return trick?.choose({ choices } as unknown as Thinking<GameState, unknown>);
}

const last = (choices: readonly Choice[]): Choice => choices.at(-1) ?? A;

test('a trick is the machine below it but for its one idea', () => {
  expect(said({}, [A, B, C], last)).toEqual(C);
  expect(said({ prefers: () => B }, [A, B, C], last)).toEqual(B);
  expect(said({ prefers: () => undefined }, [A, B, C], last)).toEqual(C);
});

test('what it refuses the machine below it is not even offered', () => {
  const offered: (readonly Choice[])[] = [];
  const refuses = ({ do: verb }: Choice) => verb === 'c';
  const watched = (choices: readonly Choice[]) => {
    offered.push(choices);
    return last(choices);
  };
  expect(said({ refuses }, [A, B, C], watched)).toEqual(B);
  expect(offered).toEqual([[A, B]]);
});

test('a machine that names what was struck out is not followed', () => {
  const refuses = ({ do: verb }: Choice) => verb === 'c';
  expect(said({ refuses }, [A, B, C], () => C)).toEqual(B);
});

test('where nothing else is offered it does what it refuses', () => {
  expect(said({ refuses: () => true }, [A, B], last)).toEqual(B);
});

test('a trick has a name that no level has, and plays one side', () => {
  const base: Opponent<GameState, unknown> = {
    level: 'veteran',
    sides: game.rules.sides,
    choose: ({ choices }) => last(choices),
  };
  const [trick] = tricksOver(base, [{ id: 'test', side, idea: 'tested' }]);
  expect(trick).toMatchObject({ level: 'trick:test', sides: [side], idea: 'tested' });
});
