import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { imagineMelee } from '../odds.ts';
import { assault, finish, one, table } from '../testing.ts';
import {
  defenceModifiers,
  firstCheckModifiers,
  ratioOf,
  secondCheckModifiers,
} from './12-melee.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

rule(
  ['XII.1', 'XII.2', 'XII.3'],
  'only British infantry and British cavalry attack, in their activation or in answer',
  () => {
    const t = table({
      units: { 'potch-a': '2916', 'black-watch-a': '2917', 'rfa-18': '2918', '9-lancers': '3017' },
      leaders: { 'cronje-p': '2914', babington: { hex: '2920', attack: ATTACK } },
    });
    t.act('cronje-p', 'potch-a').passReactions();
    expect(t.refusal('assault potch-a to=2917')).toMatchObject({
      rule: 'XII.1',
    });
    const foot = table({
      units: { '9-lancers': '2917', 'potch-a': '2916' },
      leaders: { babington: { hex: '2920', attack: ATTACK } },
    });
    foot.act('babington', '9-lancers');
    expect(foot.refusal('assault 9-lancers to=2916')).toMatchObject({
      rule: 'XII.1',
    });
    const answer = table({
      units: { 'potch-a': '2914', 'black-watch-a': '2916' },
      leaders: { 'cronje-p': '2911', wauchope: '2918' },
    });
    answer.act('cronje-p', 'potch-a').do('move potch-a to=2915');
    expect(answer.can('counterattack with=potch-a at=2916')).toBe(true);
  },
);

rule('XII.3', 'cavalry charges in its own activation, and countercharges in the enemy’s', () => {
  const own = table({
    units: { 'potch-a': '2916', '9-lancers': { hex: '2917', form: 'mounted' } },
    leaders: { 'cronje-p': '2911', babington: { hex: '2920', attack: ATTACK } },
  });
  own.act('babington', '9-lancers');
  expect([own.can('charge 9-lancers to=2916'), own.can('assault 9-lancers to=2916')]).toEqual([
    true,
    false,
  ]);
  const other = table({
    units: { 'potch-a': '2913', '9-lancers': { hex: '2916', form: 'mounted' } },
    leaders: { 'cronje-p': '2911', babington: '2920' },
    dice: [0],
  });
  other.act('cronje-p', 'potch-a').do('move potch-a to=2914');
  expect(other.choicesOf('british')).toContain('countercharge with=potch-a at=2916');
  expect(other.choicesOf('british')).not.toContain('counterattack with=potch-a at=2916');
  other.do('countercharge with=potch-a at=2916');
  expect(other.last('countercharge')).toMatchObject({ rule: 'XII.38', units: ['9-lancers'] });
});

rule('XII.4', 'from the next hex, with the points to enter, without entering', () => {
  const t = one([0, 0, 0]);
  t.act('wauchope', 'black-watch-a');
  t.state.mp[t.unit('black-watch-a')] = 0;
  expect(t.whyNot('assault black-watch-a to=2916')).toBe('XII.4 noMpToEnter');
  const far = one();
  far.state.hex[far.unit('black-watch-a')] = far.hexIndex('2918');
  far.act('wauchope', 'black-watch-a');
  expect(far.whyNot('assault black-watch-a to=2916')).toBe('XII.4 notAdjacent');
  const stays = assault(one([0, 0, 0]))
    .do('stand')
    .passReactions();
  expect(stays.hex('black-watch-a')).toBe('2917');
});

rule(
  ['XII.5', 'XII.11'],
  'the marker goes to the attacker, then to the attacked, who is left alone from then on',
  () => {
    const t = one([0, 0, 0], { 'black-watch-b': '2817', 'seaforth-a': '3017' });
    assault(t);
    expect(t.of('assault', 'black-watch-a')).toBe(1);
    t.do('stand').passReactions().do('fight');
    expect([t.of('assault', 'black-watch-a'), t.of('assault', 'potch-a')]).toEqual([0, 2]);
    t.do('act black-watch-b').passReactions().do('move black-watch-b to=2816');
    t.passReactions();
    expect(t.whyNot('assault black-watch-b to=2916')).toBe('XII.11 hasFought');
  },
);

