import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Table, table, theBox } from '../testing.ts';
import { retreatLimit } from './14-retreat.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const ATTACK = 'N-NE 2901 3';
const flee = (t: Table): Table => {
  while (t.isAsked('retreatStep')) t.do(t.choices[0] ?? '');
  return t;
};

rule(
  'XIV.28',
  'enough fire in one enemy activation drives a unit back a hex, by its morale at the start',
  () => {
    const t = table({
      units: { 'black-watch-a': '2918', 'potch-a': { hex: '2916', lost: 1 } },
      leaders: { wauchope: '2920' },
      dice: [0, 0],
    });
    expect(retreatLimit(t.look, t.unit('potch-a'))).toBe(3);
    t.act('wauchope', 'black-watch-a').do('fire black-watch-a with=potch-a').passReactions();
    expect(t.of('fireLoss', 'potch-a')).toBe(2);
    t.do('fire black-watch-a with=potch-a');
    expect(t.owing).toBe('boers retreatStep');
    expect(t.can('retreat potch-a to=2917')).toBe(false);
    t.do('retreat potch-a to=2915').passReactions();
    expect(t.hex('potch-a')).toBe('2915');
    expect(t.can('move black-watch-a to=2917')).toBe(true);
    const dug = table({ units: { 'potch-a': '1520' } });
    expect(retreatLimit(dug.look, dug.unit('potch-a'))).toBe(6);
  },
);

rule('XIV.28', 'the active side is never driven back by fire', () => {
  const t = table({
    units: {
      'black-watch-a': { hex: '2920', reduced: true },
      'potch-a': '2916',
      'potch-b': '2817',
    },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
    dice: [0, 0],
  });
  t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2919');
  while (t.isAsked('react') && t.choices.some((c) => c.startsWith('fire')))
    t.do(t.choices.find((c) => c.startsWith('fire')) ?? '');
  expect(t.isAsked('retreatStep')).toBe(false);
});

rule(['XIV.29', 'XIV.30'], 'melee drives two hexes, fire one, flight three', () => {
  expect(box.numbers).toMatchObject({ retreat: 2, flight: 3, fireRetreat: 1 });
  const go = (why: 'melee' | 'rout' | 'fire') => {
    const t = table({ units: { 'potch-a': '2914', 'black-watch-a': '2930' } });
    t.run('retreat', { unit: 'potch-a', why, foes: ['2915'], way: [] });
    let steps = 0;
    while (t.isAsked('retreatStep')) {
      t.do(t.choices[0] ?? '');
      steps += 1;
    }
    return steps;
  };
  expect([go('melee'), go('rout'), go('fire')]).toEqual([2, 3, 1]);
});

rule(
  'XIV.31',
  'it must end that far from those it fought; if it cannot it routs, a routed one is lost',
  () => {
    const t = table({ units: { 'potch-a': '2914', 'black-watch-a': '2915' } });
    t.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2915'], way: [] });
    t.do('retreat potch-a to=3015');
    expect(t.whyNot('retreat potch-a to=3016')).toBe('XIV.31 leadsNowhere');
    expect(t.can('retreat potch-a to=3115')).toBe(true);
    flee(t);
    // One way out, and it ends beside the second enemy it fought: it routs; as a rout it would be lost.
    const shut = () =>
      table({
        units: {
          'potch-a': '2914',
          'black-watch-a': '2915',
          'black-watch-b': '3015',
          'seaforth-a': '2815',
          'seaforth-b': '3014',
          'argyll-a': '2814',
          'argyll-b': '2911',
          'hli-a': '3013',
          'hli-b': '2813',
        },
        dice: [9, 9, 9],
      });
    const routs = shut();
    routs.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2915', '2911'], way: [] });
    expect(routs.events('routed')[0]).toMatchObject({ rule: 'XIV.31', piece: 'potch-a' });
    expect(routs.last('eliminated')).toMatchObject({ rule: 'XIV.31', piece: 'potch-a' });
  },
);

rule('XIV.32', 'a flight counts hexes, not points: three kopjes are three hexes', () => {
  const t = table({ units: { 'potch-a': { hex: '1620', routed: true }, 'black-watch-a': '2930' } });
  t.run('retreat', { unit: 'potch-a', why: 'rout', foes: ['1621'], way: [] }).do(
    'retreat potch-a to=1619',
    'retreat potch-a to=1618',
    'retreat potch-a to=1617',
  );
  expect(t.hex('potch-a')).toBe('1617');
});

