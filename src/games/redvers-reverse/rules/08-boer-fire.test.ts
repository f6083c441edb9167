import { expect } from 'vitest';
import { textOf } from '../../../kernel/json.ts';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { defaultBox } from '../box.ts';
import { sumOf } from '../reasons.ts';
import { type Differs, table } from '../testing.ts';
import { pieceOf, stackingPoints } from './01-pieces.ts';
import { boerFireReasons } from './08-boer-fire.ts';
import { eligibleAreas, plotAreas, priorityZone } from './08-boer-targets.ts';

const rule = ruleOf('redvers-reverse');
const box = defaultBox();
const area = (id: string) => box.areaIndex.get(id) ?? -1;
const named = (areas: readonly number[]) => areas.map((each) => box.areas[each]?.id);
/** Draws a zero from a full strength cup. */
const ZERO = 6;

const IRISH = ['inniskilling', 'border', 'connaught', 'dublin'];
const irishAt = (place: string, differs: Record<string, object | string> = {}) => ({
  'ldr-5th-irish': place,
  ...Object.fromEntries(IRISH.map((id) => [id, place])),
  ...differs,
});

/** Ermelo fires from Loop Crest at whatever is in The Loop. */
const volley = (
  differs: Differs = {},
  dice: Record<string, readonly number[]> = {},
  options: Record<string, string> = {},
) =>
  table(
    {
      phase: 'boerRifleFire',
      turn: 4,
      boers: { ermelo: 'loop-crest' },
      pieces: irishAt('the-loop'),
      ...differs,
    },
    { options, dice: { 'strength/ermelo': [ZERO], ...dice } },
  );

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

rule('8.3a', 'a shell marks every British unit there and improves none', () => {
  const b = table(
    {
      phase: 'boerShellFire',
      boers: { 'krupp-a': 'loop-crest' },
      pieces: irishAt('the-loop', {
        dublin: { area: 'the-loop', level: 'suppressed' },
        b7: { area: 'the-loop', face: 'unlimbered' },
      }),
    },
    { dice: { 'shell/krupp-a': [4, 4] } },
  ); // 8 + 1 for nine stacking points
  expect(b.level('dublin')).toBe('suppressed');
  expect(['border', 'b7'].map((id) => b.level(id))).toEqual(['disrupted', 'disrupted']);
});

rule('8.3b', 'losses hit the target, then its like, then the next type; the rest is void', () => {
  // Three losses: the only gun in the open, then battalions.
  const b = volley(
    {
      pieces: {
        ...irishAt('west-camp'),
        'ldr-5th-irish': 'first-pont-drift',
        dublin: 'first-pont-drift',
      },
    },
    { 'rifle/ermelo': [6], 'nerve/': [3, 4], 'morale/': [6, 6], 'fall/': [3, 4] },
  );
  expect(b.events('boerFired')[0]).toMatchObject({ total: 9, losses: 2 });
  expect(b.piece('dublin')).toMatchObject({ face: 'reduced', losses: 0 }); // two on the same unit
  const guns = volley(
    {
      pieces: {
        'ldr-1st-bde-div': 'the-loop',
        b7: { area: 'the-loop', face: 'unlimbered' },
        'ldr-5th-irish': 'the-loop',
        dublin: 'the-loop',
        hussars13: 'the-loop',
        thorneycroft: 'the-loop',
        bethune: 'the-loop',
        salh: 'the-loop',
        composite: 'the-loop',
        border: 'the-loop',
      },
      events: {},
    },
    { 'strength/ermelo': [17], 'rifle/ermelo': [6], 'nerve/': [3, 4, 3, 4], 'fall/': [3, 4, 3, 4] },
  );
  expect(guns.events('boerFired')[0]).toMatchObject({ with: 'b7', losses: 2 }); // 6 + strong + crowded
  expect(guns.where('b7')).toBe('eliminated');
  expect(guns.asked).toBe('britishLosses');
  expect(guns.choices).toEqual(
    ['lose border', 'lose dublin'].filter((c) => guns.choices.includes(c)),
  );
  guns.do('lose dublin');
  expect(guns.piece('dublin')).toMatchObject({ losses: 1 });
});

