import { expect, test } from 'vitest';
import { newPlay } from '../../kernel/inspect.ts';
import { completeSetup } from '../../kernel/match.ts';
import { BOER, defaultBox, FOOT } from './box.ts';
import { game } from './game.ts';
import { rowFor, sumOf } from './reasons.ts';
import { fireRange, pieceOf, stackingPoints, stepsBetween } from './rules/01-pieces.ts';
import { basicPoints, orderAreas } from './rules/02-orders.ts';
import { britishFireReasons } from './rules/07-british-fire.ts';
import { boerFireReasons } from './rules/08-boer-fire.ts';
import type { State } from './state.ts';
import { type How, table } from './testing.ts';

/** The twenty-four worked cases of the research into this battle, one test each. */

const box = defaultBox();
const area = (id: string) => box.areaIndex.get(id) ?? -1;
const calm = table({ phase: 'sendOrders' }).play;
const walk = (from: string, to: string) => stepsBetween(box, FOOT, area(from), area(to));
const shot = (from: string, to: string) => fireRange(calm, area(from), area(to));
const losses = (total: number) => rowFor(box.pack.tables.rifleFire.rows, total).losses;

test('1: Native Flats to Native Drift Bank: movement 2, fire 1', () => {
  expect([walk('native-flats', 'native-bank'), shot('native-flats', 'native-bank')]).toEqual([
    2, 1,
  ]);
});
test('2: The Loop to Bridle Drift Bank: fire 1, movement 3', () => {
  expect([shot('the-loop', 'bridle-bank'), walk('the-loop', 'bridle-bank')]).toEqual([1, 3]);
});
test('3: Colenso to Fort Wylie 1 and 3; Naval Gun Hill to Colenso Koppies 2, Fort Wylie 3', () => {
  expect([shot('colenso', 'fort-wylie'), walk('colenso', 'fort-wylie')]).toEqual([1, 3]);
  expect(shot('naval-gun-hill', 'colenso-koppies')).toBe(2);
  expect(shot('naval-gun-hill', 'fort-wylie')).toBe(3);
});
test('4: Loop Crest to 1st Pont Drift: fire 1; from Bridle Drift Bank 2', () => {
  expect([shot('loop-crest', 'first-pont-drift'), shot('bridle-bank', 'first-pont-drift')]).toEqual(
    [1, 2],
  );
});
test('5: Hart may be ordered to Loop Crest, Hildyard to Colenso Koppies, nobody to a drift', () => {
  const { brigadeIndex } = box;
  expect(walk('west-camp', 'loop-crest')).toBe(5);
  expect(orderAreas(calm, brigadeIndex.get('5th-irish') ?? 0)).toContain(area('loop-crest'));
  expect(walk('chieveley', 'colenso-koppies')).toBe(4);
  for (const brigade of brigadeIndex.values())
    if (brigade < 9) expect(orderAreas(calm, brigade)).not.toContain(area('bridle-drift'));
});
test('6: Buller with an operative HQ 3 CP, with one on the move 1', () => {
  expect(basicPoints(calm)).toBe(3);
  expect(basicPoints(table({ phase: 'sendOrders', pieces: { hq: { face: 'moving' } } }).play)).toBe(
    1,
  );
});

const river = (differs = {}, how: How = {}) =>
  table(
    {
      phase: 'britishMovement',
      turn: 3,
      boers: {},
      drifts: { 'bridle-drift': { value: 6 } },
      brigades: { '5th-irish': { objective: 'bridle-bank' } },
      pieces: {
        'ldr-5th-irish': 'bridle-kraal',
        inniskilling: 'bridle-kraal',
        border: 'bridle-kraal',
        connaught: 'bridle-kraal',
        dublin: 'bridle-kraal',
      },
      ...differs,
    },
    how,
  );