rule(
  'XIV.33',
  'never through enemies; through friends it may, one hex farther, and they check',
  () => {
    const t = table({
      units: {
        'potch-a': '2914',
        'potch-b': '2913',
        'black-watch-a': '2915',
        'seaforth-a': '3014',
      },
      dice: [9],
    });
    t.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2915'], way: [] });
    expect(t.whyNot('retreat potch-a to=3014')).toBe('XIV.33 enemyThere');
    t.do('retreat potch-a to=2913', 'retreat potch-a to=2912');
    expect(t.can('retreat potch-a to=2911') && t.can('halt')).toBe(true);
    t.do('retreat potch-a to=2911');
    expect(t.events('checked').find((e) => e.rule === 'XIV.33')).toMatchObject({
      piece: 'potch-b',
      passed: false,
    });
    expect(t.morale('potch-b')).toBe(5);
  },
);

rule('XIV.34', 'not over ground it cannot cross; shut in, it is lost', () => {
  const boxed = ['2913', '3014', '3015', '2915', '2815', '2814'];
  const guards = [
    'black-watch-a',
    'black-watch-b',
    'seaforth-a',
    'seaforth-b',
    'argyll-a',
    'argyll-b',
  ];
  const t = table({
    units: {
      'potch-a': '2914',
      ...Object.fromEntries(guards.map((id, i) => [id, boxed[i] ?? ''])),
    },
  });
  t.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2915'], way: [] });
  expect(t.last('eliminated')).toMatchObject({ rule: 'XIV.34', piece: 'potch-a' });
  const gun = table({ units: { 'krupp-1': '0928', 'black-watch-a': '2930' } });
  gun.run('retreat', { unit: 'krupp-1', why: 'fire', foes: ['0930'], way: [] });
  expect(gun.whyNot('retreat krupp-1 to=0927')).toBe('XIV.34 impassable');
});

rule(
  'XIV.35',
  'past enemies one check with one for each such hex; a flight that ends beside one is a check for life',
  () => {
    const t = table({
      units: { 'potch-a': '2914', 'black-watch-a': '2916', 'seaforth-a': '2813' },
      dice: [5],
    });
    t.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2916'], way: [] }).do(
      'retreat potch-a to=2913',
      'retreat potch-a to=2912',
    );
    // Two hexes beside the Seaforths: 5 + 2 against 6.
    expect(t.last('checked')).toMatchObject({ rule: 'XIV.35', drm: 2, passed: false });
    expect(t.morale('potch-a')).toBe(5);
    const flight = table({
      units: { 'potch-a': { hex: '2915', routed: true }, 'seaforth-a': '2812' },
      dice: [2],
    });
    flight
      .run('retreat', { unit: 'potch-a', why: 'rout', foes: ['2916'], way: [] })
      .do('retreat potch-a to=2914', 'retreat potch-a to=2913', 'retreat potch-a to=2912');
    expect(flight.last('eliminated')).toMatchObject({ rule: 'XIV.35' });
  },
);

rule('XIV.36', 'guns driven back lose a point more', () => {
  const t = table({ units: { 'krupp-1': '2914', 'black-watch-a': '2930' } });
  t.run('retreat', { unit: 'krupp-1', why: 'fire', foes: ['2916'], way: [] }).do(
    'retreat krupp-1 to=2913',
  );
  expect(t.morale('krupp-1')).toBe(4);
});

rule('XIV.37', 'infantry that won must go into the hex', () => {
  const t = table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2919', attack: ATTACK } },
    dice: [0, 9],
  });
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand').passReactions();
  flee(t);
  expect(t.hex('black-watch-a')).toBe('2916');
});

rule('XIV.39', 'nobody reacts to a pursuit', () => {
  const t = table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916', 'potch-b': '2913', 'krupp-1': '2910' },
    leaders: { wauchope: { hex: '2919', attack: ATTACK }, 'cronje-p': '2910' },
    dice: [0, 9],
  });
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand').passReactions();
  flee(t);
  expect(t.hex('black-watch-a')).toBe('2916');
  expect(t.isAsked('react')).toBe(false);
});
