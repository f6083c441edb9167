import { expect } from 'vitest';
import { stream } from '../../../kernel/dice.ts';
import type { Opponent } from '../../../kernel/opponent.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import type { Box } from '../box.ts';
import { rules } from '../game.ts';
import { fireCard } from '../odds.ts';
import { opponents } from '../opponent/opponents.ts';
import type { State } from '../state.ts';
import { type Table, table, theBox } from '../testing.ts';
import type { Offer } from '../vocabulary.ts';
import { reactByOrders } from './05-standing.ts';
import { expectedLoss, isFutile, result, rifleModifiers, total } from './10-fire.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const ATTACK = 'N-NE 2901 3';

rule(
  'X.1',
  'in its own activation at any time of its move, or as a reaction, never after melee',
  () => {
    const t = table({
      units: { 'black-watch-a': '2919', 'potch-a': '2916', 'potch-b': '3018' },
      leaders: { wauchope: { hex: '2920', attack: ATTACK } },
      dice: [9, 9, 0, 0, 0],
    });
    t.act('wauchope', 'black-watch-a')
      .do('move black-watch-a to=2918')
      .passReactions()
      .do('fire black-watch-a with=potch-a')
      .passReactions()
      .do('move black-watch-a to=2917')
      .passReactions();
    expect(t.can('fire black-watch-a with=potch-a')).toBe(true);
    t.do('assault black-watch-a to=2916', 'stand').passReactions();
    expect(t.isAsked('unit')).toBe(false);
    expect(t.of('acted', 'black-watch-a')).toBe(1);
  },
);

rule(['X.2', 'X.10'], 'each unit fires alone and its fire counts at once', () => {
  const t = table({
    units: { 'potch-a': '2916', 'potch-b': '2916', 'black-watch-a': '2918' },
    leaders: { 'cronje-p': '2915' },
    dice: [0],
  });
  t.act('cronje-p', 'potch-a').do('fire potch-a with=black-watch-a');
  expect(t.events('fired')).toHaveLength(1);
  expect(t.morale('black-watch-a')).toBe(6);
});

rule('X.3', 'the target must be in the firer’s zone', () => {
  const t = table({
    units: {
      'black-watch-a': '2919',
      'black-watch-b': '1823',
      'potch-a': '2916',
      'potch-b': '1825',
    },
    leaders: { wauchope: '2919' },
  });
  t.activate('wauchope').do('proceed', 'act black-watch-a');
  expect(t.whyNot('fire black-watch-a with=potch-a')).toBe('X.6 outOfRange');
  const unseen = table({
    units: { 'black-watch-b': '1823', 'potch-b': '1825' },
    leaders: { wauchope: '1822' },
  });
  unseen.act('wauchope', 'black-watch-b');
  expect(unseen.whyNot('fire black-watch-b with=potch-b')).toBe('VIII.3 outOfSight');
});

rule('X.4', 'two volleys, free, even with no points left; each may be answered', () => {
  const t = table({
    units: { 'black-watch-a': '2918', 'potch-a': '2916' },
    leaders: { wauchope: '2918' },
    dice: [9, 9],
  });
  t.act('wauchope', 'black-watch-a');
  t.state.mp[t.unit('black-watch-a')] = 0;
  t.do('fire black-watch-a with=potch-a');
  expect(t.owing).toBe('boers react');
  t.do('pass', 'fire black-watch-a with=potch-a');
  expect(t.owing).toBe('boers react');
  t.do('pass');
  expect(t.isAsked('unit')).toBe(false);
});

rule('X.4', 'who recovers does not fire, unless the option says so', () => {
  const field = (recoverAndFire: boolean) => {
    const t = table({
      options: { recoverAndFire },
      units: { 'black-watch-a': { hex: '2918', lost: 1 }, 'potch-a': '2916' },
      leaders: { wauchope: '2918' },
    });
    return t.act('wauchope', 'black-watch-a').do('recover black-watch-a');
  };
  expect(field(false).isAsked('unit')).toBe(false);
  expect(field(true).can('fire black-watch-a with=potch-a')).toBe(true);
});

rule('X.6', 'ranges and their modifiers are on the counter', () => {
  const boer = box.units.find((u) => u.id === 'potch-a');
  const british = box.units.find((u) => u.id === 'black-watch-a');
  expect([boer?.range.slice(1, 5), british?.range.slice(1, 4)]).toEqual([
    [-1, 0, 2, 99],
    [0, 2, 99],
  ]);
});

rule(['X.7', 'X.9'], 'all other modifiers come from the charts and add up', () => {
  const t = table({
    units: {
      'potch-a': '2916',
      '9-lancers': { hex: '2918', form: 'mounted' },
      'seaforth-a': { hex: '2914', form: 'column' },
      'rfa-18': '3017',
    },
    turn: 1,
  });
  const drm = (target: string) => total(rifleModifiers(t.look, t.unit('potch-a'), t.unit(target)));
  // Dawn +1 at two hexes; mounted -1; column -2; guns at one hex: range -1, gun +1.
  expect([drm('9-lancers'), drm('seaforth-a'), drm('rfa-18')]).toEqual([0, -1, 0]);
});

rule(['X.8', 'X.11'], 'the two volleys of the book: +0 on row 6, +4 on row 8', () => {
  const t = table({
    units: { 'potch-a': '2916', 'black-watch-a': '2918', 'potch-b': '2713', 'seaforth-a': '2715' },
  });
  const boer = rifleModifiers(t.look, t.unit('potch-a'), t.unit('black-watch-a'));
  expect(total(boer)).toBe(0);
  expect([1, 4, 5].map((roll) => result(t.look, t.unit('potch-a'), roll))).toEqual([2, 1, 0]);
  const british = rifleModifiers(t.look, t.unit('seaforth-a'), t.unit('potch-b'));
  expect(british.map((m) => [m.key, m.value])).toEqual([
    ['range', 2],
    ['terrain', 2],
  ]);
  expect([2, 3].map((roll) => result(t.look, t.unit('seaforth-a'), roll + 4))).toEqual([1, 0]);
});

