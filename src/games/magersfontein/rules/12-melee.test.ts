import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { imagineMelee, meleeCard, odds } from '../odds.ts';
import { assault, finish, one, table } from '../testing.ts';
import type { Owed } from '../vocabulary.ts';
import { total } from './10-fire.ts';
import { defenceModifiers, firstCheckModifiers } from './12-melee.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

rule(
  ['XII.19', 'XII.20', 'XII.23'],
  'the defender’s failure: the difference is lost, two hexes back, and the attacker must follow',
  () => {
    const t = assault(one([0, 9]))
      .do('stand')
      .passReactions();
    expect(t.last('defenceCheck')).toMatchObject({ roll: 9, drm: 0, level: 6, passed: false });
    expect(t.morale('potch-a')).toBe(3);
    t.do('retreat potch-a to=2915', 'retreat potch-a to=2914');
    finish(t);
    expect([t.hex('potch-a'), t.hex('black-watch-a')]).toEqual(['2914', '2916']);
    expect(t.last('pursued')).toMatchObject({ rule: 'XIV.37', piece: 'black-watch-a' });
  },
);

rule('XII.19', 'lost to the last point he routs and flees three', () => {
  const t = table({
    units: { 'black-watch-a': '2917', 'potch-a': { hex: '2916', reduced: true } },
    leaders: { wauchope: { hex: '2919', attack: ATTACK } },
    dice: [0, 9],
  });
  assault(t).do('stand').passReactions();
  expect(t.of('routed', 'potch-a')).toBe(1);
  t.do('retreat potch-a to=2915', 'retreat potch-a to=2914', 'retreat potch-a to=2913');
  finish(t);
  expect(t.hex('potch-a')).toBe('2913');
});

rule(
  ['XII.19', 'XII.21', 'XII.22'],
  'the defender stands: the attacker has lost, stays, and pays by his second check at +1',
  () => {
    const passed = assault(one([0, 0, 7]))
      .do('stand')
      .passReactions();
    expect(passed.last('secondCheck')).toMatchObject({
      roll: 7,
      drm: 1,
      level: 8,
      passed: true,
      points: 1,
    });
    expect([passed.morale('black-watch-a'), passed.hex('black-watch-a')]).toEqual([7, '2917']);
    const failed = table({
      units: { 'black-watch-a': { hex: '2917', lost: 3 }, 'potch-a': '2916' },
      leaders: { wauchope: { hex: '2919', attack: ATTACK } },
      dice: [0, 0, 5],
    });
    assault(failed).do('stand').passReactions();
    // Morale 5, modified 6: a difference of one, but two are lost.
    expect(failed.last('secondCheck')).toMatchObject({ passed: false, points: 2 });
    expect(failed.of('reduced', 'black-watch-a')).toBe(1);
  },
);

rule('XII.19', 'a first check that fails costs a point; to the last one it routs and flees', () => {
  const t = table({
    units: { 'black-watch-a': { hex: '2917', reduced: true, lost: 3 }, 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2919', attack: ATTACK } },
    dice: [9],
  });
  assault(t).do('stand').passReactions();
  expect(t.of('routed', 'black-watch-a')).toBe(1);
  expect(t.owing).toBe('british retreatStep');
});

rule('XII.25', 'the chart: ratio, ground, trench, slope, second check', () => {
  const t = table({
    units: { 'black-watch-a': '1620', 'potch-a': '1619', 'seaforth-a': '2714', 'potch-b': '2713' },
  });
  const hill = imagineMelee(t.look, [t.unit('black-watch-a')], t.hexIndex('1619'));
  expect(
    firstCheckModifiers(t.look, hill, t.hexIndex('1620')).map((m) => [m.key, m.value]),
  ).toEqual([
    ['ratio1', 0],
    ['terrain', 2],
    ['uphill', 2],
  ]);
  const scrub = imagineMelee(t.look, [t.unit('seaforth-a')], t.hexIndex('2713'));
  expect([
    total(firstCheckModifiers(t.look, scrub, t.hexIndex('2714'))),
    total(defenceModifiers(t.look, scrub)),
  ]).toEqual([3, -3]);
  const card = meleeCard(t.look, [t.unit('seaforth-a')], t.hexIndex('2713'));
  expect(card.outcomes.reduce((sum, o) => sum + o.chance, 0)).toBeCloseTo(1);
});

rule(['XII.19', 'IX.11'], 'before an attack nobody reads who lies concealed there', () => {
  const cardFor = (there: string, elsewhere: string) => {
    const t = table({
      units: {
        [elsewhere]: { hex: '1012', hidden: true },
        [there]: { hex: '2915', hidden: true },
        'black-watch-a': '2916',
      },
      leaders: { 'cronje-p': '2911', wauchope: '2918' },
    });
    t.act('wauchope', 'black-watch-a');
    const look = { state: t.view('british'), box: t.box };
    return odds(look, t.play.owed[0] as Owed, {
      do: 'assault',
      piece: 'black-watch-a',
      to: '2915',
    });
  };
  const card = cardFor('krupp-1', 'potch-a');
  expect(card).toEqual(cardFor('potch-a', 'krupp-1'));
  // XII.41 Guns alone would be seen by their modifier.
  expect(card?.modifiers.map(({ rule: cited }) => cited)).toContain('XII.14');
});