rule(
  ['XII.6', 'XII.9'],
  'hexes that touch may attack together, as in the drawing: 1621 with 1720, not 1520 with 1720',
  () => {
    const field = (argyll: string) =>
      table({
        units: { 'argyll-a': argyll, 'hli-a': '1720', hoopstad: '1620', 'potch-b': '1418' },
        leaders: { wauchope: { hex: '1721', attack: 'N-NE 1701 3' } },
      });
    const joined = field('1621');
    joined
      .act('wauchope', 'hli-a')
      .do('assault hli-a to=1620', 'stand')
      .passReactions()
      .do('join argyll-a')
      .passReactions()
      .do('assault argyll-a to=1620');
    expect(joined.state.melee?.units).toHaveLength(2);
    const apart = field('1520');
    apart
      .act('wauchope', 'hli-a')
      .do('assault hli-a to=1620', 'stand')
      .passReactions()
      .do('join argyll-a')
      .passReactions();
    expect(apart.whyNot('assault argyll-a to=1620')).toBe('XII.9 notBesideTheOthers');
  },
);

rule('XII.9', 'a chain will do, unless the option wants all beside all', () => {
  const field = (chain: boolean) => {
    const t = table({
      options: { chain },
      units: {
        'black-watch-a': '2917',
        'black-watch-b': '2817',
        'seaforth-a': '2816',
        'potch-a': '2916',
      },
      leaders: { wauchope: { hex: '2918', attack: ATTACK } },
    });
    return t
      .act('wauchope', 'black-watch-a')
      .do('assault black-watch-a to=2916', 'stand')
      .passReactions()
      .do('join black-watch-b')
      .passReactions()
      .do('assault black-watch-b to=2916', 'stand')
      .passReactions()
      .do('join seaforth-a')
      .passReactions();
  };
  expect(field(true).can('assault seaforth-a to=2916')).toBe(true);
  expect(field(false).can('assault seaforth-a to=2916')).toBe(false);
});

rule('XII.6', 'one hex attacks one hex', () => {
  const t = table({
    units: {
      'black-watch-a': '2917',
      'black-watch-b': '2917',
      'potch-a': '2916',
      'potch-b': '3017',
    },
    leaders: { wauchope: { hex: '2919', attack: ATTACK } },
  });
  t.act('wauchope', 'black-watch-a')
    .do('assault black-watch-a to=2916', 'stand')
    .passReactions()
    .do('join black-watch-b')
    .passReactions();
  expect(t.whyNot('assault black-watch-b to=3017')).toBe('XII.6 otherTarget');
});

rule(
  ['XII.7', 'XII.8'],
  'attackers are named, then the hex, then it is fought; nobody must attack',
  () => {
    const t = one();
    t.act('wauchope', 'black-watch-a');
    expect(t.can('done')).toBe(true);
    expect(t.whyNot('assault black-watch-a to=2918')).toBe('XII.7 nobodyThere');
    t.do('assault black-watch-a to=2916', 'stand').passReactions();
    expect(
      t
        .events()
        .filter((e) => ['declared', 'firstCheck'].includes(e.type))
        .map((e) => e.type),
    ).toEqual(['declared', 'firstCheck']);
  },
);

rule('XII.10', 'who was to join and did not: the markers come off and the others are done', () => {
  const t = one([], { 'black-watch-b': '2918' });
  assault(t).do('stand').passReactions().do('join black-watch-b').passReactions().do('done');
  expect(t.last('assaultLapsed')).toMatchObject({ rule: 'XII.10', piece: 'black-watch-a' });
  expect(t.of('assault', 'black-watch-a')).toBe(0);
  expect(t.can('act black-watch-a')).toBe(false);
  expect(t.events('firstCheck')).toHaveLength(0);
});

rule(
  'XII.10',
  'who was brought up may not join: the others are done, and it attacks by itself, whom it likes',
  () => {
    const t = one([0, 9], { 'black-watch-b': '3018', 'potch-b': '3016' });
    assault(t).do('stand').passReactions().do('join black-watch-b').passReactions();
    t.do('move black-watch-b to=3017').passReactions();
    // As long as it is to join there is one target.
    expect(t.can('assault black-watch-b to=2916')).toBe(true);
    expect(t.whyNot('assault black-watch-b to=3016')).toBe('XII.6 otherTarget');
    t.do('alone black-watch-b');
    expect(t.events('assaultLapsed')).toEqual([
      { type: 'assaultLapsed', rule: 'XII.10', piece: 'black-watch-a' },
    ]);
    expect(t.owing).toBe('british unit');
    expect([
      t.can('assault black-watch-b to=2916'),
      t.can('assault black-watch-b to=3016'),
    ]).toEqual([true, true]);
    expect(t.whyNot('alone black-watch-b')).toBe('XII.10 notJoining');
    t.do('assault black-watch-b to=3016', 'stand').passReactions();
    expect(t.last('firstCheck')).toMatchObject({ units: ['black-watch-b'], to: '3016' });
    finish(t);
    expect(t.can('act black-watch-a')).toBe(false);
  },
);

