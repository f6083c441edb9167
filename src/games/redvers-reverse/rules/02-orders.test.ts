import { expect } from 'vitest';
import { ruleOf } from '../../../kernel/testing/rule.ts';
import { defaultBox } from '../box.ts';
import { type Differs, type How, type Table, table } from '../testing.ts';
import { orderAreas } from './02-orders.ts';

const rule = ruleOf('redvers-reverse');
const box = defaultBox();
type Chit = (typeof box.britishChits)[number];
const chit = (id: Chit) => box.britishChits.indexOf(id);
/** The number to draw so that this chit comes out of a full cup. */
const drawOf = (id: Chit, cup: readonly number[]) =>
  cup.slice(0, chit(id)).reduce((sum, count) => sum + count, 0);
const cupOf = (b: Table) => b.state.britishCup;
type Forced = Readonly<Record<string, readonly number[]>>;
const event = (
  id: Chit,
  differs: Differs = {},
  { dice, ...how }: Omit<How, 'dice'> & { readonly dice?: Forced } = {},
) => {
  const cup = table({ phase: 'sendOrders' }, how).state.britishCup;
  return table(
    { phase: 'britishEvent', turn: 3, ...differs },
    { ...how, dice: { 'event/british': [drawOf(id, cup)], ...dice } },
  );
};

rule('2.1a', 'Close Order and Bob Hart go back to the cup before the draw', () => {
  const bob = chit('bob-hart');
  const b = table(
    {
      phase: 'britishEvent',
      turn: 3,
      events: { bobHart: '5th-irish' },
      cups: { british: { 'bob-hart': 0 } },
    },
    { dice: { 'event/british': [0] } },
  );
  expect(b.events('chitLifted').map((e) => e['chit'])).toEqual(['bob-hart']);
  expect(cupOf(b)[bob]).toBe(1);
  expect(b.state.bobHart).toBe(-1);
});

rule('2.1a', 'they are in the cup for this very draw', () => {
  // Nothing else is in it: without them there would be nothing to draw.
  const empty = Object.fromEntries(box.britishChits.map((id) => [id, 0]));
  const again = (events: Record<string, string>, drawn: number) =>
    table(
      { phase: 'britishEvent', turn: 3, events, cups: { british: empty } },
      { dice: { 'event/british': [drawn], 'event/close-order': [0] } },
    );
  const story = (b: Table) =>
    b
      .events()
      .filter(({ type }) => ['chitLifted', 'britishEvent', 'chitPlaced'].includes(type))
      .map((e) => [e.type, e['chit']]);
  const one = again({ bobHart: '5th-irish' }, 0);
  expect(story(one)).toEqual([
    ['chitLifted', 'bob-hart'],
    ['britishEvent', 'bob-hart'],
    ['chitPlaced', 'bob-hart'],
  ]);
  expect(one.state.bobHart).toBe(0);
  expect(cupOf(one)[chit('bob-hart')]).toBe(0);
  const both = { closeOrder: '4th-light', bobHart: '5th-irish' };
  const [first, second] = [0, 1].map((drawn) => story(again(both, drawn)));
  for (const told of [first, second])
    expect(told?.slice(0, 2)).toEqual([
      ['chitLifted', 'close-order'],
      ['chitLifted', 'bob-hart'],
    ]);
  expect(new Set([first?.[2]?.[1], second?.[2]?.[1]])).toEqual(
    new Set(['close-order', 'bob-hart']),
  );
});

rule('2.3a', 'orders are asked for as long as one brigade, whichever it is, can have one', () => {
  const ids = box.brigades.filter(({ variant }) => variant === null).map(({ id }) => id);
  for (const id of ids) {
    const brigades = Object.fromEntries(
      ids.filter((other) => other !== id).map((other) => [other, { ordered: 'buller' }]),
    );
    const b = table({ phase: 'sendOrders', turn: 3, brigades });
    expect(b.choices.filter((text) => text.startsWith('order '))).toEqual([`order ldr-${id}`]);
  }
  const none = table({
    phase: 'sendOrders',
    turn: 3,
    brigades: Object.fromEntries(ids.map((id) => [id, { ordered: 'buller' }])),
  });
  expect(none.isAsked('giveOrders')).toBe(false);
});

rule('2.1b', 'Bob Hart lies on Hart himself: without him the chit goes back to the cup', () => {
  const back = (leader: Readonly<Record<string, string>>) => {
    const b = event('bob-hart', { pieces: { 'ldr-5th-irish': leader } });
    expect(b.events('chitPlaced')).toEqual([]);
    return [b.state.bobHart, cupOf(b)[chit('bob-hart')]];
  };
  const full = table({ phase: 'sendOrders' }).state.britishCup[chit('bob-hart')];
  expect(back({ area: 'the-loop', face: 'replacement' })).toEqual([-1, full]);
});

