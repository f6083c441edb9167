import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Differs, table } from '../testing.ts';

const rule = ruleOf('redvers-reverse');

const rifles = (dublin: string | Record<string, string>, differs: Differs = {}) =>
  table({
    phase: 'britishRifleFire',
    turn: 4,
    boers: { ermelo: 'loop-crest', krugersdorp: 'grobelaar-underfeature' },
    ...differs,
    pieces: {
      'ldr-5th-irish': 'the-loop',
      dublin,
      inniskilling: 'west-camp',
      ...differs.pieces,
    },
  });

rule('5.1a', 'battalions and regiments may fire once at range 0 or 1', () => {
  const b = rifles('the-loop');
  expect(b.choices).toEqual(['fire dublin', 'cease']);
  b.do('fire dublin');
  expect(b.events('aims')[0]?.['to']).toBe('loop-crest'); // across the river; two away is too far
  expect(rifles('loop-crest').can('fire dublin')).toBe(true); // range 0
  const horse = rifles('west-camp', {
    pieces: { 'ldr-5th-irish': 'west-camp', hussars13: 'the-loop' },
  });
  expect(horse.can('fire hussars13')).toBe(true);
});

rule('5.1b', 'suppressed: own area only; routed or mounted: no fire', () => {
  expect(rifles({ area: 'the-loop', level: 'suppressed' }).asked).not.toBe('britishTargets');
  expect(rifles({ area: 'loop-crest', level: 'suppressed' }).can('fire dublin')).toBe(true);
  const b = rifles(
    { area: 'the-loop', level: 'routed' },
    { pieces: { border: 'the-loop', hussars13: { area: 'the-loop', face: 'mounted' } } },
  );
  expect(b.choices).toEqual(['fire border', 'cease']);
  expect(b.whyNot('fire dublin')).toBe('5.1b routed');
  expect(b.whyNot('fire hussars13')).toBe('5.1b mounted');
});

rule(
  '5.2a',
  'a 4 or more takes Panicked or Standing Firm off a leader, before the units roll',
  () => {
    const b = table(
      {
        phase: 'britishRecovery',
        brigades: { '5th-irish': { leader: 'panicked' }, mounted: { leader: 'firm' } },
        pieces: { dublin: { level: 'disrupted' } },
      },
      {
        dice: { 'steady/5th-irish': [1, 3], 'steady/mounted': [1, 2], 'recover/dublin': [2, 4] },
      },
    );
    expect(b.brigade('5th-irish')['leader']).toBe('none');
    expect(b.brigade('mounted')['leader']).toBe('firm');
    expect(b.events('recovered')[0]?.['reasons']).toEqual({ leader: 1 }); // no longer -2
  },
);

rule('5.2b', 'every shaken British unit rolls to recover', () => {
  const b = table(
    {
      phase: 'britishRecovery',
      turn: 4,
      boers: { ermelo: 'loop-crest' },
      pieces: {
        'ldr-5th-irish': 'the-loop',
        dublin: { area: 'the-loop', level: 'suppressed' },
        durham: { level: 'routed' },
      },
    },
    { dice: { 'recover/dublin': [3, 3], 'recover/durham': [3, 3] } },
  );
  // Dublin: 6 + leader - rifle range = 6, up one. Durham: 6 + leader + Buller = 8, up one.
  expect(b.events('recovered').map((e) => [e['piece'], e['total']])).toEqual([
    ['dublin', 6],
    ['durham', 8],
  ]);
  expect([b.level('dublin'), b.level('durham')]).toEqual(['disrupted', 'suppressed']);
});

const boerFire = (boers: Differs['boers'], target = 'the-loop') =>
  table({
    phase: 'boerRifleFire',
    boers: boers ?? {},
    pieces: { 'ldr-5th-irish': target, dublin: target, inniskilling: target },
  });

rule('5.3a', 'every commando with a target within one area must fire', () => {
  const b = boerFire({ ermelo: 'loop-crest', krugersdorp: 'grobelaar-mountain' });
  expect([...b.events('boerAims'), ...b.events('boerSupports')].map((e) => e['piece'])).toEqual([
    'ermelo',
  ]);
  expect(boerFire({ ermelo: 'loop-crest' }, 'loop-crest').events('boerAims')).toHaveLength(1);
});

rule('5.3b', 'suppressed commandos fire into their own area only, routed ones not at all', () => {
  expect(
    boerFire({ ermelo: { area: 'loop-crest', level: 'suppressed' } }).events('boerAims'),
  ).toEqual([]);
  expect(
    boerFire({ ermelo: { area: 'loop-crest', level: 'suppressed' } }, 'loop-crest').events(
      'boerAims',
    ),
  ).toHaveLength(1);
  expect(
    boerFire({ ermelo: { area: 'loop-crest', level: 'routed' } }, 'loop-crest').events('boerAims'),
  ).toEqual([]);
});
