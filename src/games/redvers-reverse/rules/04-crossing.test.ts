import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { type Differs, type How, table } from '../testing.ts';

const rule = ruleOf('redvers-reverse');

/** Hart at Native Flats, his units free to move around him, no Boers near. */
const atDrift = (differs: Differs = {}, how: How = {}) =>
  table(
    {
      phase: 'britishMovement',
      turn: 4,
      boers: {},
      ...differs,
      pieces: {
        'ldr-5th-irish': 'native-flats',
        inniskilling: 'native-flats',
        border: 'native-flats',
        connaught: 'native-flats',
        dublin: 'native-flats',
        ...differs.pieces,
      },
    },
    how,
  ).until('unitMoves', '5th-irish');

const OPEN = { drifts: { 'native-drift': { open: true } } };

rule('4.1v', 'from bank to bank there is only the drift, a step of its own', () => {
  const b = atDrift(OPEN);
  expect(b.whyNot('move dublin to=native-bank')).toBe('4.1v acrossRiver');
  b.do('move dublin to=native-drift');
  expect(b.where('dublin')).toBe('native-drift');
});

rule('4.1w', 'batteries cross at the bridge alone', () => {
  const guns = {
    'ldr-1st-bde-div': 'railway-donga',
    b7: 'railway-donga',
    b14: 'colenso',
    b66: 'railway-donga',
  };
  const b = table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    drifts: { 'wagon-drift': { open: true } },
    pieces: guns,
  }).until('unitMoves', '1st-bde-div');
  expect(b.whyNot('move b7 to=wagon-drift')).toBe('4.1w batteriesByBridge');
  const c = table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    pieces: {
      'ldr-1st-bde-div': 'colenso',
      b7: 'colenso',
      b14: 'colenso',
      b66: 'colenso',
      n12c: 'colenso',
    },
  }).until('unitMoves', '1st-bde-div');
  expect(c.can('move b7 to=bridge')).toBe(true);
});

rule(
  ['4.1x', '4.1y'],
  'a unit searches before it enters; value or less finds the drift for all',
  () => {
    const b = atDrift({}, { dice: { 'search/native-drift': [4, 6] } }); // value 10
    b.do('move dublin to=native-drift');
    expect(b.events('driftFound')[0]).toMatchObject({ n: 10, total: 10 });
    expect(b.where('dublin')).toBe('native-drift');
    expect(b.drift('native-drift')).toMatchObject({ open: true, seen: true });
    const guided = atDrift(
      { events: { british: 'guide' } },
      { dice: { 'search/native-drift': [6, 6] } },
    ).do('move dublin to=native-drift');
    expect(guided.events('driftFound')[0]?.['total']).toBe(10); // the guide takes 2 off
  },
);

rule(
  '4.1z',
  'not found: the unit stays, the brigade drops its orders, no second try this turn',
  () => {
    const b = atDrift(
      {
        drifts: { 'native-drift': { value: 6 } },
        driftsAside: [10, 10, 4],
        brigades: { '5th-irish': { planned: 'native-bank', due: 6, reached: 'native-flats' } },
      },
      { dice: { 'search/native-drift': [3, 4, 3, 3] } },
    );
    b.do('move dublin to=native-drift');
    expect(b.where('dublin')).toBe('native-flats');
    expect(b.drift('native-drift')).toMatchObject({ open: false, seen: true, searched: true });
    expect(b.brigade('5th-irish')).toMatchObject({
      planned: 'none',
      due: 0,
      reached: 'native-flats',
    });
    expect(b.whyNot('move dublin to=harts-ridge')).toBe('4.1k hasMoved');
    expect(b.whyNot('move border to=native-drift')).toBe('4.1z searchedAlready');
    expect(b.can('move border to=harts-ridge')).toBe(true);
    // Next turn a 6 opens it.
    b.do('endBrigade ldr-5th-irish').until('unitMoves', '5th-irish');
    expect(b.state.turn).toBe(5);
    b.do('move border to=native-drift');
    expect(b.where('border')).toBe('native-drift');
  },
);

