import { expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import type { Choice } from '../../kernel/choice.ts';
import { seededDice, stream } from '../../kernel/dice.ts';
import { completeSetup } from '../../kernel/match.ts';
import { viewOf } from '../../kernel/views.ts';
import { type Machine, reviewerOf } from '../../table/machines.ts';
import { opening } from '../match-run.ts';
import { isMistakeAnyway, type Standing, wayTo } from './making-up.ts';
import type { Question } from './question.ts';

/** The first orders of a day at the Tugela: who is ordered first does not matter. */
async function orders() {
  const game = await registered('redvers-reverse')?.load();
  if (!game) throw new Error('no game');
  const setup = completeSetup(game.rules, {});
  const play = opening(game, setup, seededDice('orders'));
  for (;;) {
    const [owed] = play.owed;
    if (!owed) throw new Error('nobody is asked');
    const choices = play.choices(owed);
    if (owed.step.step === 'giveOrders' && choices.length > 3) return { game, play, owed, choices };
    play.take(owed, choices[0] as Choice);
  }
}

test('an order can be given after another one, but not after all were sent off', async () => {
  const { play, owed, choices } = await orders();
  const [first, second] = choices.filter((choice) => choice.do === 'order');
  const sent = choices.find((choice) => choice.do === 'endOrders');
  if (!first || !second || !sent) throw new Error('too few orders');
  const standing: Standing = { play, owed };
  expect(wayTo(standing, first, second)?.at(-1)).toEqual(second);
  expect(wayTo(standing, sent, second)).toBeNull();
  // Nothing was done at the table itself.
  expect(play.choices(owed)).toEqual(choices);
});

test('what can be made up for is set against the best with the best to follow', async () => {
  const { play, owed, choices } = await orders();
  const [first, second] = choices.filter((choice) => choice.do === 'order');
  const sent = choices.find((choice) => choice.do === 'endOrders');
  if (!first || !second || !sent) throw new Error('too few orders');
  const asked: unknown[] = [];
  const machine = (gain: number) =>
    ({
      compare: (_: unknown, pair: unknown, __: number, how: unknown) => {
        asked.push([pair, how]);
        return { gain, error: 0 };
      },
    }) as unknown as Machine;
  const isMistake = (gain: number, other: Choice): boolean =>
    isMistakeAnyway(machine(gain), () => ({}) as Question, { play, owed }, [other, second]);
  const next = wayTo({ play, owed }, first, second);
  expect(isMistake(0.01, first)).toBe(false);
  expect(asked.splice(0)).toEqual([[[first, second], { next }]]);
  expect(isMistake(0.2, first)).toBe(true);
  expect(asked.splice(0)).toEqual([
    [[first, second], { next }],
    [[first, second], { later: second }],
  ]);
  // Where no short way leads back, it may still be given when the same is asked again.
  expect(isMistake(0.01, sent)).toBe(false);
  expect(asked.splice(0)).toEqual([[[sent, second], { later: second }]]);
});

test('a try goes on as it is meant to: what is meant after the first choice is done', async () => {
  const { game, play, owed, choices } = await orders();
  const { rules } = game;
  const { side } = owed;
  const general = reviewerOf(game, side);
  const [first, second] = choices.filter((choice) => choice.do === 'order');
  const next = first && second && wayTo({ play, owed }, first, second);
  if (!next || !general?.compare) throw new Error('nobody to ask');
  const state = viewOf(rules, play.box, play.state, side);
  const question = (): Question => ({
    ...{ rules, box: play.box, state, side, owed, choices },
    random: stream('making up'),
  });
  const sent = choices.find((choice) => choice.do === 'endOrders');
  if (!sent) throw new Error('orders cannot be sent off');
  for (const [best, how] of [
    [second, { next }],
    [sent, { later: sent }],
  ] as const) {
    const plain = general.compare(question(), [first, best], 6);
    const madeUp = general.compare(question(), [first, best], 6, how);
    expect(madeUp.second).toEqual(plain.second);
    expect(madeUp.first).not.toEqual(plain.first);
  }
});
