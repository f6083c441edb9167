import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Differs, table } from '../testing.ts';

const rule = ruleOf('redvers-reverse');

const OPEN = { 'bridle-drift': { open: true } };

/** The British Movement Segment begins; these units of Hart's are routed, where it is said. */
const routed = (
  where: Readonly<Record<string, string>>,
  differs: Differs = {},
  options: Readonly<Record<string, string>> = {},
) =>
  table(
    {
      phase: 'britishMovement',
      turn: 4,
      boers: {},
      ...differs,
      pieces: {
        'ldr-5th-irish': 'spruit-fields',
        inniskilling: 'spruit-fields',
        border: 'spruit-fields',
        connaught: 'spruit-fields',
        dublin: 'spruit-fields',
        ...differs.pieces,
        ...Object.fromEntries(
          Object.entries(where).map(([unit, area]) => [unit, { area, level: 'routed' }]),
        ),
      },
    },
    { options },
  );

const THREE = { border: 'bridle-bank', connaught: 'bridle-bank', dublin: 'bridle-bank' };

rule(['0c', '4.1u'], 'at a drift that not all can enter the player says who runs first', () => {
  const b = routed(THREE, { drifts: OPEN });
  expect(b.asked).toBe('routFirst');
  expect(b.choices).toEqual(['first border', 'first connaught', 'first dublin']);
  expect(b.events('flees')).toEqual([]);
  b.do('first dublin');
  expect(b.where('dublin')).toBe('bridle-kraal');
  expect(b.choices).toEqual(['first border', 'first connaught']); // one more may cross
  expect(b.whyNot('first dublin')).toBe('4.1u runsNotNow');
  b.do('first connaught');
  expect(b.events('flees').map((e) => [e['piece'], e['to']])).toEqual([
    ['dublin', 'bridle-drift'],
    ['dublin', 'bridle-kraal'],
    ['connaught', 'bridle-drift'],
    ['connaught', 'bridle-kraal'],
  ]);
  expect(b.where('border')).toBe('bridle-bank');
});

rule(['0c', '4.1u'], 'where all can cross nobody is asked, nor by the option', () => {
  const two = routed({ connaught: 'bridle-bank', dublin: 'bridle-bank' }, { drifts: OPEN });
  expect(two.asked).not.toBe('routFirst');
  expect([two.where('connaught'), two.where('dublin')]).toEqual(['bridle-kraal', 'bridle-kraal']);
  const settled = routed(THREE, { drifts: OPEN }, { ties: 'first' });
  expect(settled.asked).not.toBe('routFirst');
  expect(settled.events('flees').map((e) => e['piece'])).toEqual([
    'border',
    'border',
    'connaught',
    'connaught',
  ]);
  expect(settled.where('dublin')).toBe('bridle-bank');
});

rule(
  ['0c', '4.1ab'],
  'one may stay in a drift: of two that come no further the player picks',
  () => {
    const apart = { connaught: 'native-bank', dublin: 'native-bank' };
    const b = routed(apart, { drifts: OPEN });
    expect(b.choices).toEqual(['first connaught', 'first dublin']);
    b.do('first dublin');
    expect([b.where('dublin'), b.where('connaught')]).toEqual(['bridle-drift', 'bridle-bank']);
    // One stays in it and the other goes through: whoever is first, it comes to the same.
    const through = routed({ connaught: 'native-bank', dublin: 'bridle-bank' }, { drifts: OPEN });
    expect(through.asked).not.toBe('routFirst');
    expect([through.where('dublin'), through.where('connaught')]).toEqual([
      'bridle-kraal',
      'bridle-drift',
    ]);
  },
);

rule(['0c', '4.1u'], 'those who get in nobody’s way run before the player is asked', () => {
  const b = routed(
    { ...THREE, inniskilling: 'west-veld', queens: 'naval-gun-hill' },
    { drifts: OPEN },
  );
  expect(b.asked).toBe('routFirst');
  expect(b.events('flees').map((e) => e['piece'])).toEqual([
    'inniskilling',
    'inniskilling',
    'queens',
  ]);
  expect(b.choices).toEqual(['first border', 'first connaught', 'first dublin']);
});

rule(['0c', '4.1l'], 'past Boers the first to leave may leave the others too weak', () => {
  // Two battalions of 4 SP each; the way home by Loop Crest leads toward the red edge.
  const pair = { connaught: 'bridle-bank', dublin: 'bridle-bank' };
  const b = routed(pair, { boers: { zoutpansberg: 'bridle-bank' } });
  expect(b.choices).toEqual(['first connaught', 'first dublin']);
  b.do('first dublin');
  expect([b.where('dublin'), b.where('connaught')]).toEqual(['loop-crest', 'bridle-bank']);
  const none = routed(pair, { boers: { 'swazi-police': 'bridle-bank' } }); // 2 SP: no hindrance
  expect(none.asked).not.toBe('routFirst');
  expect([none.where('dublin'), none.where('connaught')]).toEqual(['loop-crest', 'loop-crest']);
  const held = routed(pair, {
    boers: { zoutpansberg: 'bridle-bank', ermelo: 'bridle-bank' }, // 11 SP: nobody gets past
  });
  expect(held.asked).not.toBe('routFirst');
  expect([held.where('dublin'), held.where('connaught')]).toEqual(['bridle-bank', 'bridle-bank']);
});

rule(['0c', '4.1i'], 'the leader runs with the first of his men, where their ways may part', () => {
  const men = { connaught: 'native-flats', dublin: 'native-flats' };
  const b = routed(men, { pieces: { 'ldr-5th-irish': 'native-flats' } });
  expect(b.choices).toEqual(['first connaught', 'first dublin']);
  b.do('first dublin', 'flee dublin to=bridle-kraal');
  expect(b.where('ldr-5th-irish')).toBe('spruit-fields');
  b.do('flee connaught to=harts-ridge');
  expect(b.events('rode').map((e) => [e['piece'], e['to']])).toEqual([
    ['ldr-5th-irish', 'bridle-kraal'],
    ['ldr-5th-irish', 'spruit-fields'],
  ]);
  // One way for all: they come together to the same place.
  const same = { connaught: 'bridle-kraal', dublin: 'bridle-kraal' };
  const one = routed(same, { pieces: { 'ldr-5th-irish': 'bridle-kraal' } });
  expect(one.asked).not.toBe('routFirst');
  expect(one.where('ldr-5th-irish')).toBe('shooters-hill');
  // Without him nobody asks.
  expect(routed(men).asked).toBe('flee');
});
