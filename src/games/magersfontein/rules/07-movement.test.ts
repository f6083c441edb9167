import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { directionTo } from '../grid.ts';
import { table, theBox } from '../testing.ts';
import { fullMp } from './04-mounted.ts';
import { canStand } from './07-ground.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const ATTACK = 'N-NE 2901 3';
const cost = (kind: keyof typeof box.costs, from: string, to: string): number => {
  const a = box.hexIndex.get(from) ?? 0;
  const b = box.hexIndex.get(to) ?? 0;
  return box.costs[kind][a * 6 + directionTo(box.grid, a, b)] ?? -1;
};

rule(
  ['VII.1', 'VII.2'],
  'points by kind: foot six, mounted twelve, howitzers four, the naval gun two; they also pay for recovery',
  () => {
    const t = table({
      units: {
        'black-watch-a': { hex: '2920', lost: 1 },
        '9-lancers': { hex: '2720', form: 'mounted' },
        'how-62': '2921',
        'naval-47': '2922',
        'rha-g': '2923',
      },
      leaders: { wauchope: '2920' },
    });
    expect(
      ['black-watch-a', '9-lancers', 'how-62', 'naval-47', 'rha-g'].map((id) =>
        fullMp(t.look, t.unit(id)),
      ),
    ).toEqual([6, 12, 4, 2, 12]);
    t.act('wauchope', 'black-watch-a').do('recover black-watch-a');
    expect(t.of('mp', 'black-watch-a')).toBe(0);
  },
);

rule('VII.3', 'hex by hex; nothing is saved for later', () => {
  const t = table({
    units: { 'black-watch-a': '2920', 'potch-a': '2904' },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
  });
  t.act('wauchope', 'black-watch-a');
  expect(t.whyNot('move black-watch-a to=2918')).toBe('VII.3 notAdjacent');
  t.do('move black-watch-a to=2919', 'done');
  expect(t.can('act black-watch-a')).toBe(false);
});

rule(['VII.4', 'VII.11'], 'hex and hexside both count, by kind and formation', () => {
  expect([cost('foot', '2916', '2915'), cost('mounted', '2916', '2915')]).toEqual([1, 1]);
  // Scrub 2713; wire between 1621 and 1622; the gate on the road beside it; up to the kopje.
  expect([
    cost('foot', '2714', '2713'),
    cost('column', '2714', '2713'),
    cost('horseArtillery', '2714', '2713'),
  ]).toEqual([2, 3, 4]);
  expect([cost('foot', '1622', '1621'), cost('column', '1622', '1621')]).toEqual([2, 3]);
  expect(cost('column', '1622', '1721')).toBe(1);
  expect(cost('foot', '1620', '1619')).toBe(6);
});

rule(
  'VII.5',
  'too dear a hex may be entered only as the very first step, and then it stops',
  () => {
    const t = table({ units: { 'how-62': '2810', 'potch-a': '2804' }, leaders: { hall: '2810' } });
    t.act('hall', 'how-62');
    t.state.mp[t.unit('how-62')] = 4;
    t.do('move how-62 to=2811').passReactions();
    expect(t.of('mp', 'how-62')).toBe(1);
    const naval = table({
      units: { 'naval-47': '2810', 'potch-a': '2804' },
      leaders: { hall: '2810' },
    });
    naval.act('hall', 'naval-47').do('move naval-47 to=2811').passReactions();
    expect([naval.hex('naval-47'), naval.of('mp', 'naval-47')]).toEqual(['2811', 0]);
    const later = table({
      units: { 'how-62': '2809', 'potch-a': '2803' },
      leaders: { hall: '2809' },
    });
    later
      .act('hall', 'how-62')
      .do('move how-62 to=2810')
      .passReactions()
      .do('move how-62 to=2809')
      .passReactions()
      .do('move how-62 to=2810')
      .passReactions();
    expect(later.whyNot('move how-62 to=2811')).toBe('VII.5 tooDear');
  },
);

rule('VII.6', 'barred ground is barred, even as a first step', () => {
  const t = table({ units: { 'rfa-18': '0928', 'potch-a': '2904' }, leaders: { hall: '0928' } });
  t.act('hall', 'rfa-18');
  expect(t.whyNot('move rfa-18 to=0927')).toBe('VII.6 impassable');
});

rule('VII.7', 'no stepping into an enemy’s hex', () => {
  const t = table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2918', attack: ATTACK } },
  });
  t.act('wauchope', 'black-watch-a');
  expect(t.whyNot('move black-watch-a to=2916')).toBe('VII.7 enemyThere');
});

rule(
  ['VII.8', 'VII.9'],
  'one unit finishes before the next begins; only reactions come between',
  () => {
    const t = table({
      units: { 'black-watch-a': '2920', 'black-watch-b': '2921', 'potch-a': '2916' },
      leaders: { wauchope: { hex: '2921', attack: ATTACK } },
    });
    t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2919');
    expect(t.owing).toBe('boers react');
    t.do('pass');
    expect(t.whyNot('move black-watch-b to=2920')).toBe('VII.8 otherUnitActs');
    t.do('done', 'act black-watch-b', 'done');
    expect(t.refusal('act black-watch-a')).toMatchObject({
      reason: 'actedAlready',
    });
  },
);

rule('VII.6', 'where a gun can stand at all is settled by the ground it would come over', () => {
  const t = table({ units: { 'rfa-18': '2920', 'rha-g': '2920', 'potch-a': '2916' } });
  const stands = (unit: string, ...hexes: string[]) =>
    hexes.map((hex) => canStand(t.look, t.unit(unit), t.hexIndex(hex)));
  // No side of these lets wheels in; those beside them do.
  expect(stands('rfa-18', '0136', '0927')).toEqual([false, false]);
  expect(stands('rfa-18', '0137', '0928', '0303')).toEqual([true, true, true]);
  expect(stands('rha-g', '0136', '0303')).toEqual([false, false]);
  expect(stands('potch-a', '0136', '0927', '0303')).toEqual([true, true, true]);
});
