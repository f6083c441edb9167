import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { table, theBox } from '../testing.ts';
import { rifleModifiers } from './10-fire.ts';
import { gunModifiers } from './11-artillery.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

rule(
  ['IV.1', 'IV.2'],
  'cavalry fights in the saddle and on foot, mounted infantry on foot only',
  () => {
    const t = table({
      units: {
        '9-lancers': { hex: '2918', form: 'mounted' },
        'mi-milton': '2818',
        'potch-a': '2916',
        'potch-b': '2816',
      },
      leaders: { babington: { hex: '2920', attack: ATTACK } },
    });
    t.act('babington', '9-lancers').do('move 9-lancers to=2917').passReactions();
    expect(t.can('charge 9-lancers to=2916')).toBe(true);
    const foot = table({
      units: { '9-lancers': '2918', 'mi-milton': '2818', 'potch-a': '2916', 'potch-b': '2816' },
      leaders: { babington: { hex: '2920', attack: ATTACK } },
    });
    foot.act('babington', '9-lancers');
    expect(foot.can('fire 9-lancers with=potch-a')).toBe(true);
    foot.do('done', 'act mi-milton');
    expect(foot.can('fire mi-milton with=potch-b')).toBe(true);
    foot.do('mount mi-milton').passReactions();
    expect(foot.can('fire mi-milton with=potch-b')).toBe(false);
    expect(foot.choices.some((c) => c.startsWith('charge'))).toBe(false);
  },
);

rule(
  ['IV.3', 'IV.4'],
  'side and morale stay; what is left halves on foot and doubles in the saddle',
  () => {
    const t = table({
      units: { '9-lancers': { hex: '2930', form: 'mounted', reduced: true, lost: 1 } },
      leaders: { babington: { hex: '2930', attack: ATTACK } },
    });
    t.act('babington', '9-lancers');
    t.state.mp[t.unit('9-lancers')] = 7;
    t.do('dismount 9-lancers');
    expect([t.of('mp', '9-lancers'), t.of('reduced', '9-lancers'), t.morale('9-lancers')]).toEqual([
      3, 1, 3,
    ]);
    t.state.mp[t.unit('9-lancers')] = 2;
    t.do('mount 9-lancers');
    expect(t.of('mp', '9-lancers')).toBe(4);
  },
);

rule(
  ['IV.4', 'X.1'],
  'a change is limited by nothing: as often as wanted, without points, routed, between charges',
  () => {
    const t = table({
      units: { 'mi-milton': { hex: '2917', form: 'mounted' }, 'potch-a': '2915' },
      leaders: { babington: { hex: '2920', attack: ATTACK } },
    });
    t.act('babington', 'mi-milton');
    t.state.mp[t.unit('mi-milton')] = 9;
    const points = ['dismount', 'mount', 'dismount', 'mount', 'dismount'].map((change) => {
      t.do(`${change} mi-milton`).passReactions();
      return t.of('mp', 'mi-milton');
    });
    expect(points).toEqual([4, 8, 4, 8, 4]);
    // Ridden out, it gets off and fires.
    const spent = table({
      units: { 'mi-milton': { hex: '2917', form: 'mounted' }, 'potch-a': '2915' },
      leaders: { babington: { hex: '2920', attack: ATTACK } },
    });
    spent.act('babington', 'mi-milton');
    spent.state.mp[spent.unit('mi-milton')] = 0;
    expect(spent.choices).toContain('dismount mi-milton');
    spent.do('dismount mi-milton').passReactions();
    expect(spent.of('mp', 'mi-milton')).toBe(0);
    expect(spent.can('fire mi-milton with=potch-a')).toBe(true);
    const routed = table({
      units: { 'mi-milton': { hex: '2925', form: 'mounted', routed: true } },
      leaders: { babington: { hex: '2925', attack: ATTACK } },
    });
    expect(routed.act('babington', 'mi-milton').can('dismount mi-milton')).toBe(true);
    // X.1 A regiment that goes on with its charge may get off, but fires no more.
    const charge = table({
      units: { '9-lancers': { hex: '2917', form: 'mounted' }, 'potch-a': '2915' },
      leaders: { babington: { hex: '2920', attack: ATTACK } },
    });
    charge.activate('babington');
    charge.state.goOn[charge.unit('9-lancers')] = 1;
    charge.do('end', 'dismount 9-lancers').passReactions();
    expect(charge.of('mp', '9-lancers')).toBe(1);
    expect(charge.whyNot('fire 9-lancers with=potch-a')).toBe('X.1 afterMelee');
  },
);

