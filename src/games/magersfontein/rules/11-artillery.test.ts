import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { fireCard } from '../odds.ts';
import { table, theBox } from '../testing.ts';
import { modifiersOf, total } from './10-fire.ts';
import { gunModifiers } from './11-artillery.ts';

const rule = ruleOf('magersfontein');
const box = theBox();

rule(
  ['XI.1', 'XI.2'],
  'guns fire by the same rules on their own chart, in their activation or as a reaction',
  () => {
    const t = table({
      units: { 'rfa-18': '2920', 'rfa-75': '2920', 'potch-a': '2916', 'krupp-1': '2912' },
      leaders: { hall: '3120' },
      dice: [3, 4],
    });
    t.act('hall', 'rfa-18').do('fire rfa-18 with=potch-a');
    // Range B +1: 4 on row 7 is 1 with an asterisk.
    expect(t.last('fired')).toMatchObject({ rule: 'XI.2', roll: 3, drm: 1, loss: 1 });
    expect(t.owing).toBe('boers react');
    t.do('fire krupp-1 with=rfa-18');
    expect(t.last('reactionFire')).toMatchObject({ rule: 'XI.2', piece: 'krupp-1' });
  },
);

rule('XI.3', 'every battery fires for itself', () => {
  const t = table({
    units: { 'rfa-18': '2920', 'rfa-75': '2920', 'potch-a': '2916' },
    leaders: { hall: '2920' },
    dice: [9],
  });
  t.act('hall', 'rfa-18').do('fire rfa-18 with=potch-a');
  expect(t.events('fired')).toHaveLength(1);
  expect([t.of('mp', 'rfa-18'), t.of('mp', 'rfa-75')]).toEqual([4, 0]);
});

rule(
  ['XI.4', 'XI.6'],
  'a salvo costs two points, four for horse artillery, as many as can be paid',
  () => {
    const t = table({
      units: { 'rfa-18': '2920', 'potch-a': '2916' },
      leaders: { hall: '2920' },
      dice: [9, 9, 9],
    });
    t.act('hall', 'rfa-18').do(
      'fire rfa-18 with=potch-a',
      'fire rfa-18 with=potch-a',
      'fire rfa-18 with=potch-a',
    );
    expect(t.of('mp', 'rfa-18')).toBe(0);
    expect(t.isAsked('unit')).toBe(false);
    const horse = table({
      units: { 'rha-g': '2920', 'potch-a': '2916' },
      leaders: { babington: { hex: '2920', attack: 'N-NE 2901 2' } },
      dice: [9],
    });
    horse.act('babington', 'rha-g').do('fire rha-g with=potch-a');
    expect(horse.of('mp', 'rha-g')).toBe(8);
  },
);

rule('XI.5', 'guns that moved fire worse; in reaction never', () => {
  const t = table({ units: { 'rfa-18': '2921', 'potch-a': '2916' }, leaders: { hall: '2921' } });
  t.act('hall', 'rfa-18').do('move rfa-18 to=2920');
  expect(
    gunModifiers(t.look, t.unit('rfa-18'), t.unit('potch-a')).find((m) => m.key === 'moved')?.value,
  ).toBe(2);
  t.state.active = t.commander('cronje-p');
  expect(
    gunModifiers(t.look, t.unit('rfa-18'), t.unit('potch-a')).some((m) => m.key === 'moved'),
  ).toBe(false);
});

rule('XI.7', 'two reaction salvos, free of cost, never two at one action', () => {
  const t = table({
    units: { 'rfa-18': '2920', 'potch-a': '2913' },
    leaders: { 'cronje-p': '2913' },
    dice: [9, 9],
  });
  t.act('cronje-p', 'potch-a').do('move potch-a to=2914', 'fire rfa-18 with=potch-a');
  expect(t.owing).toBe('boers unit');
  t.do('move potch-a to=2915', 'fire rfa-18 with=potch-a', 'move potch-a to=2914');
  expect(t.isAsked('react')).toBe(false);
});

