import { describe, expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Table, table, theBox } from '../testing.ts';
import { check, checkLevel } from './01-general.ts';
import { inZone } from './05-zones.ts';
import { loseMorale } from './14-morale.ts';
import { rallyBonus } from './14-recovery.ts';
import { retreatLimit } from './14-retreat.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const ATTACK = 'N-NE 2901 3';
const flee = (t: Table): Table => {
  while (t.isAsked('retreatStep')) t.do(t.choices[0] ?? '');
  return t;
};

rule(
  ['XIV.1', 'XIV.2', 'XIV.4', 'XIV.5'],
  'the book’s unit of 8 and 4: at 6 it loses three, turns over at 4, and stands at 3',
  () => {
    const t = table({ units: { 'black-watch-a': { hex: '2918', lost: 2 } } });
    const unit = t.unit('black-watch-a');
    expect(t.morale('black-watch-a')).toBe(6);
    loseMorale(t.play, unit, 3);
    expect([
      t.of('reduced', 'black-watch-a'),
      t.of('loss', 'black-watch-a'),
      t.morale('black-watch-a'),
    ]).toEqual([1, 1, 3]);
    const edge = table({ units: { 'black-watch-a': { hex: '2918', lost: 2 } } });
    loseMorale(edge.play, unit, 1);
    expect(edge.of('reduced', 'black-watch-a')).toBe(0);
    loseMorale(edge.play, unit, 1);
    expect([edge.of('reduced', 'black-watch-a'), edge.morale('black-watch-a')]).toEqual([1, 4]);
    expect(box.units.find((u) => u.id === 'black-watch-a')).toMatchObject({ full: 8, reduced: 4 });
  },
);

rule(
  'XIV.3',
  'fire, melee and hard ground cost morale: the river off its drifts, wire under the enemy’s eyes',
  () => {
    const wire = table({
      units: { 'black-watch-a': '1622', 'potch-a': '1620' },
      leaders: { wauchope: { hex: '1623', attack: 'N-NE 1601 3' } },
    });
    wire.act('wauchope', 'black-watch-a').do('move black-watch-a to=1621').passReactions();
    expect(wire.morale('black-watch-a')).toBe(7);
    const unseen = table({
      units: { 'black-watch-a': '1622', 'potch-a': '2904' },
      leaders: { wauchope: { hex: '1623', attack: 'N-NE 1601 3' } },
    });
    unseen.act('wauchope', 'black-watch-a').do('move black-watch-a to=1621');
    expect(unseen.morale('black-watch-a')).toBe(8);
    const river = table({
      units: { 'koyli-a': '1534', 'potch-a': '2904' },
      leaders: { wauchope: { hex: '1534', attack: 'N-NE 1601 3' } },
    });
    river.act('wauchope', 'koyli-a').do('move koyli-a to=1535');
    expect(river.last('hardGround')).toMatchObject({ rule: 'XIV.3', points: 1 });
    expect(river.morale('koyli-a')).toBe(6);
  },
);

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
  ['XIV.9', 'XIV.10', 'XIV.11'],
  'nothing left is a rout: marked, without a zone, standing where it was shot',
  () => {
    const t = table({
      units: { 'black-watch-a': { hex: '2918', reduced: true, lost: 3 }, 'potch-a': '2916' },
      leaders: { 'cronje-p': '2914' },
      dice: [4],
    });
    t.act('cronje-p', 'potch-a').do('fire potch-a with=black-watch-a');
    expect(t.last('routed')).toMatchObject({ rule: 'XIV.9', piece: 'black-watch-a' });
    expect(t.hex('black-watch-a')).toBe('2918');
    expect(inZone(t.look, t.unit('black-watch-a'), t.hexIndex('2917'))).toBe(false);
  },
);

rule('XIV.12', 'routed British check on their reduced side, routed Boers on 1', () => {
  const t = table({
    units: {
      'black-watch-a': { hex: '2918', routed: true },
      'potch-a': { hex: '2910', routed: true },
    },
  });
  expect([
    checkLevel(t.look, t.unit('black-watch-a')),
    checkLevel(t.look, t.unit('potch-a')),
  ]).toEqual([4, 1]);
});

