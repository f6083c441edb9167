import { expect } from 'vitest';
import { textOf } from '../../../kernel/json.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { defaultBox } from '../box.ts';
import { sumOf } from '../reasons.ts';
import { type Differs, IRISH, irishAt, table, volley } from '../testing.ts';
import { pieceOf, stackingPoints } from './01-pieces.ts';
import { boerFireReasons } from './08-boer-fire.ts';
import { eligibleAreas, plotAreas, priorityZone } from './08-boer-targets.ts';

const rule = ruleOf('redvers-reverse');
const box = defaultBox();
const area = (id: string) => box.areaIndex.get(id) ?? -1;
const named = (areas: readonly number[]) => areas.map((each) => box.areas[each]?.id);

const gunAt = (place: string, pieces: Differs['pieces'], differs: Differs = {}) => {
  const b = table({
    phase: 'sendOrders',
    boers: { creusot: place },
    pieces: pieces ?? {},
    ...differs,
  });
  return named(eligibleAreas(b.play, pieceOf(box, 'creusot')));
};

rule(
  '8.1a',
  'guns choose within three areas, skip the cowed, the doubly attacked and the staff',
  () => {
    expect(gunAt('loop-crest', irishAt('the-loop'))).toContain('the-loop');
    expect(gunAt('wynnes-hill', irishAt('the-loop'))).not.toContain('the-loop');
    const cowed = irishAt('the-loop', {
      inniskilling: { area: 'the-loop', level: 'suppressed' },
      border: { area: 'the-loop', level: 'routed' },
      connaught: { area: 'the-loop', level: 'suppressed' },
      dublin: { area: 'the-loop', level: 'suppressed' },
    });
    expect(gunAt('loop-crest', cowed)).not.toContain('the-loop');
    const staff = {
      buller: 'the-loop',
      long: 'the-loop',
      hq: { area: 'the-loop', face: 'moving' },
    };
    expect(gunAt('loop-crest', staff)).not.toContain('the-loop');
    const doubled = gunAt('loop-crest', irishAt('the-loop'), {
      fire: { attacks: [{ at: 'the-loop', by: 'krupp-a', with: 'krupp-b' }] },
    });
    expect(doubled).not.toContain('the-loop');
    const b = table({
      phase: 'sendOrders',
      boers: { creusot: 'colenso-koppies' },
      pieces: {
        dublin: 'bridge',
        border: 'colenso',
        connaught: 'fort-wylie',
        'ldr-5th-irish': 'colenso',
      },
    });
    const creusot = pieceOf(box, 'creusot');
    // Zone Chart: crossings come before frontlines before the south bank.
    expect(priorityZone(b.play, creusot, eligibleAreas(b.play, creusot))).toMatchObject({
      zone: 'crossings',
    });
  },
);

rule('8.1b', 'commandos choose within one area and do fire at the cowed', () => {
  const eligible = (pieces: Differs['pieces'], differs: Differs = {}) => {
    const b = table({
      phase: 'sendOrders',
      boers: { ermelo: 'loop-crest' },
      pieces: pieces ?? {},
      ...differs,
    });
    return named(eligibleAreas(b.play, pieceOf(box, 'ermelo')));
  };
  expect(eligible(irishAt('the-loop'))).toEqual(['the-loop']);
  expect(eligible(irishAt('bridle-kraal'))).toEqual([]);
  const routed = irishAt(
    'the-loop',
    Object.fromEntries(IRISH.map((id) => [id, { area: 'the-loop', level: 'routed' }])),
  );
  expect(eligible(routed)).toEqual(['the-loop']);
  expect(eligible({ buller: 'the-loop' })).toEqual([]);
  expect(
    eligible(irishAt('the-loop'), {
      fire: { attacks: [{ at: 'the-loop', by: 'bethal', with: 'vryheid' }] },
    }),
  ).toEqual([]);
});

