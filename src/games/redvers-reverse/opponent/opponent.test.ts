import { expect, test } from 'vitest';
import { choiceKey, sameChoice } from '../../../kernel/choice.ts';
import { seededDice, stream } from '../../../kernel/dice.ts';
import { isProblems } from '../../../kernel/game.ts';
import { completeSetup, layOut } from '../../../kernel/match.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { Play } from '../../../kernel/play.ts';
import { viewOf } from '../../../kernel/views.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import { areaOf } from '../rules/01-pieces.ts';
import type { State } from '../state.ts';
import { type Table, table } from '../testing.ts';
import { recruit } from './recruit.ts';
import { roadCost, veteran } from './veteran.ts';

const { rules } = game;

function ask(play: Play<State, Box>, machine: Opponent<State, Box>, seed: string) {
  const [owed] = play.owed;
  if (!owed) throw new Error('nothing is asked');
  const state = viewOf(rules, play.box, play.state, 'british');
  const choices = play.choices(owed);
  const random = stream(seed);
  const choice = machine.choose({
    rules,
    state,
    box: play.box,
    side: 'british',
    owed,
    choices,
    random,
  });
  return { owed, choices, choice };
}

function match(machine: Opponent<State, Box>, scenario: string, seed: string) {
  const laid = layOut(rules, completeSetup(rules, { scenario }));
  if (isProblems(laid)) throw new Error(laid[0]?.problem);
  const play = new Play(rules, laid.box, laid.state, seededDice(seed));
  play.advance();
  for (let i = 0; !play.outcome && i < 5_000; i++) {
    const { owed, choices, choice } = ask(play, machine, `${seed}/${i}`);
    const legal = choices.find((offered) => sameChoice(offered, choice));
    if (!legal) throw new Error(`${machine.level} tried ${choiceKey(choice)}`);
    play.take(owed, legal);
  }
  return play;
}

for (const machine of [recruit, veteran])
  for (const scenario of ['colenso', 'buller-version'])
    test(`the ${machine.level} plays ${scenario} to its end, legally`, () => {
      const play = match(machine, scenario, `${machine.level} ${scenario}`);
      expect(play.outcome).not.toBeNull();
      expect(rules.violations(play.state, play.box)).toEqual([]);
    });

const says = (b: Table, machine: Opponent<State, Box>) =>
  choiceKey(ask(b.play, machine, 'x').choice);

test('the recruit opens as the plan says and sends Long’s word first', () => {
  const b = table({});
  expect(says(b, recruit)).toBe('longOrder ldr-1st-bde-div with=long');
  b.do('longOrder ldr-1st-bde-div with=long');
  expect(says(b, recruit)).toBe('aim ldr-1st-bde-div to=railway-flats');
  b.do('aim ldr-1st-bde-div to=railway-flats', 'order ldr-5th-irish');
  expect(says(b, recruit)).toBe('aim ldr-5th-irish to=native-bank');
});

test('both take the loss where no counter turns, and give it where one does', () => {
  const british = table(
    {
      phase: 'boerRifleFire',
      boers: { ermelo: 'loop-crest' },
      pieces: {
        'ldr-5th-irish': 'bridle-kraal',
        dublin: { area: 'the-loop', losses: 1 },
        border: { area: 'the-loop', face: 'reduced' },
        connaught: 'the-loop',
        inniskilling: 'the-loop',
      },
    },
    { dice: { 'strength/ermelo': [6], 'rifle/ermelo': [5] } },
  );
  expect(british.asked).toBe('britishLosses');
  for (const machine of [recruit, veteran])
    expect(['lose connaught', 'lose inniskilling']).toContain(says(british, machine));
  const boers = table(
    {
      phase: 'britishRifleFire',
      boers: { ermelo: { area: 'robinsons-farm', losses: 2 }, heidelberg: 'robinsons-farm' },
      pieces: { 'ldr-5th-irish': 'robinsons-farm', dublin: 'robinsons-farm' },
    },
    { dice: { 'rifle/dublin': [6] } },
  ).do('fire dublin');
  expect(boers.asked).toBe('boerLosses');
  for (const machine of [recruit, veteran]) expect(says(boers, machine)).toBe('lose ermelo');
});

test('a known easy drift makes a road cheaper than a hard one', () => {
  const cost = (value: number) => {
    const b = table({
      phase: 'sendOrders',
      turn: 2,
      drifts: { 'native-drift': { value, seen: true } },
      driftsAside: value === 6 ? [10, 10, 4] : [10, 6, 4],
    });
    return roadCost(b.play, 0, areaOf(b.box, 'native-bank'));
  };
  expect(cost(10)).toBeLessThan(cost(6));
});

test('they think on a view: drift values nobody has turned change nothing', () => {
  for (const machine of [recruit, veteran]) {
    const easy = table({ phase: 'sendOrders', turn: 2 });
    const hard = table({
      phase: 'sendOrders',
      turn: 2,
      drifts: { 'native-drift': { value: 6 } },
      driftsAside: [10, 10, 4],
    });
    expect(says(easy, machine)).toBe(says(hard, machine));
  }
});
