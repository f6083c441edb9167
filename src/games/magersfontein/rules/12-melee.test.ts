import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { imagineMelee, meleeCard } from '../odds.ts';
import { type Table, table } from '../testing.ts';
import { total } from './10-fire.ts';
import {
  defenceModifiers,
  firstCheckModifiers,
  ratioOf,
  secondCheckModifiers,
} from './12-melee.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';
const one = (dice: number[] = [], more: Record<string, string> = {}) =>
  table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916', ...more },
    leaders: { wauchope: { hex: '2919', attack: ATTACK }, 'cronje-p': '2911' },
    dice,
  });
const assault = (t: Table) =>
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916');
const finish = (t: Table): Table => {
  while (t.owes('retreatStep')) t.do(t.can('halt') ? 'halt' : (t.listing()[0] ?? ''));
  return t;
};

rule(
  ['XII.1', 'XII.2', 'XII.3'],
  'only British infantry and British cavalry attack, in their activation or in answer',
  () => {
    const t = table({
      units: { 'potch-a': '2916', 'black-watch-a': '2917', 'rfa-18': '2918', '9-lancers': '3017' },
      leaders: { 'cronje-p': '2914', babington: { hex: '2920', attack: ATTACK } },
    });
    t.act('cronje-p', 'potch-a').quiet();
    expect(t.whyNot({ do: 'assault', piece: 'potch-a', to: '2917' })).toMatchObject({
      rule: 'XII.1',
    });
    const foot = table({
      units: { '9-lancers': '2917', 'potch-a': '2916' },
      leaders: { babington: { hex: '2920', attack: ATTACK } },
    });
    foot.act('babington', '9-lancers');
    expect(foot.whyNot({ do: 'assault', piece: '9-lancers', to: '2916' })).toMatchObject({
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

rule('XII.4', 'from the next hex, with the points to enter, without entering', () => {
  const t = one([0, 0, 0]);
  t.act('wauchope', 'black-watch-a');
  t.state.mp[t.unit('black-watch-a')] = 0;
  expect(t.whyNot({ do: 'assault', piece: 'black-watch-a', to: '2916' })).toMatchObject({
    rule: 'XII.4',
    reason: 'noMpToEnter',
  });
  const far = one();
  far.state.hex[far.unit('black-watch-a')] = far.hexIndex('2918');
  far.act('wauchope', 'black-watch-a');
  expect(far.whyNot({ do: 'assault', piece: 'black-watch-a', to: '2916' })).toMatchObject({
    rule: 'XII.4',
    reason: 'notAdjacent',
  });
  const stays = assault(one([0, 0, 0]))
    .do('stand')
    .quiet();
  expect(stays.hex('black-watch-a')).toBe('2917');
});

rule(
  ['XII.5', 'XII.11'],
  'the marker goes to the attacker, then to the attacked, who is left alone from then on',
  () => {
    const t = one([0, 0, 0], { 'black-watch-b': '2817', 'seaforth-a': '3017' });
    assault(t);
    expect(t.of('assault', 'black-watch-a')).toBe(1);
    t.do('stand').quiet().do('fight');
    expect([t.of('assault', 'black-watch-a'), t.of('assault', 'potch-a')]).toEqual([0, 2]);
    t.do('act black-watch-b').quiet().do('move black-watch-b to=2816');
    t.quiet();
    expect(t.whyNot({ do: 'assault', piece: 'black-watch-b', to: '2916' })).toMatchObject({
      rule: 'XII.11',
      reason: 'hasFought',
    });
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
      .quiet()
      .do('join argyll-a')
      .quiet()
      .do('assault argyll-a to=1620');
    expect(joined.state.melee?.units).toHaveLength(2);
    const apart = field('1520');
    apart
      .act('wauchope', 'hli-a')
      .do('assault hli-a to=1620', 'stand')
      .quiet()
      .do('join argyll-a')
      .quiet();
    expect(apart.whyNot({ do: 'assault', piece: 'argyll-a', to: '1620' })).toMatchObject({
      rule: 'XII.9',
      reason: 'notBesideTheOthers',
    });
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
      .quiet()
      .do('join black-watch-b')
      .quiet()
      .do('assault black-watch-b to=2916', 'stand')
      .quiet()
      .do('join seaforth-a')
      .quiet();
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
    .quiet()
    .do('join black-watch-b')
    .quiet();
  expect(t.whyNot({ do: 'assault', piece: 'black-watch-b', to: '3017' })).toMatchObject({
    rule: 'XII.6',
    reason: 'otherTarget',
  });
});

rule(
  ['XII.7', 'XII.8'],
  'attackers are named, then the hex, then it is fought; nobody must attack',
  () => {
    const t = one();
    t.act('wauchope', 'black-watch-a');
    expect(t.can('done')).toBe(true);
    expect(t.whyNot({ do: 'assault', piece: 'black-watch-a', to: '2918' })).toMatchObject({
      rule: 'XII.7',
      reason: 'nobodyThere',
    });
    t.do('assault black-watch-a to=2916', 'stand').quiet();
    expect(
      t.events.filter((e) => ['declared', 'firstCheck'].includes(e.type)).map((e) => e.type),
    ).toEqual(['declared', 'firstCheck']);
  },
);

rule('XII.10', 'who was to join and did not: the markers come off and the others are done', () => {
  const t = one([], { 'black-watch-b': '2918' });
  assault(t).do('stand').quiet().do('join black-watch-b').quiet().do('done');
  expect(t.last('assaultLapsed')).toMatchObject({ rule: 'XII.10', piece: 'black-watch-a' });
  expect(t.of('assault', 'black-watch-a')).toBe(0);
  expect(t.can('act black-watch-a')).toBe(false);
  expect(t.told('firstCheck')).toHaveLength(0);
});

rule(['XII.12', 'XII.24'], 'a unit attacks once, and melee takes all its points', () => {
  const t = assault(one([0, 0, 0]))
    .do('stand')
    .quiet();
  expect([t.of('mp', 'black-watch-a'), t.of('acted', 'black-watch-a')]).toEqual([0, 1]);
  t.state.led[t.unit('black-watch-a')] = 1;
  expect(t.whyNot({ do: 'act', piece: 'black-watch-a' })).toMatchObject({ reason: 'actedAlready' });
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
      .quiet()
      .do('join black-watch-b')
      .quiet()
      .do('assault black-watch-b to=2916', 'stand')
      .quiet()
      .do('join seaforth-a')
      .quiet()
      .do('assault seaforth-a to=2916', 'stand')
      .quiet();
    // 6 and 5 check on 5; three to one gives -2: 9 - 2 = 7 fails, the Seaforths' 0 passes.
    expect(t.told('firstCheck').map((e) => [e['level'], e['drm'], e['passed']])).toEqual([
      [5, -2, false],
      [8, -2, true],
    ]);
    expect([t.morale('black-watch-a'), t.morale('black-watch-b')]).toEqual([5, 4]);
    expect(t.told('secondCheck').map((e) => e['at'])).toEqual(['2817']);
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
      expect(t.now).toBe('boers beforeMelee');
      t.do('fallBack');
      expect(t.now).toBe('boers retreatStep');
      t.do('retreat potch-a to=2915', 'halt');
      expect(t.told('firstCheck')).toHaveLength(0);
      expect(t.of('reacts', 'potch-a')).toBe(0);
      expect(t.now).toBe('british unit');
      expect(t.of('mp', 'black-watch-a')).toBe(6);
      expect(t.can('move black-watch-a to=2916')).toBe(true);
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
    assault(t).do('stand').quiet().do('fight');
    expect(t.last('firstCheck')).toMatchObject({ passed: false });
    t.do('act black-watch-b').quiet();
    expect(t.whyNot({ do: 'fire', piece: 'black-watch-b', with: 'potch-a' })).toMatchObject({
      rule: 'XII.18',
      reason: 'hasFought',
    });
    t.do('move black-watch-b to=2818');
    expect(t.owes('react')).toBe(false);
    t.do('done', 'end');
    expect(t.of('assault', 'potch-a')).toBe(0);
    const open = table({
      options: { shield: false },
      units: { 'black-watch-a': '2917', 'black-watch-b': '2817', 'potch-a': '2916' },
      leaders: { wauchope: { hex: '2919', attack: ATTACK } },
      dice: [9],
    });
    assault(open).do('stand').quiet().do('fight', 'act black-watch-b').quiet();
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
    t.do('act black-watch-a', 'assault black-watch-a to=2916', 'stand').quiet();
    expect(t.last('defenceCheck')).toMatchObject({ units: ['potch-a'], passed: false });
    expect([t.morale('potch-a'), t.morale('potch-b')]).toEqual([3, 3]);
  },
);

rule(
  ['XII.19', 'XII.20', 'XII.23'],
  'the defender’s failure: the difference is lost, two hexes back, and the attacker must follow',
  () => {
    const t = assault(one([0, 9]))
      .do('stand')
      .quiet();
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
  assault(t).do('stand').quiet();
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
      .quiet();
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
    assault(failed).do('stand').quiet();
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
  assault(t).do('stand').quiet();
  expect(t.of('routed', 'black-watch-a')).toBe(1);
  expect(t.now).toBe('british retreatStep');
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
      .quiet()
      .do('charge 9-lancers to=2916', 'stand')
      .quiet();
    expect(t.owes('joinOrFight')).toBe(false);
    const foot = horse();
    foot.state.form[foot.unit('9-lancers')] = 0;
    foot.state.hex[foot.unit('9-lancers')] = foot.hexIndex('2917');
    foot.act('babington', '9-lancers');
    expect(foot.whyNot({ do: 'charge', piece: '9-lancers', to: '2916' })).toMatchObject({
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
        .quiet()
        .do('charge 9-lancers to=2916', 'stand')
        .quiet();
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
    expect(hidden.whyNot({ do: 'charge', piece: '9-lancers', to: '2916' })).toMatchObject({
      rule: 'XII.28',
      reason: 'targetConcealed',
    });
    const dear = table({
      units: { '9-lancers': { hex: '1920', form: 'mounted' }, 'potch-a': '1819' },
      leaders: { babington: { hex: '1922', attack: ATTACK } },
    });
    dear.act('babington', '9-lancers');
    expect(dear.whyNot({ do: 'charge', piece: '9-lancers', to: '1819' })).toMatchObject({
      rule: 'XII.4',
    });
    const t = horse();
    t.act('babington', '9-lancers');
    t.state.dear[t.unit('9-lancers')] = 1;
    t.state.hex[t.unit('9-lancers')] = t.hexIndex('2917');
    expect(t.whyNot({ do: 'charge', piece: '9-lancers', to: '2916' })).toMatchObject({
      rule: 'XII.28',
      reason: 'groundTooHeavy',
    });
    t.state.dear[t.unit('9-lancers')] = 0;
    t.state.start[t.unit('9-lancers')] = t.hexIndex('2326');
    expect(t.whyNot({ do: 'charge', piece: '9-lancers', to: '2916' })).toMatchObject({
      rule: 'XII.28',
      reason: 'targetUnseen',
    });
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
    expect(concealed.whyNot({ do: 'move', piece: '9-lancers', to: '2917' })).toMatchObject({
      rule: 'XII.29',
      reason: 'onlyToCharge',
    });
    t.do('move 9-lancers to=2917').quiet();
    expect(t.listing()).toEqual(['charge 9-lancers to=2916']);
    expect(t.whyNot({ do: 'done' })).toMatchObject({ rule: 'XII.31', reason: 'mustCharge' });
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
        .quiet()
        .do('charge 9-lancers to=2916', 'stand')
        .quiet();
      if (t.owes('joinOrFight')) t.do('fight');
      expect(t.of('routed', 'potch-a')).toBe(1);
      finish(t);
      expect(t.hex('9-lancers')).toBe('2916');
      expect(t.told('chargeGoesOn')).toHaveLength(0);
      t.do(
        'act 12-lancers',
        'done',
        'lead babington',
        'ride babington to=2920',
        'stay',
        'end',
      ).quiet();
      expect(t.last('chargeGoesOn')).toMatchObject({ piece: '9-lancers' });
      expect([t.of('mp', '9-lancers'), t.of('goOn', '9-lancers')]).toEqual([3, 2]);
      expect(t.can('move 9-lancers to=2915')).toBe(true);
      t.do('done');
      expect(t.told('chargeGoesOn')).toHaveLength(1);
    },
  );
});

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
    expect(t.now).toBe('boers unit');
    expect(t.can('move potch-a to=2913')).toBe(true);
  });
});