rule(
  '8.3c',
  'battalions flip and fall, regiments fall at the second loss, batteries at the first',
  () => {
    const regiment = volley(
      { pieces: { 'ldr-left-horse': 'the-loop', 'royal-dragoons': 'the-loop' } },
      { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4], 'morale/': [6, 6] },
    );
    expect(regiment.piece('royal-dragoons')).toMatchObject({ losses: 1 });
    const second = volley(
      {
        pieces: { 'ldr-left-horse': 'the-loop', 'royal-dragoons': { area: 'the-loop', losses: 1 } },
      },
      { 'rifle/ermelo': [5] },
    );
    expect(second.where('royal-dragoons')).toBe('eliminated');
    const battery = volley(
      { pieces: { 'ldr-1st-bde-div': 'the-loop', b7: { area: 'the-loop', face: 'unlimbered' } } },
      { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4] },
    );
    expect(battery.where('b7')).toBe('eliminated');
    const reduced = volley(
      {
        pieces: {
          'ldr-5th-irish': 'the-loop',
          dublin: { area: 'the-loop', face: 'reduced', losses: 1 },
        },
      },
      { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4] },
    );
    expect(reduced.where('dublin')).toBe('eliminated');
  },
);

/** One battalion of Hart's takes one loss in The Loop. */
const bleed = (dice: Record<string, readonly number[]>, differs: Differs = {}) =>
  volley(
    {
      pieces: { 'ldr-5th-irish': 'the-loop', dublin: 'the-loop' },
      ...differs,
    },
    { 'rifle/ermelo': [5], ...dice },
  );

rule(
  '8.4a',
  '3 or less panics the leader, 10 or more steels him; a marked one does not roll',
  () => {
    const mood = (faces: readonly number[], differs: Differs = {}) =>
      bleed({ 'nerve/5th-irish': faces, 'fall/': [3, 4], 'morale/': [6, 6] }, differs).brigade(
        '5th-irish',
      )['leader'];
    expect(mood([1, 2])).toBe('panicked');
    expect(mood([4, 6])).toBe('firm');
    expect(mood([3, 4])).toBe('none');
    const marked = bleed(
      { 'nerve/5th-irish': [1, 2], 'fall/': [3, 4], 'morale/': [6, 6] },
      { brigades: { '5th-irish': { leader: 'firm' } } },
    );
    expect(marked.events('panics')).toEqual([]);
    const guns = volley(
      { pieces: { 'ldr-1st-bde-div': 'the-loop', b7: { area: 'the-loop', face: 'unlimbered' } } },
      { 'rifle/ermelo': [5], 'nerve/1st-bde-div': [1, 1], 'fall/': [3, 4] },
    );
    expect(guns.events('panics')).toHaveLength(1); // batteries too
    const bears = bleed({ 'nerve/5th-irish': [1, 2], 'fall/': [3, 4], 'morale/': [3, 4] });
    expect(bears.events('brigadeMorale')[0]?.['reasons']).toMatchObject({ panicked: -2 }); // before 8.5
  },
);

rule('8.4b', 'the marker works on his units wherever they are', () => {
  const b = table(
    {
      phase: 'britishRecovery',
      boers: {},
      brigades: { '5th-irish': { leader: 'firm' } },
      pieces: {
        'ldr-5th-irish': 'west-camp',
        dublin: { area: 'monte-cristo', level: 'disrupted' },
      },
    },
    { dice: { 'steady/5th-irish': [1, 1], 'recover/dublin': [3, 3] } },
  );
  expect(b.events('recovered')[0]?.['reasons']).toEqual({ standing: 1 });
});

rule(
  '8.4c',
  'whoever leads where blood is shed falls on 2 or 12; a replacement does not roll',
  () => {
    const calm = { 'nerve/5th-irish': [3, 4], 'morale/': [6, 6] };
    const b = bleed(
      { ...calm, 'fall/buller': [1, 1], 'fall/ldr-5th-irish': [6, 6], 'fall/ldr-mounted': [3, 4] },
      {
        pieces: {
          'ldr-5th-irish': 'the-loop',
          dublin: 'the-loop',
          buller: 'the-loop',
          'ldr-mounted': 'the-loop',
        },
      },
    );
    expect(b.where('buller')).toBe('eliminated');
    expect(b.piece('ldr-5th-irish')).toMatchObject({ face: 'replacement', area: 'the-loop' });
    expect(b.events('underFire').map((e) => e['piece'])).toEqual([
      'buller',
      'ldr-5th-irish',
      'ldr-mounted',
    ]);
    const replaced = bleed(calm, {
      pieces: { 'ldr-5th-irish': { area: 'the-loop', face: 'replacement' }, dublin: 'the-loop' },
    });
    expect(replaced.events('underFire')).toEqual([]);
  },
);

