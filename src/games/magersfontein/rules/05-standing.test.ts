import { expect, test } from 'vitest';
import { seededDice, stream } from '../../../kernel/dice.ts';
import { isProblems, type StandingOrder } from '../../../kernel/game.ts';
import { completeSetup, layOut } from '../../../kernel/match.ts';
import { Play } from '../../../kernel/play.ts';
import { rules } from '../game.ts';
import { table, theBox } from '../testing.ts';
import { checkStanding, drawStanding } from './05-standing.ts';

const ATTACK = 'N-NE 2901 3';
const field = (orders: StandingOrder[], dice: number[] = []) => {
  const t = table({
    units: { 'black-watch-a': '2920', 'potch-a': '2916', 'potch-b': '2818' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
    dice,
  });
  t.state.core.standing = { boers: orders };
  return t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2919');
};

test('hold fire: nobody is asked, nobody fires', () => {
  const t = field([{ who: 'all', fire: 'hold' }]);
  expect(t.isAsked('react')).toBe(false);
  expect(t.events('reactionFire')).toHaveLength(0);
});

test('fire within so many hexes, the rest holds', () => {
  const t = field([{ who: 'all', fire: 'open', within: 2 }], [9]);
  expect(t.events('reactionFire').map((e) => e['piece'])).toEqual(['potch-b']);
});

test('fire only where enough is to be expected', () => {
  const t = field([{ who: 'all', fire: 'open', loss: 0.5 }], [9]);
  // At three hexes 0.3 is not enough, at two 0.7 is.
  expect(t.events('reactionFire').map((e) => e['piece'])).toEqual(['potch-b']);
});

test('keep the second reaction', () => {
  const t = field([{ who: 'all', fire: 'open', keep: true }], [9, 9]);
  expect(t.events('reactionFire')).toHaveLength(2);
  t.do('move black-watch-a to=2918');
  expect(t.events('reactionFire')).toHaveLength(2);
});

test('a later order for one unit overrules the general one; always ask asks', () => {
  const t = field([
    { who: 'all', fire: 'hold' },
    { who: 'potch-b', fire: 'ask' },
  ]);
  expect(t.owing).toBe('boers react');
});

test('bad orders are refused with place and reason', () => {
  const box = theBox();
  expect(checkStanding('boers', [{ who: 'all', fire: 'never' }], box)).toEqual([
    { at: '0.fire', problem: 'must be one of: ask, hold, open' },
  ]);
  expect(checkStanding('boers', [{ who: 'hli-a', fire: 'hold' }], box)[0]?.at).toBe('0.who');
  expect(
    checkStanding(
      'boers',
      [{ who: 'all', fire: 'open', within: 2, loss: 0.4, keep: true, melee: 'stand' }],
      box,
    ),
  ).toEqual([]);
});

test('orders for the same troops stand once', () => {
  const orders = [
    { who: 'all', fire: 'hold' },
    { who: 'potch-b', fire: 'ask' },
    { who: 'potch-b', fire: 'ask' },
    { who: 'all', fire: 'open' },
  ];
  expect(checkStanding('boers', orders, theBox())).toEqual([
    { at: '2.who', problem: 'order 1 is for "potch-b" already; say all of it there' },
    { at: '3.who', problem: 'order 0 is for "all" already; say all of it there' },
  ]);
  expect(checkStanding('boers', orders.slice(0, 2), theBox())).toEqual([]);
});

test('what is drawn for trials is understood', () => {
  const random = stream('drawn');
  for (let i = 0; i < 200; i++)
    expect(checkStanding('boers', drawStanding('boers', theBox(), random), theBox())).toEqual([]);
});

/** Plays the first turns with random choices outside reactions and counts what the Boers are asked. */
function questions(orders: readonly StandingOrder[]): number {
  const laid = layOut(rules, completeSetup(rules, {}));
  if (isProblems(laid)) throw new Error('set-up');
  laid.state.core.standing = { british: orders, boers: orders };
  const play = new Play(rules, laid.box, laid.state, seededDice('standing'));
  play.advance();
  const random = stream('standing');
  let asked = 0;
  while (!play.outcome && play.state.turn < 4) {
    const owed = play.owed[0];
    if (!owed) break;
    const choices = play.choices(owed);
    if (owed.step.step === 'react' || owed.step.step === 'beforeMelee') asked += 1;
    const choice = choices[random(choices.length)];
    if (choice) play.take(owed, choice);
  }
  return asked;
}

test('simple orders for all cut the questions of the first turns by four fifths and more', () => {
  const without = questions([]);
  const with_ = questions([
    { who: 'all', fire: 'open', within: 3, mounted: 'dismount', counter: 'never', melee: 'stand' },
  ]);
  expect(without).toBeGreaterThan(50);
  expect(with_).toBeLessThan(without * 0.2);
});
