import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { table } from '../testing.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

rule(
  'V.4',
  'a step into, within and out of a zone may each be answered, and nobody has to stop',
  () => {
    const t = table({
      units: { 'black-watch-a': '2920', 'potch-a': '2916' },
      leaders: { wauchope: { hex: '2921', attack: ATTACK } },
    });
    t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2919');
    expect(t.owing).toBe('boers react');
    t.do('pass', 'move black-watch-a to=2918');
    expect(t.owing).toBe('boers react');
    t.do('pass', 'move black-watch-a to=2919', 'pass', 'move black-watch-a to=2920');
    // Leaving: the target still stands in the old hex.
    expect(t.owing).toBe('boers react');
    expect(t.hex('black-watch-a')).toBe('2919');
    t.do('pass');
    expect(t.hex('black-watch-a')).toBe('2920');
  },
);

rule('V.5', 'the five kinds of reaction', () => {
  const t = table({
    units: {
      'potch-a': '2914',
      'black-watch-a': '2916',
      '9-lancers': { hex: '3017', form: 'mounted' },
      'mi-milton': { hex: '2817', form: 'mounted' },
      'rfa-18': '2920',
    },
    leaders: { 'cronje-p': '2914', wauchope: '2917' },
  });
  t.act('cronje-p', 'potch-a').do('move potch-a to=2915');
  const kinds = new Set(t.choices.map((c) => c.split(' ')[0]));
  expect(kinds).toEqual(
    new Set(['fire', 'counterattack', 'countercharge', 'dismount', 'withdraw']),
  );
});

rule(
  ['V.6', 'V.7'],
  'any enemy who has the mover in his own zone may fire; the mounted and the routed never',
  () => {
    const t = table({
      units: {
        'potch-a': '2913',
        'black-watch-a': '2916',
        'seaforth-a': { hex: '2816', routed: true },
        '9-lancers': { hex: '3016', form: 'mounted' },
        'rfa-18': '2920',
        'mi-milton': '2815',
      },
      leaders: { 'cronje-p': '2913' },
    });
    t.act('cronje-p', 'potch-a').do('move potch-a to=2914');
    const fires = t.choices.filter((c) => c.startsWith('fire'));
    expect(fires).toEqual([
      'fire black-watch-a with=potch-a',
      'fire mi-milton with=potch-a',
      'fire rfa-18 with=potch-a',
    ]);
  },
);

rule('V.7', 'a volley may be answered, a recovery may not', () => {
  const t = table({
    units: {
      'black-watch-a': { hex: '2918', lost: 2 },
      'black-watch-b': '2918',
      'potch-a': '2916',
    },
    leaders: { wauchope: '2918' },
  });
  t.act('wauchope', 'black-watch-a').do('recover black-watch-a');
  expect(t.isAsked('react')).toBe(false);
  t.do('act black-watch-b', 'fire black-watch-b with=potch-a');
  expect(t.owing).toBe('boers react');
});

rule('V.8', 'shot at, the unit may go on', () => {
  const t = table({
    units: { 'black-watch-a': '2920', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
    dice: [0],
  });
  t.act('wauchope', 'black-watch-a').do(
    'move black-watch-a to=2919',
    'fire potch-a with=black-watch-a',
  );
  expect(t.morale('black-watch-a')).toBe(7);
  expect(t.can('move black-watch-a to=2918')).toBe(true);
});

rule(
  'V.9',
  'declaring an assault is an action of its own, answered once; the marker commits the points',
  () => {
    const t = table({
      units: { 'black-watch-a': '2917', 'potch-a': '2916', 'potch-b': '2915' },
      leaders: { wauchope: { hex: '2918', attack: ATTACK } },
    });
    t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand');
    expect(t.owing).toBe('boers react');
    expect(t.choices).toEqual(['fire potch-a with=black-watch-a', 'pass']);
    t.do('fire potch-a with=black-watch-a');
    expect(t.isAsked('react')).toBe(false);
    expect(t.events('firstCheck')).toHaveLength(1);
  },
);

rule('V.15', 'a Boer unit crowded out of its hex has used a reaction, were it its third', () => {
  const t = table({
    units: {
      'potch-a': '2914',
      'potch-b': '2914',
      hoopstad: '2914',
      'kroonstad-a': '2914',
      'black-watch-a': '2930',
    },
    leaders: { wauchope: '2930' },
  });
  t.activate('wauchope');
  t.state.reacts[t.unit('kroonstad-a')] = 2;
  t.do('end', 'makeRoom kroonstad-a to=2913');
  expect(t.last('displaced')).toMatchObject({ rule: 'V.15', piece: 'kroonstad-a', reactions: 2 });
  expect(t.hex('kroonstad-a')).not.toBe('2914');
});

rule(['V.16', 'X.5'], 'two reactions in an activation, and never two to one action', () => {
  const t = table({
    units: { 'black-watch-a': '2920', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
    dice: [9, 9],
  });
  t.act('wauchope', 'black-watch-a').do(
    'move black-watch-a to=2919',
    'fire potch-a with=black-watch-a',
  );
  expect(t.owing).toBe('british unit');
  t.do(
    'move black-watch-a to=2918',
    'fire potch-a with=black-watch-a',
    'move black-watch-a to=2917',
  );
  expect(t.isAsked('react')).toBe(false);
});

rule(
  ['V.17', 'V.18'],
  'REACTION 1, then 2; they come off with the activation, and do not shield',
  () => {
    const t = table({
      units: { 'black-watch-a': '2920', 'black-watch-b': '2818', 'potch-a': '2916' },
      leaders: { wauchope: { hex: '2920', attack: ATTACK } },
      dice: [9, 9],
    });
    t.act('wauchope', 'black-watch-a').do(
      'move black-watch-a to=2919',
      'fire potch-a with=black-watch-a',
    );
    expect(t.of('reacts', 'potch-a')).toBe(1);
    t.do('move black-watch-a to=2920', 'fire potch-a with=black-watch-a');
    expect(t.of('reacts', 'potch-a')).toBe(2);
    t.do('done', 'act black-watch-b');
    expect(t.can('fire black-watch-b with=potch-a')).toBe(true);
    t.do('done', 'lead wauchope', 'ride wauchope to=2919', 'stay', 'end');
    expect(t.of('reacts', 'potch-a')).toBe(0);
  },
);

rule('V.19', 'nobody fires at those who give way', () => {
  const t = table({
    units: {
      'black-watch-a': '2917',
      'black-watch-b': '2817',
      'potch-a': '2916',
      'potch-b': '2915',
    },
    leaders: { wauchope: { hex: '2918', attack: ATTACK } },
    dice: [0, 9],
  });
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand', 'pass', 'fight');
  expect(t.owing).toBe('boers retreatStep');
  const before = t.events('reactionFire').length;
  while (t.isAsked('retreatStep')) t.do(t.choices[0] ?? '');
  expect(t.events('reactionFire').length).toBe(before);
});
