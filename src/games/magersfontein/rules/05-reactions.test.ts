import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { table } from '../testing.ts';
import { inZone, zoneReach } from './05-zones.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

rule(
  'V.1',
  'zones: fire range on foot, two hexes mounted, none for mounted infantry in the saddle',
  () => {
    const t = table({
      units: {
        'black-watch-a': '2916',
        'potch-a': '2912',
        '9-lancers': { hex: '3116', form: 'mounted' },
        'mi-milton': { hex: '2716', form: 'mounted' },
        'mi-rimington': '2717',
      },
    });
    const reach = (id: string) => zoneReach(t.look, t.unit(id));
    expect([
      reach('black-watch-a'),
      reach('potch-a'),
      reach('9-lancers'),
      reach('mi-milton'),
      reach('mi-rimington'),
    ]).toEqual([2, 3, 2, 0, 2]);
  },
);

rule('V.2', 'only what it sees: 1823 controls 1824, not 1825 behind its edge', () => {
  const t = table({ units: { 'black-watch-a': '1823' } });
  const controls = (hex: string) => inZone(t.look, t.unit('black-watch-a'), t.hexIndex(hex));
  expect([controls('1824'), controls('1825'), controls('1821')]).toEqual([true, false, true]);
});

rule('V.3', 'guns control too; routed units and the column do not', () => {
  const t = table({
    units: {
      'rfa-18': '2920',
      'black-watch-a': { hex: '2716', routed: true },
      'seaforth-a': { hex: '2717', form: 'column' },
    },
  });
  expect(inZone(t.look, t.unit('rfa-18'), t.hexIndex('2912'))).toBe(true);
  expect([
    zoneReach(t.look, t.unit('black-watch-a')),
    zoneReach(t.look, t.unit('seaforth-a')),
  ]).toEqual([0, 0]);
});

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

rule(
  'V.10',
  'British infantry beside a Boer that acts may counterattack: pass and strike, fail and nothing is lost',
  () => {
    const field = (dice: number[]) => {
      const t = table({
        units: { 'potch-a': '2914', 'black-watch-a': '2916', 'black-watch-b': '2916' },
        leaders: { 'cronje-p': '2911', wauchope: '2918' },
        dice,
      });
      return t.act('cronje-p', 'potch-a').do('move potch-a to=2915');
    };
    // Two against one: -1 for the attacker. 9 passes on 8, the Boer stands and breaks on 9 + 1.
    const struck = field([9, 9]);
    struck.do('counterattack with=potch-a at=2916', 'stand');
    expect(struck.last('counterattack')).toMatchObject({
      roll: 9,
      drm: -1,
      level: 8,
      passed: true,
    });
    expect(struck.last('defenceCheck')).toMatchObject({ roll: 9, drm: 1, level: 6, passed: false });
    while (struck.isAsked('retreatStep')) struck.do(struck.choices[0] ?? '');
    expect(struck.of('assault', 'black-watch-a')).toBe(2);
    expect(struck.hex('black-watch-a')).toBe('2915');
    const failed = table({
      units: { 'potch-a': '2914', 'black-watch-a': { hex: '2916', reduced: true } },
      leaders: { 'cronje-p': '2914', wauchope: '2918' },
      dice: [9],
    });
    failed
      .act('cronje-p', 'potch-a')
      .do('move potch-a to=2915', 'counterattack with=potch-a at=2916');
    expect(failed.morale('black-watch-a')).toBe(4);
    expect(failed.of('reacts', 'black-watch-a')).toBe(1);
    expect(failed.owing).toBe('boers unit');
  },
);

rule(
  'V.10',
  'beginning beside it, or firing there, is enough; the Boer may fall back first',
  () => {
    const t = table({
      units: { 'potch-a': '2915', 'black-watch-a': '2916' },
      leaders: { 'cronje-p': '2914', wauchope: '2918' },
      dice: [0, 0],
    });
    t.act('cronje-p', 'potch-a');
    expect(t.choices).toEqual(['counterattack with=potch-a at=2916', 'pass']);
    t.do('pass', 'fire potch-a with=black-watch-a');
    expect(t.can('counterattack with=potch-a at=2916')).toBe(true);
    t.do('counterattack with=potch-a at=2916', 'fallBack');
    expect(t.owing).toBe('boers retreatStep');
  },
);

rule(
  ['V.10', 'XII.18', 'X.4'],
  'the enemy falls back: the counterattack was effective, and he marches no farther but may fire',
  () => {
    const t = table({
      units: {
        'potch-a': '2914',
        'potch-b': '2915',
        'black-watch-a': '2916',
        'seaforth-a': '2816',
      },
      leaders: { 'cronje-p': '2911', wauchope: '2918' },
      dice: [0, 0, 0, 9, 9],
    });
    t.act('cronje-p', 'potch-a').do(
      'move potch-a to=2915',
      'counterattack with=potch-a at=2916',
      'fallBack',
      'retreat potch-a to=2914',
      'halt',
      'retreat potch-b to=2914',
      'halt',
    );
    expect([t.of('assault', 'black-watch-a'), t.of('assault', 'potch-a')]).toEqual([2, 0]);
    // V.19 The Seaforths do not answer the step that ended in the fall-back.
    expect(t.owing).toBe('boers unit');
    expect(t.of('mp', 'potch-a')).toBe(0);
    expect(t.choices).toEqual(['fire potch-a with=seaforth-a', 'done']);
    t.do('fire potch-a with=seaforth-a');
    // Marked ASSAULT, the Black Watch reacts no more in this activation.
    expect(t.choicesOf('british')).toEqual(['fire seaforth-a with=potch-a', 'pass']);
    t.do('pass', 'fire potch-a with=seaforth-a', 'pass');
    // Out of volleys it is through; who fell back with it has not marched and will not.
    expect(t.owing).toBe('boers act');
    t.do('act potch-b').passReactions();
    expect(t.choices).toEqual(['fire potch-b with=seaforth-a', 'done']);
  },
);

