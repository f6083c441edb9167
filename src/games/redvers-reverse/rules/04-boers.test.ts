import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { defaultBox } from '../box.ts';
import type { BoerChit } from '../pack.ts';
import { type Differs, type How, table } from '../testing.ts';
import { pieceOf } from './01-pieces.ts';
import { bestWays, chartRow } from './04-boer-movement.ts';

const rule = ruleOf('redvers-reverse');
const box = defaultBox();
const boerMove = (boers: Differs['boers'], differs: Differs = {}, how: How = {}) =>
  table({ phase: 'boerMovement', turn: 6, ...differs, boers: boers ?? {} }, how);

rule('4.3a', 'Boer chits are drawn from turn 5 on', () => {
  const draws = (turn: number, options = {}) =>
    table({ phase: 'boerEvent', turn }, { options }).events('boerEvent').length;
  expect(draws(4)).toBe(0);
  expect(draws(5)).toBe(1);
  expect(draws(4, { 'variant-early-release': true, 'variant-staff': true })).toBe(1);
  const drawn = (id: BoerChit, differs: Differs = {}) => {
    const index = box.boerChits.indexOf(id);
    const at = table({ phase: 'sendOrders' }).state.boerCup.slice(0, index);
    const face = at.reduce((sum, count) => sum + count, 0);
    return table(
      { phase: 'boerEvent', turn: 6, confidence: 5, ...differs },
      { dice: { 'event/boer': [face] } },
    );
  };
  expect(drawn('g2').piece('krugersdorp')['marker']).toBe('released');
  expect(drawn('waver').events('confidence')[0]?.['n']).toBe(4);
  expect(drawn('kruger').events('confidence')[0]?.['n']).toBe(6);
  const botha = drawn('botha', { pieces: { ermelo: { level: 'suppressed' } } });
  expect(botha.events('rallied')[0]).toMatchObject({ piece: 'ermelo', level: 1 });
  const slip = drawn('slip');
  expect(slip.asked).toBe('slip'); // Ermelo, Heidelberg and Middelburg are equally strong
  slip.do('lose ermelo');
  expect(slip.events('lostSp')[0]?.['piece']).toBe('ermelo');
});

rule('4.3b', 'Misfire and Ammo Shortage wait one box ahead and bite next turn', () => {
  const face = (id: BoerChit) =>
    table({ phase: 'sendOrders' })
      .state.boerCup.slice(0, box.boerChits.indexOf(id))
      .reduce((sum, count) => sum + count, 0);
  const b = table({ phase: 'boerEvent', turn: 7 }, { dice: { 'event/boer': [face('misfire')] } });
  expect(b.state.misfire).toBe(8);
  b.until('giveOrders');
  expect(b.state.turn).toBe(8);
  b.untilSegment('boerRecovery');
  for (let i = 0; i < 30 && b.events('misfire').length === 0; i++) b.pass();
  expect(b.events('misfire')).toHaveLength(1);
  const ammo = table({ phase: 'boerEvent', turn: 7 }, { dice: { 'event/boer': [face('ammo')] } });
  expect(ammo.state.ammo).toBe(8);
});

rule('4.4a', 'a freed group gets its markers; those returning, sub groups and guns do not', () => {
  const b = boerMove(
    {
      ermelo: 'loop-crest',
      heidelberg: { area: 'colenso-koppies', marker: 'return' },
      'irish-brigade': 'onderbroek-kopje',
      creusot: 'rooikop',
    },
    { events: { freed: ['3'] }, pieces: { dublin: 'the-loop', 'ldr-5th-irish': 'the-loop' } },
  );
  expect(b.piece('ermelo')['marker']).toBe('released');
  expect(b.events('returnEnded')[0]?.['piece']).toBe('heidelberg'); // it was home, not released
  expect(b.piece('irish-brigade')['marker']).toBe('none');
});