rule('X.8', 'the row is the firer’s own morale; a commander beside him does not help', () => {
  const t = table({
    units: { 'black-watch-a': { hex: '2918', reduced: true }, 'potch-a': '2916' },
    leaders: { wauchope: '2918' },
  });
  expect(result(t.look, t.unit('black-watch-a'), 3)).toBe(0);
  expect(result(t.look, t.unit('black-watch-a'), 2)).toBe(1);
});

rule('X.8', 'expected losses as the chart was tuned: 0.7 at two hexes, 0.9 at one', () => {
  const t = table({ units: { 'potch-a': '2916', 'black-watch-a': '2918', 'seaforth-a': '3016' } });
  expect(expectedLoss(t.look, t.unit('potch-a'), t.unit('black-watch-a'))).toBeCloseTo(0.7);
  expect(expectedLoss(t.look, t.unit('potch-a'), t.unit('seaforth-a'))).toBeCloseTo(0.9);
});

/** A reduced half-battalion before a trench: no roll of its fire hurts who is in it. */
const beforeTheTrench = (dice: number[] = []): Table =>
  table({
    units: {
      'black-watch-a': { hex: '1521', reduced: true },
      'potch-a': { hex: '1520', hidden: true },
      'potch-b': '1421',
      hoopstad: '1621',
    },
    leaders: { wauchope: { hex: '1523', attack: 'N-NE 1601 3' }, 'cronje-p': '1519' },
    dice,
  });

rule('X.8', 'shots that no roll makes hurt are allowed, told so, and listed last', () => {
  const t = beforeTheTrench([0]);
  const [firer, target] = [t.unit('black-watch-a'), t.unit('potch-a')];
  expect([isFutile(t.look, firer, target), isFutile(t.look, firer, t.unit('potch-b'))]).toEqual([
    true,
    false,
  ]);
  t.act('wauchope', 'black-watch-a').passReactions();
  expect(t.choices.filter((choice) => choice.startsWith('fire'))).toEqual([
    'fire black-watch-a with=potch-b',
    'fire black-watch-a with=hoopstad',
    'fire black-watch-a with=hide-1',
  ]);
  const remarks = (piece: string) =>
    fireCard(t.look, firer, t.unit(piece)).remarks?.map(({ key }) => key);
  expect(remarks('potch-a')).toEqual(['odds.row', 'odds.futile']);
  expect(remarks('potch-b')).toEqual(['odds.row']);
  t.do('fire black-watch-a with=hide-1');
  expect(t.last('fired')).toMatchObject({ roll: 0, loss: 0 });
});

rule('X.8', 'what lies concealed may be anything: the order of targets does not tell what', () => {
  const order = (target: string, lost: number) => {
    const t = table({
      units: {
        'black-watch-a': { hex: '2918', lost },
        [target]: { hex: '2916', hidden: true },
        'potch-b': '2817',
      },
      leaders: { wauchope: '2919' },
    });
    return t.act('wauchope', 'black-watch-a').choices.filter((choice) => choice.startsWith('fire'));
  };
  for (const lost of [0, 1, 2, 3, 4])
    expect(order('krupp-1', lost)).toEqual(order('potch-a', lost));
});

rule(
  'V.6',
  'a futile answer comes after all others, and neither orders nor machines give it',
  () => {
    const t = table({
      units: {
        'black-watch-a': { hex: '1521', reduced: true },
        'seaforth-a': '1621',
        'potch-a': '1519',
      },
      leaders: { wauchope: '1523', 'cronje-p': '1519' },
    });
    t.act('cronje-p', 'potch-a').do('move potch-a to=1520');
    expect(t.choicesOf('british')).toEqual([
      'fire seaforth-a with=potch-a',
      'counterattack with=potch-a at=1521',
      'counterattack with=potch-a at=1621',
      'fire black-watch-a with=potch-a',
      'pass',
    ]);
    const futile: Offer<'react'>[] = [
      { do: 'fire', piece: 'black-watch-a', with: 'potch-a' },
      { do: 'pass' },
    ];
    const open = [{ who: 'all', fire: 'open', loss: 0 }];
    expect(reactByOrders(t.look, 'step', futile, open)).toEqual({ do: 'pass' });
    const owed = t.play.owedBy('british');
    if (!owed) throw new Error('nobody is asked');
    const machines: readonly Opponent<State, Box>[] = opponents;
    for (const machine of machines)
      expect(
        machine.choose({
          rules,
          box: t.box,
          state: t.view('british'),
          side: 'british',
          owed,
          choices: futile,
          random: stream('futile'),
        }),
      ).toEqual({ do: 'pass' });
  },
);

rule('XIV.28', 'driven back by two guns of one hex, it flees from that hex, named once', () => {
  const t = table({
    units: { 'rfa-18': '2920', 'rfa-75': '2920', 'potch-a': '2916' },
    leaders: { hall: '2920' },
  });
  t.activate('hall');
  for (const firer of ['rfa-18', 'rfa-75'])
    t.run('fireEffects', { target: 'potch-a', firer, loss: 2 });
  expect(t.asked).toBe('retreatStep');
  expect(t.about).toMatchObject({ unit: 'potch-a', foes: ['2920'] });
});
