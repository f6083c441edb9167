import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { defaultBox } from '../box.ts';
import { type Differs, type How, table } from '../testing.ts';

const rule = ruleOf('redvers-reverse');
const box = defaultBox();

/** Hart's brigade, all of it in one area, with this objective. */
const irish = (area: string, objective: string, differs: Differs = {}, how: How = {}) =>
  table(
    {
      phase: 'britishMovement',
      turn: 4,
      boers: {},
      ...differs,
      pieces: {
        'ldr-5th-irish': area,
        inniskilling: area,
        border: area,
        connaught: area,
        dublin: area,
        ...differs.pieces,
      },
      brigades: { '5th-irish': { objective } },
    },
    how,
  );
const leads = (...args: Parameters<typeof irish>) =>
  irish(...args).until('leaderMove', '5th-irish');
const ALL = 'takeAll ldr-5th-irish';

rule('4.1a', 'nine brigades start in four areas', () => {
  const brigades = box.brigades.filter((b) => b.variant === null);
  expect(brigades).toHaveLength(9);
  expect(new Set(brigades.map((b) => b.setup)).size).toBe(4);
});

rule('4.1b', 'brigades move one by one from the 5th Irish to the 6th Fusilier', () => {
  const b = table({ phase: 'britishMovement', turn: 4 });
  const order: unknown[] = [];
  while (b.asked === 'unitMoves') {
    order.push(b.about['brigade']);
    b.pass();
  }
  const bars = box.brigades.map((each) => each.id);
  expect(order).toEqual(bars.filter((id) => order.includes(id)));
  expect(order[0]).toBe('5th-irish');
  expect(order.at(-1)).toBe('6th-fusilier');
});

rule('4.1c', 'a leader without an Objective Marker on the map stays', () => {
  const b = table({
    phase: 'britishMovement',
    turn: 4,
    brigades: { '5th-irish': { planned: 'loop-neck', due: 6 } },
  });
  b.until('staffMove');
  expect(b.where('ldr-5th-irish')).toBe('west-camp');
  expect(irish('west-camp', 'loop-neck').asked).toBe('leaderMove');
});

rule('4.1d', 'he must come nearer by a shortest route if there is any way', () => {
  const b = leads('west-camp', 'bridle-kraal').do(ALL);
  expect(b.choices).toEqual([
    'march ldr-5th-irish to=harts-ridge',
    'march ldr-5th-irish to=spruit-fields',
  ]); // both one nearer, and he may not refuse
  expect(b.whyNot('march ldr-5th-irish to=west-veld')).toBe('4.1d notForward');
  b.do('march ldr-5th-irish to=harts-ridge');
  expect(b.choices).toContain('halt ldr-5th-irish'); // one step nearer is enough
});

rule('4.1e', 'alone to a unit of his, or in company at the pace of the slowest', () => {
  const b = leads('west-camp', 'bridle-kraal', { pieces: { dublin: 'spruit-fields' } });
  expect(b.choices).toContain('ride ldr-5th-irish to=spruit-fields');
  expect(b.whyNot('ride ldr-5th-irish to=harts-ridge')).toBe('4.1e notToAUnit');
  expect(b.whyNot('march ldr-5th-irish to=harts-ridge')).toBe('4.1e needsCompany');
  // A dismounted regiment has 1 MP: one area, though Dundonald has 3.
  const horse = table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    brigades: { mounted: { objective: 'gomba-spruit' } },
  }).until('leaderMove', 'mounted');
  horse.do('take ldr-mounted with=hussars13', 'march ldr-mounted to=thorn-veld');
  expect(horse.asked).toBe('unitMoves');
  expect(horse.where('ldr-mounted')).toBe('thorn-veld');
});

rule('4.1f', 'the last unit with the leader may not walk off', () => {
  const b = irish('west-camp', 'none', {
    pieces: { inniskilling: 'harts-ridge', border: 'harts-ridge', connaught: 'harts-ridge' },
  });
  b.until('unitMoves', '5th-irish');
  expect(b.whyNot('move dublin to=harts-ridge')).toBe('4.1f leaderAlone');
  b.do('move border to=west-camp', 'move dublin to=harts-ridge');
  expect(b.where('dublin')).toBe('harts-ridge');
});