describe('guns in melee', () => {
  const guns = (units: Record<string, string>, dice: number[]) =>
    table({
      units: { 'black-watch-a': '2714', 'black-watch-b': '2714', 'seaforth-a': '2714', ...units },
      leaders: { wauchope: { hex: '2717', attack: 'N-NE 2701 3' } },
      dice,
    });
  const three = (t: Table) =>
    t
      .act('wauchope', 'black-watch-a')
      .do('assault black-watch-a to=2713', 'stand')
      .quiet()
      .do('join black-watch-b')
      .quiet()
      .do('assault black-watch-b to=2713', 'stand')
      .quiet()
      .do('join seaforth-a')
      .quiet()
      .do('assault seaforth-a to=2713', 'stand')
      .quiet();

  rule(
    ['XII.41', 'XII.42'],
    'in the undergrowth each British unit checks at -2, lone guns together at +2',
    () => {
      const t = three(
        guns({ 'krupp-1': '2713', 'krupp-2': '2713', 'krupp-3': '2713' }, [9, 9, 9, 0]),
      );
      expect(t.told('firstCheck').map((e) => [e['drm'], (e['units'] as string[]).length])).toEqual([
        [-2, 1],
        [-2, 1],
        [-2, 1],
      ]);
      expect(
        t.told('defenceCheck').map((e) => [e['drm'], (e['units'] as string[]).length]),
      ).toEqual([[2, 3]]);
    },
  );

  rule('XII.41', 'beside a commando guns do not count in the ratio', () => {
    const t = guns({ 'krupp-1': '2713', 'potch-a': '2713' }, []);
    expect(ratioOf(t.look, 2, [t.unit('krupp-1'), t.unit('potch-a')])).toBe(2);
  });

  rule(
    'XII.43',
    'holding costs lone guns a point and the hex; failing two hexes, a point and the strain of the haul',
    () => {
      const fought = (face: number) => {
        const t = guns({ 'krupp-1': '2713' }, [0, face]);
        t.act('wauchope', 'black-watch-a')
          .do('assault black-watch-a to=2713', 'stand')
          .quiet()
          .do('fight');
        expect(t.last('defenceCheck')).toMatchObject({ drm: 2, level: 5, passed: face <= 3 });
        let steps = 0;
        while (t.owes('retreatStep')) {
          t.do(
            t.listing().find((c) => c.endsWith('to=2712') || c.endsWith('to=2711')) ??
              t.listing()[0] ??
              '',
          );
          steps += 1;
        }
        expect([t.hex('black-watch-a'), t.morale('black-watch-a')]).toEqual(['2713', 8]);
        return [steps, t.morale('krupp-1')];
      };
      expect(fought(3)).toEqual([1, 4]);
      expect(fought(4)).toEqual([2, 3]);
    },
  );

  rule('XII.44', 'cavalry that comes on rides lone guns down', () => {
    const t = table({
      units: { '9-lancers': { hex: '2918', form: 'mounted' }, 'krupp-1': '2916' },
      leaders: { babington: { hex: '2921', attack: ATTACK } },
      dice: [0],
    });
    t.act('babington', '9-lancers')
      .do('move 9-lancers to=2917')
      .quiet()
      .do('charge 9-lancers to=2916');
    if (t.owes('beforeMelee')) t.do('stand');
    t.quiet();
    expect(t.hex('krupp-1')).toBe('eliminated');
    expect(t.hex('9-lancers')).toBe('2916');
  });
});