rule('8.5a', 'infantry and cavalry that lost and are still there test; batteries do not', () => {
  const b = bleed({ 'nerve/': [3, 4], 'fall/': [3, 4], 'morale/5th-irish': [3, 3] });
  expect(b.events('brigadeMorale')[0]).toMatchObject({
    total: 7,
    level: 0,
    reasons: { leader: 1 },
  });
  const guns = volley(
    {
      pieces: {
        'ldr-1st-bde-div': 'the-loop',
        b7: { area: 'the-loop', face: 'unlimbered' },
        b14: { area: 'the-loop', face: 'unlimbered' },
      },
    },
    { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4] },
    { ties: 'first' },
  );
  expect(guns.events('brigadeMorale')).toEqual([]);
});

rule('8.5b', 'the result marks all of the brigade there, never for the better', () => {
  const b = volley(
    {
      pieces: irishAt('the-loop', {
        inniskilling: 'bridle-kraal',
        border: { area: 'the-loop', face: 'reduced', level: 'suppressed' },
        durham: 'the-loop',
      }),
    },
    { 'rifle/ermelo': [5], 'nerve/': [3, 4], 'fall/': [3, 4], 'morale/5th-irish': [2, 3] },
    { ties: 'first' },
  );
  // 5 + leader - already shaken = 5: disrupted.
  expect(b.events('brigadeMorale')[0]).toMatchObject({ total: 5, level: 1 });
  const after = (id: string) => b.events('shaken').find((e) => e['piece'] === id)?.['level'];
  expect([after('dublin'), after('connaught')]).toEqual([1, 1]);
  expect(after('border')).toBeUndefined();
  expect(after('inniskilling')).toBeUndefined();
  expect(after('durham')).toBeUndefined();
});

rule('8.5c', 'a rout lifts the chits from the leader and takes him along', () => {
  const b = bleed(
    { 'nerve/': [1, 1], 'fall/': [3, 4], 'morale/5th-irish': [1, 1], 'recover/dublin': [1, 1] },
    { events: { bobHart: '5th-irish' }, cups: { british: { 'bob-hart': 0 } }, turn: 3 },
  );
  expect(b.events('chitLifted')[0]).toMatchObject({ chit: 'bob-hart', rule: '8.5c' });
  expect(b.state.bobHart).toBe(-1);
  b.until('staffMove');
  expect(b.where('ldr-5th-irish')).toBe(b.where('dublin'));
  expect(b.where('dublin')).not.toBe('the-loop');
});

rule('8.6a', 'reduced and lost British units, leaders and Buller move the tracks', () => {
  const entries = (b: ReturnType<typeof bleed>) =>
    b.events('status').map((e) => [e['entry'], e['confidenceChange'], e['lossChange']]);
  const calm = { 'nerve/': [3, 4], 'fall/': [3, 4], 'morale/': [6, 6] };
  const flip = bleed(calm, {
    confidence: 5,
    pieces: { 'ldr-5th-irish': 'the-loop', dublin: { area: 'the-loop', losses: 1 } },
  });
  expect(entries(flip)[0]).toEqual(['battalion-reduced', 1, 1]);
  const gone = bleed(calm, {
    confidence: 5,
    pieces: {
      'ldr-5th-irish': 'the-loop',
      dublin: { area: 'the-loop', face: 'reduced', losses: 1 },
    },
  });
  expect(entries(gone)[0]).toEqual(['battalion-eliminated', 1, 1]);
  const buller = bleed(
    { 'nerve/': [3, 4], 'fall/buller': [1, 1], 'fall/ldr': [3, 4], 'morale/': [6, 6] },
    {
      confidence: 5,
      pieces: { 'ldr-5th-irish': 'the-loop', dublin: 'the-loop', buller: 'the-loop' },
    },
  );
  expect(entries(buller)).toContainEqual(['buller-eliminated', 2, 2]);
});