rule(
  'XIV.13',
  'a routed unit pays one a hex anywhere; next to a silent enemy it checks for its life',
  () => {
    const t = table({
      units: { 'black-watch-a': { hex: '1620', routed: true }, 'potch-a': '2904' },
      leaders: { wauchope: '1622' },
    });
    t.act('wauchope', 'black-watch-a').do('move black-watch-a to=1619');
    expect(t.of('mp', 'black-watch-a')).toBe(5);
    const beside = (face: number, fire: boolean) => {
      const b = table({
        units: { 'black-watch-a': { hex: '2918', routed: true }, 'potch-a': '2916' },
        leaders: { wauchope: '2920' },
        dice: fire ? [9] : [face],
      });
      b.act('wauchope', 'black-watch-a').do('move black-watch-a to=2917');
      return b.do(fire ? 'fire potch-a with=black-watch-a' : 'pass');
    };
    expect(beside(5, false).hex('black-watch-a')).toBe('eliminated');
    expect(beside(4, false).hex('black-watch-a')).toBe('2917');
    // Fired at without loss it goes on unchecked.
    expect(beside(0, true).events('checked')).toHaveLength(0);
  },
);

rule('XIV.14', 'it cannot fire or attack', () => {
  const t = table({
    units: { 'black-watch-a': { hex: '2918', routed: true }, 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2920', attack: ATTACK } },
  });
  t.act('wauchope', 'black-watch-a');
  expect(t.refusal('fire black-watch-a with=potch-a')).toMatchObject({
    rule: 'XIV.14',
  });
  expect(t.refusal('assault black-watch-a to=2916')).toMatchObject({
    rule: 'XIV.14',
  });
});

rule(
  'XIV.15',
  'an enemy coming or starting beside it: flee three hexes or be destroyed; cavalry rides down men on foot',
  () => {
    const come = (face: number) => {
      const t = table({
        units: { 'black-watch-a': '2918', 'potch-a': { hex: '2916', routed: true } },
        leaders: { wauchope: { hex: '2920', attack: ATTACK } },
        dice: [face],
      });
      return t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2917');
    };
    expect(come(2).hex('potch-a')).toBe('eliminated');
    const fled = flee(come(1));
    expect(fled.hex('potch-a')).not.toBe('2916');
    const start = table({
      units: { 'black-watch-a': '2917', 'potch-a': { hex: '2916', routed: true } },
      leaders: { wauchope: { hex: '2920', attack: ATTACK } },
      dice: [9],
    });
    start.act('wauchope', 'black-watch-a');
    expect(start.hex('potch-a')).toBe('eliminated');
    const horse = table({
      units: {
        '9-lancers': { hex: '2917', form: 'mounted' },
        'potch-a': { hex: '2916', routed: true },
        ladybrand: { hex: '3017', routed: true },
      },
      leaders: { babington: { hex: '2920', attack: ATTACK } },
      dice: [1],
    });
    horse.act('babington', '9-lancers');
    expect(horse.hex('potch-a')).toBe('eliminated');
    flee(horse);
    expect(horse.hex('ladybrand')).not.toBe('eliminated');
  },
);

rule('XIV.16', 'a routed unit hurt by fire flees or is destroyed', () => {
  const shot = (...dice: number[]) => {
    const t = table({
      units: { 'black-watch-a': { hex: '2918', routed: true }, 'potch-a': '2916' },
      leaders: { 'cronje-p': '2914' },
      dice,
    });
    t.act('cronje-p', 'potch-a').do('fire potch-a with=black-watch-a');
    return t;
  };
  expect(shot(0, 5).hex('black-watch-a')).toBe('eliminated');
  expect(shot(0, 4).owing).toBe('british retreatStep');
  expect(shot(9).events('checked')).toHaveLength(0);
});

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
    t.act('wauchope', 'black-watch-a').do('recover black-watch-a');
    expect(t.last('checked')).toMatchObject({ rule: 'XIV.21', passed: false });
    expect([t.of('reduced', 'black-watch-a'), t.of('mp', 'black-watch-a')]).toEqual([1, 0]);
    const unseen = table({
      units: { 'black-watch-a': { hex: '1825', reduced: true }, 'potch-a': '1823' },
      leaders: { wauchope: '1825' },
    });
    unseen.act('wauchope', 'black-watch-a').do('recover black-watch-a');
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

rule('XIV.27', 'Boer guns and the Scandinavian Corps do not rout: they are gone', () => {
  const t = table({ units: { 'krupp-1': '2914', scandinavian: '2913', 'rfa-18': '2920' } });
  for (const id of ['krupp-1', 'scandinavian', 'rfa-18']) loseMorale(t.play, t.unit(id), 9);
  expect([t.hex('krupp-1'), t.hex('scandinavian'), t.hex('rfa-18')]).toEqual([
    'eliminated',
    'eliminated',
    '2920',
  ]);
});

rule(
  'XIV.28',
  'enough fire in one enemy activation drives a unit back a hex, by its morale at the start',
  () => {
    const t = table({
      units: { 'black-watch-a': '2918', 'potch-a': { hex: '2916', lost: 1 } },
      leaders: { wauchope: '2920' },
      dice: [0, 0],
    });
    expect(retreatLimit(t.look, t.unit('potch-a'))).toBe(3);
    t.act('wauchope', 'black-watch-a').do('fire black-watch-a with=potch-a').passReactions();
    expect(t.of('fireLoss', 'potch-a')).toBe(2);
    t.do('fire black-watch-a with=potch-a');
    expect(t.owing).toBe('boers retreatStep');
    expect(t.can('retreat potch-a to=2917')).toBe(false);
    t.do('retreat potch-a to=2915').passReactions();
    expect(t.hex('potch-a')).toBe('2915');
    expect(t.can('move black-watch-a to=2917')).toBe(true);
    const dug = table({ units: { 'potch-a': '1520' } });
    expect(retreatLimit(dug.look, dug.unit('potch-a'))).toBe(6);
  },
);

rule('XIV.28', 'the active side is never driven back by fire', () => {
  const t = table({
    units: {
      'black-watch-a': { hex: '2920', reduced: true },
      'potch-a': '2916',
      'potch-b': '2817',
    },
    leaders: { wauchope: { hex: '2921', attack: ATTACK } },
    dice: [0, 0],
  });
  t.act('wauchope', 'black-watch-a').do('move black-watch-a to=2919');
  while (t.isAsked('react') && t.choices.some((c) => c.startsWith('fire')))
    t.do(t.choices.find((c) => c.startsWith('fire')) ?? '');
  expect(t.isAsked('retreatStep')).toBe(false);
});

rule(['XIV.29', 'XIV.30'], 'melee drives two hexes, fire one, flight three', () => {
  expect(box.numbers).toMatchObject({ retreat: 2, flight: 3, fireRetreat: 1 });
  const go = (why: 'melee' | 'rout' | 'fire') => {
    const t = table({ units: { 'potch-a': '2914', 'black-watch-a': '2930' } });
    t.run('retreat', { unit: 'potch-a', why, foes: ['2915'], way: [] });
    let steps = 0;
    while (t.isAsked('retreatStep')) {
      t.do(t.choices[0] ?? '');
      steps += 1;
    }
    return steps;
  };
  expect([go('melee'), go('rout'), go('fire')]).toEqual([2, 3, 1]);
});

rule(
  'XIV.31',
  'it must end that far from those it fought; if it cannot it routs, a routed one is lost',
  () => {
    const t = table({ units: { 'potch-a': '2914', 'black-watch-a': '2915' } });
    t.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2915'], way: [] });
    t.do('retreat potch-a to=3015');
    expect(t.whyNot('retreat potch-a to=3016')).toBe('XIV.31 leadsNowhere');
    expect(t.can('retreat potch-a to=3115')).toBe(true);
    flee(t);
    // One way out, and it ends beside the second enemy it fought: it routs; as a rout it would be lost.
    const shut = () =>
      table({
        units: {
          'potch-a': '2914',
          'black-watch-a': '2915',
          'black-watch-b': '3015',
          'seaforth-a': '2815',
          'seaforth-b': '3014',
          'argyll-a': '2814',
          'argyll-b': '2911',
          'hli-a': '3013',
          'hli-b': '2813',
        },
        dice: [9, 9, 9],
      });
    const routs = shut();
    routs.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2915', '2911'], way: [] });
    expect(routs.events('routed')[0]).toMatchObject({ rule: 'XIV.31', piece: 'potch-a' });
    expect(routs.last('eliminated')).toMatchObject({ rule: 'XIV.31', piece: 'potch-a' });
  },
);

rule('XIV.32', 'a flight counts hexes, not points: three kopjes are three hexes', () => {
  const t = table({ units: { 'potch-a': { hex: '1620', routed: true }, 'black-watch-a': '2930' } });
  t.run('retreat', { unit: 'potch-a', why: 'rout', foes: ['1621'], way: [] }).do(
    'retreat potch-a to=1619',
    'retreat potch-a to=1618',
    'retreat potch-a to=1617',
  );
  expect(t.hex('potch-a')).toBe('1617');
});

rule(
  'XIV.33',
  'never through enemies; through friends it may, one hex farther, and they check',
  () => {
    const t = table({
      units: {
        'potch-a': '2914',
        'potch-b': '2913',
        'black-watch-a': '2915',
        'seaforth-a': '3014',
      },
      dice: [9],
    });
    t.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2915'], way: [] });
    expect(t.whyNot('retreat potch-a to=3014')).toBe('XIV.33 enemyThere');
    t.do('retreat potch-a to=2913', 'retreat potch-a to=2912');
    expect(t.can('retreat potch-a to=2911') && t.can('halt')).toBe(true);
    t.do('retreat potch-a to=2911');
    expect(t.events('checked').find((e) => e.rule === 'XIV.33')).toMatchObject({
      piece: 'potch-b',
      passed: false,
    });
    expect(t.morale('potch-b')).toBe(5);
  },
);

rule('XIV.34', 'not over ground it cannot cross; shut in, it is lost', () => {
  const boxed = ['2913', '3014', '3015', '2915', '2815', '2814'];
  const guards = [
    'black-watch-a',
    'black-watch-b',
    'seaforth-a',
    'seaforth-b',
    'argyll-a',
    'argyll-b',
  ];
  const t = table({
    units: {
      'potch-a': '2914',
      ...Object.fromEntries(guards.map((id, i) => [id, boxed[i] ?? ''])),
    },
  });
  t.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2915'], way: [] });
  expect(t.last('eliminated')).toMatchObject({ rule: 'XIV.34', piece: 'potch-a' });
  const gun = table({ units: { 'krupp-1': '0928', 'black-watch-a': '2930' } });
  gun.run('retreat', { unit: 'krupp-1', why: 'fire', foes: ['0930'], way: [] });
  expect(gun.whyNot('retreat krupp-1 to=0927')).toBe('XIV.34 impassable');
});

rule(
  'XIV.35',
  'past enemies one check with one for each such hex; a flight that ends beside one is a check for life',
  () => {
    const t = table({
      units: { 'potch-a': '2914', 'black-watch-a': '2916', 'seaforth-a': '2813' },
      dice: [5],
    });
    t.run('retreat', { unit: 'potch-a', why: 'melee', foes: ['2916'], way: [] }).do(
      'retreat potch-a to=2913',
      'retreat potch-a to=2912',
    );
    // Two hexes beside the Seaforths: 5 + 2 against 6.
    expect(t.last('checked')).toMatchObject({ rule: 'XIV.35', drm: 2, passed: false });
    expect(t.morale('potch-a')).toBe(5);
    const flight = table({
      units: { 'potch-a': { hex: '2915', routed: true }, 'seaforth-a': '2812' },
      dice: [2],
    });
    flight
      .run('retreat', { unit: 'potch-a', why: 'rout', foes: ['2916'], way: [] })
      .do('retreat potch-a to=2914', 'retreat potch-a to=2913', 'retreat potch-a to=2912');
    expect(flight.last('eliminated')).toMatchObject({ rule: 'XIV.35' });
  },
);

rule('XIV.36', 'guns driven back lose a point more', () => {
  const t = table({ units: { 'krupp-1': '2914', 'black-watch-a': '2930' } });
  t.run('retreat', { unit: 'krupp-1', why: 'fire', foes: ['2916'], way: [] }).do(
    'retreat krupp-1 to=2913',
  );
  expect(t.morale('krupp-1')).toBe(4);
});

rule('XIV.37', 'infantry that won must go into the hex', () => {
  const t = table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916' },
    leaders: { wauchope: { hex: '2919', attack: ATTACK } },
    dice: [0, 9],
  });
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand').passReactions();
  flee(t);
  expect(t.hex('black-watch-a')).toBe('2916');
});

rule('XIV.39', 'nobody reacts to a pursuit', () => {
  const t = table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916', 'potch-b': '2913', 'krupp-1': '2910' },
    leaders: { wauchope: { hex: '2919', attack: ATTACK }, 'cronje-p': '2910' },
    dice: [0, 9],
  });
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand').passReactions();
  flee(t);
  expect(t.hex('black-watch-a')).toBe('2916');
  expect(t.isAsked('react')).toBe(false);
});

rule('XIV.12', 'and a check uses it', () => {
  const t = table({ units: { 'potch-a': { hex: '2910', routed: true } }, dice: [1, 2] });
  expect([
    check(t.play, t.unit('potch-a'), 0, 'steady', 'XIV.12').passed,
    check(t.play, t.unit('potch-a'), 0, 'steady', 'XIV.12').passed,
  ]).toEqual([true, false]);
});
