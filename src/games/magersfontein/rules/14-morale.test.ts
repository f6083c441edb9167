import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Table, table, theBox } from '../testing.ts';
import { check, checkLevel } from './01-general.ts';
import { inZone } from './05-zones.ts';
import { loseMorale } from './14-morale.ts';

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

rule('XIV.12', 'and a check uses it', () => {
  const t = table({ units: { 'potch-a': { hex: '2910', routed: true } }, dice: [1, 2] });
  expect([
    check(t.play, t.unit('potch-a'), 0, 'steady', 'XIV.12').passed,
    check(t.play, t.unit('potch-a'), 0, 'steady', 'XIV.12').passed,
  ]).toEqual([true, false]);
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

rule('XIV.27', 'Boer guns and the Scandinavian Corps do not rout: they are gone', () => {
  const t = table({ units: { 'krupp-1': '2914', scandinavian: '2913', 'rfa-18': '2920' } });
  for (const id of ['krupp-1', 'scandinavian', 'rfa-18']) loseMorale(t.play, t.unit(id), 9);
  expect([t.hex('krupp-1'), t.hex('scandinavian'), t.hex('rfa-18')]).toEqual([
    'eliminated',
    'eliminated',
    '2920',
  ]);
});