rule('4.1g', 'with its last unit a brigade loses leader and markers at once', () => {
  const b = table(
    {
      phase: 'boerRifleFire',
      boers: { ermelo: 'native-bank' },
      pieces: {
        'ldr-left-horse': 'native-drift',
        'royal-dragoons': { area: 'native-drift', losses: 1 },
      },
      brigades: { 'left-horse': { objective: 'native-bank' } },
    },
    { dice: { 'strength/ermelo': [11], 'rifle/ermelo': [6] } },
  );
  expect(b.where('royal-dragoons')).toBe('eliminated');
  expect(b.where('ldr-left-horse')).toBe('eliminated');
  expect(b.brigade('left-horse')).toMatchObject({ objective: 'none', planned: 'none' });
});

rule('4.1h', 'at his marker the leader stops and the marker goes', () => {
  const b = leads('west-camp', 'spruit-fields').do(ALL, 'march ldr-5th-irish to=spruit-fields');
  expect(b.events('reached')[0]?.['at']).toBe('spruit-fields');
  expect(b.brigade('5th-irish')).toMatchObject({ objective: 'none', reached: 'spruit-fields' });
  expect(b.asked).toBe('unitMoves'); // an MP is left, and it does not matter
});

rule('4.1i', 'after that he stays until new orders, but runs with routed men', () => {
  const still = irish('spruit-fields', 'none').until('unitMoves', '5th-irish');
  expect(still.events('rode')).toEqual([]);
  const b = irish('spruit-fields', 'none', {
    pieces: {
      hq: 'chieveley',
      dublin: { area: 'spruit-fields', level: 'routed' },
    },
  });
  expect(b.where('dublin')).toBe('chieveley');
  expect(b.where('ldr-5th-irish')).toBe('chieveley');
});

rule(['4.1j', '4.1k'], 'units keep inside the radius or come nearer; they may stand', () => {
  const b = irish('spruit-fields', 'none', { pieces: { dublin: 'west-veld' } });
  b.until('unitMoves', '5th-irish');
  expect(b.can('move border to=bridle-kraal')).toBe(true); // inside
  b.do('move border to=bridle-kraal');
  expect(b.whyNot('move border to=native-flats')).toBe('4.1k leavesRadius');
  expect(b.whyNot('move dublin to=springfield-road')).toBe('4.1k leavesRadius');
  b.do('move dublin to=harts-ridge'); // toward it
  b.do('endBrigade ldr-5th-irish');
  expect(b.where('inniskilling')).toBe('spruit-fields');
});

const shared = (boers: Differs['boers'], options: NonNullable<How['options']> = {}) =>
  irish('loop-crest', 'none', { boers: boers ?? {} }, { options }).until('unitMoves', '5th-irish');

rule('4.1l', 'past Boers toward the red edge only with more strength than they have', () => {
  // 16 British SP at Loop Crest.
  const weak = shared({ ermelo: 'loop-crest' });
  expect(weak.can('move dublin to=onderbroek-spruit')).toBe(true);
  const strong = shared({
    ermelo: 'loop-crest',
    heidelberg: 'loop-crest',
    standerton: 'loop-crest',
  });
  expect(strong.whyNot('move dublin to=onderbroek-spruit')).toBe('4.1l heldByBoers'); // 16 = 16
  expect(strong.can('move dublin to=bridle-bank')).toBe(true); // sideways
  // R-9 Guns count too by option: 16 against 15 and a gun.
  const guns = {
    ermelo: 'loop-crest',
    heidelberg: 'loop-crest',
    'piet-retief': 'loop-crest',
    creusot: 'loop-crest',
  };
  expect(shared(guns).can('move dublin to=onderbroek-spruit')).toBe(true);
  expect(shared(guns, { 'strength-count': 'all' }).whyNot('move dublin to=onderbroek-spruit')).toBe(
    '4.1l heldByBoers',
  );
});

