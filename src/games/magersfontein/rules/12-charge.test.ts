import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { imagineMelee } from '../odds.ts';
import { finish, table } from '../testing.ts';
import { defenceModifiers, secondCheckModifiers } from './12-melee.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

describe('charges', () => {
  const horse = (
    dice: number[] = [],
    more: Record<string, string | { hex: string; form?: 'mounted'; hidden?: boolean }> = {},
  ) =>
    table({
      units: { '9-lancers': { hex: '2918', form: 'mounted' }, 'potch-a': '2916', ...more },
      leaders: { babington: { hex: '2921', attack: ATTACK } },
      dice,
    });

  rule('XII.26', 'cavalry does not combine with infantry, and charges only in the saddle', () => {
    const t = horse([], { 'black-watch-a': '2817' });
    t.state.led.fill(1);
    t.act('babington', '9-lancers')
      .do('move 9-lancers to=2917')
      .passReactions()
      .do('charge 9-lancers to=2916', 'stand')
      .passReactions();
    expect(t.isAsked('joinOrFight')).toBe(false);
    const foot = horse();
    foot.state.form[foot.unit('9-lancers')] = 0;
    foot.state.hex[foot.unit('9-lancers')] = foot.hexIndex('2917');
    foot.act('babington', '9-lancers');
    expect(foot.refusal('charge 9-lancers to=2916')).toMatchObject({
      rule: 'XII.26',
    });
  });

  rule(
    ['XII.27', 'XII.32', 'XII.33', 'XII.34'],
    'the infantry’s procedure, with momentum in the later phases: two stars against none',
    () => {
      const t = horse([0, 3, 0]);
      t.act('babington', '9-lancers')
        .do('move 9-lancers to=2917')
        .passReactions()
        .do('charge 9-lancers to=2916', 'stand')
        .passReactions();
      expect(t.last('firstCheck')).toMatchObject({ drm: 0 });
      expect(t.last('defenceCheck')).toMatchObject({ drm: 2, passed: true });
      expect(t.last('secondCheck')).toMatchObject({ drm: -1 });
    },
  );

  rule('XII.28', 'seen at the start, no hex dearer than two, not concealed', () => {
    const hidden = table({
      units: {
        '9-lancers': { hex: '2917', form: 'mounted' },
        'potch-a': { hex: '2916', hidden: true },
      },
      leaders: { babington: { hex: '2921', attack: ATTACK } },
    });
    hidden.act('babington', '9-lancers');
    expect(hidden.whyNot('charge 9-lancers to=2916')).toBe('XII.28 targetConcealed');
    const dear = table({
      units: { '9-lancers': { hex: '1920', form: 'mounted' }, 'potch-a': '1819' },
      leaders: { babington: { hex: '1922', attack: ATTACK } },
    });
    dear.act('babington', '9-lancers');
    expect(dear.refusal('charge 9-lancers to=1819')).toMatchObject({
      rule: 'XII.4',
    });
    const t = horse();
    t.act('babington', '9-lancers');
    t.state.heavyGoing[t.unit('9-lancers')] = 1;
    t.state.hex[t.unit('9-lancers')] = t.hexIndex('2917');
    expect(t.whyNot('charge 9-lancers to=2916')).toBe('XII.28 groundTooHeavy');
    t.state.heavyGoing[t.unit('9-lancers')] = 0;
    t.state.start[t.unit('9-lancers')] = t.hexIndex('2326');
    expect(t.whyNot('charge 9-lancers to=2916')).toBe('XII.28 targetUnseen');
  });

  rule(['XII.29', 'XII.31'], 'next to an enemy only to charge him, and then it must', () => {
    const t = horse([], { 'potch-b': { hex: '3016', hidden: true } });
    t.act('babington', '9-lancers');
    expect(t.can('move 9-lancers to=2917')).toBe(true);
    const concealed = table({
      units: {
        '9-lancers': { hex: '2918', form: 'mounted' },
        'potch-a': { hex: '2916', hidden: true },
      },
      leaders: { babington: { hex: '2921', attack: ATTACK } },
    });
    concealed.act('babington', '9-lancers');
    expect(concealed.whyNot('move 9-lancers to=2917')).toBe('XII.29 onlyToCharge');
    t.do('move 9-lancers to=2917').passReactions();
    expect(t.choices).toEqual(['charge 9-lancers to=2916']);
    expect(t.whyNot('done')).toBe('XII.31 mustCharge');
  });

  rule(
    'XII.30',
    'with an enemy in its zone it may charge at once, and the declaration is answered',
    () => {
      const t = table({
        units: {
          '9-lancers': { hex: '2917', form: 'mounted' },
          'potch-a': '2916',
          'potch-b': '2915',
        },
        leaders: { babington: { hex: '2921', attack: ATTACK } },
      });
      t.act('babington', '9-lancers');
      expect(t.can('charge 9-lancers to=2916')).toBe(true);
      t.do('charge 9-lancers to=2916', 'stand');
      expect(t.can('fire potch-a with=9-lancers')).toBe(true);
    },
  );

  rule(
    ['XII.35', 'XII.36', 'XII.37', 'XIV.38'],
    'having routed its enemy it follows, and goes on once with three points when all charges are over',
    () => {
      const t = horse([0, 9, 0, 0, 0, 0, 0], {
        '12-lancers': { hex: '3118', form: 'mounted' },
        'potch-b': '2912',
      });
      t.act('babington', '9-lancers')
        .do('move 9-lancers to=2917')
        .passReactions()
        .do('charge 9-lancers to=2916', 'stand')
        .passReactions();
      if (t.isAsked('joinOrFight')) t.do('fight');
      expect(t.of('routed', 'potch-a')).toBe(1);
      finish(t);
      expect(t.hex('9-lancers')).toBe('2916');
      expect(t.events('chargeGoesOn')).toHaveLength(0);
      t.do(
        'act 12-lancers',
        'done',
        'lead babington',
        'ride babington to=2920',
        'stay',
        'end',
      ).passReactions();
      expect(t.last('chargeGoesOn')).toMatchObject({ piece: '9-lancers' });
      expect([t.of('mp', '9-lancers'), t.of('goOn', '9-lancers')]).toEqual([3, 2]);
      expect(t.can('move 9-lancers to=2915')).toBe(true);
      t.do('done');
      expect(t.events('chargeGoesOn')).toHaveLength(1);
    },
  );
});

