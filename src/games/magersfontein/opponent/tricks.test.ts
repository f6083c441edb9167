import { expect, test } from 'vitest';
import type { AnyGame } from '../../../kernel/face.ts';
import { watchMachine } from '../../../kernel/testing/machine-play.ts';
import type { AnyTrick } from '../../../kernel/trick.ts';
import { game } from '../game.ts';
import { tricks } from './tricks.ts';

const any: AnyGame = game;
/** On a busy machine. */
const SLOW = { timeout: 180_000 };
const all: readonly AnyTrick[] = tricks;
const [recruit] = any.opponents;

function watched(id: string) {
  const trick = all.find(({ level }) => level === `trick:${id}`);
  const side = trick?.sides[0];
  if (!trick || !recruit || side === undefined) throw new Error(`there is no ${id}`);
  return watchMachine(any, side, trick, recruit, { seed: 'hill', decisions: 500 }).answers;
}

test('what a trick never does it does only where nothing else is offered', {
  timeout: 120_000,
}, () => {
  for (const [id, refused] of [
    ['shell-only', ['move', 'assault', 'charge', 'attack']],
    ['no-assault', ['assault', 'charge']],
    ['keep-off', ['assault', 'charge', 'attack']],
    ['no-move', ['move']],
    ['no-rest', ['recover']],
  ] as const) {
    const broken = watched(id).filter(
      ({ choice, offered }) =>
        refused.some((verb) => verb === choice.do) &&
        offered.some((other) => !refused.some((verb) => verb === other.do)),
    );
    expect(broken, id).toEqual([]);
  }
});

test('whoever never reacts lets every reaction pass', SLOW, () => {
  for (const id of ['no-reaction', 'no-reactions']) {
    const asked = watched(id).filter(
      ({ step, offered }) => step === 'react' && offered.some((choice) => choice.do === 'pass'),
    );
    expect(asked.length, id).toBeGreaterThan(0);
    for (const { choice } of asked) expect(choice.do, id).toBe('pass');
  }
});

test('fire and the bayonet: only in reaction, always at once', SLOW, () => {
  const fired = watched('react-only').filter(({ choice }) => choice.do === 'fire');
  for (const { step } of fired) expect(step).not.toBe('unit');
  const rushed = watched('rush').filter(({ offered }) => offered.some((c) => c.do === 'assault'));
  expect(rushed.length).toBeGreaterThan(0);
  for (const { choice } of rushed) expect(choice.do).toBe('assault');
});
