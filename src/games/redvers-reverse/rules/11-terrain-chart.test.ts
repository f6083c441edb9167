import { expect } from 'vitest';
import { at } from '../../../kernel/lists.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { BOER, defaultBox, FOOT, WHEELS } from '../box.ts';
import type { Reason } from '../reasons.ts';
import { type Differs, table } from '../testing.ts';
import { fireRange, pieceOf, stepsBetween } from './01-pieces.ts';
import { recoveryReasons } from './03-morale.ts';
import { brigadeReasons } from './08-boer-fire.ts';
import { coverOfBoers, coverOfBritish } from './11-terrain-chart.ts';

const rule = ruleOf('redvers-reverse');
const box = defaultBox();
const indexOf = (id: string) => box.areaIndex.get(id) ?? -1;

/** Hart with all his men in an area, with Boers or without. */
const standing = (place: string, differs: Differs = {}) =>
  table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    ...differs,
    pieces: {
      'ldr-5th-irish': place,
      inniskilling: place,
      border: place,
      connaught: place,
      dublin: place,
      ...differs.pieces,
    },
  });
const cover = (place: string, differs: Differs = {}) => {
  const reasons: Reason[] = [];
  coverOfBritish(standing(place, differs).play, indexOf(place), reasons);
  return reasons.reduce((sum, r) => sum + r.value, 0);
};
const boerCover = (place: string, differs: Differs = {}) => {
  const reasons: Reason[] = [];
  coverOfBoers(standing('west-camp', differs).play, indexOf(place), reasons);
  return reasons.reduce((sum, r) => sum + r.value, 0);
};
const morale = (place: string, differs: Differs = {}, close = false) =>
  brigadeReasons(standing(place, differs).play, 0, indexOf(place), 1, close)
    .filter((r) => r.id === 'terrain')
    .reduce((sum, r) => sum + r.value, 0);
const step = (from: string, to: string, level = 'normal') =>
  standing(from, { pieces: { dublin: { area: from, level } } })
    .until('unitMoves', '5th-irish')
    .whyNot(`move dublin to=${to}`);

rule('Ta', 'clear ground costs 1 MP and shelters nobody', () => {
  expect(cover('west-camp')).toBe(0);
  expect(step('west-camp', 'harts-ridge')).toBe('allowed');
  expect(step('west-camp', 'harts-ridge', 'suppressed')).toBe('allowed');
});

rule('Tb', 'a drift: fire +2, British morale -1, no batteries, a level lost on leaving', () => {
  expect(
    cover('native-drift', {
      pieces: { border: 'west-camp', connaught: 'west-camp', inniskilling: 'west-camp' },
    }),
  ).toBe(2);
  expect(
    morale('native-drift', {
      pieces: { border: 'west-camp', connaught: 'west-camp', inniskilling: 'west-camp' },
    }),
  ).toBe(-1);
  expect(box.links[WHEELS]?.[indexOf('native-drift')]).toEqual([]);
  expect(at(box.areas, indexOf('native-drift'))).toMatchObject({ through: 2, stay: 1 });
});

rule('Tc', 'the bridge: fire +2, British morale -1', () => {
  const two = { pieces: { border: 'west-camp', connaught: 'west-camp' } };
  expect(cover('bridge', two)).toBe(2);
  expect(morale('bridge', two)).toBe(-1);
  expect(at(box.areas, indexOf('bridge'))).toMatchObject({ through: 3, stay: 2 });
});

rule('Td', 'the river itself is no area; banks meet only at crossings', () => {
  expect(box.areas.some((area) => area.terrain === 'river')).toBe(false);
  for (const links of [box.links[FOOT], box.links[BOER]])
    links?.forEach((tos, from) => {
      const here = at(box.areas, from);
      if (here.kind !== 'land') return;
      for (const to of tos) {
        const there = at(box.areas, to);
        if (there.kind === 'land') expect(there.bank, `${here.id} ${there.id}`).toBe(here.bank);
      }
    });
});

rule('Te', 'brush: 1 MP, fire -1, the suppressed stay', () => {
  expect(cover('thorn-veld')).toBe(-1);
  expect(step('thorn-veld', 'east-camp')).toBe('allowed');
  expect(step('thorn-veld', 'east-camp', 'suppressed')).toBe('4.1t pinned');
});

rule('Tf', 'rough: 1 MP, no shelter, the suppressed stay', () => {
  expect(cover('hussar-hill')).toBe(0);
  expect(step('hussar-hill', 'blaauwkrantz')).toBe('allowed');
  expect(step('hussar-hill', 'blaauwkrantz', 'suppressed')).toBe('4.1t pinned');
});

rule('Tg', 'a hill takes all MP, fire -1; two of them steady British who hold them alone', () => {
  expect(cover('monte-cristo')).toBe(-1);
  const b = standing('gomba-spruit')
    .until('unitMoves', '5th-irish')
    .do('move dublin to=thorn-veld');
  expect(b.whyNot('move dublin to=hlangwane')).not.toBe('allowed');
  const near = standing('gomba-spruit')
    .until('unitMoves', '5th-irish')
    .do('move dublin to=hussar-hill');
  expect(near.whyNot('move dublin to=monte-cristo')).toBe('Tg needsAllMp');
  expect(step('gomba-spruit', 'hlangwane')).toBe('allowed'); // from next to it
  expect(step('hlangwane', 'gomba-spruit', 'suppressed')).toBe('4.1t pinned');
  expect(morale('hlangwane')).toBe(2);
  expect(morale('colenso-koppies')).toBe(2);
  expect(morale('monte-cristo')).toBe(0);
  expect(morale('hlangwane', { boers: { bethal: 'hlangwane' } })).toBe(0);
  expect(morale('hlangwane', {}, true)).toBe(0); // not in close combat
});

