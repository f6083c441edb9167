import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { odds } from '../odds.ts';
import { BROKEN, REORGANIZING } from '../state.ts';
import { table } from '../testing.ts';
import type { Owed } from '../vocabulary.ts';
import { rallyBonus } from './14-recovery.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

rule(
  ['XIV.6', 'XIV.17', 'XIV.18'],
  'a full unit takes all its lost points back for all its movement, unanswered, in command or out',
  () => {
    const t = table({
      units: { 'black-watch-a': { hex: '2918', lost: 2 }, 'potch-a': '2916' },
      leaders: { wauchope: { hex: '2925', attack: ATTACK } },
    });
    t.act('wauchope', 'black-watch-a').do('recover black-watch-a');
    expect([t.morale('black-watch-a'), t.of('mp', 'black-watch-a')]).toEqual([8, 0]);
    expect(t.isAsked('react')).toBe(false);
    const moved = table({
      units: { 'black-watch-a': { hex: '2918', lost: 2 } },
      leaders: { wauchope: { hex: '2919', attack: ATTACK } },
    });
    moved.act('wauchope', 'black-watch-a').do('move black-watch-a to=2917');
    expect(moved.whyNot('recover black-watch-a')).toBe('XIV.18 needsAllMp');
  },
);

rule(
  'XIV.19',
  'British, guns and Scandinavians turn to full at one below their best, however deep the loss',
  () => {
    const t = table({
      units: {
        'krupp-1': { hex: '2914', reduced: true, lost: 2 },
        scandinavian: { hex: '2913', reduced: true, lost: 3 },
        'black-watch-a': '2930',
      },
      leaders: { 'cronje-p': '2914' },
    });
    t.act('cronje-p', 'krupp-1').do('recover krupp-1');
    expect([t.of('reduced', 'krupp-1'), t.morale('krupp-1')]).toEqual([0, 4]);
    t.do('act scandinavian', 'recover scandinavian');
    expect(t.morale('scandinavian')).toBe(6);
    expect(t.events('checked')).toHaveLength(0);
  },
);

rule(
  'XIV.20',
  'a commando needs three turns: its points, its front at one less, the last point',
  () => {
    const t = table({
      units: { 'potch-a': { hex: '2914', reduced: true, lost: 2 }, 'black-watch-a': '2930' },
      leaders: { 'cronje-p': '2914' },
    });
    const recover = () => {
      t.state.acted.fill(0);
      t.state.used.fill(0);
      t.act('cronje-p', 'potch-a').do('recover potch-a', 'end');
      return [t.of('reduced', 'potch-a'), t.morale('potch-a')];
    };
    expect([recover(), recover(), recover()]).toEqual([
      [1, 3],
      [0, 5],
      [0, 6],
    ]);
  },
);

rule(
  'XIV.21',
  'turning the counter under an enemy’s eyes needs a check; unseen it does not',
  () => {
    const t = table({
      units: { 'black-watch-a': { hex: '2918', reduced: true }, 'potch-a': '2916' },
      leaders: { wauchope: '2921' },
      dice: [5],
    });
    const oddsOf = (one: typeof t) =>
      odds({ state: one.view('british'), box: one.box }, one.play.owed[0] as Owed, {
        do: 'recover',
        piece: 'black-watch-a',
      });
    t.act('wauchope', 'black-watch-a');
    // Four and less of ten faces: said before the die falls, and nothing where none falls.
    expect(oddsOf(t)).toMatchObject({
      rule: 'XIV.21',
      outcomes: [{ chance: 0.5 }, { chance: 0.5 }],
    });
    t.do('recover black-watch-a');
    expect(t.last('checked')).toMatchObject({ rule: 'XIV.21', passed: false });
    expect([t.of('reduced', 'black-watch-a'), t.of('mp', 'black-watch-a')]).toEqual([1, 0]);
    const unseen = table({
      units: { 'black-watch-a': { hex: '1825', reduced: true }, 'potch-a': '1823' },
      leaders: { wauchope: '1825' },
    });
    unseen.act('wauchope', 'black-watch-a');
    expect(oddsOf(unseen)).toBeNull();
    unseen.do('recover black-watch-a');
    expect([unseen.events('checked').length, unseen.morale('black-watch-a')]).toEqual([0, 7]);
  },
);