/** Hart marches on the drift with two battalions, the Border Regiment taken along first, and misses it. */
const missed = (options: Readonly<Record<string, string>> = {}) =>
  table(
    {
      phase: 'britishMovement',
      turn: 4,
      boers: {},
      drifts: { 'native-drift': { value: 6 } },
      driftsAside: [10, 10, 4],
      brigades: { '5th-irish': { objective: 'native-bank' } },
      pieces: {
        'ldr-5th-irish': 'native-flats',
        dublin: 'native-flats',
        border: 'native-flats',
        connaught: 'harts-ridge',
        inniskilling: 'harts-ridge',
      },
    },
    { dice: { 'search/native-drift': [3, 4] }, options },
  )
    .until('leaderMove', '5th-irish')
    .do('take ldr-5th-irish with=border', 'take ldr-5th-irish with=dublin')
    .do('march ldr-5th-irish to=native-drift');

rule(
  '4.1z',
  'a failed search ends the move of the one that searched, and of no other (R-12)',
  () => {
    const b = missed();
    expect(b.events('driftNotFound')[0]).toMatchObject({ piece: 'border', to: 'native-drift' });
    expect(b.asked).toBe('unitMoves');
    expect(['border', 'dublin', 'ldr-5th-irish'].map((piece) => b.where(piece))).toEqual([
      'native-flats',
      'native-flats',
      'native-flats',
    ]);
    expect(b.whyNot('move border to=harts-ridge')).toBe('4.1k hasMoved');
    expect(b.can('move dublin to=harts-ridge')).toBe(true);
    expect(b.whyNot('move dublin to=native-drift')).toBe('4.1z searchedAlready');
    // The leader has lost his objective and goes no further.
    expect(b.brigade('5th-irish')).toMatchObject({ objective: 'none' });
    b.do('move dublin to=harts-ridge');
    expect(b.where('dublin')).toBe('harts-ridge');
  },
);

rule('4.1z', 'by the option it ends the move of all who marched with the leader (R-12)', () => {
  const b = missed({ 'failed-search': 'party' });
  for (const unit of ['border', 'dublin'])
    expect(b.whyNot(`move ${unit} to=harts-ridge`)).toBe('4.1k hasMoved');
  expect(b.can('move connaught to=native-flats')).toBe(true);
});

rule('4.1aa', 'a commando needs no roll, and opens the drift for both sides', () => {
  const b = table({
    phase: 'boerMovement',
    boers: { zoutpansberg: { area: 'bridle-kraal', marker: 'return' } },
  });
  expect(b.events('driftFound')).toEqual([]);
  expect(b.events('driftShown')).toHaveLength(1);
  expect(b.where('zoutpansberg')).toBe('bridle-drift');
  expect(b.drift('bridle-drift')).toMatchObject({ open: true, seen: false });
});

rule('4.1ab', 'two units a turn through a drift, one may stay in it', () => {
  const b = atDrift(OPEN).do('move dublin to=native-drift');
  // No room to stay, but room to go through: outside the radius there is nowhere to go on to.
  expect(b.whyNot('move border to=native-drift')).toBe('4.1ab crossingFull');
  const march = table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    ...OPEN,
    brigades: { '5th-irish': { objective: 'native-bank' } },
    pieces: {
      'ldr-5th-irish': 'native-flats',
      inniskilling: 'west-camp',
      border: 'native-flats',
      connaught: 'native-flats',
      dublin: 'native-flats',
    },
  }).until('leaderMove', '5th-irish');
  march.do('take ldr-5th-irish with=dublin', 'take ldr-5th-irish with=border');
  expect(march.whyNot('take ldr-5th-irish with=connaught')).toBe('4.1ab crossingUsed');
  march.do('march ldr-5th-irish to=native-drift');
  expect(march.choices).toEqual(['march ldr-5th-irish to=native-bank']); // two may not stay
  march.do('march ldr-5th-irish to=native-bank');
  expect([march.level('dublin'), march.level('border')]).toEqual(['disrupted', 'disrupted']);
  expect(march.whyNot('move connaught to=native-drift')).toBe('4.1ab crossingUsed'); // a third
});

