import { expect, test } from 'vitest';
import type { Opponent } from '../../../kernel/opponent.ts';
import { playedUntil } from '../../../kernel/testing/machine-play.ts';
import { viewOf } from '../../../kernel/views.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { table } from '../testing.ts';
import { judge } from './judge.ts';
import { veteran } from './opponents.ts';

const { rules } = game;
// A play knows the words of its game only as any game's.
const quick: Opponent<State, Box> = veteran;

/** The whole war between Veterans, when it has become a guerrilla. */
const war = playedUntil(
  rules,
  quick,
  { scenario: 'campaign', seed: 'guerrilla' },
  ({ state }) => state.turn === 20,
);

/** How likely a side is to win with so many points, as both sides see it. */
function chances({ wcp }: { readonly wcp: number }) {
  const { box, state } = war.fork();
  state.wcp = wcp;
  const chance = (side: 'empire' | 'republics') =>
    judge.winChance({ state: viewOf(rules, box, state, side), box }, side);
  return { empire: chance('empire'), republics: chance('republics') };
}

test('what one side hopes the other fears', () => {
  for (const wcp of [10, 60, 200]) {
    const { empire, republics } = chances({ wcp });
    expect(empire + republics).toBeCloseTo(1, 1);
  }
});

test('commitment decides whether the Republics hold out', () => {
  expect(chances({ wcp: 200 }).republics).toBeGreaterThan(chances({ wcp: 60 }).republics);
  expect(chances({ wcp: 60 }).republics).toBeGreaterThan(chances({ wcp: 5 }).republics + 0.1);
});

test('every scenario has a stage of its own, in every turn', () => {
  for (const { id } of rules.scenarios) {
    const t = table({ scenario: id, turn: 9 });
    const stage = judge.features.stageOf({ state: t.view('empire'), box: t.box });
    const name = judge.features.stages[stage] ?? '';
    expect(
      name.startsWith(id === 'bobsWar' ? 'bobs' : id === 'campaign' ? 'campaign' : 'pretoria'),
    ).toBe(true);
    for (const side of rules.sides)
      expect(judge.lesson(stage, side).positions).toBeGreaterThan(100);
  }
});