describe('rallying', () => {
  const rally = (dice: number[], far = '2920') =>
    table({
      units: { 'black-watch-a': { hex: far, routed: true }, 'potch-a': '2914' },
      leaders: { wauchope: '2930', 'cronje-p': '2914' },
      dice,
    });

  rule(
    ['XIV.22', 'XIV.24', 'XIV.25'],
    'marked, undisturbed, five hexes off: a passed check lifts it to reduced with one point',
    () => {
      const t = rally([4]);
      t.run('markRouted', {});
      expect(t.of('routed', 'black-watch-a')).toBe(2);
      t.run('reorganisation', {});
      expect(t.last('rally')).toMatchObject({ roll: 4, level: 4, passed: true });
      expect([
        t.of('routed', 'black-watch-a'),
        t.of('reduced', 'black-watch-a'),
        t.of('loss', 'black-watch-a'),
        t.morale('black-watch-a'),
      ]).toEqual([0, 1, 3, 1]);
      const fail = rally([5]);
      fail.run('markRouted', {}).run('reorganisation', {});
      expect(fail.of('routed', 'black-watch-a')).toBe(1);
    },
  );

  rule('XIV.25', 'each unit rolls for itself, also those in one hex', () => {
    const t = table({
      units: {
        'black-watch-a': { hex: '2920', routed: true },
        'black-watch-b': { hex: '2920', routed: true },
        'seaforth-a': { hex: '2920', routed: true },
      },
      dice: [4, 5, 0],
    });
    t.run('markRouted', {}).run('rally', {});
    expect(t.events('rally').map(({ piece, roll, passed }) => [piece, roll, passed])).toEqual([
      ['black-watch-a', 4, true],
      ['black-watch-b', 5, false],
      ['seaforth-a', 0, true],
    ]);
    expect(
      ['black-watch-a', 'black-watch-b', 'seaforth-a'].map((id) => t.of('routed', id)),
    ).toEqual([0, 1, 0]);
  });

  rule('XIV.22', 'too near and in sight it is not even marked; out of sight it is', () => {
    const near = rally([], '2918');
    near.run('markRouted', {});
    expect(near.of('routed', 'black-watch-a')).toBe(1);
    const unseen = table({
      units: { 'black-watch-a': { hex: '1826', routed: true }, 'potch-a': '1823' },
    });
    unseen.run('markRouted', {});
    expect(unseen.of('routed', 'black-watch-a')).toBe(2);
  });

  rule(
    ['XIV.22', 'XIV.23'],
    'out of sight all the turn or five hexes off all the turn: seen at one time and neared at another ends it',
    () => {
      const come = (screen: 'before' | 'after') => {
        const t = rally([4]);
        const stand = () => {
          t.state.hex[t.unit('seaforth-a')] = t.hexIndex('2919');
        };
        if (screen === 'before') stand();
        t.run('markRouted', {});
        expect(t.of('routed', 'black-watch-a')).toBe(2);
        if (screen === 'after') stand();
        // Four hexes off, and the Seaforths between.
        t.act('cronje-p', 'potch-a').do('move potch-a to=2915', 'move potch-a to=2916');
        return t;
      };
      const unseen = come('before');
      expect(unseen.events('disturbed')).toEqual([]);
      unseen.run('rally', {});
      expect(unseen.last('rally')).toMatchObject({ piece: 'black-watch-a', passed: true });
      const seen = come('after');
      expect(seen.events('disturbed')).toEqual([
        { type: 'disturbed', rule: 'XIV.23', piece: 'black-watch-a' },
      ]);
      seen.run('rally', {});
      expect(seen.events('rally')).toEqual([]);
    },
  );

  rule('XIV.23', 'one who falls back near it ends it too', () => {
    const t = table({
      units: {
        'black-watch-a': { hex: '2920', routed: true },
        'potch-a': '2914',
        'grenadier-a': '2913',
      },
      leaders: { 'cronje-p': '2911', colvile: '2912' },
      dice: [0],
    });
    t.run('markRouted', {});
    t.run('retreat', { unit: 'potch-a', why: 'before', foes: ['2913'], way: [] });
    t.do('retreat potch-a to=2915');
    expect(t.events('disturbed')).toEqual([]);
    t.do('retreat potch-a to=2916');
    expect(t.last('disturbed')).toMatchObject({ piece: 'black-watch-a' });
  });

  rule('XIV.23', 'who must go himself stops rallying, with nobody near', () => {
    const t = table({
      units: { 'black-watch-a': { hex: '2930', routed: true }, 'potch-a': '2905' },
      leaders: { wauchope: '2920' },
    });
    t.state.routed[t.unit('black-watch-a')] = REORGANIZING;
    t.run('retreat', { unit: 'black-watch-a', why: 'rout', foes: [], way: [] });
    expect(t.events('disturbed')).toEqual([
      { type: 'disturbed', rule: 'XIV.23', piece: 'black-watch-a' },
    ]);
    expect(t.of('routed', 'black-watch-a')).toBe(BROKEN);
  });

  rule('XIV.23', 'shot at, moved, or an enemy come near: the marker turns back', () => {
    const moved = rally([]);
    moved.run('markRouted', {}).act('wauchope', 'black-watch-a').do('move black-watch-a to=2921');
    expect(moved.of('routed', 'black-watch-a')).toBe(1);
    const near = rally([]);
    near
      .run('markRouted', {})
      .act('cronje-p', 'potch-a')
      .do('move potch-a to=2915', 'move potch-a to=2916');
    expect(near.last('disturbed')).toMatchObject({ rule: 'XIV.23', piece: 'black-watch-a' });
  });

  rule('XIV.26', 'its own commander beside it helps, if the brigade defends', () => {
    const t = table({
      units: {
        'black-watch-a': { hex: '2920', routed: true },
        'potch-b': { hex: '2904', routed: true },
      },
      leaders: { wauchope: '2920', 'cronje-p': '2904' },
    });
    expect([
      rallyBonus(t.look, t.unit('black-watch-a')),
      rallyBonus(t.look, t.unit('potch-b')),
    ]).toEqual([2, 1]);
    t.order('wauchope', ATTACK);
    expect(rallyBonus(t.look, t.unit('black-watch-a'))).toBe(0);
    const other = table({
      units: { 'grenadier-a': { hex: '2920', routed: true } },
      leaders: { wauchope: '2920' },
    });
    expect(rallyBonus(other.look, other.unit('grenadier-a'))).toBe(0);
  });
});
