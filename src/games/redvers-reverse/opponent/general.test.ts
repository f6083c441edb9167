import { expect, test } from 'vitest';
import { choiceKey } from '../../../kernel/choice.ts';
import { stream } from '../../../kernel/dice.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { table } from '../testing.ts';
import { judge, general as machine } from './general.ts';

const { rules } = game;
// A play knows the words of its game only as any game's.
const general: Opponent<State, Box> = machine;

type Differs = Parameters<typeof table>[0];

/** What the General is asked in a position, after some deeds. */
function asked(differs: Differs, ...deeds: string[]) {
  const t = table(differs).do(...deeds);
  const [owed] = t.play.owed;
  if (!owed) throw new Error('nobody is asked');
  const choices = t.play.choices(owed);
  const state = t.view('british');
  return { rules, box: t.box, state, side: owed.side, owed, choices, random: stream('one') };
}

const ORDERS = { phase: 'sendOrders', turn: 2 };
const AIM = ['order ldr-5th-irish'];

function advised(differs: Differs, rollouts: number) {
  const given = general.advise?.(asked(differs, ...AIM), { rollouts });
  if (!given) throw new Error('no advice');
  return { ...given, milliseconds: 0 };
}

test('it tries several objectives of a brigade and says what it expects of each', () => {
  const advice = advised(ORDERS, 24);
  expect(advised(ORDERS, 24)).toEqual(advice);
  const offered = asked(ORDERS, ...AIM).choices.map(choiceKey);
  expect(advice.others.length).toBeGreaterThan(1);
  for (const { choice, expects } of [advice, ...advice.others]) {
    expect(offered).toContain(choiceKey(choice));
    expect(expects.winChance).toBeGreaterThanOrEqual(0);
    expect(expects.winChance).toBeLessThanOrEqual(1);
    expect(expects.features).toHaveLength(judge.features.names.length);
  }
  expect(advice.worlds).toBeGreaterThan(0);
});

test('its advice does not depend on drift markers that nobody has turned', () => {
  const easy = advised(ORDERS, 16);
  const hard = advised(
    { ...ORDERS, drifts: { 'native-drift': { value: 6 } }, driftsAside: [10, 10, 4] },
    16,
  );
  expect(hard).toEqual(easy);
});

test('losses it cannot bear and Boers about to break are judged as they are', () => {
  const chance = (differs: Differs) => {
    const t = table({ phase: 'sendOrders', ...differs });
    return judge.winChance({ state: t.view('british'), box: t.box }, 'british');
  };
  const even = chance({ turn: 10, confidence: 8, loss: 13 });
  expect(chance({ turn: 10, confidence: 4, loss: 13 })).toBeGreaterThan(even);
  expect(chance({ turn: 10, confidence: 8, loss: 19 })).toBeLessThan(even);
  expect(chance({ turn: 10, confidence: 5, loss: 13, shaken: 1 })).toBeGreaterThan(even + 0.1);
  expect(chance({ turn: 19, confidence: 16, loss: 13 })).toBeLessThan(even);
});
