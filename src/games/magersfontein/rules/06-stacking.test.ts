import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { table } from '../testing.ts';
import { stackSize } from './06-stacking.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

rule(
  ['VI.1', 'VI.2', 'VI.3', 'VI.6'],
  'kinds, brigades and army units mix freely and at no cost',
  () => {
    const t = table({
      units: {
        'black-watch-a': '2921',
        'grenadier-a': '2920',
        'rfa-18': '2920',
        'potch-a': '2904',
      },
      leaders: { wauchope: { hex: '2922', attack: ATTACK } },
    });
    t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2920');
    expect(t.hex('black-watch-a')).toBe('2920');
    expect(t.of('mp', 'black-watch-a')).toBe(5);
    t.do('move black-watch-a to=2919');
    expect(t.of('mp', 'black-watch-a')).toBe(4);
  },
);

rule('VI.4', 'the order in the stack means nothing: any of them can be picked and shot at', () => {
  const t = table({
    units: { 'black-watch-a': '2918', 'black-watch-b': '2918', 'potch-a': '2916' },
    leaders: { 'cronje-p': '2915' },
  });
  t.act('cronje-p', 'potch-a');
  expect(t.can('fire potch-a with=black-watch-a') && t.can('fire potch-a with=black-watch-b')).toBe(
    true,
  );
});