rule(
  ['XI.8', 'XI.10'],
  'bands 1-3, 4-6, 7-10, 11 and more; pom-poms 1-2, 3-4, 5-6, 7-8; no figure, no shot',
  () => {
    const range = (id: string) => box.units.find((u) => u.id === id)?.range ?? [];
    expect([1, 3, 4, 6, 7, 10, 11].map((d) => range('rfa-18')[d])).toEqual([0, 0, 1, 1, 3, 3, 99]);
    expect([10, 11, 40].map((d) => range('naval-47')[d])).toEqual([1, 2, 2]);
    expect([3, 6, 10, 11].map((d) => range('krupp-1')[d])).toEqual([3, 4, 6, 99]);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((d) => range('pompom-1')[d])).toEqual([
      2, 2, 4, 4, 5, 5, 6, 6, 99,
    ]);
  },
);

rule(
  'XI.9',
  'pom-poms: rifles’ chart and modifiers, two rolls that both count, two points a volley',
  () => {
    const t = table({
      units: {
        'pompom-1': '2916',
        'black-watch-a': '2918',
        'seaforth-a': { hex: '3019', form: 'column' },
      },
      leaders: { albrecht: '2912' },
      dice: [0, 0],
    });
    t.act('albrecht', 'pompom-1');
    expect(
      modifiersOf(t.look, t.unit('pompom-1'), t.unit('black-watch-a')).map((m) => m.rule),
    ).toEqual(['X.6', 'X.7']);
    t.do('fire pompom-1 with=black-watch-a');
    expect(t.events('fired').map((e) => [e['roll'], e['loss'], e.rule])).toEqual([
      [0, 1, 'X.8'],
      [0, 1, 'X.8'],
    ]);
    expect(t.morale('black-watch-a')).toBe(6);
    expect(t.of('mp', 'pompom-1')).toBe(2);
    expect(
      fireCard(t.look, t.unit('pompom-1'), t.unit('black-watch-a')).outcomes.reduce(
        (sum, o) => sum + o.chance,
        0,
      ),
    ).toBeCloseTo(1);
  },
);

rule(['XI.11', 'XI.12'], 'terrain and the other rows of the artillery chart', () => {
  const t = table({
    units: {
      'rfa-18': '2718',
      'potch-a': '2713',
      '9-lancers': { hex: '2916', form: 'mounted' },
      'krupp-1': '2912',
    },
  });
  const keys = (a: string, b: string) =>
    gunModifiers(t.look, t.unit(a), t.unit(b))
      .filter((m) => m.value !== 0)
      .map((m) => [m.key, m.value]);
  expect(keys('rfa-18', 'potch-a')).toEqual([
    ['range', 1],
    ['terrain', 1],
  ]);
  expect(keys('krupp-1', '9-lancers')).toEqual([
    ['range', 4],
    ['mounted', -1],
  ]);
  expect(keys('rfa-18', 'krupp-1')).toEqual([
    ['range', 3],
    ['gun', 1],
  ]);
});

rule(
  ['XI.13', 'XIII.3'],
  'the artillery commander helps the guns in his hex while he stays and defends',
  () => {
    const t = table({
      units: { 'rfa-18': '2920', 'rfa-75': '3120', 'potch-a': '2916' },
      leaders: { hall: '2920' },
    });
    const drm = (gun: string) => total(gunModifiers(t.look, t.unit(gun), t.unit('potch-a')));
    expect([drm('rfa-18'), drm('rfa-75')]).toEqual([0, 1]);
    t.state.rode[t.commander('hall')] = 1;
    expect(drm('rfa-18')).toBe(1);
    t.state.rode[t.commander('hall')] = 0;
    t.order('hall', 'N-NE 2901 2');
    expect(drm('rfa-18')).toBe(1);
  },
);

rule('XI.14', 'howitzers never fire at what moves', () => {
  const t = table({
    units: { 'how-62': '2920', 'potch-a': '2915', 'potch-b': '2915', 'black-watch-a': '2918' },
    leaders: { 'cronje-p': '2913' },
    dice: [9, 9],
  });
  t.act('cronje-p', 'potch-a').do('fire potch-a with=black-watch-a');
  expect(t.can('fire how-62 with=potch-a')).toBe(true);
  t.do('pass', 'move potch-a to=2914');
  expect(t.choices).toEqual(expect.not.arrayContaining(['fire how-62 with=potch-a']));
  const own = table({ units: { 'how-62': '2920', 'potch-a': '2915' }, leaders: { hall: '2921' } });
  own.act('hall', 'how-62');
  expect(own.can('fire how-62 with=potch-a')).toBe(true);
});
