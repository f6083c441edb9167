import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { table } from '../testing.ts';

const rule = ruleOf('bittereinder');

const event = (dice: [number, number], change: object = {}) =>
  table({
    turn: 8,
    phase: 'reinforcement',
    at: { C9: ['cav-9l'] },
    options: { randomEvents: true },
    dice: die('event', ...dice),
    ...change,
  });

rule('15.1-a', 'two dice on even turns but the last, before all else', () => {
  expect(event([3, 4]).events('eventRoll')).toHaveLength(1);
  expect(event([3, 4], { turn: 7 }).events('eventRoll')).toHaveLength(0);
  expect(event([3, 4], { turn: 32 }).events('eventRoll')).toHaveLength(0);
  expect(event([3, 4], { turn: 12, scenario: 'bobsWar' }).events('eventRoll')).toHaveLength(0);
  expect(event([3, 4], { options: {} }).events('eventRoll')).toHaveLength(0);
});

const lost = { off: { 'T6-kommando': 'lost', 'T45-kommando': 'removed' } };

rule('15.1-2/12', 'a sixth siege marker, or a lost Kommando back at a capital', () => {
  const t = event([1, 1], lost);
  expect(t.choices).toEqual([
    'aid as=marker',
    'aid T6-kommando to=F1 as=kommando',
    'aid T6-kommando to=T8 as=kommando',
  ]);
  expect(event([6, 6], lost).do('aid as=marker').state.siegeLimit).toBe(6);
  expect(event([6, 6], lost).do('aid T6-kommando to=T8 as=kommando').where('T6-kommando')).toBe(
    'T8',
  );
});

rule(
  '15.1-2/12',
  'not with both capitals lost, nor with the Delagoa line cut or a town on it lost',
  () => {
    expect(
      event([1, 1], { ...lost, empire: ['F1', 'T8'], more: { taken: 3 } }).asked,
    ).not.toContain('aid');
    expect(
      event([1, 1], { ...lost, at: { C9: ['cav-9l'], T39: ['cav-12l'] } }).asked,
    ).not.toContain('aid');
    expect(event([1, 1], { ...lost, empire: ['T40'] }).asked).not.toContain('aid');
    expect(event([1, 1], { ...lost, razed: ['T40'] }).asked).not.toContain('aid');
    const one = event([1, 1], { ...lost, empire: ['F1'], more: { taken: 1 } });
    expect(one.choices).toEqual(['aid as=marker', 'aid T6-kommando to=T8 as=kommando']);
  },
);

rule('15.1-2/12', 'volunteers come to a capital free of Empire pieces only (A41)', () => {
  const at = { C9: ['cav-9l'], F1: ['sup-2', 'F1-kommando'] };
  expect(event([1, 1], { ...lost, at }).choices).toEqual([
    'aid as=marker',
    'aid T6-kommando to=T8 as=kommando',
  ]);
});

const march = (pieces: string[], dice: [number, number] = [1, 2], change: object = {}) =>
  event(dice, { at: { N4: [...pieces, 'sup-1', 'T8-kommando'] }, ...change });

rule(
  '15.1-3/11',
  'men of the colonies must attack this turn, or morale falls when phase 7 ends',
  () => {
    const idle = march(['cav-ilh']);
    idle.until('empireCombat').endPhase();
    expect(idle.events('noMarch')).toHaveLength(1);
    const british = march(['cav-9l'], [5, 6]);
    british.until('empireCombat').do('attack at=N4 as=field', 'commit n=5').endPhase();
    expect(british.events('noMarch')).toHaveLength(1);
    const colonial = march(['cav-ilh']);
    colonial.until('empireCombat').do('attack at=N4 as=field', 'commit n=5').endPhase();
    expect(colonial.events('noMarch')).toHaveLength(0);
  },
);

rule('15.1-3/11', 'a called-off attack is none; with both capitals held there is no event', () => {
  const t = march(['cav-ilh', 'ldr-buller'], [1, 2], {
    dice: [...die('event', 1, 2), ...die('buller', 1)],
  });
  t.until('empireCombat').do('attack at=N4 as=field', 'commit n=5', 'twoOrNothing').endPhase();
  expect(t.events('noMarch')).toHaveLength(1);
  const held = march(['cav-ilh'], [1, 2], { empire: ['F1', 'T8'], more: { taken: 3 } });
  expect(held.events('mustMarch')).toHaveLength(0);
});

