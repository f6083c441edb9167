import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Table, table } from '../testing.ts';
import { ratioOf } from './12-melee.ts';

const rule = ruleOf('magersfontein');
const ATTACK = 'N-NE 2901 3';

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
      .passReactions()
      .do('join black-watch-b')
      .passReactions()
      .do('assault black-watch-b to=2713', 'stand')
      .passReactions()
      .do('join seaforth-a')
      .passReactions()
      .do('assault seaforth-a to=2713', 'stand')
      .passReactions();

  rule(
    ['XII.41', 'XII.42'],
    'in the undergrowth each British unit checks at -2, lone guns together at +2',
    () => {
      const t = three(
        guns({ 'krupp-1': '2713', 'krupp-2': '2713', 'krupp-3': '2713' }, [9, 9, 9, 0]),
      );
      expect(
        t.events('firstCheck').map((e) => [e['drm'], (e['units'] as string[]).length]),
      ).toEqual([
        [-2, 1],
        [-2, 1],
        [-2, 1],
      ]);
      expect(
        t.events('defenceCheck').map((e) => [e['drm'], (e['units'] as string[]).length]),
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
          .passReactions()
          .do('fight');
        expect(t.last('defenceCheck')).toMatchObject({ drm: 2, level: 5, passed: face <= 3 });
        let steps = 0;
        while (t.isAsked('retreatStep')) {
          t.do(
            t.choices.find((c) => c.endsWith('to=2712') || c.endsWith('to=2711')) ??
              t.choices[0] ??
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
      .passReactions()
      .do('charge 9-lancers to=2916');
    if (t.isAsked('beforeMelee')) t.do('stand');
    t.passReactions();
    expect(t.hex('krupp-1')).toBe('eliminated');
    expect(t.hex('9-lancers')).toBe('2916');
  });
});