rule('XII.10', 'so may cavalry that has come up; charge it must all the same (XII.31)', () => {
  const t = table({
    units: {
      '9-lancers': { hex: '2917', form: 'mounted' },
      '12-lancers': { hex: '3018', form: 'mounted' },
      'potch-a': '2916',
    },
    leaders: { babington: { hex: '2921', attack: ATTACK } },
  });
  t.act('babington', '9-lancers').do('charge 9-lancers to=2916', 'stand').passReactions();
  t.do('join 12-lancers').passReactions().do('move 12-lancers to=3017').passReactions();
  expect(t.choices).toEqual(['charge 12-lancers to=2916', 'alone 12-lancers']);
  t.do('alone 12-lancers');
  expect(t.choices).toEqual(['charge 12-lancers to=2916']);
  expect(t.of('assault', '9-lancers')).toBe(0);
});

rule(['XII.12', 'XII.24'], 'a unit attacks once, and melee takes all its points', () => {
  const t = assault(one([0, 0, 0]))
    .do('stand')
    .passReactions();
  expect([t.of('mp', 'black-watch-a'), t.of('acted', 'black-watch-a')]).toEqual([0, 1]);
  t.state.led[t.unit('black-watch-a')] = 1;
  expect(t.refusal('act black-watch-a')).toMatchObject({ reason: 'actedAlready' });
});

rule(
  'XII.13',
  'a stack checks on its average, rounded down; every marked stack checks; the failing drop out',
  () => {
    const t = table({
      units: {
        'black-watch-a': { hex: '2917', lost: 2 },
        'black-watch-b': { hex: '2917', lost: 3 },
        'seaforth-a': '2817',
        'potch-a': '2916',
      },
      leaders: { wauchope: { hex: '2919', attack: ATTACK } },
      dice: [9, 0, 0, 0],
    });
    t.act('wauchope', 'black-watch-a')
      .do('assault black-watch-a to=2916', 'stand')
      .passReactions()
      .do('join black-watch-b')
      .passReactions()
      .do('assault black-watch-b to=2916', 'stand')
      .passReactions()
      .do('join seaforth-a')
      .passReactions()
      .do('assault seaforth-a to=2916', 'stand')
      .passReactions();
    // 6 and 5 check on 5; three to one gives -2: 9 - 2 = 7 fails, the Seaforths' 0 passes.
    expect(t.events('firstCheck').map((e) => [e['level'], e['drm'], e['passed']])).toEqual([
      [5, -2, false],
      [8, -2, true],
    ]);
    expect([t.morale('black-watch-a'), t.morale('black-watch-b')]).toEqual([5, 4]);
    expect(t.events('secondCheck').map((e) => e['at'])).toEqual(['2817']);
  },
);

rule('XII.14', 'four to one at the first check, two to one after a stack of two fails', () => {
  const t = table({
    units: {
      'black-watch-a': '2917',
      'black-watch-b': '2917',
      'seaforth-a': '2817',
      'seaforth-b': '2817',
      'potch-a': '2916',
    },
  });
  const melee = imagineMelee(
    t.look,
    ['black-watch-a', 'black-watch-b', 'seaforth-a', 'seaforth-b'].map((id) => t.unit(id)),
    t.hexIndex('2916'),
  );
  expect(firstCheckModifiers(t.look, melee, t.hexIndex('2917'))[0]).toMatchObject({
    key: 'ratio4',
    value: -3,
  });
  melee.passed = [t.unit('black-watch-a'), t.unit('black-watch-b')];
  expect(defenceModifiers(t.look, melee)[0]).toMatchObject({ key: 'ratio2', value: 1 });
  expect(secondCheckModifiers(t.look, melee, t.hexIndex('2917'))[0]).toMatchObject({
    key: 'ratio2',
    value: -1,
  });
  const defenders = [t.unit('potch-a'), t.unit('potch-b'), t.unit('hoopstad')];
  expect([
    ratioOf(t.look, 3, defenders.slice(0, 2)),
    ratioOf(t.look, 1, defenders.slice(0, 2)),
    ratioOf(t.look, 1, defenders),
  ]).toEqual([2, 1, 0]);
});