rule('XII.37', 'a charge goes on once: who routs another enemy by it stays there', () => {
  const t = table({
    units: { '9-lancers': { hex: '2918', form: 'mounted' }, 'potch-a': '2916', 'potch-b': '2914' },
    leaders: { babington: { hex: '2921', attack: ATTACK } },
    dice: [
      { for: 'melee/first/2917/9-lancers', face: 0 },
      { for: 'melee/defend/2916', face: 9 },
      { for: 'melee/first/2915/9-lancers', face: 0 },
      { for: 'melee/defend/2914', face: 9 },
    ],
  });
  t.act('babington', '9-lancers').do('move 9-lancers to=2917').passReactions();
  t.do('charge 9-lancers to=2916', 'stand').passReactions();
  finish(t);
  // Out of the way: whoever is routed checks when cavalry comes near.
  t.state.hex[t.unit('potch-a')] = t.hexIndex('0103');
  t.do('end').passReactions();
  expect(t.events('chargeGoesOn')).toHaveLength(1);
  t.do('move 9-lancers to=2915').passReactions();
  t.do('charge 9-lancers to=2914', 'stand').passReactions();
  finish(t);
  expect([t.of('routed', 'potch-b'), t.hex('9-lancers')]).toEqual([1, '2914']);
  expect(t.of('goOn', '9-lancers')).toBe(2);
  expect([t.events('chargeGoesOn').length, t.asked]).toEqual([1, 'lead']);
});