rule('15.1-6', 'a later reinforcement at once, or one more replacement', () => {
  const scene = {
    off: {
      'cav-sac-a': 'reserve',
      'cav-kfs': 'reserve',
      'cav-jmr': 'reserve',
      'bde-3': 'track',
      'g-ladysmith': 'track',
    },
    due: { 'cav-sac-a': 15, 'cav-kfs': 16, 'cav-jmr': 16, 'bde-3': 11, 'g-ladysmith': 12 },
  };
  const t = event([2, 4], scene);
  expect(t.choices).toEqual(['hasten n=15', 'hasten n=16', 'recall g-ladysmith', 'recall bde-3']);
  t.do('hasten n=16');
  expect(t.choices).toEqual(['bring cav-kfs', 'bring cav-jmr']);
  t.do('bring cav-jmr');
  expect(t.where('cav-jmr')).toBe('C9');
  expect(event([3, 3], scene).do('recall bde-3').where('bde-3')).toBe('C9');
  expect(event([3, 3], scene).do('recall g-ladysmith').where('g-ladysmith')).toBe('N6');
});

rule(
  ['15.1-6', '5.4-b'],
  'a garrison whose town is closed to it cannot be called back by the event (A49)',
  () => {
    const off = { 'g-kimberley': 'track', 'bde-3': 'track' };
    const due = { 'g-kimberley': 12, 'bde-3': 11 };
    const at = { B1: ['T8-kommando'], C9: ['cav-9l'] };
    const t = event([3, 3], { off, due, at });
    expect(t.choices).toEqual(['recall bde-3']);
    expect(t.refusal('recall g-kimberley')).toEqual({ rule: '5.4-b', reason: 'townClosed' });
    expect(t.due('g-kimberley')).toBe(12);
    // With nobody else to call there is no event at all.
    const none = event([3, 3], { off: { 'g-kimberley': 'track' }, due: { 'g-kimberley': 12 }, at });
    expect(none.asked).not.toContain('hasten');
    expect(none.events('noEvent')).toHaveLength(1);
    expect(none.due('g-kimberley')).toBe(12);
  },
);

rule('15.1-10-a', 'Joubert overruled: every siege is tested this turn', () => {
  const t = event([4, 6], {
    at: { N6: ['g-ladysmith', 'army-natal'], C9: ['cav-9l'] },
    besieged: ['N6'],
    dice: [...die('event', 4, 6), ...die('siege/', 1)],
  });
  t.do('press as=sieges');
  for (let guard = 0; t.state.turn === 8 && guard < 60; guard++) t.pass();
  expect(t.events('siegeRoll')).toHaveLength(1);
});

rule('15.1-10-b', 'or one battle at half price, rounded up, whenever it suits', () => {
  const t = event([4, 6], {
    at: { N4: ['bde-2', 'sup-1', 'T8-kommando'], C9: ['cav-9l'] },
    dice: [...die('event', 4, 6), ...die('combat', 3)],
  });
  t.do('press as=halfPrice').until('empireCombat').do('attack at=N4 as=field');
  expect(t.choices).toEqual(['fullPrice', 'halfPrice']);
  t.do('halfPrice', 'commit n=7');
  expect(t.balance[0]).toBe(-4);
  expect(t.state.halfToken).toBe(0);
});

rule('15.1-10-c', 'or one army goes again at the end of phase 6', () => {
  const t = event([4, 6], {
    at: { N6: ['army-natal', 'T8-kommando'], N10: ['cav-19h'], C9: ['cav-9l'] },
    boxes: { 'army-natal': ['T8-kommando'] },
    dice: [...die('event', 4, 6), ...die('combat', 6)],
  });
  t.do('press as=army').until('republicanCombat');
  expect(t.asked).toBe('armySecond');
  t.do('advance army-natal to=N10', 'attack army-natal at=N10 as=field', 'commit n=4');
  expect(t.events('combat')[0]).toMatchObject({ at: 'N10', attack: 4, defence: 1 });
  expect(t.where('T8-kommando')).toBe('N10');
});

rule(
  '15.1-10-d',
  'once per game; a repeat is nothing, and what cannot be used is not offered',
  () => {
    const t = event([4, 6]);
    expect(t.choices).toEqual(['press as=sieges', 'press as=halfPrice']);
    const again = event([4, 6], { more: { eventTen: 1 } });
    expect(again.asked).not.toContain('overruled');
    expect(again.events('noEvent')).toHaveLength(1);
  },
);

rule('15.1-other', '4, 5, 7, 8 and 9: nothing', () => {
  for (const dice of [
    [2, 2],
    [2, 3],
    [3, 4],
    [4, 4],
    [4, 5],
  ] as [number, number][]) {
    const t = event(dice);
    expect(t.events('noEvent')).toHaveLength(1);
    expect(t.asked).toBe('depart');
  }
});
