import { describe, expect, test } from 'vitest';
import {
  type GameState,
  newCore,
  type Problem,
  problemText,
  type Reading,
  type Setup,
} from '../game.ts';
import type { JsonObject } from '../json.ts';
import { cloneSource } from './copy.ts';
import { type Fields, fieldKinds } from './declare.ts';
import { positions } from './positions.ts';

// A made-up game with one field of every kind.

interface Box {
  readonly posts: readonly string[];
  readonly troops: readonly { readonly id: string; readonly side: string; readonly mp: number }[];
}
const BOX: Box = {
  posts: ['ford', 'kraal', 'koppie'],
  troops: [
    { id: 'scouts-1', side: 'scouts', mp: 3 },
    { id: 'riders-1', side: 'riders', mp: 6 },
  ],
};
const SIDES = ['scouts', 'riders'];

type Given = Reading<GameState & { open: boolean }, Box>;
const k = fieldKinds<Given>();
const SIDE = k.components({ what: 'side', ids: () => SIDES, owner: (_, i) => SIDES[i] ?? null });
const POST = k.components({ what: 'post', ids: ({ box }) => box.posts });
const TROOP = k.components({
  what: 'troop',
  ids: ({ box }) => box.troops.map((troop) => troop.id),
  owner: ({ box }, i) => box.troops[i]?.side ?? null,
});
const NO = { none: -1 };

const FIELDS = k.fields({
  seed: k.fixed<{ readonly seed: number }>(),
  counted: k.list(k.whole(0, 9)).unsaid(),
  funds: k.whole(0, 20, { gone: -1 }),
  open: k.truth,
  wind: k.oneOf(['north', 'south']),
  ...k.rows('troops', TROOP, {
    place: k
      .id(POST, NO)
      .as('post')
      .secret({ shows: -2, while: ({ state }) => !state.open }),
    mp: k.whole(0, ({ box }, i) => box.troops[i]?.mp ?? 0).usually(0),
    horses: k.flag.only(({ box }, i) => box.troops[i]?.side === 'riders', 0),
  }),
  hand: k.each(SIDE, k.list(k.whole(1, 9)).secret({ shows: (cards) => cards.map(() => 0) })),
  picks: k.inOrder(SIDE, k.id(TROOP, NO)).as('picked'),
  burnt: k.marked(POST),
  ...k.rows('fire.shots', 'lines', { shotBy: k.id(TROOP).as('by'), shotAt: k.id(POST).as('at') }),
  ...k.part('fire', {
    pair: k.coded(k.tuple(k.id(TROOP), k.id(POST)), {
      encode: ([troop, post]) => troop * 16 + post,
      decode: (pair: number): [number, number] => [Math.floor(pair / 16), pair % 16],
    }),
    dice: k.tuple(k.whole(1, 6), k.whole(1, 6)),
  }),
  fight: k.maybe(
    k.record({
      kind: k.literal('assault', 'charge'),
      at: k.id(POST),
      by: k.list(k.id(TROOP)),
      known: k.list(k.name(POST), { repeats: true }).usually([]),
    }),
  ),
  /** Bits: 1 fired, 2 barred. Said as two lists. */
  spent: k.list(k.whole(0, 3)).unsaid(),
});

interface State extends GameState, Fields<typeof FIELDS> {}

const layOut = (): State => ({
  core: newCore({ step: 'turn' }),
  seed: { seed: 7 },
  counted: [0, 0],
  funds: 10,
  open: false,
  wind: 0,
  place: [0, 1],
  mp: [0, 0],
  horses: [0, 1],
  hand: [[1, 2], [3]],
  picks: [-1, -1],
  burnt: [0, 0, 1],
  shotBy: [0],
  shotAt: [1],
  pair: 17,
  dice: [1, 6],
  fight: null,
  spent: [0, 0],
});

const bits = (bit: number) => ({
  kind: k.marked(TROOP),
  of: (state: State) => state.spent.map((spent) => ((spent & bit) === 0 ? 0 : 1)),
  into: (state: State, marks: number[]) => {
    state.spent = state.spent.map((spent, i) => (spent & ~bit) | ((marks[i] ?? 0) * bit));
  },
});

const { write, read } = positions(FIELDS, {
  layOut,
  said: { fired: bits(1), 'fire.barred': bits(2) },
  follows: (state: State) => ({ epoch: state.funds }),
  finish(state, { place }) {
    state.counted = [state.shotBy.length, 0];
    if (state.funds === 13) place.under('funds').say('is an unlucky number');
  },
});