test('7: a drift of 6 and a roll of 7: not found, orders gone; a 6 next turn opens it', () => {
  const b = river(
    {
      pieces: {
        'ldr-5th-irish': 'bridle-kraal',
        dublin: 'bridle-kraal',
        'ldr-4th-light': 'bridle-kraal',
        durham: 'bridle-kraal',
        'scottish-rifles': 'bridle-kraal',
      },
    },
    { dice: { 'search/bridle-drift': [3, 4, 2, 4] } },
  ).until('leaderMove', '5th-irish');
  b.do('take ldr-5th-irish with=dublin', 'march ldr-5th-irish to=bridle-drift');
  expect(b.drift('bridle-drift')).toMatchObject({ open: false, seen: true, value: 6 });
  expect(b.brigade('5th-irish')).toMatchObject({ objective: 'none', planned: 'none' });
  expect(b.where('dublin')).toBe('bridle-kraal');
  b.until('unitMoves', '4th-light');
  expect(b.whyNot('move durham to=bridle-drift')).toBe('4.1z searchedAlready');
  b.do('endBrigade ldr-4th-light').until('unitMoves', '4th-light');
  b.do('move durham to=bridle-drift');
  expect(b.drift('bridle-drift')['open']).toBe(true);
});
test('8: two battalions cross an open drift together and come out disrupted; no third', () => {
  const b = river({ drifts: { 'bridle-drift': { open: true } } }).until('leaderMove', '5th-irish');
  b.do('take ldr-5th-irish with=dublin', 'take ldr-5th-irish with=border');
  expect(b.can('take ldr-5th-irish with=connaught')).toBe(false);
  b.do('march ldr-5th-irish to=bridle-drift', 'march ldr-5th-irish to=bridle-bank');
  expect([b.level('dublin'), b.level('border')]).toEqual(['disrupted', 'disrupted']);
  expect(b.state.britishThrough[area('bridle-drift')]).toBe(2);
});
test('9: a disrupted battalion enters a drift only with a Fail marker', () => {
  const shaken = (fail: boolean) =>
    river({
      drifts: { 'bridle-drift': { open: true } },
      brigades: { '5th-irish': { objective: fail ? 'bridle-kraal' : 'bridle-bank', fail } },
      pieces: {
        'ldr-5th-irish': fail ? 'bridle-bank' : 'bridle-kraal',
        dublin: { area: fail ? 'bridle-bank' : 'bridle-kraal', level: 'disrupted' },
        border: fail ? 'bridle-bank' : 'bridle-kraal',
      },
    }).until('leaderMove', '5th-irish');
  expect(shaken(false).whyNot('take ldr-5th-irish with=dublin')).toBe('4.1ad shakenAtDrift');
  expect(shaken(true).can('take ldr-5th-irish with=dublin')).toBe(true);
});
test('10: 6/3 with marker 2, counter +1, disrupted: 4; one more flips it, three more end it', () => {
  const differs = (losses_: number, face = 'full') => ({
    phase: 'britishRifleFire',
    boers: {
      ermelo: { area: 'robinsons-farm', losses: losses_, face, counter: '1', level: 'disrupted' },
    },
    cups: { strength: { 1: 3 } },
    pieces: { dublin: 'robinsons-farm', 'ldr-5th-irish': 'robinsons-farm' },
  });
  expect(table(differs(2)).strength('ermelo')).toBe(4);
  const flip = table(differs(2), { dice: { 'rifle/dublin': [6], 'morale/': [6, 6] } }).do(
    'fire dublin',
  );
  expect(flip.piece('ermelo')).toMatchObject({ face: 'reduced', losses: 0 });
  const end = table(differs(2, 'reduced'), { dice: { 'rifle/dublin': [6] } }).do('fire dublin');
  expect(end.where('ermelo')).toBe('eliminated');
});
test('11: rifles at a hidden trench in brush: d6 - 3; in close combat d6 + 2', () => {
  const b = table({
    phase: 'sendOrders',
    boers: { zoutpansberg: 'bridle-bank' },
    hidden: ['bridle-bank'],
    pieces: { dublin: 'bridle-bank', 'ldr-5th-irish': 'bridle-bank' },
  });
  const fire = { by: pieceOf(box, 'dublin'), area: area('bridle-bank'), multiple: true };
  expect(sumOf(britishFireReasons(b.play, { ...fire, close: false }))).toBe(-3);
  expect([1, 2, 3, 4, 5, 6].map((die) => losses(die - 3))).toEqual([0, 0, 0, 0, 0, 0]);
  b.state.hidden[area('bridle-bank')] = 0; // they have fired by then
  expect(sumOf(britishFireReasons(b.play, { ...fire, close: true }))).toBe(2);
  expect([4, 5, 6].map((die) => losses(die + 2))).toEqual([1, 1, 2]);
});
test('12: strength 5 with support: at a donga one loss on a 6, at a drift up to three', () => {
  const modifier = (place: string) => {
    const b = table({
      phase: 'sendOrders',
      boers: { ermelo: 'loop-crest' },
      pieces: {
        'ldr-5th-irish': 'west-camp',
        dublin: place,
        border: place === 'doornkop-spruit' ? place : 'west-camp',
      },
    });
    const fire = { by: pieceOf(box, 'ermelo'), area: area(place), multiple: true, close: false };
    return sumOf(boerFireReasons(b.play, fire, pieceOf(box, 'dublin'), 5));
  };
  expect([1, 2, 3, 4, 5, 6].map((die) => losses(die + modifier('doornkop-spruit')))).toEqual([
    0, 0, 0, 0, 0, 1,
  ]);
  expect([1, 2, 3, 4, 5, 6].map((die) => losses(die + modifier('first-pont-drift')))).toEqual([
    0, 1, 1, 2, 2, 3,
  ]);
});
test('13: stacking points of four battalions with a regiment, with batteries, alone', () => {
  const points = (more: Record<string, string>) =>
    stackingPoints(
      table({
        phase: 'sendOrders',
        pieces: {
          'ldr-5th-irish': 'the-loop',
          inniskilling: 'the-loop',
          border: 'the-loop',
          connaught: 'the-loop',
          dublin: 'the-loop',
          ...more,
        },
      }).play,
      area('the-loop'),
    );
  expect(points({ hussars13: 'the-loop' })).toBe(9);
  expect(points({ b7: 'the-loop', b14: 'the-loop', b66: 'the-loop' })).toBe(9);
  expect(points({})).toBe(8);
});

