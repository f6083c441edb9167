import { expect, test } from 'vitest';
import { stream } from '../../../kernel/dice.ts';
import { isProblems } from '../../../kernel/game.ts';
import { completeSetup, layOut } from '../../../kernel/match.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { viewOf } from '../../../kernel/views.ts';
import { rules } from '../game.ts';
import { imagineMelee } from '../odds.ts';
import { nameOf } from '../state.ts';
import { table, theBox } from '../testing.ts';
import { entrenched, trenchIn } from './09-trenches.ts';
import { rifleModifiers, total } from './10-fire.ts';
import { gunModifiers } from './11-artillery.ts';
import { firstCheckModifiers } from './12-melee.ts';

const rule = ruleOf('magersfontein');
const box = theBox();
const ATTACK = 'N-NE 1601 3';
const start = () => {
  const laid = layOut(rules, completeSetup(rules, {}));
  if (isProblems(laid)) throw new Error('set-up');
  return laid.state;
};

rule('IX.1', 'the scenario lays the trenches, for the Boers; nobody digs', () => {
  expect(box.scenarios[0]?.trenches.map((h) => box.grid.ids[h])).toEqual([
    '0917',
    '1018',
    '1118',
    '1219',
    '1319',
    '1420',
    '1520',
    '1620',
    '1720',
    '1820',
    '0411',
    '0512',
    '0614',
    '2222',
    '2323',
    '2425',
  ]);
  expect(rules.book.flatMap((e) => (e.kind === 'decision' ? e.verbs : []))).not.toContain('dig');
});

rule(
  ['IX.2', 'IX.3', 'IX.10'],
  'every Boer on the map begins under a marker, concealed side up',
  () => {
    const state = start();
    for (const [unit, card] of box.units.entries()) {
      const here = (state.hex[unit] ?? -1) >= 0;
      expect((state.mark[unit] ?? -1) >= 0).toBe(card.side === 1 && here);
    }
  },
);

rule(
  ['IX.4', 'IX.13'],
  'about to leave, it drops the marker first, and that may be answered; the trench stays',
  () => {
    const t = table({
      units: { 'potch-a': { hex: '1520', hidden: true }, 'black-watch-a': '1521' },
      leaders: { 'cronje-p': '1519' },
    });
    t.act('cronje-p', 'potch-a').passReactions().do('move potch-a to=1420');
    expect(t.last('exposed')).toMatchObject({ rule: 'IX.13', piece: 'potch-a', marker: 'hide-1' });
    expect(t.owing).toBe('british react');
    expect(t.hex('potch-a')).toBe('1520');
    expect(trenchIn(t.look, t.hexIndex('1520'))).toBeGreaterThanOrEqual(0);
  },
);

rule('IX.5', 'trench and concealment add up, in fire and in melee', () => {
  const t = table({
    units: { 'potch-a': { hex: '1520', hidden: true }, 'black-watch-a': '1521' },
    leaders: { wauchope: { hex: '1522', attack: ATTACK } },
  });
  expect(total(rifleModifiers(t.look, t.unit('black-watch-a'), t.unit('potch-a')))).toBe(4);
  const melee = imagineMelee(t.look, [t.unit('black-watch-a')], t.hexIndex('1520'));
  expect(
    firstCheckModifiers(t.look, melee, t.hexIndex('1521')).filter((m) => m.value !== 0),
  ).toEqual([
    { key: 'trench', value: 5, rule: 'IX.5' },
    { key: 'concealed', value: 1, rule: 'IX.5' },
  ]);
});

rule(['IX.6', 'IX.7'], 'only high explosive breaks a trench, and only by an asterisk', () => {
  const fire = (gun: string, hex: string, face: number) => {
    const t = table({
      units: { [gun]: hex, 'potch-a': '1520', 'black-watch-a': '2930' },
      leaders: { hall: hex },
      dice: [face],
    });
    t.act('hall', gun).do(`fire ${gun} with=potch-a`);
    return t;
  };
  const howitzer = fire('how-62', '1223', 0);
  expect(howitzer.events('trenchDestroyed')).toEqual([
    { type: 'trenchDestroyed', rule: 'IX.7', at: '1520' },
  ]);
  expect(howitzer.morale('potch-a')).toBeLessThan(6);
  // Howitzer row 7, trench 1, range 0, Hall -1: a modified 5 hurts without an asterisk.
  expect(fire('how-62', '1223', 5).events('trenchDestroyed')).toEqual([]);
  expect(fire('rfa-18', '1223', 0).events('trenchDestroyed')).toEqual([]);
});

rule(
  ['IX.8', 'IX.9'],
  'a trench outlives its men and serves whoever enters it, at once, three units at most',
  () => {
    const t = table({
      units: { 'black-watch-a': '1521', 'potch-a': '1518' },
      leaders: { wauchope: { hex: '1522', attack: ATTACK } },
    });
    t.act('wauchope', 'black-watch-a').do('move black-watch-a to=1520').passReactions();
    expect(entrenched(t.look, t.unit('black-watch-a'))).toBe(true);
    const crowd = table({
      units: { 'potch-a': '1520', 'potch-b': '1520', hoopstad: '1520', 'kroonstad-a': '1520' },
    });
    expect(
      ['potch-a', 'potch-b', 'hoopstad', 'kroonstad-a'].map((id) =>
        entrenched(crowd.look, crowd.unit(id)),
      ),
    ).toEqual([true, true, true, false]);
  },
);