const SETUP: Setup = { game: 'made-up', scenario: 'one', options: {} };
const readBack = (words: JsonObject) => read(words, SETUP, BOX);
const WORDS: JsonObject = write({ ...layOut(), core: { ...newCore(), epoch: 10 } }, BOX);

const slips = (words: JsonObject): string[] => {
  const state = readBack({ ...WORDS, ...words });
  return Array.isArray(state) ? (state as Problem[]).map(problemText) : ['accepted'];
};

test('every kind reads in a position as declared', () => {
  expect(WORDS).toEqual({
    funds: 10,
    open: false,
    wind: 'north',
    troops: {
      'scouts-1': { post: 'ford' },
      'riders-1': { post: 'kraal', horses: true },
    },
    hand: { scouts: [1, 2], riders: [3] },
    picked: ['none', 'none'],
    burnt: ['koppie'],
    fire: {
      shots: [{ by: 'scouts-1', at: 'kraal' }],
      pair: ['riders-1', 'kraal'],
      dice: [1, 6],
      barred: [],
    },
    fight: 'none',
    fired: [],
    core: { agenda: [], lanes: [], owed: [], used: [], standing: {}, outcome: 'none' },
  });
});

test('what is written reads back; what positions do not say is as laid out or worked out', () => {
  const state: State = {
    ...layOut(),
    funds: -1,
    open: true,
    mp: [2, 5],
    shotBy: [1, 0],
    shotAt: [2, 2],
    counted: [2, 0],
    spent: [1, 3],
    fight: { kind: 'charge', at: 2, by: [1, 0], known: ['ford', 'ford'] },
    core: { ...newCore({ step: 'round' }), epoch: 4 },
  };
  const words = write(state, BOX);
  expect(words).toMatchObject({ funds: 'gone', fired: ['scouts-1', 'riders-1'] });
  expect(words['core']).toMatchObject({ epoch: 4 });
  expect(readBack(words)).toEqual(state);
});

test('what is usual may be said or left out, and is said where everything is', () => {
  const whole = write(layOut(), BOX, true);
  expect(whole['troops']).toEqual({
    'scouts-1': { post: 'ford', mp: 0 },
    'riders-1': { post: 'kraal', mp: 0, horses: true },
  });
  expect(readBack(whole)).toEqual({ ...layOut(), counted: [1, 0] });
});

