import { expect, test } from 'vitest';
import { choiceKey } from '../../../kernel/choice.ts';
import { seededDice, stream } from '../../../kernel/dice.ts';
import { isProblems } from '../../../kernel/game.ts';
import { completeSetup, layOut } from '../../../kernel/match.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { Play } from '../../../kernel/play.ts';
import { viewOf } from '../../../kernel/views.ts';
import type { Box } from '../box.ts';
import { highestDice } from '../estimate.ts';
import { rules } from '../game.ts';
import type { State } from '../state.ts';
import { table } from '../testing.ts';
import { recruit } from './recruit.ts';
import { siegeChance, sweepOdds } from './sieges.ts';
import { secretOrder } from './tactics.ts';
import { veteran } from './veteran.ts';

/** Plays on for some decisions; every answer must be one that was offered. */
function playOn(bot: Opponent<State, Box>, scenario: string, seed: string, decisions: number) {
  const laid = layOut(rules, completeSetup(rules, { scenario }));
  if (isProblems(laid)) throw new Error(laid[0]?.problem);
  const play = new Play(rules, laid.box, laid.state, seededDice(seed));
  const random = stream(seed);
  play.advance();
  for (let i = 0; i < decisions && !play.outcome; i++) {
    const [owed] = play.owed;
    if (!owed) throw new Error('nobody is asked');
    const choices = play.choices(owed);
    const state = viewOf(rules, play.box, play.state, owed.side);
    const before = JSON.stringify(state);
    const choice = bot.choose({
      rules,
      box: play.box,
      state,
      side: owed.side,
      owed,
      choices,
      random,
    });
    // It thinks on copies: the view it was given is as it was.
    expect(JSON.stringify(state)).toBe(before);
    expect(play.answer(owed.side, choice).done, choiceKey(choice)).toBe(true);
  }
  return play;
}

test('the Recruit plays whole matches by the rules', { timeout: 120_000 }, () => {
  for (const scenario of ['war', 'guerrilla'])
    for (const seed of ['a', 'b', 'c'])
      expect(playOn(recruit, scenario, seed, 5000).outcome).not.toBeNull();
});

test('the Veteran plays by the rules on what it may know', { timeout: 120_000 }, () => {
  playOn(veteran, 'war', 'v', 60);
  playOn(veteran, 'guerrilla', 'v', 60);
});

/** The choice of a machine in a position, once some things were done there. */
function chosen(bot: Opponent<State, Box>, position: object, ...before: string[]): string {
  const t = table({ differs: position });
  for (const choice of before) t.do(choice);
  const [owed] = t.play.owed;
  if (!owed) throw new Error('nobody is asked');
  const choices = t.play.choices(owed);
  const state = t.view(owed.side);
  return choiceKey(
    bot.choose({ rules, box: t.box, state, side: owed.side, owed, choices, random: stream('one') }),
  );
}

test('the machine answers the same whatever the counter says', { timeout: 120_000 }, () => {
  for (const bot of [recruit, veteran]) {
    const answers = [1, 2, 3].map((counter) => chosen(bot, { counter, round: 2, turn: 2 }));
    expect(new Set(answers).size, bot.level).toBe(1);
  }
});

test('both levels declare the annexation as soon as they can', () => {
  const position = {
    turn: 2,
    round: 20,
    areas: {
      johannesburg: { garrison: true },
      pretoria: { garrison: true },
      bloemfontein: { garrison: true },
      belfast: { garrison: true },
    },
    events: { 'br-roberts': true },
  };
  for (const bot of [recruit, veteran])
    expect(chosen(bot, position), bot.level).toBe('play br-annexation');
});

test('nobody is left behind where everybody stays', () => {
  const leaders = { cronje: 'kimberley', 'de-la-rey': 'off-map' };
  const position = { turn: 1, round: 7, leaders, areas: { kimberley: { siege: 1 } } };
  const t = table({ differs: position }).do('activate cronje');
  expect(t.choices).toContain('detach de-la-rey at=kimberley');
  expect(chosen(veteran, position, 'activate cronje')).toMatch(/^(besiege|bombard) /);
});

test('8N: cards laid face down lie in any order about as often', () => {
  const random = stream('hands');
  const counts = new Map<string, number>();
  for (let hand = 0; hand < 6000; hand++) {
    const order = secretOrder(Array.from({ length: 6 }, () => random(60)));
    expect(new Set(order)).toEqual(new Set([0, 1, 2]));
    counts.set(order.join(), (counts.get(order.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(count).toBeGreaterThan(600);
});

test('the highest of several dice, exactly', () => {
  const { win, tie, lose } = highestDice(1, 3);
  expect(win + tie + lose).toBeCloseTo(1, 12);
  // One die against three: 225 of 1296 win, 216 + … tie.
  expect(win).toBeCloseTo(225 / 1296, 12);
  expect(highestDice(1, 1)).toEqual({
    win: expect.closeTo(15 / 36, 12),
    tie: expect.closeTo(6 / 36, 12),
    lose: expect.closeTo(15 / 36, 12),
  });
});

test('the odds of a siege attempt, exactly', () => {
  const { box, play } = table({ differs: { turn: 1, round: 1 } });
  const leader = (id: string) => box.leaderIndex.get(id) ?? -1;
  const chance = (besieger: string, guns: boolean) =>
    siegeChance({ state: play.state, box }, leader(besieger), leader('white'), guns);
  expect(chance('joubert', false)).toBeCloseTo(441 / 1296, 12);
  expect(chance('prinsloo', false)).toBeCloseTo(225 / 1296, 12);
  expect(chance('joubert', true)).toBeGreaterThan(0.5);
});

/** The odds of all three cities, seen from a position of turn I. */
function sweep(position: object): number {
  const { play, box } = table({ differs: { turn: 1, ...position } });
  return sweepOdds({ state: play.state, box });
}

test('the Boers know how likely the three cities are', () => {
  const leaders = { joubert: 'ladysmith', cronje: 'mafeking', olivier: 'kimberley' };
  const fallen = { ladysmith: { fallen: true }, mafeking: { fallen: true } };
  // One success wanted, one round left: two attempts, the first with the guns.
  const last = sweep({ round: 21, leaders, areas: { ...fallen, kimberley: { siege: 2 } } });
  const { win: guns } = highestDice(2, 3);
  const { win: bare } = highestDice(1, 3);
  expect(last).toBeCloseTo(1 - (1 - guns) * (1 - bare), 12);
  const level = (n: number, round: number) =>
    sweep({
      round,
      leaders,
      areas: { ladysmith: { siege: n }, mafeking: { siege: n }, kimberley: { siege: n } },
    });
  expect(level(1, 5)).toBeGreaterThan(level(0, 5));
  expect(level(1, 15)).toBeLessThan(level(1, 5));
  expect(sweep({ turn: 2 })).toBe(0);
});