rule('8.1c', 'targets are sought strongest first', () => {
  const b = table({
    phase: 'boerRifleFire',
    boers: { bethal: 'loop-crest', ermelo: 'loop-crest', 'piet-retief': 'loop-crest' },
    pieces: irishAt('the-loop'),
  });
  expect(b.events('boerZone').map((e) => [e['piece'], e['strength']])).toEqual([
    ['ermelo', 6],
    ['bethal', 4],
  ]); // the third finds the area full
});

rule(
  '8.1d',
  'the die picks a plot marker; equal areas go by stacking points, then to the player',
  () => {
    const pieces = {
      ...irishAt('the-loop', { dublin: 'first-pont-drift', connaught: 'west-camp' }),
    };
    const b = table({ phase: 'sendOrders', boers: { ermelo: 'loop-crest' }, pieces });
    const ermelo = pieceOf(box, 'ermelo');
    const zone = [area('the-loop'), area('bridle-kraal')];
    expect(plotAreas(b.play, ermelo, 1, zone)).toEqual({ plot: 'most', areas: [area('the-loop')] });
    expect(plotAreas(b.play, ermelo, 6, zone)).toEqual({
      plot: 'second',
      areas: [area('bridle-kraal')],
    });
    // Marker 3 asks for unlimbered batteries; there are none, so it lies with marker 1.
    expect(plotAreas(b.play, ermelo, 3, zone)).toEqual({
      plot: 'unlimbered',
      areas: [area('the-loop')],
    });
    const tie = table(
      {
        phase: 'boerRifleFire',
        boers: { zoutpansberg: 'bridle-bank' },
        pieces: { 'ldr-5th-irish': 'the-loop', dublin: 'the-loop', border: 'native-flats' },
      },
      { dice: { 'plot/zoutpansberg': [1] } },
    );
    expect(tie.asked).toBe('boerPlot');
    expect(tie.choices.sort()).toEqual([
      'plot zoutpansberg to=native-flats',
      'plot zoutpansberg to=the-loop',
    ]);
    tie.do('plot zoutpansberg to=native-flats');
    expect(tie.events('boerAims')[0]?.['to']).toBe('native-flats');
  },
);

rule('8.1e', 'the first unit places a single attack, the second supports and does not roll', () => {
  const b = table({
    phase: 'boerRifleFire',
    boers: { ermelo: 'loop-crest', bethal: 'loop-crest' },
    pieces: irishAt('the-loop'),
  });
  b.untilSegment('boerShaken');
  expect(b.events('boerAims').map((e) => e['piece'])).toEqual(['ermelo']);
  expect(b.events('boerSupports').map((e) => e['piece'])).toEqual(['bethal']);
  expect(b.events('boerFired').map((e) => e['piece'])).toEqual(['ermelo']);
  expect(b.events('boerFired')[0]?.['reasons']).toMatchObject({ multiple: 1 });
});

rule('8.1f', 'commandos of one group may fire at different areas, each at one', () => {
  const b = table({
    phase: 'boerRifleFire',
    boers: { heidelberg: 'colenso-koppies', ermelo: 'loop-crest' },
    pieces: { ...irishAt('the-loop'), queens: 'colenso', 'ldr-2nd-english': 'colenso' },
  });
  b.untilSegment('boerShaken');
  expect(
    b
      .events('boerAims')
      .map((e) => [e['piece'], e['to']])
      .sort((a, b) => textOf(a).localeCompare(textOf(b))),
  ).toEqual([
    ['ermelo', 'the-loop'],
    ['heidelberg', 'colenso'],
  ]);
});

rule('8.1g', 'Boers count range over the river as the British do, and see everything', () => {
  const b = table({
    phase: 'sendOrders',
    boers: { swaziland: 'doornkop-bank', creusot: 'onderbroek-kopje' },
    pieces: irishAt('doornkop-spruit'),
  });
  expect(named(eligibleAreas(b.play, pieceOf(box, 'swaziland')))).toEqual(['doornkop-spruit']);
  expect(named(eligibleAreas(b.play, pieceOf(box, 'creusot')))).toContain('doornkop-spruit');
});