rule('XII.34', 'commandos and guns have no momentum, with or without horses', () => {
  const t = table({
    units: {
      '9-lancers': { hex: '2917', form: 'mounted' },
      'potch-a': '2916',
      ladybrand: '2816',
      'krupp-1': '3016',
    },
  });
  const push = (id: string, hex: string) => {
    const melee = imagineMelee(t.look, [t.unit('9-lancers')], t.hexIndex(hex));
    expect(melee.defenders).toEqual([t.unit(id)]);
    return [
      defenceModifiers(t.look, melee),
      secondCheckModifiers(t.look, melee, t.hexIndex('2917')),
    ].map((list) => list.find(({ key }) => key === 'momentum')?.value);
  };
  expect([push('potch-a', '2916'), push('ladybrand', '2816'), push('krupp-1', '3016')]).toEqual([
    [2, -2],
    [2, -2],
    [2, -2],
  ]);
  for (const { kind, stars } of t.box.units) if (kind !== 'cavalry') expect(stars).toBe(0);
});

rule(
  ['XII.35', 'XII.36', 'III.14'],
  'the brigadier’s last step comes after the charges that go on, for it makes his order Defense',
  () => {
    const t = table({
      units: {
        '9-lancers': { hex: '2918', form: 'mounted' },
        'potch-a': '2916',
        'potch-b': '2913',
      },
      leaders: { babington: { hex: '2921', attack: 'N-NE 2901 1' } },
      dice: [0, 9],
    });
    t.activate('babington');
    // Nobody has charged yet: he must ride before the end.
    expect([t.can('lead babington'), t.can('end')]).toEqual([true, false]);
    expect(t.whyNot('end')).toBe('III.14 mustLead');
    t.do('act 9-lancers', 'move 9-lancers to=2917')
      .passReactions()
      .do('charge 9-lancers to=2916', 'stand')
      .passReactions();
    finish(t);
    expect([t.can('lead babington'), t.can('end')]).toEqual([true, true]);
    t.do('end').passReactions();
    expect(t.last('chargeGoesOn')).toMatchObject({ piece: '9-lancers' });
    t.do('move 9-lancers to=2915').passReactions().do('move 9-lancers to=2914').passReactions();
    expect(t.choices).toEqual(['charge 9-lancers to=2913']);
    t.do('charge 9-lancers to=2913', 'fallBack');
    finish(t);
    t.passReactions().do('done');
    expect(t.owing).toBe('british lead');
    expect(t.can('stay')).toBe(false);
    t.do('ride babington to=2920');
    expect(t.leaderHex('babington')).toBe('2920');
    expect(t.state.attack[t.commander('babington')]).toBe(0);
    expect(t.events('activationEnds')).toHaveLength(1);
  },
);

describe('countercharge', () => {
  const come = (dice: number[]) => {
    const t = table({
      units: { 'potch-a': '2913', '9-lancers': { hex: '2916', form: 'mounted' } },
      leaders: { 'cronje-p': '2910' },
      dice,
    });
    return t.act('cronje-p', 'potch-a').do('move potch-a to=2914');
  };

  rule(
    ['XII.38', 'XII.39'],
    'pass, come up one hex and strike as the attacker, without momentum in that check',
    () => {
      const t = come([7, 9]).do('countercharge with=potch-a at=2916');
      expect(t.last('countercharge')).toMatchObject({ roll: 7, drm: 0, level: 7, passed: true });
      // Only where it will stand beside its target.
      expect(t.choices).toEqual(['advance to=2915']);
      expect(t.whyNot('advance to=2815')).toBe('XII.38 notBesideTarget');
      t.do('advance to=2915');
      expect(t.hex('9-lancers')).toBe('2915');
      t.do('stand');
      // Momentum two and beaten by cavalry: routed.
      expect(t.last('defenceCheck')).toMatchObject({ drm: 2, passed: false });
      expect(t.of('routed', 'potch-a')).toBe(1);
    },
  );

  rule(['XII.38', 'XII.40'], 'fail, and each loses a point and stays; the Boer goes on', () => {
    const t = come([8]).do('countercharge with=potch-a at=2916');
    expect([t.morale('9-lancers'), t.hex('9-lancers')]).toEqual([6, '2916']);
    expect(t.owing).toBe('boers unit');
    expect(t.can('move potch-a to=2913')).toBe(true);
  });
});