rule(
  'IX.11',
  'guns see a concealed unit from two hexes, not from three; both kinds of fire suffer',
  () => {
    const t = table({
      units: { 'rfa-18': '2918', 'rfa-75': '2919', 'potch-a': { hex: '2916', hidden: true } },
      leaders: { hall: '2919' },
    });
    t.act('hall', 'rfa-75');
    expect(t.whyNot('fire rfa-75 with=hide-1')).toBe('IX.11 concealed');
    t.do('done', 'act rfa-18');
    expect(t.can('fire rfa-18 with=hide-1')).toBe(true);
    expect(
      gunModifiers(t.look, t.unit('rfa-18'), t.unit('potch-a')).find((m) => m.key === 'concealed')
        ?.value,
    ).toBe(3);
  },
);

rule('IX.12', 'two points of fire in one activation expose, from whomever; firing does not', () => {
  const t = table({
    units: {
      'black-watch-a': '2917',
      'black-watch-b': '2817',
      'potch-a': { hex: '2916', hidden: true },
    },
    leaders: { wauchope: '2918' },
    dice: [0, 9, 0],
  });
  t.act('wauchope', 'black-watch-a').do('fire black-watch-a with=hide-1');
  expect(t.of('mark', 'potch-a')).toBe(t.of('fireLoss', 'potch-a') >= 2 ? -1 : 0);
  t.state.mark[t.unit('potch-a')] = 0;
  t.state.fireLoss[t.unit('potch-a')] = 1;
  t.do('fire potch-a with=black-watch-a');
  expect(t.of('mark', 'potch-a')).toBe(0);
  t.do('done', 'act black-watch-b', 'fire black-watch-b with=hide-1');
  expect(t.last('exposed')).toMatchObject({ rule: 'IX.12', piece: 'potch-a' });
});

rule('IX.12', 'one point and one point from two firers is enough; one alone is not', () => {
  const t = table({
    units: {
      'black-watch-a': '2918',
      'black-watch-b': '2818',
      'potch-a': { hex: '2916', hidden: true },
    },
    leaders: { wauchope: '2918' },
    dice: [2, 2],
  });
  // Range 2, concealed 2: a 2 becomes 6 on row 8: one point.
  t.act('wauchope', 'black-watch-a').do('fire black-watch-a with=hide-1').passReactions();
  expect([t.of('fireLoss', 'potch-a'), t.of('mark', 'potch-a')]).toEqual([1, 0]);
  t.do('done', 'act black-watch-b', 'fire black-watch-b with=hide-1').passReactions();
  expect(t.of('mark', 'potch-a')).toBe(-1);
});

rule('IX.12', 'an assault that comes on exposes, one that fails does not', () => {
  const assault = (dice: number[]) => {
    const t = table({
      units: { 'black-watch-a': '2917', 'potch-a': { hex: '2916', hidden: true } },
      leaders: { wauchope: { hex: '2919', attack: 'N-NE 2901 3' } },
      dice,
    });
    return t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916', 'stand', 'pass');
  };
  expect(assault([9]).of('mark', 'potch-a')).toBe(0);
  expect(assault([0, 0, 0]).of('mark', 'potch-a')).toBe(-1);
});

rule('IX.14', 'who joins a concealed unit is not concealed', () => {
  const t = table({
    units: { 'potch-a': { hex: '2914', hidden: true }, 'potch-b': '2913', 'black-watch-a': '2930' },
    leaders: { 'cronje-p': '2913' },
  });
  t.act('cronje-p', 'potch-b').do('move potch-b to=2914', 'done');
  expect([t.of('mark', 'potch-a'), t.of('mark', 'potch-b')]).toEqual([0, -1]);
});

rule(
  'IX.3',
  'the British see markers, not names: their view says nothing of who lies where',
  () => {
    const state = start();
    const view = viewOf(rules, box, state, 'british');
    const look = { state: view, box };
    expect(nameOf({ state, box }, box.unitIndex.get('potch-a') ?? 0)).toMatch(/^hide-/);
    const hexes = (s: typeof state) =>
      s.hex.filter((_, unit) => (s.mark[unit] ?? -1) >= 0).sort((a, b) => a - b);
    expect(hexes(view)).toEqual(hexes(state));
    // Swap two concealed units: the view stays the same.
    const other = rules.clone(state);
    const [a, b] = [box.unitIndex.get('potch-a') ?? 0, box.unitIndex.get('krupp-2') ?? 0];
    for (const list of [other.hex, other.mark]) [list[a], list[b]] = [list[b] ?? 0, list[a] ?? 0];
    expect(viewOf(rules, box, other, 'british')).toEqual(view);
    expect(look.state.loss.every((lost) => lost === 0)).toBe(true);
  },
);

test('dealt anew, a routed man under a marker is whoever he may be, and nobody else is without morale', () => {
  const state = start();
  const unit = box.unitIndex.get('potch-a') ?? 0;
  state.routed[unit] = 1;
  state.reduced[unit] = 1;
  state.loss[unit] = box.units[unit]?.reduced ?? 0;
  for (const seed of ['1', '2', '3', '4', '5']) {
    const other = rules.clone(state);
    rules.redeal(other, 'british', box, stream(seed));
    expect(rules.violations(other, box)).toEqual([]);
  }
});
