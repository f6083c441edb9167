import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import {
  BATTALION,
  BATTERY,
  BULLER,
  COMMANDO,
  defaultBox,
  GUN,
  HQ,
  LEADER,
  LONG,
  REGIMENT,
} from '../box.ts';
import map from '../data/areas.json' with { type: 'json' };
import { SEGMENTS } from '../state.ts';
import { type Table, table } from '../testing.ts';
import { inRadius, pieceOf } from './01-pieces.ts';

const rule = ruleOf('redvers-reverse');
const box = defaultBox();
const piece = (id: string) => box.pieces[pieceOf(box, id)];

rule('0a', 'only the British are ever asked; the Boers act by themselves', () => {
  const b = table({ phase: 'boerMovement', turn: 5, events: { freed: ['2'] } });
  expect(b.events('released')).toHaveLength(1);
  for (let i = 0; i < 60 && b.asked !== 'over'; i++) {
    expect(b.play.owed.every((owed) => owed.side === 'british')).toBe(true);
    b.pass();
  }
  expect(b.events('boerPriority').length).toBeGreaterThan(0);
});

rule(['0b', '0d'], 'a turn goes through seventeen segments of five phases, in order', () => {
  const b = table({ phase: 'victory', turn: 2 }).until('giveOrders');
  b.told.length = 0;
  for (let i = 0; i < 300 && b.events('turn').length === 0; i++) b.pass();
  const heard = b.events('segment').map((event) => event['segment']);
  const turn = heard.slice(0, heard.indexOf('victory') + 1);
  expect(turn).toEqual(SEGMENTS.slice(SEGMENTS.indexOf('receiveOrders')));
  expect(SEGMENTS.slice(0, 3)).toEqual(['britishEvent', 'commandPoints', 'sendOrders']);
});

rule('0c', 'a tie that no priority settles is asked of the player, on the Boer side too', () => {
  const differs = {
    phase: 'boerShellFire',
    boers: { 'krupp-a': 'loop-crest', 'krupp-b': 'loop-crest' },
    pieces: { dublin: 'the-loop', connaught: 'the-loop', 'ldr-5th-irish': 'the-loop' },
  };
  const asked = table(differs);
  expect(asked.asked).toBe('boerNext');
  expect(asked.choices).toEqual(['first krupp-a', 'first krupp-b']);
  const settled = table(differs, { options: { ties: 'first' } });
  expect(settled.asked).not.toBe('boerNext');
});

rule('1.1a', 'the British have seven kinds of pieces', () => {
  const british = box.pieces.filter((p) => p.group < 0).map((p) => p.kind);
  expect([...new Set(british)].sort((a, b) => a - b)).toEqual(
    [BATTALION, REGIMENT, BATTERY, LEADER, BULLER, LONG, HQ].sort((a, b) => a - b),
  );
});

rule('1.1b', 'a battalion of 800 has 4 strength points, a battery one for each gun', () => {
  expect(piece('dublin')?.sp[0]).toBe(4);
  expect(piece('b7')?.sp[0]).toBe(6);
  expect(piece('n47')?.sp[0]).toBe(2);
  const b = table({ phase: 'sendOrders' });
  expect(b.sp('hussars13')).toBe(2);
});

rule('1.1c', 'a battalion of 2 MP goes two areas and no further', () => {
  const b = table({
    phase: 'britishMovement',
    brigades: { '5th-irish': { objective: 'bridle-kraal' } },
  }).until('leaderMove', '5th-irish');
  b.do('take ldr-5th-irish with=dublin', 'march ldr-5th-irish to=spruit-fields');
  b.do('march ldr-5th-irish to=bridle-kraal').until('unitMoves', '5th-irish');
  expect(b.where('dublin')).toBe('bridle-kraal');
  b.do('move connaught to=spruit-fields', 'move connaught to=bridle-kraal');
  expect(b.whyNot('move connaught to=native-flats')).toBe('1.1c noMp');
});

rule('1.1d', 'Buller and Long have movement points and no strength', () => {
  for (const id of ['buller', 'long']) {
    expect(piece(id)?.mp[0]).toBeGreaterThan(0);
    expect(piece(id)?.sp).toEqual([0, 0]);
  }
});

rule('1.1e', 'HQ has an operative and a moving face and survives when Boers overrun it', () => {
  const b = table({
    phase: 'britishAssault',
    boers: { ermelo: 'railway-flats' },
    pieces: { hq: { area: 'railway-flats', face: 'moving' }, b7: 'railway-flats' },
  });
  expect(b.where('b7')).toBe('eliminated');
  expect(b.where('hq')).toBe('railway-flats');
  expect(() => table({ pieces: { hq: 'eliminated' } })).toThrow(/HQ cannot be eliminated/);
  expect(b.piece('hq')['face']).toBe('moving');
});