describe('withdrawal before melee', () => {
  rule(
    'XII.15',
    'the Boers may go one or two hexes, at once; no attack happens and the attacker goes on',
    () => {
      const t = assault(one([0]));
      expect(t.owing).toBe('boers beforeMelee');
      t.do('fallBack');
      expect(t.owing).toBe('boers retreatStep');
      t.do('retreat potch-a to=2915', 'halt');
      expect(t.events('firstCheck')).toHaveLength(0);
      expect(t.of('reacts', 'potch-a')).toBe(0);
      expect(t.owing).toBe('british unit');
      expect(t.of('mp', 'black-watch-a')).toBe(6);
      expect(t.can('move black-watch-a to=2916')).toBe(true);
    },
  );

  rule(
    ['V.9', 'XII.15', 'XII.19'],
    'those who fall back do not fire at the declaration, their neighbours may',
    () => {
      const t = assault(one([0, 0, 0], { 'potch-b': '3016', hoopstad: '2916' }));
      t.do('fallBack', 'retreat potch-a to=2915', 'halt', 'retreat hoopstad to=2915', 'halt');
      expect(t.owing).toBe('boers react');
      expect(t.choices).toEqual(['fire potch-b with=black-watch-a', 'pass']);
      expect([t.of('reacts', 'potch-a'), t.of('reacts', 'hoopstad')]).toEqual([0, 0]);
      t.do('fire potch-b with=black-watch-a');
      expect(t.of('reacts', 'potch-b')).toBe(1);
      expect(t.owing).toBe('british unit');
      // The next action they may answer again.
      t.do('move black-watch-a to=2916');
      expect(t.can('fire potch-a with=black-watch-a')).toBe(true);
    },
  );

  rule(
    ['XII.16', 'XII.17'],
    'then it checks, one worse for each hex under the enemy’s control; failing costs three',
    () => {
      const t = assault(one([5])).do('fallBack', 'retreat potch-a to=2915', 'halt');
      // 2915 lies in the zone of the Black Watch: 5 + 1 passes on 6.
      expect(t.last('checked')).toMatchObject({ rule: 'XII.16', roll: 5, drm: 1, passed: true });
      const failed = assault(one([6])).do('fallBack', 'retreat potch-a to=2915', 'halt');
      expect(failed.morale('potch-a')).toBe(3);
    },
  );
});

rule(
  'XII.18',
  'who fought is neither fired on nor attacked, nor does he react; the marker goes with the activation',
  () => {
    const t = one([9], { 'black-watch-b': '2817', 'seaforth-a': '3020' });
    assault(t).do('stand').passReactions().do('fight');
    expect(t.last('firstCheck')).toMatchObject({ passed: false });
    t.do('act black-watch-b').passReactions();
    expect(t.whyNot('fire black-watch-b with=potch-a')).toBe('XII.18 hasFought');
    t.do('move black-watch-b to=2818');
    expect(t.isAsked('react')).toBe(false);
    t.do('done', 'end');
    expect(t.of('assault', 'potch-a')).toBe(0);
    const open = table({
      options: { shield: false },
      units: { 'black-watch-a': '2917', 'black-watch-b': '2817', 'potch-a': '2916' },
      leaders: { wauchope: { hex: '2919', attack: ATTACK } },
      dice: [9],
    });
    assault(open).do('stand').passReactions().do('fight', 'act black-watch-b').passReactions();
    expect(open.can('fire black-watch-b with=potch-a')).toBe(true);
  },
);

rule(
  'XII.18',
  'who has fought and is caught beside a fresh unit does not fight again, but shares the outcome',
  () => {
    const t = one([0, 9], { 'potch-b': '2916' });
    t.activate('wauchope');
    t.state.assault[t.unit('potch-b')] = 2;
    t.do('act black-watch-a', 'assault black-watch-a to=2916', 'stand').passReactions();
    expect(t.last('defenceCheck')).toMatchObject({ units: ['potch-a'], passed: false });
    expect([t.morale('potch-a'), t.morale('potch-b')]).toEqual([3, 3]);
  },
);
