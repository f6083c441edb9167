import { expect, test } from 'vitest';
import { NO_LIGHTS } from '../../../boardkit/board.ts';
import { askedAt } from '../../../boardkit/testing/asked.ts';
import { choiceKey } from '../../../kernel/choice.ts';
import type { Box } from '../box.ts';
import { game } from '../game.ts';
import { apart, type State } from '../state.ts';
import { type Table, table } from '../testing.ts';
import type { Choice, Magersfontein } from '../vocabulary.ts';
import { fieldOfView, orderCones, sightLine } from './overlays.ts';
import { note, plans } from './plans.ts';
import type { Question } from './types.ts';
import { stagesTo, stepSigns, wayTo } from './ways.ts';

const ATTACK = 'N-NE 2901 9';

const asked = (t: Table): Question => askedAt<State, Box, Magersfontein>(t, game.texts);
const keys = (t: Table, to: string): string[] =>
  wayTo(asked(t), to)?.choices.map((choice) => choiceKey(choice)) ?? [];

test('a march of several hexes is legal step by step and costs what it said', () => {
  const t = table({
    units: { 'black-watch-a': '2925', 'potch-a': '0103' },
    leaders: { wauchope: { hex: '2926', attack: ATTACK } },
  });
  t.act('wauchope', 'black-watch-a');
  const way = wayTo(asked(t), '2921');
  expect(way?.choices).toHaveLength(4);
  expect(way?.about).toContain('nobody could react');
  const before = t.of('mp', 'black-watch-a');
  t.do(...keys(t, '2921'));
  expect(t.hex('black-watch-a')).toBe('2921');
  expect(before - t.of('mp', 'black-watch-a')).toBe(Number(way?.steps?.at(-1)?.price));
});

test('a commando that rides up to the enemy pays as the rules count: halved once (IV.7)', () => {
  const t = table({
    units: { ladybrand: '2912', 'black-watch-a': '2919' },
    leaders: { 'de-la-rey': '2912' },
  });
  t.act('de-la-rey', 'ladybrand');
  const way = wayTo(asked(t), '2917');
  t.do(...keys(t, '2917').slice(0, -1)).passReactions();
  t.do(keys(t, '2917').at(-1) ?? '').passReactions();
  // 12, 11, 10, 9; 9 halves to 4, and two steps on foot leave 2.
  expect([t.hex('ladybrand'), t.of('mp', 'ladybrand')]).toEqual(['2917', 2]);
  expect(way?.choices).toHaveLength(5);
});

test('a shot that no roll makes hurt is marked beside its answer, and left out of the volley of all', () => {
  const t = table({
    units: {
      'black-watch-a': { hex: '1521', reduced: true },
      'seaforth-a': '1621',
      'seaforth-b': '1421',
      'potch-a': '1519',
    },
    leaders: { wauchope: '1523', 'cronje-p': '1519' },
  });
  t.act('cronje-p', 'potch-a').do('move potch-a to=1520');
  const question = asked(t);
  const shot = (piece: string) => note(question, { do: 'fire', piece, with: 'potch-a' });
  expect([shot('black-watch-a'), shot('seaforth-a')]).toEqual(['cannot hurt', '']);
  expect(plans(question)[0]?.choices).toEqual([
    { do: 'fire', piece: 'seaforth-a', with: 'potch-a' },
    { do: 'fire', piece: 'seaforth-b', with: 'potch-a' },
  ]);
});

test('it goes round what bars it, and leads nowhere it cannot get', () => {
  const t = table({
    units: { 'black-watch-a': '2925', 'potch-a': '2923' },
    leaders: { wauchope: { hex: '2926', attack: ATTACK } },
  });
  t.act('wauchope', 'black-watch-a');
  expect(keys(t, '2922').some((key) => key.endsWith('2923'))).toBe(false);
  expect(keys(t, '2922').length).toBeGreaterThan(3);
  expect(wayTo(asked(t), '2923')).toBeNull();
  expect(wayTo(asked(t), '0101')).toBeNull();
});

