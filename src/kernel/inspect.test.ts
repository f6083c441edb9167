import { describe, expect, test } from 'vitest';
import { game as outpost } from '../games/outpost/game.ts';
import type { AnyGame } from './face.ts';
import type { GameState } from './game.ts';
import {
  checkCopies,
  checkListing,
  checkPosition,
  checkRefusals,
  newPlay,
  randomOf,
  stepRandomly,
} from './inspect.ts';
import { checkSecrets } from './inspect-secrets.ts';
import { completeSetup } from './match.ts';

/** The inspectors are only worth something if they catch a game that breaks its word. */
const honest: AnyGame = outpost;
const setup = completeSetup(honest.rules, {});

const breaking = (change: Partial<AnyGame['rules']>): AnyGame => ({
  ...honest,
  rules: { ...honest.rules, ...change },
});

/** Everything an inspection finds over some random matches. */
function inspect(
  game: AnyGame,
  check: (play: ReturnType<typeof newPlay>, random: (n: number) => number) => string[],
) {
  const random = randomOf('planted');
  const found: string[] = [];
  for (let round = 0; round < 5; round++) {
    const play = newPlay(game, setup, `planted ${round}`);
    while (!play.outcome && found.length === 0) {
      found.push(...check(play, random));
      if (found.length === 0) stepRandomly(play, random);
    }
  }
  return found;
}

type Outpost = GameState & {
  hand: number[][];
  deck: number[][];
  laid: number[];
  place: number[];
  orderTroop: number[];
};

describe('the inspectors', () => {
  test('find nothing wrong with an honest game', () => {
    expect(inspect(honest, checkSecrets)).toEqual([]);
    expect(inspect(honest, checkCopies)).toEqual([]);
    expect(inspect(honest, checkListing)).toEqual([]);
  });

  test('catch a view that shows the enemy hand', () => {
    const leaky = breaking({
      mask(state, side, box) {
        const hands = (state as Outpost).hand.map((hand) => hand.slice());
        honest.rules.mask(state, side, box);
        (state as Outpost).hand = hands;
      },
    });
    expect(inspect(leaky, checkSecrets).join()).toMatch(/tells a secret at hand/);
  });

  test('catch a view that shows what was laid while the other side still thinks', () => {
    const leaky = breaking({
      mask(state, side, box) {
        const laid = (state as Outpost).laid.slice();
        honest.rules.mask(state, side, box);
        (state as Outpost).laid = laid;
      },
    });
    expect(inspect(leaky, checkSecrets).join()).toMatch(/tells a secret/);
  });

  test('catch choices that depend on what a side may not know', () => {
    const leaky = breaking({
      book: honest.rules.book.map((entry) =>
        entry.name === 'react' && entry.kind === 'decision'
          ? {
              ...entry,
              choices: (look, args) => {
                const all = entry.choices(look, args);
                const hand = (look.state as Outpost).hand[args['side'] === 0 ? 1 : 0] ?? [];
                return hand.includes(7) ? all.slice(0, 1) : all;
              },
            }
          : entry,
      ),
    });
    expect(inspect(leaky, checkSecrets).join()).toMatch(/choices of .* (tell a secret|depend on)/);
  });

  test('catch an imagination that contradicts the view', () => {
    const dreamer = breaking({
      imagine(state, side, box, random) {
        honest.rules.imagine(state, side, box, random);
        (state as Outpost).place[0] = 3;
      },
    });
    expect(inspect(dreamer, checkSecrets).join()).toMatch(/imagines disagrees/);
  });

  test('catch a clone that shares an array with its original', () => {
    const shallow = breaking({
      clone: (state) =>
        ({ ...honest.rules.clone(state), place: (state as Outpost).place }) as GameState,
    });
    expect(inspect(shallow, checkCopies).join()).toMatch(/changed the original/);
  });

  test('catch a position that forgets something', () => {
    const forgetful = breaking({
      write: (state, box) => ({ ...honest.rules.write(state, box), turn: 1 }),
    });
    expect(inspect(forgetful, (play) => checkPosition(play, setup)).join()).toMatch(
      /reads back differently at turn/,
    );
  });

  test('catch a refusal without words, and a listing with a double', () => {
    const mute: AnyGame = {
      ...honest,
      texts: { ...honest.texts, pl: { ...honest.texts.pl, messages: {} } },
    };
    expect(inspect(mute, (play, random) => checkRefusals(mute, play, random)).join()).toMatch(
      /no words in pl: ⟨refusal/,
    );
    const wordy: AnyGame = {
      ...honest,
      texts: {
        ...honest.texts,
        en: {
          ...honest.texts.en,
          messages: { ...honest.texts.en.messages, 'refusal.notAdjacent': '{to} is {far} away.' },
        },
      },
    };
    expect(inspect(wordy, (play, random) => checkRefusals(wordy, play, random)).join()).toMatch(
      /notAdjacent cannot be said in en: .*"far" was not provided/,
    );
    const stutter = breaking({
      book: honest.rules.book.map((entry) =>
        entry.kind === 'decision' && entry.name === 'pickTroop'
          ? { ...entry, choices: (look, args) => [...entry.choices(look, args), { do: 'rest' }] }
          : entry,
      ),
    });
    expect(inspect(stutter, checkListing).join()).toMatch(/lists a choice twice/);
  });
});
