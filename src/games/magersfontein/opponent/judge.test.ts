import { expect, test } from 'vitest';
import { viewOf } from '../../../kernel/views.ts';
import { rules } from '../game.ts';
import { type Field, Table } from '../testing.ts';
import { features } from './features.ts';
import { judge } from './judge.ts';

/** What a side sees in a position: the features by name, and the opinion. */
function seen(field: Field, side: 'british' | 'boers') {
  const { state, box } = new Table(field).look;
  const view = { state: viewOf(rules, box, state, side), box };
  const opinion = judge.opinion(view, side);
  const of = (name: string): number => opinion.features[features.names.indexOf(name)] ?? Number.NaN;
  return { of, opinion, stage: features.stages[features.stageOf(view)] };
}

const ATTACK: Field = {
  turn: 12,
  units: {
    'black-watch-a': '1520',
    'black-watch-b': { hex: '1521', reduced: true },
    'seaforth-a': { hex: '1522', routed: true },
    'seaforth-b': '1421',
    'potch-a': '1620',
  },
};

test('the features count what stands on the map', () => {
  const { of, stage } = seen(ATTACK, 'british');
  expect(stage).toBe('noon');
  expect(of('turnsLeft')).toBe(8);
  expect(of('trenchesHeld')).toBe(1);
  expect(of('nothingHeld')).toBe(0);
  expect(of('fit')).toBe(2);
  expect(of('highlandersFit')).toBe(2);
  expect(of('infantryBroken')).toBe(1);
  // Who is routed counts as reduced too: a rout is no cure.
  expect(of('reduced')).toBe(2);
  expect(of('routed')).toBe(1);
  expect(of('lost')).toBe(0);
  expect(of('defenders')).toBe(1);
  // A hex of the trench 5; one routed 2, one reduced 1.
  expect(of('lead')).toBe(5 - 2 - 1);
});

test('a trench taken is good for the British and bad for the Boers, in chance and in points', () => {
  const none: Field = { turn: 18, units: { ...ATTACK.units, 'black-watch-a': '1523' } };
  const held: Field = { ...none, units: { ...none.units, 'black-watch-a': '1520' } };
  for (const [side, sign] of [
    ['british', 1],
    ['boers', -1],
  ] as const) {
    const [before, after] = [seen(none, side).opinion, seen(held, side).opinion];
    expect(sign * (after.winChance - before.winChance)).toBeGreaterThan(0);
    expect(sign * ((after.points ?? 0) - (before.points ?? 0))).toBeGreaterThan(5);
  }
});

test('where hexes decide no points are expected', () => {
  const { opinion, stage } = seen({ ...ATTACK, scenario: 'intro', turn: 3 }, 'british');
  expect(stage).toBe('introFirst');
  expect(opinion.points).toBeUndefined();
  expect(features.lead?.({ winner: null, ending: 'gapHeld', british: 0, boers: 0 }, 'boers')).toBe(
    null,
  );
});

test('a finished battle is worth the points it was lost or won by', () => {
  const table = new Table(ATTACK);
  table.state.core.outcome = { winner: 'boers', ending: 'boersMarginal', british: 5, boers: 33 };
  const { state, box } = table.look;
  for (const [side, points] of [
    ['british', -28],
    ['boers', 28],
  ] as const) {
    const view = { state: viewOf(rules, box, state, side), box };
    expect(judge.opinion(view, side)).toMatchObject({ points, winChance: points > 0 ? 1 : 0 });
  }
});
