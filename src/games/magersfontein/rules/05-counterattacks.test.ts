import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { odds } from '../odds.ts';
import { table } from '../testing.ts';
import type { Choice, Owed } from '../vocabulary.ts';

const rule = ruleOf('magersfontein');

rule('V.10', 'before a counterattack stands what the same dice then decide', () => {
  const t = table({
    units: { 'potch-a': '2914', 'black-watch-a': '2916', 'black-watch-b': '2916' },
    leaders: { 'cronje-p': '2911', wauchope: '2918' },
  });
  t.act('cronje-p', 'potch-a').do('move potch-a to=2915');
  const [owed] = t.play.owed;
  const look = { state: t.view('british'), box: t.box };
  const counter: Choice = { do: 'counterattack', at: '2916', with: 'potch-a' };
  const card = odds(look, owed as Owed, counter);
  expect(card?.rule).toBe('V.10');
  // XII.14 Two against one: 8 and 1 more pass all ten faces; he holds with 6 less 1, six of ten.
  expect(card?.outcomes.map(({ chance }) => Math.round(chance * 100))).toEqual([0, 60, 40]);
  expect(card?.modifiers).toMatchObject([{ value: -1, against: 1, rule: 'XII.14' }]);
});

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