rule('2.1b', 'one British chit is drawn at random and done', () => {
  expect(event('bob-hart').state.bobHart).toBe(0);
  expect(event('extra-cp').state.cp).toBe(4);
  expect(event('lost-cp').state.cp).toBe(2);
  const helio = event('heliograph').do('order ldr-naval', 'aim ldr-naval to=naval-gun-hill');
  helio.do('endOrders');
  expect(helio.events('orderSent')[0]?.['reasons']).toMatchObject({ heliograph: 1 });
  const water = event('water', { pieces: { dublin: { level: 'disrupted' } } });
  expect(water.asked).toBe('water');
  water.do('water dublin');
  expect(water.level('dublin')).toBe('normal');
  const own = event('initiative').do('initiative ldr-naval', 'aim ldr-naval to=naval-gun-hill');
  expect(own.brigade('naval')['objective']).toBe('naval-gun-hill');
  const zeal = event('zeal');
  zeal.do('objective ldr-1st-bde-div to=railway-donga');
  expect(zeal.brigade('1st-bde-div')['objective']).toBe('railway-donga');
  const dust = event('dust', { brigades: { '5th-irish': { objective: 'bridle-kraal' } } });
  dust.until('leaderMove', '5th-irish');
  dust.do('take ldr-5th-irish with=dublin', 'march ldr-5th-irish to=spruit-fields');
  expect(dust.asked).toBe('unitMoves');
  const variants = { 'variant-hesitate': true, 'variant-staff': true };
  const hesitate = event(
    'hesitate',
    { brigades: { '5th-irish': { objective: 'bridle-kraal' } } },
    { options: variants, dice: { 'event/hesitate': [0] } },
  );
  expect(hesitate.state.hesitating).toBe(0);
  hesitate.until('staffMove');
  expect(hesitate.where('ldr-5th-irish')).toBe('west-camp');
  const close = event(
    'close-order',
    {},
    {
      options: { 'variant-close-order': true, 'variant-staff': true },
      dice: { 'event/close-order': [1] },
    },
  );
  expect(close.state.closeOrder).toBe(3);
});

rule(['2.1c', '9.5a', '9.2a'], 'turn 1 begins at Send Orders with 8 CP, no event before', () => {
  const b = table({});
  expect(b.asked).toBe('giveOrders');
  expect(b.state).toMatchObject({ turn: 1, cp: 8, confidence: 1, loss: 10 });
  expect(b.events('britishEvent')).toEqual([]);
  expect(b.events('segment')[0]?.['segment']).toBe('sendOrders');
});

const points = (differs: Differs) =>
  table({ phase: 'commandPoints', turn: 2, ...differs }).state.cp;

rule('2.2a', 'Buller with an operative HQ: 3 CP', () => expect(points({})).toBe(3));
rule('2.2b', 'Buller with HQ on the move: 1 CP', () =>
  expect(points({ pieces: { hq: { face: 'moving' } } })).toBe(1),
);
rule('2.2c', 'Buller apart from HQ: 1 CP', () =>
  expect(points({ pieces: { buller: 'naval-gun-hill' } })).toBe(1),
);
rule('2.2d', 'Buller dead: 1 CP from an operative HQ, none from one on the move', () => {
  expect(points({ pieces: { buller: 'eliminated' } })).toBe(1);
  expect(points({ pieces: { buller: 'eliminated', hq: { face: 'moving' } } })).toBe(0);
});

rule('2.3a', 'each order costs 1 CP and what is left is lost', () => {
  const b = table({ phase: 'sendOrders', turn: 2, cp: 2 });
  b.do('order ldr-naval', 'aim ldr-naval to=naval-gun-hill');
  expect(b.state.cp).toBe(1);
  b.do('endOrders');
  expect(b.state.cp).toBe(0);
  const broke = table({ phase: 'sendOrders', turn: 2, cp: 0 });
  expect(broke.can('order ldr-naval')).toBe(false);
  expect(broke.whyNot('order ldr-naval')).toBe('2.3a noPoints');
});

rule('2.3b', 'after Buller’s death the orders start from HQ', () => {
  const b = table({ phase: 'sendOrders', turn: 2, cp: 1, pieces: { buller: 'eliminated' } });
  b.do('order ldr-naval', 'aim ldr-naval to=naval-gun-hill').until('staffMove');
  expect(b.events('ordered')[0]?.['with']).toBe('hq');
  const told = [...b.events('orderSent'), ...b.events('orderLost')][0];
  expect(told?.['reasons']).toMatchObject({ 'hq-sends': -1 });
});