rule('IV.5', 'a change of formation under the enemy’s eyes may be answered', () => {
  const t = table({
    units: { 'mi-milton': { hex: '2917', form: 'mounted' }, 'potch-a': '2915' },
    leaders: { babington: { hex: '2920', attack: ATTACK } },
  });
  t.act('babington', 'mi-milton').do('dismount mi-milton');
  expect(t.owing).toBe('boers react');
  expect(t.can('fire potch-a with=mi-milton')).toBe(true);
});

rule('IV.6', 'the stripe marks commandos with horses', () => {
  const box = theBox();
  expect(box.units.filter((u) => u.horses).map((u) => u.id)).toContain('ladybrand');
  expect(box.units.find((u) => u.id === 'potch-a')?.horses).toBe(false);
});

rule(
  'IV.7',
  'far from every enemy a commando rides; nearing him halves what is left, leaving him doubles it',
  () => {
    const far = table({
      units: { ladybrand: '2912', 'black-watch-a': '2918' },
      leaders: { 'de-la-rey': '2912' },
    });
    far.act('de-la-rey', 'ladybrand');
    expect(far.of('mp', 'ladybrand')).toBe(12);
    far.do('move ladybrand to=2913');
    expect(far.of('mp', 'ladybrand')).toBe(11);
    far.do('move ladybrand to=2914');
    expect(far.of('mp', 'ladybrand')).toBe(10);
    // Into the third hex: 10 halves to 5, then the step on foot.
    far.do('move ladybrand to=2915');
    expect(far.of('mp', 'ladybrand')).toBe(4);
    far.do('move ladybrand to=2914');
    expect(far.of('mp', 'ladybrand')).toBe(7);
    const near = table({
      units: { ladybrand: '2915', 'black-watch-a': '2918' },
      leaders: { 'de-la-rey': '2912' },
    });
    near.act('de-la-rey', 'ladybrand');
    expect(near.of('mp', 'ladybrand')).toBe(6);
  },
);

rule(
  'IV.7',
  'what was halved is halved again only if it was doubled: an enemy who gives way moves the line',
  () => {
    const t = table({
      units: { ladybrand: '2912', 'mi-milton': { hex: '2917', form: 'mounted' } },
      leaders: { 'de-la-rey': '2912' },
    });
    // 12, then 11; into the third hex 11 halves to 5, less the step; the next one 3.
    t.act('de-la-rey', 'ladybrand').do('move ladybrand to=2913', 'move ladybrand to=2914');
    expect([t.of('mp', 'ladybrand'), t.of('halved', 'ladybrand')]).toEqual([4, 1]);
    t.do('move ladybrand to=2915', 'withdraw mi-milton');
    t.do('retreat mi-milton to=2918', 'retreat mi-milton to=2919');
    expect([t.hex('mi-milton'), t.of('mp', 'ladybrand')]).toEqual(['2919', 3]);
    // He is four hexes off now, by his own going: no doubling, and no halving as they come up again.
    t.do('move ladybrand to=2916');
    expect([t.of('mp', 'ladybrand'), t.of('halved', 'ladybrand')]).toEqual([2, 1]);
    // Leaving him is another thing: 2 become 4, less the step.
    t.do('move ladybrand to=2915');
    expect([t.of('mp', 'ladybrand'), t.of('halved', 'ladybrand')]).toEqual([3, 0]);
  },
);

rule('IV.7', 'under artillery fire, and no other, a riding commando counts as cavalry', () => {
  const t = table({ units: { ladybrand: '2912', 'rfa-18': '2918', 'black-watch-a': '2930' } });
  const [gun, target] = [t.unit('rfa-18'), t.unit('ladybrand')];
  expect(gunModifiers(t.look, gun, target).find((m) => m.key === 'mounted')?.value).toBe(-1);
  t.state.hex[t.unit('black-watch-a')] = t.hexIndex('2915');
  expect(gunModifiers(t.look, gun, target).some((m) => m.key === 'mounted')).toBe(false);
  t.state.hex[t.unit('black-watch-a')] = t.hexIndex('2930');
  expect(
    rifleModifiers(t.look, t.unit('black-watch-a'), target).some((m) => m.key === 'mounted'),
  ).toBe(false);
});