rule('VI.5', 'units move singly and are shot at singly', () => {
  const t = table({
    units: { 'black-watch-a': '2920', 'black-watch-b': '2920', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
  });
  t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2919');
  expect(t.choices).toEqual(['fire potch-a with=black-watch-a', 'pass']);
  expect(t.hex('black-watch-b')).toBe('2920');
});

rule('VI.7', 'three units a hex; one to six Boer guns count as one; commanders not at all', () => {
  const t = table({
    units: {
      'black-watch-a': '2920',
      'black-watch-b': '2920',
      'seaforth-a': '2920',
      'seaforth-b': '2921',
      'potch-a': '2904',
      'krupp-1': '2905',
      'krupp-2': '2905',
      'krupp-3': '2905',
    },
    leaders: { wauchope: { hex: '2920', attack: ATTACK } },
  });
  expect(
    stackSize(
      t.look,
      ['krupp-1', 'krupp-2', 'krupp-3', 'potch-a'].map((id) => t.unit(id)),
    ),
  ).toBe(2);
  t.act('wauchope', 'seaforth-b').do('move seaforth-b to=2920').passReactions();
  // It may pass through, not stay.
  expect(t.can('done')).toBe(false);
  t.do('move seaforth-b to=2919').passReactions().do('done');
  expect(t.hex('seaforth-b')).toBe('2919');
});

rule('VI.7', 'who could not go on may not even enter', () => {
  const t = table({
    units: {
      'black-watch-a': '2920',
      'black-watch-b': '2920',
      'seaforth-a': '2920',
      'seaforth-b': '2921',
      'potch-a': '2904',
    },
    leaders: { wauchope: { hex: '2920', attack: ATTACK } },
  });
  t.act('wauchope', 'seaforth-b');
  t.state.mp[t.unit('seaforth-b')] = 1;
  expect(t.whyNot('move seaforth-b to=2920')).toBe('VI.7 stackFull');
});

rule('VI.7', 'combat that crowds a hex costs each unit there a point', () => {
  const t = table({
    units: {
      'potch-a': '2915',
      'potch-b': '2912',
      hoopstad: '2912',
      'kroonstad-a': '2912',
      'black-watch-a': '2930',
    },
  });
  t.run('retreat', { unit: 'potch-a', why: 'rout', foes: ['2916'], way: [] });
  t.state.routed[t.unit('potch-a')] = 0;
  t.do('retreat potch-a to=2914', 'retreat potch-a to=2913', 'retreat potch-a to=2912', 'halt');
  expect(t.last('overcrowded')).toMatchObject({ at: '2912' });
  expect([t.morale('potch-a'), t.morale('potch-b'), t.morale('kroonstad-a')]).toEqual([5, 5, 5]);
});

describe('four in a hex when an activation ends', () => {
  const four = (came: readonly string[] = []) => {
    const t = table({
      units: {
        'potch-a': '2914',
        'potch-b': '2914',
        hoopstad: '2914',
        'kroonstad-a': '2914',
        ladybrand: '2913',
        'black-watch-a': '2930',
      },
      leaders: { wauchope: '2930' },
    });
    t.activate('wauchope');
    for (const unit of came) t.state.moved[t.unit(unit)] = 1;
    return t.do('end');
  };

  rule('VI.7', 'their owner says who makes room, and where of the nearest hexes', () => {
    const t = four();
    expect(t.owing).toBe('boers makeRoom');
    expect(t.choices).toHaveLength(24);
    expect(t.whyNot('makeRoom hoopstad to=2912')).toBe('VI.7 notNearestRoom');
    expect(t.refusal('makeRoom ladybrand to=2912')).toMatchObject({
      reason: 'notInTheCrowd',
    });
    t.do('makeRoom hoopstad to=2913');
    expect([t.hex('hoopstad'), t.hex('potch-a')]).toEqual(['2913', '2914']);
    expect(t.isAsked('makeRoom')).toBe(false);
    expect(t.last('activationEnds')).toBeDefined();
  });

  rule('VI.7', 'who came into the hex in this activation goes first', () => {
    const t = four(['potch-b']);
    expect(t.choices.every((choice) => choice.startsWith('makeRoom potch-b'))).toBe(true);
  });
});

rule('VI.8', 'one routed unit at the end of an activation and the whole stack goes', () => {
  const t = table({
    units: {
      'black-watch-a': { hex: '2920', routed: true },
      'black-watch-b': '2920',
      'seaforth-a': '2921',
    },
    leaders: { wauchope: '2921' },
  });
  t.activate('wauchope').do('end');
  expect([t.of('routed', 'black-watch-b'), t.of('routed', 'seaforth-a')]).toEqual([1, 0]);
  expect(t.last('swept')).toMatchObject({ piece: 'black-watch-b' });
});

rule(
  'VI.9',
  'routed men run into steady ones: the steady check, and steady men who meet them too',
  () => {
    const t = table({
      units: {
        'black-watch-a': { hex: '2921', routed: true },
        'black-watch-b': '2920',
        'seaforth-a': '2920',
        'potch-a': '2904',
      },
      leaders: { wauchope: { hex: '2922', attack: ATTACK } },
      dice: [9, 8],
    });
    t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2920');
    expect([t.morale('black-watch-b'), t.morale('seaforth-a')]).toEqual([7, 8]);
    const other = table({
      units: {
        'black-watch-a': { hex: '2920', routed: true },
        'black-watch-b': '2921',
        'potch-a': '2904',
      },
      leaders: { wauchope: { hex: '2922', attack: ATTACK } },
      dice: [9],
    });
    other.act('wauchope', 'black-watch-b').do('move black-watch-b to=2920');
    expect(other.last('checked')).toMatchObject({
      piece: 'black-watch-b',
      rule: 'VI.9',
      passed: false,
    });
    expect(other.morale('black-watch-b')).toBe(7);
  },
);

rule(['VI.10', 'XIV.7', 'X.12'], 'fire hurts its target alone', () => {
  const t = table({
    units: { 'black-watch-a': '2918', 'black-watch-b': '2918', 'potch-a': '2916' },
    leaders: { 'cronje-p': '2915' },
    dice: [0],
  });
  t.act('cronje-p', 'potch-a').do('fire potch-a with=black-watch-a');
  expect([t.morale('black-watch-a'), t.morale('black-watch-b')]).toEqual([6, 8]);
});

rule(['VI.10', 'VI.12', 'XIV.8'], 'melee hurts everyone in the hex', () => {
  const t = table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916', 'potch-b': '2916' },
    leaders: { wauchope: { hex: '2918', attack: ATTACK } },
    dice: [0, 9],
  });
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand', 'pass');
  expect(t.last('defenceCheck')).toMatchObject({ units: ['potch-a', 'potch-b'], passed: false });
  expect([t.morale('potch-a'), t.morale('potch-b')]).toEqual([3, 3]);
});

rule('VI.11', 'every unit of a stack checks for itself, save in assault and charge', () => {
  const t = table({
    units: { 'potch-a': '2916', 'potch-b': '2916', 'black-watch-a': '2917' },
    leaders: { wauchope: { hex: '2918', attack: ATTACK } },
    dice: [0, 0],
  });
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'fallBack');
  while (t.isAsked('retreatStep')) t.do(t.can('halt') ? 'halt' : (t.choices[0] ?? ''));
  expect(
    t
      .events('checked')
      .filter((e) => e.rule === 'XII.16')
      .map((e) => e['piece']),
  ).toEqual(['potch-a', 'potch-b']);
});

rule('VI.12', 'fire is always by single units', () => {
  const t = table({
    units: { 'potch-a': '2916', 'potch-b': '2916', 'black-watch-a': '2920' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
    dice: [9, 9],
  });
  t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2919');
  expect(t.choices).toEqual([
    'fire potch-a with=black-watch-a',
    'fire potch-b with=black-watch-a',
    'pass',
  ]);
  t.do('fire potch-a with=black-watch-a');
  expect(t.choices).toEqual(['fire potch-b with=black-watch-a', 'pass']);
});