rule('4.4b', 'a gun that would have to move is eliminated', () => {
  const alone = boerMove(
    { creusot: 'rooikop' },
    { pieces: { dublin: 'rooikop', 'ldr-5th-irish': 'rooikop' } },
  );
  expect(alone.where('creusot')).toBe('eliminated');
  expect(alone.state.confidence).toBe(1);
  const held = boerMove(
    { creusot: 'rooikop', ermelo: 'rooikop' },
    { pieces: { dublin: 'rooikop', 'ldr-5th-irish': 'rooikop' } },
  );
  expect(held.where('creusot')).toBe('rooikop'); // 6 against 4
  expect(boerMove({ creusot: { area: 'rooikop', level: 'routed' } }).where('creusot')).toBe(
    'eliminated',
  );
});

rule('4.4c', 'priority 1: routed commandos make for the red edge', () => {
  const b = boerMove({ krugersdorp: { area: 'rooikop', level: 'routed' } });
  expect(b.events('boerPriority')[0]).toMatchObject({ piece: 'krugersdorp', priority: 1 });
  expect(b.where('krugersdorp')).toBe('ladysmith-road');
});

rule('4.4d', 'priority 2: those with Return go home, whatever their morale', () => {
  const b = boerMove({
    heidelberg: { area: 'onderbroek-spruit', level: 'routed', marker: 'return' },
  });
  expect(b.events('boerPriority')[0]).toMatchObject({ priority: 2 });
  expect(b.where('heidelberg')).toBe('onderbroek-kopje'); // toward Colenso Koppies
});

const crowd = (sp: readonly string[]) => ({
  'ldr-5th-irish': 'loop-crest',
  ...Object.fromEntries(sp.map((id) => [id, 'loop-crest'])),
});

rule(
  ['4.4e', '4.4g'],
  'priority 3: outnumbered, the strongest leaves first, compared afresh',
  () => {
    // Battalions of 4, 4 and 2 against 5 and 4 and a gun: 10 > 9, then 10 > 4.
    const b = boerMove(
      { krugersdorp: 'loop-crest', bethal: 'loop-crest', creusot: 'loop-crest' },
      {
        pieces: {
          ...crowd(['dublin', 'border']),
          connaught: { area: 'loop-crest', face: 'reduced' },
        },
      },
      { options: { ties: 'first' } },
    );
    expect(b.events('boerPriority').map((e) => [e['piece'], e['priority']])).toEqual([
      ['krugersdorp', 3],
      ['bethal', 3],
    ]);
    expect(b.where('creusot')).toBe('eliminated');
    // 8 against 10: nobody leaves.
    const stay = boerMove(
      { ermelo: 'loop-crest', bethal: 'loop-crest' },
      { pieces: crowd(['dublin', 'border']) },
    );
    expect(stay.events('boerPriority')).toEqual([]);
  },
);

rule('4.4f', 'priority 4: released commandos close up and then stand', () => {
  const far = boerMove({ ermelo: { area: 'vertnek', marker: 'released' } });
  expect(far.events('boerPriority')[0]).toMatchObject({ priority: 4 });
  expect(far.where('ermelo')).not.toBe('vertnek');
  const near = boerMove(
    { ermelo: { area: 'loop-crest', marker: 'released' } },
    { pieces: { dublin: 'the-loop', 'ldr-5th-irish': 'the-loop' } },
  );
  expect(near.where('ermelo')).toBe('loop-crest'); // it can shoot across already
  const stepping = boerMove(
    { ermelo: { area: 'loop-crest', marker: 'released' } },
    { pieces: { dublin: 'the-loop', 'ldr-5th-irish': 'the-loop' } },
    { options: { 'close-up': 'movement' } },
  );
  expect(stepping.where('ermelo')).toBe('first-pont-drift'); // through the drift
});

rule('4.4h', 'actual strength: printed, less marker, with counter, less shock', () => {
  const b = table({
    phase: 'sendOrders',
    cups: { strength: { 1: 3 } },
    pieces: { ermelo: { losses: 2, counter: '1', level: 'disrupted' } },
  });
  expect(b.strength('ermelo')).toBe(4); // 6 - 2 + 1 - 1
  const low = table({
    phase: 'sendOrders',
    pieces: { ermelo: { face: 'reduced', level: 'suppressed' } },
  });
  expect(low.strength('ermelo')).toBe(1);
});