rule(
  '8.1h',
  'the Hidden Marker goes when anyone there fires, gun or commando, assault included',
  () => {
    const b = volley({ hidden: ['loop-crest', 'bridle-bank'] });
    expect(b.events('revealed')[0]?.['at']).toBe('loop-crest');
    b.untilSegment('boerShaken');
    expect(b.position['hidden']).toEqual(['bridle-bank']);
    const gun = table({
      phase: 'boerShellFire',
      boers: { pompom: 'fort-wylie' },
      hidden: ['fort-wylie'],
      pieces: { queens: 'colenso', 'ldr-2nd-english': 'colenso' },
    });
    expect(gun.position['hidden']).toEqual([]);
    const assault = table({
      phase: 'britishAssault',
      boers: { ermelo: 'loop-crest' },
      hidden: ['loop-crest'],
      pieces: irishAt('loop-crest'),
    });
    expect(assault.events('revealed')).toHaveLength(1);
    // No Fire: the attack is not made and nobody is revealed.
    const silent = table({
      phase: 'boerRifleFire',
      shaken: 1,
      boers: { ermelo: { area: 'loop-crest', counter: 'no-fire' } },
      cups: { strength: { 'no-fire': 1 } },
      hidden: ['loop-crest'],
      pieces: irishAt('the-loop'),
    });
    expect(silent.events('boerHoldsFire')).toHaveLength(1);
    expect(silent.events('revealed')).toEqual([]);
  },
);

rule('8.2a', 'fire is resolved strongest first', () => {
  const b = table({
    phase: 'boerRifleFire',
    boers: { standerton: 'pont-koppies', ermelo: 'loop-crest', krugersdorp: 'fort-wylie' },
    pieces: {
      ...irishAt('the-loop'),
      'ldr-2nd-english': 'mealie-fields',
      devon: 'mealie-fields',
      'scots-fusiliers': 'railway-donga',
      'ldr-6th-fusilier': 'railway-donga',
    },
  });
  b.untilSegment('boerShaken');
  const fired = [...b.events('boerFired'), ...b.events('boerHoldsFire')];
  expect(fired[0]?.['piece']).toBe('ermelo');
  const draws = b.events('strengthDrawn').map((e) => e['piece']);
  expect(draws[0]).toBe('ermelo');
  expect(draws.indexOf('krugersdorp')).toBeLessThan(draws.indexOf('standerton'));
});

const reasons = (
  pieces: Differs['pieces'],
  target: string,
  strength: number,
  multiple: boolean,
  place: string,
) => {
  const b = table({ phase: 'sendOrders', boers: { ermelo: 'loop-crest' }, pieces: pieces ?? {} });
  const shot = { by: pieceOf(box, 'ermelo'), area: area(place), multiple, close: false };
  return boerFireReasons(b.play, shot, pieceOf(box, target), strength);
};

rule('8.2b', 'the Target Chart finds the unit; all modifiers add up', () => {
  const b = volley(
    { pieces: irishAt('the-loop', { b7: { area: 'the-loop', face: 'unlimbered' } }) },
    { 'rifle/ermelo': [1] },
  );
  expect(b.events('boerFired')[0]?.['with']).toBe('b7'); // unlimbered guns first
  const two = {
    'ldr-5th-irish': 'doornkop-spruit',
    dublin: 'doornkop-spruit',
    border: 'doornkop-spruit',
  };
  // Strength 5, multiple, battalions alone in a donga: d6 + 1 + 1 - 2.
  expect(sumOf(reasons(two, 'dublin', 5, true, 'doornkop-spruit'))).toBe(0);
  // The same at a unit in a drift: d6 + 1 + 1 + 2.
  expect(
    sumOf(
      reasons(
        { dublin: 'first-pont-drift', 'ldr-5th-irish': 'the-loop' },
        'dublin',
        5,
        true,
        'first-pont-drift',
      ),
    ),
  ).toBe(4);
  const mounted = { hussars13: { area: 'the-loop', face: 'mounted' }, 'ldr-mounted': 'the-loop' };
  expect(reasons(mounted, 'hussars13', 3, false, 'the-loop').map((r) => r.id)).toEqual(['mounted']);
  expect(
    reasons(
      { dublin: 'the-loop', 'ldr-5th-irish': 'the-loop' },
      'dublin',
      2,
      false,
      'the-loop',
    ).map((r) => r.id),
  ).toEqual(['sp-weak']);
  const chit = volley(
    { events: { bobHart: '5th-irish' }, cups: { british: { 'bob-hart': 0 } } },
    { 'rifle/ermelo': [1] },
  );
  expect(chit.events('boerFired')[0]?.['reasons']).toMatchObject({ 'bob-hart': 1 });
  const equal = volley({
    events: { bobHart: '5th-irish' },
    cups: { british: { 'bob-hart': 0 } },
    pieces: {
      'ldr-5th-irish': 'the-loop',
      dublin: 'the-loop',
      'ldr-4th-light': 'the-loop',
      durham: 'the-loop',
    },
  });
  expect(equal.asked).toBe('boerAim'); // equal on the chart, but not equally easy to hit
  expect(equal.choices).toEqual(['target ermelo with=dublin', 'target ermelo with=durham']);
});

