import { expect, test } from 'vitest';
import { seededDice, stream } from '../../../kernel/dice.ts';
import { isProblems } from '../../../kernel/game.ts';
import { completeSetup, layOut } from '../../../kernel/match.ts';
import { type Opponent, randomOpponent } from '../../../kernel/opponent.ts';
import { Play } from '../../../kernel/play.ts';
import { watchMachine } from '../../../kernel/testing/machine-play.ts';
import { viewOf } from '../../../kernel/views.ts';
import type { Box } from '../box.ts';
import { game, rules } from '../game.ts';
import type { State } from '../state.ts';
import { opponents } from './opponents.ts';

/** One match of the introduction; every choice of a machine must be one it was offered. */
function match(british: string, boers: string, seed: string) {
  const laid = layOut(rules, completeSetup(rules, { scenario: 'intro' }));
  if (isProblems(laid)) throw new Error('set-up');
  const play = new Play(rules, laid.box, laid.state, seededDice(seed));
  play.advance();
  const random = stream(seed);
  const machines: readonly Opponent<State, Box>[] = [...opponents, randomOpponent(rules)];
  const seat = (level: string) => {
    const machine = machines.find((one) => one.level === level);
    if (!machine) throw new Error(`no machine ${level}`);
    return machine;
  };
  while (!play.outcome) {
    const owed = play.owed[0];
    if (!owed) throw new Error('nobody owes a decision');
    const state = viewOf(rules, play.box, play.state, owed.side);
    const own = state.core.owed.find((o) => o.side === owed.side) ?? owed;
    const choice = seat(owed.side === 'british' ? british : boers).choose({
      rules,
      box: play.box,
      state,
      side: owed.side,
      owed: own,
      choices: play.choices(owed),
      random,
    });
    expect(play.answer(owed.side, choice)).toMatchObject({ done: true });
  }
  return play.outcome;
}

test('machines play legal matches to the end in either seat, knowing only their view', () => {
  for (const level of ['recruit', 'veteran']) {
    expect(match(level, 'random', 'a')).toBeDefined();
    expect(match('random', level, 'b')).toBeDefined();
  }
});

test('a scripted Boer holds the gap against chance', () => {
  const held = ['1', '2', '3', '4'].filter(
    (seed) => match('random', 'veteran', seed).winner === 'boers',
  );
  expect(held).toHaveLength(4);
});

test('nobody goes where there is no room, only to come back again', () => {
  const veteran = game.opponents.find(({ level }) => level === 'veteran');
  if (!veteran) throw new Error('no Veteran');
  const about = { scenario: 'intro', decisions: 5000 };
  const returns = ['q3', 'q6', 'q7'].flatMap((seed) => {
    const watched = watchMachine(game, 'british', veteran, veteran, { ...about, seed });
    const { grid, unitIndex } = watched.play.box as Box;
    const steps = watched.answers.filter(({ choice }) => choice.do === 'move');
    return steps.filter(({ choice, offered }, i) => {
      const before = steps[i - 1];
      if (!before || before.choice['piece'] !== choice['piece']) return false;
      const hex = (before.view as State).hex[unitIndex.get(String(choice['piece'])) ?? -1] ?? -1;
      // VI.1 Who stands where he may stay is offered to be done.
      return grid.ids[hex] === choice['to'] && !offered.some((one) => one.do === 'done');
    });
  });
  expect(returns.map(({ choice }) => choice)).toEqual([]);
});