const horsemen = (face: string, differs: Differs = {}) =>
  table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    pieces: { hussars13: { face } },
    ...differs,
  }).until('unitMoves', 'mounted');

rule('4.1m', 'a regiment has the MP of the face it began with', () => {
  const foot = horsemen('dismounted').do('mount hussars13');
  expect(foot.whyNot('move hussars13 to=thorn-veld')).toBe('1.1c noMp'); // 1 MP, spent on mounting
  const horse = horsemen('mounted', { brigades: { mounted: { reached: 'east-camp' } } });
  horse.do('dismount hussars13', 'move hussars13 to=thorn-veld', 'move hussars13 to=east-camp');
  expect(horse.whyNot('move hussars13 to=thorn-veld')).toBe('1.1c noMp'); // 3 in all
});

rule('4.1n', 'mounting is always allowed, dismounting only at the objective, each for 1 MP', () => {
  expect(horsemen('dismounted').can('mount hussars13')).toBe(true);
  expect(horsemen('mounted').whyNot('dismount hussars13')).toBe('4.1n notReached');
  const b = horsemen('mounted', { brigades: { mounted: { reached: 'east-camp' } } });
  b.do('dismount hussars13');
  expect(b.state.spent[box.pieceIndex.get('hussars13') ?? 0]).toBe(1);
  const newer = table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    pieces: { bethune: { face: 'mounted' } },
    brigades: { mounted: { reached: 'east-camp', objective: 'monte-cristo' } },
  }).until('leaderMove', 'mounted');
  newer.do('take ldr-mounted with=hussars13', 'march ldr-mounted to=thorn-veld');
  expect(newer.whyNot('dismount bethune')).toBe('4.1n notReached');
  expect(newer.brigade('mounted')['reached']).toBe('none'); // he has left
});

const gunners = (face: string, differs: Differs = {}) =>
  table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    pieces: { b7: { face }, b14: { face } },
    ...differs,
  }).until('unitMoves', '1st-bde-div');

rule('4.1o', 'unlimbering costs 1 MP and needs the objective reached', () => {
  expect(gunners('limbered').whyNot('unlimber b7')).toBe('4.1o notReached');
  const b = gunners('limbered', { brigades: { '1st-bde-div': { reached: 'chieveley' } } });
  b.do('move b7 to=railway-flats', 'unlimber b7');
  expect(b.piece('b7')['face']).toBe('unlimbered');
  b.do('move b14 to=railway-flats', 'move b14 to=chieveley');
  expect(b.whyNot('unlimber b14')).toBe('4.1o noMp');
});

rule('4.1p', 'limbering takes the whole segment and no order', () => {
  const b = gunners('unlimbered').do('limber b7');
  expect(b.piece('b7')['face']).toBe('limbered');
  expect(b.whyNot('move b7 to=railway-flats')).toBe('4.1k hasMoved');
});

rule(
  '4.1q',
  'an operative HQ in range of Boer fire is packed up and cannot be set up there',
  () => {
    const differs = { phase: 'britishMovement', turn: 4, boers: { pompom: 'fort-wylie' } };
    const b = table({ ...differs, pieces: { hq: 'naval-gun-hill' } }); // three areas from the gun
    expect(b.piece('hq')['face']).toBe('moving');
    const moving = table({
      ...differs,
      pieces: { hq: { area: 'naval-gun-hill', face: 'moving' } },
    });
    expect(moving.until('staffMove').whyNot('deploy hq')).toBe('4.1q inFireRange');
    const safe = table({ ...differs });
    expect(safe.piece('hq')['face']).toBe('operative');
  },
);