rule(
  ['V.10', 'IX.13'],
  'who dropped his marker to leave and fell back before a counterattack does not leave any more',
  () => {
    const t = table({
      units: { 'potch-a': { hex: '2915', hidden: true }, 'black-watch-a': '2916' },
      leaders: { 'cronje-p': '2911', wauchope: '2918' },
      dice: [0, 0],
    });
    t.act('cronje-p', 'potch-a').passReactions();
    t.do('move potch-a to=2914', 'counterattack with=potch-a at=2916', 'fallBack');
    t.do('retreat potch-a to=2914', 'retreat potch-a to=2913');
    expect(t.hex('potch-a')).toBe('2913');
    expect(t.owing).toBe('boers act');
  },
);

rule('V.10', 'out of his brigadier’s range nobody counterattacks (III.8)', () => {
  const t = table({
    units: { 'potch-a': '2914', 'black-watch-a': '2916' },
    leaders: { 'cronje-p': '2914', wauchope: '2925' },
  });
  t.act('cronje-p', 'potch-a').do('move potch-a to=2915');
  expect(t.can('counterattack with=potch-a at=2916')).toBe(false);
  expect(t.can('fire black-watch-a with=potch-a')).toBe(true);
});

rule('V.11', 'mounted cavalry may countercharge who comes into its zone', () => {
  const t = table({
    units: { 'potch-a': '2913', '9-lancers': { hex: '2916', form: 'mounted' } },
    leaders: { 'cronje-p': '2913' },
  });
  t.act('cronje-p', 'potch-a').do('move potch-a to=2914');
  expect(t.can('countercharge with=potch-a at=2916')).toBe(true);
});

describe('mounted men with an enemy upon them', () => {
  const come = (dice: number[] = []) => {
    const t = table({
      units: { 'potch-a': '2913', 'mi-milton': { hex: '2916', form: 'mounted' } },
      leaders: { 'cronje-p': '2913' },
      dice,
    });
    return t.act('cronje-p', 'potch-a').do('move potch-a to=2914');
  };

  rule('V.12', 'they must withdraw or dismount, once in an activation; then they may stand', () => {
    const t = come();
    expect(t.choices).toEqual(['dismount mi-milton', 'withdraw mi-milton']);
    expect(t.whyNot('pass')).toBe('V.12 mustReact');
    t.do('withdraw mi-milton', 'retreat mi-milton to=2917', 'halt');
    expect(t.hex('mi-milton')).toBe('2917');
    expect(t.of('reacts', 'mi-milton')).toBe(1);
    t.do('move potch-a to=2915');
    expect(t.choices).toEqual(['dismount mi-milton', 'pass']);
    t.do('pass');
    expect(t.can('move potch-a to=2916')).toBe(true);
  });

  rule(
    ['V.12', 'XII.40'],
    'after a countercharge that failed they may still withdraw from the next step, and must do something',
    () => {
      const t = table({
        units: { 'potch-a': '2913', '9-lancers': { hex: '2916', form: 'mounted' } },
        leaders: { 'cronje-p': '2911' },
        dice: [9],
      });
      t.act('cronje-p', 'potch-a').do('move potch-a to=2914', 'countercharge with=potch-a at=2916');
      expect(t.last('countercharge')).toMatchObject({ passed: false });
      // V.16 Not twice to one action.
      expect(t.owing).toBe('boers unit');
      t.do('move potch-a to=2915', 'pass');
      expect(t.choices).toEqual([
        'dismount 9-lancers',
        'withdraw 9-lancers',
        'countercharge with=potch-a at=2916',
      ]);
      t.do('withdraw 9-lancers', 'retreat 9-lancers to=2917', 'halt');
      expect([t.hex('9-lancers'), t.of('reacts', '9-lancers')]).toEqual(['2917', 2]);
    },
  );

  rule(
    'V.13',
    'the way back is a retreat: away from the enemy, with a check for hexes beside others',
    () => {
      const t = table({
        units: {
          'potch-a': '2913',
          ladybrand: '3017',
          'mi-milton': { hex: '2916', form: 'mounted' },
        },
        leaders: { 'cronje-p': '2913' },
        dice: [7],
      });
      t.act('cronje-p', 'potch-a').do('move potch-a to=2914', 'withdraw mi-milton');
      expect(t.refusal('retreat mi-milton to=2915')).toMatchObject({
        rule: 'XIV.31',
      });
      t.do('retreat mi-milton to=2917', 'halt');
      // Beside Ladybrand: 7 + 1 against 7.
      expect(t.last('checked')).toMatchObject({ rule: 'XIV.35', roll: 7, drm: 1, passed: false });
      expect(t.morale('mi-milton')).toBe(6);
    },
  );

  rule('V.14', 'or they get off their horses', () => {
    const t = come().do('dismount mi-milton');
    expect(t.of('form', 'mi-milton')).toBe(0);
    expect(t.of('reacts', 'mi-milton')).toBe(1);
  });
});

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
