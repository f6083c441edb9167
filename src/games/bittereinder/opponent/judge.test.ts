import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { table } from '../testing.ts';
import { judge } from './judge.ts';

/** How likely a side is to win in the guerrilla war, as both sides see it. */
function chances(more: NonNullable<Parameters<typeof table>[0]['more']>) {
  const t = table({ scenario: 'campaign', turn: 20, phase: 'empireLand', more });
  const chance = (side: 'empire' | 'republics') =>
    judge.winChance({ state: t.view(side), box: t.box }, side);
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
  const { rules } = game;
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