rule('Th', 'the village takes all MP; fire -2 and morale +2 for British alone there', () => {
  expect(cover('colenso')).toBe(-2);
  expect(cover('colenso', { boers: { bethal: 'colenso' } })).toBe(0);
  expect(morale('colenso')).toBe(2);
  expect(boerCover('colenso', { boers: { bethal: 'colenso' } })).toBe(0);
  const b = standing('mealie-fields')
    .until('unitMoves', '5th-irish')
    .do('move dublin to=railway-flats');
  expect(b.whyNot('move dublin to=colenso')).toBe('Th needsAllMp');
  expect(step('colenso', 'mealie-fields', 'suppressed')).toBe('4.1t pinned');
});

rule('Ti', 'donga and kraal: fire -2 for British alone there, on top of the ground', () => {
  expect(cover('railway-donga')).toBe(-2);
  expect(cover('bridle-kraal')).toBe(-2);
  expect(cover('gomba-spruit')).toBe(-3); // brush and donga, R-7
  expect(cover('railway-donga', { boers: { bethal: 'railway-donga' } })).toBe(0);
  expect(boerCover('railway-donga')).toBe(0);
});

rule('Tj', 'an emplacement: fire -2 for Boers, +2 when they recover, nothing once captured', () => {
  expect(boerCover('loop-crest')).toBe(-2);
  expect(boerCover('loop-crest', { captured: ['loop-crest'], pieces: { b7: 'loop-crest' } })).toBe(
    0,
  );
  expect(cover('loop-crest')).toBe(0); // not for the British
  const recovery = (captured: string[]) => {
    const b = table({
      phase: 'sendOrders',
      captured,
      boers: { ermelo: { area: 'onderbroek-kopje', level: 'disrupted' } },
    });
    return recoveryReasons(b.play, pieceOf(box, 'ermelo'));
  };
  expect(recovery([]).map((r) => [r.id, r.value])).toEqual([['emplacement', 2]]);
  expect(recovery(['onderbroek-kopje'])).toEqual([]);
  const test = table(
    {
      phase: 'britishRifleFire',
      hidden: [],
      boers: { ermelo: 'loop-crest' },
      pieces: { dublin: 'loop-crest', border: 'loop-crest', 'ldr-5th-irish': 'loop-crest' },
    },
    { dice: { 'rifle/': [6], 'morale/': [3, 4] } },
  ).do('fire dublin', 'fire border');
  expect(test.events('groupMorale')[0]?.['reasons']).toEqual({}); // never on morale
});

rule('Tl', 'Robinson’s box: commandos pass, British never, no fire in or out', () => {
  expect(stepsBetween(box, BOER, indexOf('robinsons-drift'), indexOf('robinsons-farm'))).toBe(1);
  expect(box.links[FOOT]?.[indexOf('robinsons-drift')]).toEqual([]);
  expect(step('robinsons-farm', 'robinsons-drift')).toBe('Tl commandosOnly');
  const b = table({
    phase: 'boerRifleFire',
    boers: { middelburg: 'robinsons-drift' },
    pieces: { 'ldr-5th-irish': 'robinsons-farm', dublin: 'robinsons-farm' },
  });
  expect(b.events('boerAims')).toEqual([]);
  expect(fireRange(b.play, indexOf('robinsons-drift'), indexOf('robinsons-farm'))).toBeGreaterThan(
    3,
  );
});

rule('Tm', 'the Ladysmith boxes are one step over the red edge; fire stays inside a box', () => {
  expect(
    stepsBetween(box, FOOT, indexOf('ladysmith-road'), indexOf('towards-ladysmith-road')),
  ).toBe(1);
  expect(
    stepsBetween(box, BOER, indexOf('grobelaar-mountain'), indexOf('towards-ladysmith-hill')),
  ).toBe(1);
  expect(stepsBetween(box, FOOT, indexOf('wynnes-hill'), indexOf('towards-ladysmith-road'))).toBe(
    2,
  );
  const b = table({
    phase: 'boerRifleFire',
    boers: { ermelo: 'ladysmith-road', bethal: 'towards-ladysmith-road' },
    pieces: { 'ldr-5th-irish': 'towards-ladysmith-road', dublin: 'towards-ladysmith-road' },
  });
  expect(b.events('boerAims').map((e) => e['piece'])).toEqual(['bethal']);
});

rule('Tn', 'three frontlines of 4, 5 and 5 areas', () => {
  const counts = box.frontlines.map(
    (_, line) => box.areas.filter((area) => area.frontline === line).length,
  );
  expect(counts).toEqual([4, 5, 5]);
});

rule('To', 'a commando enters hill or village for one area like any other', () => {
  const b = table({
    phase: 'boerMovement',
    boers: { heidelberg: { area: 'onderbroek-kopje', marker: 'return' } },
  });
  expect(b.where('heidelberg')).toBe('colenso-koppies'); // hill to hill
});