rule(
  '4.4i',
  'from the red edge a commando goes across it; where there is no exit, along it',
  () => {
    const b = boerMove({ krugersdorp: { area: 'ladysmith-road', level: 'routed' } });
    expect(b.where('krugersdorp')).toBe('towards-ladysmith-road');
    const along = boerMove({ krugersdorp: { area: 'wynnes-hill', level: 'routed' } });
    expect(along.where('krugersdorp')).toBe('ladysmith-road');
  },
);

rule(
  '4.4j',
  'of several next areas the chart decides, then an emplacement, then the player',
  () => {
    const b = table({
      phase: 'sendOrders',
      boers: { heidelberg: { area: 'ladysmith-road', marker: 'return' } },
    });
    const unit = pieceOf(box, 'heidelberg');
    // Home is Colenso Koppies, two areas off by Onderbroek Kopje or Rooikop: both frontline, both dug in.
    expect(bestWays(b.play, unit)?.row).toBe('frontline');
    const asked = boerMove({ heidelberg: { area: 'ladysmith-road', marker: 'return' } });
    expect(asked.asked).toBe('boerWay');
    expect(asked.choices).toEqual([
      'go heidelberg to=onderbroek-kopje',
      'go heidelberg to=rooikop',
    ]);
    const guns = boerMove(
      { heidelberg: { area: 'ladysmith-road', marker: 'return' } },
      { pieces: { b7: 'rooikop', 'ldr-1st-bde-div': 'rooikop' } },
    );
    expect(guns.where('heidelberg')).toBe('rooikop'); // guns come first on the chart
    // From Doornkop Bank both Pont Koppies and Onderbroek Kopje lead home; only the second is dug in.
    const dug = boerMove({ heidelberg: { area: 'doornkop-bank', marker: 'return' } });
    expect(dug.where('heidelberg')).toBe('onderbroek-kopje');
  },
);

rule('4.4k', 'with no way on, or pinned in cover, it stays', () => {
  const pinned = boerMove({
    krugersdorp: { area: 'rooikop', level: 'suppressed', marker: 'return' },
  });
  expect(pinned.where('krugersdorp')).toBe('rooikop'); // rough; R-61
  const blocked = boerMove(
    { boksburg: { area: 'pieters-ridge', marker: 'return' } },
    { pieces: { dublin: 'falls-bank', 'ldr-5th-irish': 'falls-bank' } },
  );
  expect(blocked.where('boksburg')).toBe('pieters-ridge');
  expect(blocked.events('boerStays')).toHaveLength(1);
  const b = table({
    phase: 'sendOrders',
    pieces: { dublin: 'rooikop', 'ldr-5th-irish': 'rooikop' },
  });
  expect(chartRow(b.play, pieceOf(box, 'ermelo'), box.areaIndex.get('rooikop') ?? 0)).toBeNull();
});

rule('4.4l', 'a commando that did not move loses its Return Marker', () => {
  const b = boerMove({
    ermelo: { area: 'loop-crest', marker: 'return' },
    bethal: { area: 'monte-cristo', marker: 'return' },
  });
  expect(b.piece('ermelo')['marker']).toBe('none'); // home
  expect(b.piece('bethal')).toMatchObject({ marker: 'return', area: 'hlangwane' });
});

rule('4.4m', 'a commando that comes upon guns or generals without riflemen takes them', () => {
  const b = boerMove(
    { bethal: { area: 'green-hill', marker: 'return' } },
    {
      pieces: {
        b7: 'hlangwane',
        b14: 'hlangwane',
        'ldr-1st-bde-div': 'hlangwane',
        long: 'hlangwane',
      },
    },
  );
  expect(b.where('bethal')).toBe('hlangwane');
  expect([b.where('b7'), b.where('b14'), b.where('long')]).toEqual([
    'eliminated',
    'eliminated',
    'eliminated',
  ]);
  expect(b.piece('ldr-1st-bde-div')).toMatchObject({ face: 'replacement', area: 'chieveley' });
});