rule('4.1r', 'setting HQ up costs 1 MP, packing it takes the segment', () => {
  const differs = { phase: 'britishMovement', turn: 4, boers: {} };
  const pack = table(differs).until('staffMove').do('pack hq');
  expect(pack.piece('hq')['face']).toBe('moving');
  expect(pack.whyNot('move hq to=chieveley')).toBe('4.1s hasMoved');
  const b = table({ ...differs, pieces: { hq: { face: 'moving' } } }).until('staffMove');
  b.do('move hq to=chieveley', 'deploy hq');
  expect(b.piece('hq')['face']).toBe('operative');
  const tired = table({ ...differs, pieces: { hq: { face: 'moving' } } }).until('staffMove');
  tired.do('move hq to=chieveley', 'move hq to=shooters-hill');
  expect(tired.whyNot('deploy hq')).toBe('4.1r noMp');
});

rule('4.1s', 'Buller ends with a unit of the player’s choice and runs with it', () => {
  const b = table({ phase: 'britishMovement', turn: 4, boers: {} }).until('staffMove');
  b.do('move buller to=chieveley', 'endMovement');
  expect(b.asked).toBe('attach');
  b.do('attach buller with=devon');
  expect((b.position['staff'] as Record<string, unknown>)['bullerWith']).toBe('devon');
  const rout = table({
    phase: 'britishMovement',
    turn: 5,
    boers: {},
    staff: { bullerWith: 'devon' },
    pieces: { buller: 'naval-gun-hill', devon: { area: 'naval-gun-hill', level: 'routed' } },
  });
  expect(rout.where('devon')).toBe('shooters-hill');
  expect(rout.where('buller')).toBe('shooters-hill');
});

rule('4.1t', 'suppressed units leave only clear ground and crossings, and halt in cover', () => {
  const b = irish('spruit-fields', 'none', {
    pieces: {
      'ldr-5th-irish': 'gomba-spruit',
      border: 'gomba-spruit',
      inniskilling: 'thorn-veld',
      dublin: { area: 'east-camp', level: 'suppressed' },
      connaught: { area: 'bend-thorns', level: 'suppressed' },
    },
  }).until('unitMoves', '5th-irish');
  expect(b.whyNot('move connaught to=gomba-spruit')).toBe('4.1t pinned'); // brush
  b.do('move dublin to=thorn-veld'); // from clear into brush
  expect(b.whyNot('move dublin to=gomba-spruit')).toBe('4.1k hasMoved');
});

rule('4.1s', 'a general rides from where he is to every area beside it', () => {
  const b = table({
    phase: 'britishMovement',
    turn: 4,
    boers: {},
    pieces: { buller: 'grobelaar-mountain' },
  }).until('staffMove');
  expect(b.choices.filter((text) => text.startsWith('move buller')).sort()).toEqual([
    'move buller to=grobelaar-underfeature',
    'move buller to=loop-crest',
    'move buller to=onderbroek-spruit',
    'move buller to=towards-ladysmith-hill',
    'move buller to=vertnek',
  ]);
  b.do('move buller to=vertnek');
  expect(b.where('buller')).toBe('vertnek');
});

rule('4.1u', 'routed units run first, by a shortest way to HQ', () => {
  const b = irish('bridle-bank', 'none', {
    drifts: { 'bridle-drift': { open: true } },
    pieces: {
      dublin: { area: 'bridle-bank', level: 'routed' },
      queens: { area: 'naval-gun-hill', level: 'routed' },
    },
  });
  // Through the open drift, two steps; Queen's of the sixth bar runs before the first bar moves.
  expect(b.where('dublin')).toBe('bridle-kraal');
  expect(b.events('flees').map((e) => e['piece'])).toEqual(['dublin', 'dublin', 'queens']);
  expect(b.events('leftDrift')).toEqual([]); // routed already
  const closed = irish('bridle-bank', 'none', {
    pieces: { dublin: { area: 'bridle-bank', level: 'routed' } },
  });
  expect(closed.where('dublin')).toBe('loop-crest'); // drifts nobody found are closed, so by the bridge
  const full = irish('bridle-bank', 'none', {
    drifts: { 'bridle-drift': { open: true } },
    crossed: { british: { 'bridle-drift': 2 } },
    pieces: { dublin: { area: 'bridle-bank', level: 'routed' } },
  });
  expect(full.where('dublin')).toBe('bridle-bank'); // limits bind
});
