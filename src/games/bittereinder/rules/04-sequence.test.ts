import { expect } from 'vitest';
import { textOf } from '../../../kernel/json.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { die } from '../../../kernel/testing/test-table.ts';
import { table } from '../testing.ts';

const rule = ruleOf('bittereinder');

/** A little of everything, so that every phase has something to ask. */
const scene = {
  at: {
    C9: ['cav-9l'],
    C10: ['bn-berks'],
    N4: ['bde-2', 'sup-1', 'T8-kommando', 'ldr-delarey'],
    T6: ['T6-kommando'],
    F1: ['bde-4', 'ldr-kitchener'],
    T7: ['bde-5'],
  },
  empire: ['F1'],
  turn: 17,
  more: { taken: 3, bothHeld: 12 },
};

rule('4-1', 'phase 1: arrivals of both sides, then ships', () => {
  const t = table({
    ...scene,
    phase: 'reinforcement',
    off: { 'cav-kdg': 'reserve', 'ldr-botha': 'reserve' },
    due: { 'cav-kdg': 17, 'ldr-botha': 17 },
  });
  expect(t.where('cav-kdg')).toBe('C9');
  expect(t.asked).toBe('boerLeader');
  t.do('appear ldr-botha to=T6');
  expect(t.asked).toBe('depart');
  expect(t.play.owed[0]?.step['mode']).toBe('sea');
});

rule('4-1', 'with events, the event comes before everything', () => {
  const t = table({
    ...scene,
    turn: 18,
    phase: 'reinforcement',
    options: { randomEvents: true },
    off: { 'cav-iy-i': 'reserve' },
    due: { 'cav-iy-i': 18 },
    dice: die('event', 3, 4),
  });
  const types = t.events().map((event) => event.type);
  expect(types.indexOf('eventRoll')).toBeLessThan(types.indexOf('arrived'));
});

rule(
  ['4-2', '4-3', '4-4', '4-5'],
  'rail for the Republics, then the Empire; land for the Empire, then the Republics',
  () => {
    const t = table({ ...scene, phase: 'republicanRail' });
    const seen: string[] = [];
    while (t.phase !== 'republicanCombat') {
      const [owed] = t.play.owed;
      if (owed?.step.step === 'depart')
        seen.push(`${t.phase} ${owed.side} ${textOf(owed.step['mode'])}`);
      t.pass();
    }
    expect(seen).toEqual([
      'republicanRail republics rail',
      'empireRail empire rail',
      'empireLand empire land',
      'republicanLand republics land',
    ]);
  },
);

rule('4-4', 'the besieged do not march', () => {
  const t = table({
    phase: 'empireLand',
    at: { N6: ['cav-5l', 'army-natal'], N1: ['cav-19h'] },
    besieged: ['N6'],
  });
  expect(t.choices).toContain('from at=N1');
  expect(t.refusal('from at=N6')).toMatchObject({ rule: '7.4.1' });
});

rule(['4-6', '4-7', '8.5-a'], 'the Republics attack in phase 6, the Empire in phase 7', () => {
  const t = table({ ...scene, phase: 'republicanCombat' });
  expect(t.play.owed[0]).toMatchObject({ side: 'republics', step: { step: 'attack' } });
  t.endPhase();
  expect(t.phase).toBe('empireCombat');
  expect(t.play.owed[0]).toMatchObject({ side: 'empire', step: { step: 'attack' } });
});

rule('4-8', 'phase 8 adds the Republican home areas that are not razed', () => {
  const t = table({ ...scene, phase: 'commitment', razed: ['T8', 'T6'] });
  // 35 homes, two razed, Bloemfontein in Empire hands.
  expect(t.wcp).toBe(156 + 32);
});

rule('4-9', 'phase 9: blockhouses from turn 16, razing while Kitchener is there', () => {
  const t = table({ ...scene, phase: 'blockhouses' });
  expect(t.asked).toBe('bargain');
  t.do('done');
  expect(t.asked).toBe('razeArea');
  const early = table({ ...scene, turn: 15, phase: 'blockhouses' });
  expect(early.asked).toBe('razeArea');
  const without = table({ phase: 'blockhouses', turn: 15, at: { F1: ['bde-4'] }, empire: ['F1'] });
  expect(without.asked).not.toContain('razeArea');
});

rule('4-10', 'phase 10: lost territory, then on every third turn the sieges', () => {
  const siege = {
    at: { N6: ['g-ladysmith', 'army-natal', 'T8-kommando'], N1: ['cav-19h'] },
    besieged: ['N6'],
  };
  const third = table({ ...siege, turn: 6, phase: 'morale', dice: die('siege', 1) });
  const types = third.events().map((event) => event.type);
  expect(types.indexOf('territoryRoll')).toBeLessThan(types.indexOf('siegeRoll'));
  expect(third.events('siegeRoll')).toHaveLength(1);
  expect(table({ ...siege, turn: 7, phase: 'morale' }).events('siegeRoll')).toHaveLength(0);
});

rule('4-11', 'phase 11: automatic victories every turn, the final count after turn 32', () => {
  expect(table({ phase: 'victory', at: {}, more: { morale: 0 } }).ending).toBe('collapse');
  const on = table({ phase: 'victory', at: { N1: ['cav-19h'] } });
  expect(on.ending).toBeUndefined();
  expect(table({ turn: 32, phase: 'victory', at: {} }).ending).toBe('subdued');
});