rule('4.1ac', 'three units a turn on the bridge, two may stay on it', () => {
  const colenso = {
    'ldr-2nd-english': 'colenso',
    queens: 'colenso',
    devon: 'colenso',
    'west-yorks': 'colenso',
    'east-surrey': 'colenso',
  };
  const differs = { phase: 'britishMovement', turn: 4, boers: {}, pieces: colenso };
  const b = table(differs).until('unitMoves', '2nd-english');
  b.do('move queens to=bridge', 'move devon to=bridge');
  expect(b.whyNot('move west-yorks to=bridge')).toBe('4.1ac crossingFull');
  const used = table({ ...differs, crossed: { british: { bridge: 3 } } });
  expect(used.until('unitMoves', '2nd-english').whyNot('move queens to=bridge')).toBe(
    '4.1ac crossingUsed',
  );
  const barred = table(differs, {
    options: { 'variant-bridge-mined': true, 'variant-staff': true },
  }).until('unitMoves', '2nd-english');
  barred.do('move queens to=bridge');
  expect(barred.whyNot('move devon to=bridge')).toBe('4.1ac crossingUsed');
});

rule('4.1ad', 'shaken units enter no drift, unless in emergency withdrawal or going home', () => {
  const shaken = { dublin: { area: 'native-flats', level: 'disrupted' } };
  expect(atDrift({ ...OPEN, pieces: shaken }).whyNot('move dublin to=native-drift')).toBe(
    '4.1ad shakenAtDrift',
  );
  const fails = table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    ...OPEN,
    brigades: { '5th-irish': { objective: 'harts-ridge', fail: true } },
    pieces: {
      'ldr-5th-irish': 'native-bank',
      inniskilling: 'native-bank',
      border: 'native-bank',
      connaught: 'native-bank',
      dublin: { area: 'native-bank', level: 'disrupted' },
    },
  }).until('leaderMove', '5th-irish');
  expect(fails.can('take ldr-5th-irish with=dublin')).toBe(true);
  const boer = (marker: string) =>
    table({
      phase: 'boerMovement',
      boers: { zoutpansberg: { area: 'bridle-kraal', level: 'disrupted', marker } },
    });
  expect(boer('return').where('zoutpansberg')).toBe('bridle-drift');
  const released = table(
    {
      phase: 'boerMovement',
      boers: { zoutpansberg: { area: 'native-bank', level: 'disrupted', marker: 'released' } },
    },
    { options: { 'close-up': 'movement' } },
  );
  expect(released.where('zoutpansberg')).not.toBe('native-drift');
});

rule('4.1ae', 'leaving a drift costs a level; suppressed stays; the bridge costs none', () => {
  const b = atDrift({
    ...OPEN,
    pieces: {
      dublin: 'native-drift',
      border: 'bridge',
    },
  });
  b.do('move dublin to=native-flats');
  expect(b.level('dublin')).toBe('disrupted');
  const low = atDrift({
    ...OPEN,
    pieces: { dublin: { area: 'native-drift', level: 'suppressed' } },
  });
  low.do('move dublin to=native-flats');
  expect(low.level('dublin')).toBe('suppressed');
  const bridge = table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    pieces: {
      'ldr-2nd-english': 'colenso',
      queens: 'bridge',
      devon: 'colenso',
      'west-yorks': 'colenso',
      'east-surrey': 'colenso',
    },
  }).until('unitMoves', '2nd-english');
  bridge.do('move queens to=colenso');
  expect(bridge.level('queens')).toBe('normal');
  const boer = table({
    phase: 'boerMovement',
    boers: { zoutpansberg: { area: 'bridle-drift', marker: 'return' } },
  });
  expect(boer.where('zoutpansberg')).toBe('bridle-bank');
  expect(boer.level('zoutpansberg')).toBe('disrupted');
});

rule(
  ['4.1ab', '4.1f'],
  'a unit that could not go on without leaving its leader alone in the water stays out',
  () => {
    const b = table({
      phase: 'britishMovement',
      turn: 4,
      boers: {},
      ...OPEN,
      pieces: {
        'ldr-5th-irish': 'native-drift',
        dublin: 'native-bank',
        border: 'native-bank',
        connaught: 'native-bank',
        inniskilling: 'bridle-bank',
        'ldr-4th-light': 'native-flats',
        durham: 'native-drift',
      },
    }).until('unitMoves', '5th-irish');
    expect(b.whyNot('move dublin to=native-drift')).toBe('4.1ab crossingFull');
  },
);