rule('2.3c', 'one order a turn for a brigade, Long’s included', () => {
  const b = table({ phase: 'sendOrders', turn: 2, cp: 3 });
  b.do('longOrder ldr-1st-bde-div with=long', 'aim ldr-1st-bde-div to=railway-flats');
  expect(b.whyNot('order ldr-1st-bde-div')).toBe('2.3c alreadyOrdered');
  b.do('order ldr-naval', 'aim ldr-naval to=naval-gun-hill');
  expect(b.whyNot('order ldr-naval')).toBe('2.3c alreadyOrdered');
});

rule('2.3d', 'an objective lies within five areas and is no crossing nor the box', () => {
  const b = table({ phase: 'sendOrders', turn: 2 }).do('order ldr-5th-irish');
  expect(b.can('aim ldr-5th-irish to=loop-crest')).toBe(true); // 5 areas
  expect(b.whyNot('aim ldr-5th-irish to=fort-wylie')).toBe('2.3d tooFar');
  expect(b.whyNot('aim ldr-5th-irish to=bridle-drift')).toBe('2.3d notACrossing');
  expect(b.whyNot('aim ldr-5th-irish to=bridge')).toBe('2.3d notACrossing');
  expect(b.whyNot('aim ldr-5th-irish to=robinsons-drift')).toBe('2.3d notTheBox');
  const far = table({ phase: 'sendOrders', turn: 2, pieces: { buller: 'monte-cristo' } });
  expect(far.can('order ldr-5th-irish')).toBe(true); // whatever the sender’s distance
  const reach = (brigade: string, area: string) =>
    orderAreas(far.play, box.brigadeIndex.get(brigade) ?? 0).includes(box.areaIndex.get(area) ?? 0);
  expect(reach('2nd-english', 'colenso-koppies')).toBe(true); // 4 areas from Chieveley
});

rule(
  '2.3e',
  'a Towards Ladysmith area may be named within five, and all must follow the leader in',
  () => {
    const there = { area: 'onderbroek-kopje' };
    const b = table({
      phase: 'sendOrders',
      turn: 2,
      boers: {},
      pieces: {
        'ldr-5th-irish': there,
        dublin: there,
        connaught: there,
        border: there,
        inniskilling: there,
      },
    });
    b.do('order ldr-5th-irish');
    expect(b.can('aim ldr-5th-irish to=towards-ladysmith-road')).toBe(true);
    const c = table({
      phase: 'britishMovement',
      turn: 2,
      boers: {},
      brigades: { '5th-irish': { objective: 'towards-ladysmith-road' } },
      pieces: {
        'ldr-5th-irish': 'ladysmith-road',
        dublin: 'ladysmith-road',
        connaught: 'ladysmith-road',
        border: 'ladysmith-road',
        inniskilling: 'onderbroek-kopje',
      },
    }).until('leaderMove', '5th-irish');
    c.do('take ldr-5th-irish with=dublin', 'march ldr-5th-irish to=towards-ladysmith-road');
    c.do('move connaught to=towards-ladysmith-road');
    expect(c.whyNot('move border to=onderbroek-kopje')).toBe('4.1k leavesRadius');
    c.do('move inniskilling to=ladysmith-road', 'move inniskilling to=towards-ladysmith-road');
    expect(c.where('inniskilling')).toBe('towards-ladysmith-road');
  },
);

rule('2.3f', 'Long orders one brigade of batteries beside him, free, unless it shows Fail', () => {
  const b = table({ phase: 'sendOrders', turn: 2, cp: 0 });
  expect(b.choices).toEqual(['longOrder ldr-1st-bde-div with=long', 'endOrders']);
  expect(b.whyNot('longOrder ldr-2nd-bde-div with=long')).toBe('2.3f longElsewhere');
  expect(b.whyNot('longOrder ldr-2nd-english with=long')).toBe('2.3f notBatteries');
  const failed = table({
    phase: 'sendOrders',
    turn: 2,
    brigades: { '1st-bde-div': { objective: 'railway-flats', fail: true } },
  });
  expect(failed.whyNot('longOrder ldr-1st-bde-div with=long')).toBe('2.3f showsFail');
  expect(failed.can('order ldr-1st-bde-div')).toBe(true);
});

rule('2.3g', 'Long’s order lies at once, kills the one on its way, and nobody rolls', () => {
  const b = table({
    phase: 'sendOrders',
    turn: 2,
    cp: 0,
    brigades: { '1st-bde-div': { planned: 'colenso', due: 3 } },
  });
  b.do('longOrder ldr-1st-bde-div with=long', 'aim ldr-1st-bde-div to=railway-donga');
  expect(b.brigade('1st-bde-div')).toMatchObject({
    objective: 'railway-donga',
    planned: 'none',
    due: 0,
  });
  expect(b.state.cp).toBe(0);
  expect(b.events('orderSent')).toEqual([]);
});

