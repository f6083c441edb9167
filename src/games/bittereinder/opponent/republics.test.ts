import { expect, test } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { thinkingOf } from '../../../kernel/testing/machine-play.ts';
import type { Box } from '../box.ts';
import { pieceOf, type State } from '../state.ts';
import { table } from '../testing.ts';
import { planner, veteran } from './opponents.ts';
import { pieceWorth } from './republics-combat.ts';
import { GENERAL, type Skill, VETERAN } from './skill.ts';

/** How many of three Kommandos leave the box of their army, with so many brigades next to it. */
function scattered(who: Opponent<State, Box>, brigades: number): number {
  const men = ['F8-kommando', 'F20-kommando', 'F22-kommando'];
  const on = table({
    turn: 5,
    phase: 'republicanLand',
    at: {
      F17: ['army-western'],
      F13: [...['bde-2', 'bde-3', 'bde-4'].slice(0, brigades), 'sup-2'],
    },
    boxes: { 'army-western': men },
    republics: ['F1', 'F17'],
  });
  const { phase } = on.state;
  while (on.state.phase === phase) {
    const asked = thinkingOf(on.play);
    on.play.take(asked.owed, who.choose(asked));
  }
  return men.filter((id) => at(on.state.army, pieceOf(on, id)) < 0).length;
}

test("8.8.2-b the General's army breaks up before one brigade, the Veteran's before three; before none both stay", () => {
  expect([0, 1].map((brigades) => scattered(planner, brigades))).toEqual([0, 3]);
  expect([0, 1, 2, 3].map((brigades) => scattered(veteran, brigades))).toEqual([0, 0, 0, 3]);
});

test('a Kommando of eleven factors is worth two of two factors to the Veteran, nearly three to the General', () => {
  const look = table({ at: { F18: ['T8-kommando', 'F8-kommando'] } });
  const ratio = (skill: Skill): number =>
    pieceWorth(look, pieceOf(look, 'T8-kommando'), skill) /
    pieceWorth(look, pieceOf(look, 'F8-kommando'), skill);
  expect(ratio(VETERAN)).toBeCloseTo(2.1, 1);
  expect(ratio(GENERAL)).toBeCloseTo(2.8, 1);
});
