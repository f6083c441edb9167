import { expect, test } from 'vitest';
import { sameChoice } from '../../../kernel/choice.ts';
import { seededDice, stream } from '../../../kernel/dice.ts';
import type { AnyGame } from '../../../kernel/face.ts';
import { isProblems } from '../../../kernel/game.ts';
import { completeSetup, layOut } from '../../../kernel/match.ts';
import { Play } from '../../../kernel/play.ts';
import { viewOf } from '../../../kernel/views.ts';
import { game } from '../game.ts';

const asked: AnyGame = game;
const machines = asked.opponents;

/** Plays machines against each other on views alone; every answer must be one that was offered. */
function play(scenario: string, options: object, empire: string, republics: string, most: number) {
  const setup = completeSetup(game.rules, { scenario, options: { ...options } });
  const laid = layOut(game.rules, setup);
  if (isProblems(laid)) throw new Error(laid[0]?.problem);
  const match = new Play(game.rules, laid.box, laid.state, seededDice(`${scenario} ${empire}`));
  const random = stream('machines');
  match.advance();
  for (let made = 0; made < most && !match.outcome; made++) {
    const [owed] = match.owed;
    if (!owed) throw new Error('nobody owes a decision');
    const level = owed.side === 'empire' ? empire : republics;
    const machine = machines.find((one) => one.level === level);
    const choices = match.choices(owed);
    const state = viewOf(game.rules, laid.box, match.state, owed.side);
    const choice = machine?.choose({
      rules: asked.rules,
      box: laid.box,
      state,
      side: owed.side,
      owed,
      choices,
      random,
    });
    if (!choice) throw new Error(`no machine is a ${level}`);
    expect(
      choices.some((offered) => sameChoice(offered, choice)),
      owed.step.step,
    ).toBe(true);
    match.answer(owed.side, choice);
  }
  return match;
}

test('the introduction is played to its end by machines of either level', () => {
  for (const [empire, republics] of [
    ['recruit', 'veteran'],
    ['veteran', 'recruit'],
  ] as const) {
    const match = play('marchingToPretoria', {}, empire, republics, 20_000);
    expect(match.outcome).not.toBeNull();
  }
});

test('machines answer every question of an open campaign with all its options', () => {
  play('campaign', { randomEvents: true, moraleRule: 'victories' }, 'veteran', 'veteran', 700);
});

test('machines play with face-down counters, seeing no more than a person would', () => {
  play('campaign', { limitedIntelligence: true }, 'veteran', 'recruit', 500);
});

test('a machine asked twice about the same thing says the same', () => {
  const match = play('campaign', {}, 'veteran', 'veteran', 120);
  const [owed] = match.owed;
  if (!owed) throw new Error('nobody owes a decision');
  const machine = machines.at(-1);
  const ask = () =>
    machine?.choose({
      rules: asked.rules,
      box: match.box,
      state: viewOf(game.rules, match.box, match.state, owed.side),
      side: owed.side,
      owed,
      choices: match.choices(owed),
      random: stream('again'),
    });
  expect(ask()).toEqual(ask());
});