const sent = (faces: readonly number[], differs = {}) =>
  table(
    { phase: 'sendOrders', turn: 2, cp: 1, ...differs },
    { dice: { 'send/naval': faces, 'receive/naval': [3, 4] } },
  ).do('order ldr-naval', 'aim ldr-naval to=naval-gun-hill');

rule('2.3h', 'the rolls come after all orders, two dice each', () => {
  const b = table({ phase: 'sendOrders', turn: 2, cp: 2 });
  b.do('order ldr-naval', 'aim ldr-naval to=naval-gun-hill');
  expect([...b.events('orderSent'), ...b.events('orderLost')]).toEqual([]);
  b.do('order ldr-4th-light', 'aim ldr-4th-light to=upper-spruit', 'endOrders');
  expect(
    [...b.events('orderSent'), ...b.events('orderLost')].map((e) => (e['dice'] as []).length),
  ).toEqual([2, 2]);
});

rule('2.3i', 'an order that arrives puts the Objective Marker on the track, off the map', () => {
  // 2 with the HQ beside Buller, near: +2. Total 8: next turn.
  const b = sent([3, 3], { brigades: { naval: { objective: 'upper-spruit' } } }).do('endOrders');
  expect(b.brigade('naval')).toMatchObject({
    planned: 'naval-gun-hill',
    due: 3,
    objective: 'none',
  });
  // R-46 While it is under way, what was reached stays reached; once it lies on the map it is not.
  const standing = {
    brigades: { naval: { reached: 'chieveley' } },
    pieces: { 'ldr-naval': 'chieveley' },
  };
  expect(sent([3, 3], standing).do('endOrders').brigade('naval')['reached']).toBe('chieveley');
  expect(sent([4, 4], standing).do('endOrders').brigade('naval')['reached']).toBe('none');
  const now = sent([4, 4]).do('endOrders');
  expect(now.brigade('naval')['objective']).toBe('naval-gun-hill'); // arrived and obeyed
  const late = sent([1, 2], { turn: 20 }).do('endOrders');
  expect(late.brigade('naval')['due']).toBe(22); // never reached
  const keeps = table(
    {
      phase: 'sendOrders',
      turn: 2,
      cp: 1,
      brigades: { naval: { objective: 'upper-spruit' } },
    },
    { options: { 'new-order': 'keeps' }, dice: { 'send/naval': [3, 3] } },
  );
  keeps.do('order ldr-naval', 'aim ldr-naval to=naval-gun-hill', 'endOrders');
  expect(keeps.brigade('naval')).toMatchObject({ objective: 'upper-spruit', due: 3 });
});

rule('2.3j', 'a lost order leaves the old objective as it is', () => {
  const b = sent([1, 1], {
    pieces: { buller: 'monte-cristo' },
    brigades: { naval: { objective: 'upper-spruit' } },
  }).do('endOrders');
  expect(b.events('orderLost')).toHaveLength(1);
  expect(b.brigade('naval')).toMatchObject({ planned: 'none', objective: 'upper-spruit' });
});

rule('2.3c', 'R-16: an order on its way bars another, or by option gives way to it', () => {
  const differs = {
    phase: 'sendOrders',
    turn: 2,
    brigades: { naval: { planned: 'upper-spruit', due: 3 } },
  };
  expect(table(differs).whyNot('order ldr-naval')).toBe('2.3c inTransit');
  const b = table(differs, {
    options: { 'order-in-transit': 'replaces' },
    dice: { 'send/naval': [1, 1] },
  });
  b.do('order ldr-naval', 'aim ldr-naval to=naval-gun-hill', 'endOrders');
  expect(b.brigade('naval')).toMatchObject({ planned: 'naval-gun-hill', due: 4 });
});

rule('10.1a', 'in the Buller version the first orders are the historical ones', () => {
  const b = table({}, { scenario: 'buller-version' }).do('order ldr-5th-irish');
  expect(b.brigade('5th-irish')['planned']).toBe('loop-crest');
  const objectives = box.pack.scenarios['buller-version']?.objectives ?? {};
  for (const brigade of box.brigades.slice(0, 9))
    expect(box.areas[brigade.historical]?.id).toBe(objectives[brigade.id]);
  b.do('longOrder ldr-1st-bde-div with=long');
  expect(b.brigade('1st-bde-div')['objective']).toBe('railway-donga');
  const later = table({ phase: 'sendOrders', turn: 2 }, { scenario: 'buller-version' });
  later.do('order ldr-5th-irish');
  expect(later.asked).toBe('aimOrder');
});