describe('slips are refused with place and what would be right', () => {
  const troops = (scout: JsonObject) => ({
    troops: { 'scouts-1': { post: 'ford', ...scout }, 'riders-1': { post: 'ford', horses: true } },
  });
  const fire = (more: JsonObject) => ({ fire: { ...(WORDS['fire'] as JsonObject), ...more } });

  test.each<[JsonObject, string]>([
    [
      { weather: 1 },
      'weather: no such field; there is: funds, open, wind, troops, hand, picked, burnt, fire, fight, fired',
    ],
    [{ funds: 21 }, 'funds: must be a whole number from 0 to 20, or "gone", not 21'],
    [{ funds: 1.5 }, 'funds: must be a whole number from 0 to 20, or "gone", not 1.5'],
    [
      { funds: 'toString' },
      'funds: must be a whole number from 0 to 20, or "gone", not "toString"',
    ],
    [{ funds: 13 }, 'funds: is an unlucky number'],
    [{ open: 1 }, 'open: must be true or false, not 1'],
    [{ wind: ['north'] }, 'wind: must be one of: north, south, not ["north"]'],
    [{ troops: 5 }, 'troops: must be an object by troop, not 5'],
    [troops({ pst: 'ford' }), 'troops.scouts-1.pst: no such field; did you mean "post"?'],
    [troops({ horses: false }), 'troops.scouts-1.horses: no such field; there is: post, mp'],
    [
      troops({ post: 'fort' }),
      'troops.scouts-1.post: no post is named "fort"; did you mean "ford"?',
    ],
    [troops({ post: 0 }), 'troops.scouts-1.post: must be the id of a post, or "none", not 0'],
    [troops({ mp: 4 }), 'troops.scouts-1.mp: must be a whole number from 0 to 3, not 4'],
    [
      { troops: { 'scouts-1': { post: 'ford' } } },
      'troops.riders-1: must be an object with: post, mp, horses',
    ],
    [
      { troops: { ...troops({}).troops, 'scouts-2': {} } },
      'troops.scouts-2: no such troop; did you mean "scouts-1"?',
    ],
    [
      { hand: { scouts: [1], riders: [0] } },
      'hand.riders.0: must be a whole number from 1 to 9, not 0',
    ],
    [
      { hand: { scouts: [1] } },
      'hand.riders: is missing: it must be a list, each a whole number from 1 to 9',
    ],
    [{ picked: ['none'] }, 'picked: must be a list of 2, by side: scouts, riders'],
    [{ burnt: ['ford', 'ford'] }, 'burnt.1: "ford" is named twice'],
    [{ burnt: { ford: true } }, 'burnt: must be a list, not {"ford":true}'],
    [
      fire({ shots: [{ by: 'scouts-1' }] }),
      'fire.shots.0.at: is missing: it must be the id of a post',
    ],
    [fire({ shots: {} }), 'fire.shots: must be a list, not {}'],
    [
      fire({ pair: ['riders-1'] }),
      'fire.pair: must be a list of 2: the id of a troop; the id of a post',
    ],
    [
      fire({ pair: ['ford', 'ford'] }),
      'fire.pair.0: no troop is named "ford"; there is: scouts-1, riders-1',
    ],
    [fire({ dice: [0, 6] }), 'fire.dice.0: must be a whole number from 1 to 6, not 0'],
    [fire({ barred: 'all' }), 'fire.barred: must be a list, not "all"'],
    [{ fight: null }, 'fight: must be an object with: kind, at, by, known'],
    [
      { fight: { kind: 'raid', at: 'ford', by: [] } },
      'fight.kind: must be one of: assault, charge, not "raid"',
    ],
    [
      { fight: { kind: 'charge', at: 'ford', by: ['riders-1', 'riders-1'] } },
      'fight.by.1: "riders-1" is named twice',
    ],
    [{ core: { agenda: [] } }, 'core.lanes: is missing'],
  ])('%j', (words, says) => {
    expect(slips(words)[0]).toBe(says);
  });

  test('all of them at once', () => {
    expect(slips({ funds: 99, open: 'yes' })).toHaveLength(2);
  });
});

test('who may not know a field sees what it shows; conditions look at the state before', () => {
  const state = layOut();
  FIELDS.mask(state, 'scouts', BOX);
  expect(state.place).toEqual([0, -2]);
  expect(state.hand).toEqual([[1, 2], [0]]);
  const watched = layOut();
  FIELDS.mask(watched, null, BOX);
  expect(watched).toEqual({ ...layOut(), place: [-2, -2], hand: [[0, 0], [0]] });
  const shown = { ...layOut(), open: true };
  FIELDS.mask(shown, null, BOX);
  expect(shown.place).toEqual([0, 1]);
});

test('a clone shares only what never changes', () => {
  const state: State = {
    ...layOut(),
    fight: { kind: 'assault', at: 0, by: [0], known: [] },
  };
  const copy = FIELDS.clone(state);
  expect(copy).toEqual(state);
  expect(copy.seed).toBe(state.seed);
  for (const key of ['core', 'counted', 'place', 'hand', 'dice', 'fight', 'spent'] as const)
    expect(copy[key], key).not.toBe(state[key]);
  expect(copy.hand[0]).not.toBe(state.hand[0]);
  expect(copy.fight?.by).not.toBe(state.fight?.by);
});

test('the source of a clone copies each field in the way of its kind', () => {
  const source = cloneSource(FIELDS.form.copies);
  for (const line of [
    '  core: cloneCore(state.core),',
    '  seed: state.seed,',
    '  place: state.place.slice(),',
    '  hand: state.hand.map((item) => item.slice()),',
    '  dice: [state.dice[0], state.dice[1]],',
    '  fight: state.fight && cloneFight(state.fight),',
    'const cloneFight = (from: DeepReadonly<Fight>): Fight => ({',
    '  known: from.known.slice(),',
  ])
    expect(source.split('\n')).toContain(line);
});

test('a place said in two ways is a mistake of the declaration', () => {
  expect(() => k.fields({ a: k.truth.as('x'), b: k.truth.as('x') })).toThrow('x is declared twice');
  expect(() => k.fields({ a: k.truth.as('x'), ...k.part('x', { c: k.truth }) })).toThrow(
    'two ways',
  );
});