const shared = (
  dublin: string | object,
  boers: Record<string, string>,
  more: Record<string, string>,
) =>
  table(
    {
      phase: 'boerMovement',
      boers,
      pieces: { 'ldr-5th-irish': 'loop-crest', dublin: dublin as string, ...more },
    },
    { options: { ties: 'first' } },
  );

test('14: 10 against 9: the five leave, then the four, then the gun is lost', () => {
  const b = shared(
    { area: 'loop-crest', face: 'reduced' },
    { krugersdorp: 'loop-crest', bethal: 'loop-crest', creusot: 'loop-crest' },
    { border: 'loop-crest', connaught: 'loop-crest' },
  );
  expect(b.events('boerMoved').map((e) => e['piece'])).toEqual(['krugersdorp', 'bethal']);
  expect(b.where('creusot')).toBe('eliminated');
});
test('15: 8 against 10: no Boer leaves, no British may go nearer the red edge', () => {
  const boers = { ermelo: 'loop-crest', bethal: 'loop-crest' };
  expect(shared('loop-crest', boers, { border: 'loop-crest' }).events('boerMoved')).toEqual([]);
  const b = table({
    phase: 'britishMovement',
    boers,
    pieces: {
      'ldr-5th-irish': 'loop-crest',
      dublin: 'loop-crest',
      border: 'loop-crest',
      connaught: 'west-camp',
      inniskilling: 'west-camp',
    },
  }).until('unitMoves', '5th-irish');
  expect(b.whyNot('move dublin to=onderbroek-spruit')).toBe('4.1l heldByBoers');
});
test('16: turn 9, confidence 6: 9 or more on two dice shakes; the second time ends it at 14 or 15', () => {
  const across = { dublin: 'robinsons-farm', 'ldr-5th-irish': 'robinsons-farm' };
  const shaken = (faces: number[], differs = {}) =>
    table(
      { phase: 'boerShaken', turn: 9, confidence: 5, pieces: across, ...differs },
      { dice: { shaken: faces } },
    );
  expect(shaken([4, 5]).state.shaken).toBe(1);
  expect(shaken([4, 4]).state.shaken).toBe(0);
  const again = { shaken: 1, cups: { strength: { 'no-fire': 2 } } };
  expect(shaken([4, 5], { ...again, loss: 14 }).ending).toBe('britishVictory');
  expect(shaken([4, 5], { ...again, loss: 15 }).ending).toBe('pyrrhicVictory');
});
test('17: confidence 1 on turn 4 means nothing, on turn 5 the Boers withdraw', () => {
  const end = (turn: number) => table({ phase: 'victory', turn, confidence: 1 }).winner ?? null;
  expect([end(4), end(5)]).toEqual([null, 'british']);
});
test('18: a captured emplacement without British is Boer again at the next Shaken Segment', () => {
  const b = table({
    phase: 'boerShaken',
    turn: 3,
    confidence: 9,
    boers: {},
    captured: ['loop-crest'],
  });
  expect(b.position['captured']).toEqual([]);
});
test('19: Misfire drawn on turn 7 silences the Boer guns on turn 8 and returns to the cup', () => {
  const b = table({
    phase: 'boerShellFire',
    turn: 8,
    events: { misfire: 8 },
    cups: { boer: { misfire: 0 } },
  });
  expect(b.events('boerShelled')).toEqual([]);
  expect((b.position['cups'] as Record<string, Record<string, number>>)['boer']).toMatchObject({
    misfire: 1,
  });
});
test('20: 3 panics, 10 steels, a marked leader does not roll, a 4 takes the marker off', () => {
  const nerve = (faces: number[], leader = 'none') =>
    table(
      {
        phase: 'boerRifleFire',
        boers: { ermelo: 'loop-crest' },
        brigades: { '5th-irish': { leader } },
        pieces: { 'ldr-5th-irish': 'bridle-kraal', dublin: 'the-loop' },
      },
      {
        dice: {
          'strength/ermelo': [6],
          'rifle/ermelo': [5],
          'nerve/': faces,
          'morale/': [6, 6],
        },
      },
    );
  expect(nerve([1, 2]).brigade('5th-irish')['leader']).toBe('panicked');
  expect(nerve([5, 5]).brigade('5th-irish')['leader']).toBe('firm');
  expect(nerve([1, 2], 'firm').events('panics')).toEqual([]);
  const off = table(
    { phase: 'britishRecovery', brigades: { '5th-irish': { leader: 'panicked' } } },
    { dice: { 'steady/': [2, 2] } },
  );
  expect(off.brigade('5th-irish')['leader']).toBe('none');
});
test('21: 4 of 16 lost: a roll to withdraw; 8 lost: no roll', () => {
  const bled = (reduced: string[]) =>
    table(
      {
        phase: 'emergencyWithdrawal',
        turn: 5,
        pieces: {
          'ldr-5th-irish': 'the-loop',
          ...Object.fromEntries(
            ['inniskilling', 'border', 'connaught', 'dublin'].map((id) => [
              id,
              { area: 'the-loop', face: reduced.includes(id) ? 'reduced' : 'full' },
            ]),
          ),
        },
      },
      { dice: { 'withdraw/': [1, 1] } },
    ).do('withdraw ldr-5th-irish');
  expect(bled(['dublin', 'border']).events('fightsOn')).toHaveLength(1);
  expect(bled(['dublin', 'border', 'connaught', 'inniskilling']).asked).toBe('withdrawTo');
});
test('22: two losses on a battery beside battalions: the battery dies, a battalion takes the second', () => {
  const b = table(
    {
      phase: 'boerRifleFire',
      boers: { ermelo: 'colenso-koppies', heidelberg: 'colenso-koppies' },
      pieces: {
        'ldr-1st-bde-div': 'west-camp',
        b7: { area: 'mealie-fields', face: 'unlimbered' },
        'ldr-5th-irish': 'west-camp',
        dublin: 'mealie-fields',
      },
    },
    {
      options: { ties: 'first' },
      dice: { strength: [6], 'rifle/': [6], 'nerve/': [3, 4, 3, 4], 'morale/': [6, 6] },
    },
  );
  expect(b.events('boerFired')[0]).toMatchObject({ with: 'b7', losses: 2 });
  expect(b.where('b7')).toBe('eliminated');
  expect(b.piece('dublin')['losses']).toBe(1);
});
test('23: Long with Hunt orders Railway Donga at once, free, without a roll; not if Fail shows', () => {
  const b = table({ phase: 'sendOrders', turn: 2, cp: 0 });
  b.do('longOrder ldr-1st-bde-div with=long', 'aim ldr-1st-bde-div to=railway-donga');
  expect(b.brigade('1st-bde-div')['objective']).toBe('railway-donga');
  const fail = table({
    phase: 'sendOrders',
    turn: 2,
    brigades: { '1st-bde-div': { objective: 'chieveley', fail: true } },
  });
  expect(fail.can('longOrder ldr-1st-bde-div with=long')).toBe(false);
});
test('24: no deal puts 4 or 8 on the first three drifts, nor 10 or 12 on the others', () => {
  for (let seed = 0; seed < 200; seed++) {
    const setup = completeSetup(game.rules, {});
    const { drift } = newPlay(game, setup, `vector ${seed}`).state as unknown as State;
    for (const slot of [0, 1, 2]) expect([4, 8]).not.toContain(drift[slot]);
    for (const slot of [3, 4, 5]) expect([10, 12]).not.toContain(drift[slot]);
  }
  expect(stepsBetween(box, BOER, area('robinsons-drift'), area('robinsons-farm'))).toBe(1);
});