rule(['1.1f', '1.1g', '1.1h', '1.1i'], 'counters have the two faces of their kind', () => {
  const b = table({ phase: 'sendOrders' });
  expect(b.piece('ldr-5th-irish')['face']).toBe('original');
  expect(piece('ldr-5th-irish')?.mp[0]).toBe(3);
  expect(b.piece('dublin')['face']).toBe('full');
  expect(piece('dublin')?.sp).toEqual([4, 2]);
  expect(b.piece('hussars13')['face']).toBe('dismounted');
  expect(piece('hussars13')?.mp).toEqual([1, 3]);
  expect(b.piece('b7')['face']).toBe('limbered');
  expect(piece('b7')?.mp).toEqual([0, 2]);
});

rule('1.1j', 'each brigade is of one arm; the Naval Section takes orders like any other', () => {
  for (const brigade of box.brigades) {
    const kinds = new Set(brigade.units.map((unit) => box.pieces[unit]?.kind));
    expect(kinds.size, brigade.id).toBe(1);
  }
  const b = table({ phase: 'sendOrders' }).do('order ldr-naval', 'aim ldr-naval to=naval-gun-hill');
  expect(b.brigade('naval')['planned']).toBe('naval-gun-hill');
});

rule('1.1k', 'the radius is one movement step; the far bank of a drift is outside', () => {
  const b = table({
    phase: 'sendOrders',
    pieces: { 'ldr-5th-irish': 'native-flats', dublin: 'native-flats' },
  });
  const near = (area: string) => inRadius(b.play, 0, b.box.areaIndex.get(area) ?? -1);
  expect(near('native-flats')).toBe(true);
  expect(near('harts-ridge')).toBe(true);
  expect(near('native-drift')).toBe(true);
  expect(near('native-bank')).toBe(false);
});

rule('1.1l', 'the radius does not cross the red edge either way', () => {
  const on = table({
    phase: 'sendOrders',
    pieces: { 'ldr-5th-irish': 'ladysmith-road', dublin: 'ladysmith-road' },
  });
  const near = (b: Table, area: string) => inRadius(b.play, 0, b.box.areaIndex.get(area) ?? -1);
  expect(near(on, 'towards-ladysmith-road')).toBe(false);
  expect(near(on, 'onderbroek-spruit')).toBe(true);
  const off = table({
    phase: 'sendOrders',
    pieces: { 'ldr-5th-irish': 'towards-ladysmith-road', dublin: 'towards-ladysmith-road' },
  });
  expect(near(off, 'ladysmith-road')).toBe(false);
  expect(near(off, 'towards-ladysmith-road')).toBe(true);
});

rule('1.2a', 'Boers are commandos with two faces and guns with one', () => {
  const boers = box.pieces.filter((p) => p.group >= 0);
  expect([...new Set(boers.map((p) => p.kind))]).toEqual([COMMANDO, GUN]);
  expect(piece('ermelo')?.sp).toEqual([6, 3]);
  expect(piece('creusot')?.sp[0]).toBe(1);
  const b = table({ phase: 'sendOrders' });
  expect(b.piece('ermelo')['face']).toBe('full');
  expect(b.piece('creusot')['face']).toBeUndefined();
});

rule('1.2b', 'a released commando goes exactly one area, however far the British are', () => {
  const b = table({
    phase: 'boerMovement',
    boers: { middelburg: { area: 'robinsons-drift', marker: 'released' } },
  });
  expect(b.where('middelburg')).toBe('robinsons-farm');
});

rule('1.2c', 'four groups stand from the far left to the right of the Boer line', () => {
  const areaOf = (group: string) =>
    box.groups
      .find((g) => g.id === group)
      ?.units.map((unit) => box.areas[box.pieces[unit]?.start ?? 0])
      .filter((area) => area?.kind === 'land')
      .map((area) => map.areas.find(({ id }) => id === area?.id)?.label[0] ?? 0) ?? [];
  const mean = (xs: number[]) => xs.reduce((a, x) => a + x, 0) / xs.length;
  // The Boers face south, so their left is in the east.
  const order = ['4', '3', '2', '1'].map((group) => mean(areaOf(group)));
  expect(order).toEqual([...order].sort((a, c) => a - c));
});

rule('1.2d', 'a sub group is never released, but routs and yields like any group', () => {
  const b = table({
    phase: 'boerMovement',
    events: { freed: ['sub-kopje'] },
    boers: { 'irish-brigade': 'onderbroek-kopje' },
  });
  expect(b.piece('irish-brigade')['marker']).toBe('none');
  expect(b.where('irish-brigade')).toBe('onderbroek-kopje');
  const routed = table({
    phase: 'boerMovement',
    boers: { 'irish-brigade': { area: 'onderbroek-kopje', level: 'routed' } },
  });
  routed.untilSegment('britishRifleFire');
  expect(routed.where('irish-brigade')).not.toBe('onderbroek-kopje');
});