rule(
  '8.2c',
  'a counter is drawn once and counts for the rest of the turn; without strength no shot',
  () => {
    // The last three of the full cup are +2.
    const b = volley({}, { 'strength/ermelo': [17], 'rifle/ermelo': [1] });
    expect(b.events('strengthDrawn')[0]).toMatchObject({ piece: 'ermelo', n: 2 });
    const has = table({
      phase: 'boerRifleFire',
      boers: { ermelo: { area: 'loop-crest', counter: '1' } },
      cups: { strength: { 1: 3 } },
      pieces: irishAt('the-loop'),
    });
    expect(has.events('strengthDrawn')).toEqual([]);
    const weak = table(
      {
        phase: 'boerRifleFire',
        boers: { 'swazi-police': { area: 'native-bank', level: 'disrupted' } },
        pieces: irishAt('native-flats'),
      },
      { dice: { 'strength/swazi-police': [2] } },
    ); // 2 - 1 - 1 = 0
    expect(weak.events('boerHoldsFire')).toHaveLength(1);
    expect(weak.events('boerFired')).toEqual([]);
    const assault = table({
      phase: 'britishAssault',
      boers: { ermelo: 'loop-crest' },
      pieces: irishAt('loop-crest'),
    });
    expect(assault.events('strengthDrawn')).toHaveLength(1); // approach draws, close combat keeps it
  },
);

rule('8.2d', 'guns roll two dice for shells, commandos one', () => {
  expect(volley({}, { 'rifle/ermelo': [1] }).events('boerFired')[0]?.['dice']).toHaveLength(1);
  const gun = table({
    phase: 'boerShellFire',
    boers: { 'krupp-a': 'loop-crest' },
    pieces: irishAt('the-loop'),
  });
  expect(gun.events('boerShelled')[0]?.['dice']).toHaveLength(2);
});

rule('8.2e', 'battalions 2, regiments 1, all batteries together 1; nine or more is bad', () => {
  const points = (pieces: Differs['pieces']) => {
    const b = table({ phase: 'sendOrders', pieces: pieces ?? {} });
    return stackingPoints(b.play, area('the-loop'));
  };
  expect(points(irishAt('the-loop'))).toBe(8);
  expect(points(irishAt('the-loop', { hussars13: 'the-loop' }))).toBe(9);
  expect(points(irishAt('the-loop', { b7: 'the-loop', b14: 'the-loop', b66: 'the-loop' }))).toBe(9);
  expect(points(irishAt('the-loop', { dublin: { area: 'the-loop', face: 'reduced' } }))).toBe(8);
  const crowd = reasons(
    irishAt('the-loop', { hussars13: 'the-loop' }),
    'dublin',
    4,
    false,
    'the-loop',
  );
  expect(crowd.map((r) => r.id)).toEqual(['stacking']);
  expect(reasons(irishAt('the-loop'), 'dublin', 4, false, 'the-loop')).toEqual([]);
});