test('who is named as able to react is asked, at those steps and at no others', () => {
  const t = table({
    units: { 'black-watch-a': '2922', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2923', attack: ATTACK } },
  });
  t.act('wauchope', 'black-watch-a');
  const { view, box } = asked(t);
  const stages = stagesTo(view, box, t.hexIndex('2918'));
  expect(stages.map(({ hex, reactors }) => [hex, reactors])).toEqual([
    ['2921', []],
    ['2920', []],
    ['2919', ['potch-a']],
    ['2918', ['potch-a']],
  ]);
  for (const { hex, reactors } of stages) {
    t.do(`move black-watch-a to=${hex}`);
    expect(t.isAsked('react'), hex).toBe(reactors.length > 0);
    t.passReactions();
  }
});

test('an order drawn to a hex takes the brigadier through it', () => {
  const t = table({
    units: { 'black-watch-a': '2920' },
    leaders: { methuen: '2921', wauchope: '2920' },
  });
  t.run('commandPhase', {}).do('order wauchope as=free');
  for (const goal of ['2915', '3117', '2718', '2923', '3222']) {
    const way = wayTo(asked(t), goal);
    const n = apart(t.look, t.hexIndex('2920'), t.hexIndex(goal));
    expect(way?.choices.at(-1), goal).toMatchObject({ do: 'distance', n });
  }
  t.do(...keys(t, '3117'));
  const w = t.commander('wauchope');
  const line = apart(t.look, t.hexIndex('2920'), t.state.edge[w] ?? 0);
  const through =
    apart(t.look, t.hexIndex('2920'), t.hexIndex('3117')) +
    apart(t.look, t.hexIndex('3117'), t.state.edge[w] ?? 0);
  expect(through).toBe(line);
});

test('a flight of three hexes is one stroke', () => {
  const t = table({ units: { 'potch-a': '2914', 'black-watch-a': '2930' } });
  t.run('retreat', { unit: 'potch-a', why: 'rout', foes: ['2915'], way: [] });
  expect(wayTo(asked(t), '2913')).toBeNull();
  t.do(...keys(t, '2911'));
  expect(t.hex('potch-a')).toBe('2911');
  expect(t.isAsked('retreatStep')).toBe(false);
});

test('a single step is priced at its hex, and the unit that would take it is no hex', () => {
  const t = table({
    units: { 'black-watch-a': '2920' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
  });
  t.act('wauchope', 'black-watch-a');
  const step: Choice = { do: 'move', piece: 'black-watch-a', to: '2919' };
  const legal = {
    pieces: new Map([['black-watch-a', [step]]]),
    places: new Map([['2919', [step]]]),
  };
  const { view, box } = asked(t);
  const signs = stepSigns(view, box, { ...NO_LIGHTS, legal });
  expect(signs).toEqual([{ hex: '2919', cost: 1, watched: 0 }]);
});

test('a ride of several hexes, no farther than he may', () => {
  const t = table({
    units: { 'black-watch-a': '2920' },
    leaders: { methuen: '2921', wauchope: '2920' },
  });
  t.run('chiefMoves', {});
  expect(keys(t, '2931')).toHaveLength(10);
  expect(wayTo(asked(t), '2932')).toBeNull();
  t.do(...keys(t, '2928'));
  expect(t.leaderHex('methuen')).toBe('2928');
});

test('cones: the angle of the order, cut off at its distance', () => {
  const t = table({ leaders: { wauchope: { hex: '2920', attack: 'N-NE 2901 3' } } });
  const [cone] = orderCones(t.state, t.box, NO_LIGHTS);
  expect(cone).toMatchObject({ id: 'wauchope', left: 3, draft: false });
  const sides = [cone?.tips[0], cone?.tips[1]].map((tip) =>
    Math.hypot((tip?.[0] ?? 0) - (cone?.from[0] ?? 0), (tip?.[1] ?? 0) - (cone?.from[1] ?? 0)),
  );
  expect(sides[0]).toBeCloseTo(sides[1] ?? 0, 6);
});

test('all who may fire: each once, and each shot is legal', () => {
  const t = table({
    units: { 'potch-a': '2916', 'potch-b': '2915', hoopstad: '2816', 'black-watch-a': '2920' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
    dice: Array.from({ length: 12 }, () => 9),
  });
  t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2919', 'pass');
  t.do('move black-watch-a to=2918');
  const [plan] = plans(asked(t));
  expect(plan?.choices.length).toBeGreaterThan(1);
  t.do(...(plan?.choices ?? []).map((choice) => choiceKey(choice)));
  expect(t.events('reactionFire')).toHaveLength(plan?.choices.length ?? 0);
});

test('no orders by any means: one word for every question of the kind', () => {
  const t = table({
    units: { 'black-watch-a': '2920', 'grenadier-a': '2913' },
    leaders: { methuen: '2921', wauchope: '2920', colvile: '2913' },
    turn: 5,
  });
  t.run('commandPhase', {});
  const [plan] = plans(asked(t));
  expect(plan?.choices.map((choice) => choice.do)).toEqual(['noOrders', 'noOrders', 'noOrders']);
  t.do(...(plan?.choices ?? []).map((choice) => choiceKey(choice)));
  expect(t.isAsked('giveOrder')).toBe(false);
});

test('the ruler names what blocks and by which rule, and its field of view agrees', () => {
  const t = table({ units: { 'black-watch-a': '2918' } });
  const { state } = t;
  const { box } = t.play;
  const ruler = (from: string, to: string) => ({ ...NO_LIGHTS, ruler: { from, to } });
  expect(sightLine(state, box, ruler('1622', '1612'))?.cut).toMatchObject({ rule: 'VIII.4' });
  expect(sightLine(state, box, ruler('2920', '2916'))?.cut).toMatchObject({
    by: 'unit',
    hex: '2918',
  });
  expect(sightLine(state, box, ruler('2920', '2921'))?.cut).toBeNull();
  const seen = new Set(fieldOfView(state, box, ruler('1622', '1612')));
  expect(seen.has('1612')).toBe(false);
  expect(seen.has('1621')).toBe(true);
});
