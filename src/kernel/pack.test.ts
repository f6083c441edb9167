import { describe, expect, test } from 'vitest';
import { packs } from '../games/outpost/box.ts';
import { isProblems } from './game.ts';
import { isObject, type JsonObject } from './json.ts';

const told = (file: unknown): string[] => {
  const changes = packs.changesIn(file);
  return isProblems(changes) ? changes.map(({ at, problem }) => `${at}: ${problem}`) : ['sound'];
};

describe('what a pack file may say', () => {
  const stronger = { troops: { 'scouts-2': { strength: 4 } } };

  test('one value, by objects within objects or by its path', () => {
    expect(packs.changesIn(stronger)).toEqual(stronger);
    expect(packs.changesIn({ 'troops.scouts-2.strength': 4 })).toEqual(stronger);
    expect(packs.changesIn({ 'troops.scouts-2': { strength: 4 } })).toEqual(stronger);
    const explained = {
      $comment: 'mine',
      troops: { 'scouts-2': { $comment: 'new', strength: 4 } },
    };
    expect(packs.changesIn(explained)).toEqual(stronger);
  });

  test('values and paths together, but none twice', () => {
    const both = { troops: { 'scouts-2': { strength: 4 } }, 'troops.scouts-2.post': 'ford' };
    expect(packs.changesIn(both)).toEqual({
      troops: { 'scouts-2': { strength: 4, post: 'ford' } },
    });
    expect(told({ ...stronger, 'troops.scouts-2.strength': 5 })).toEqual([
      'troops.scouts-2.strength: is given twice',
    ]);
    expect(told({ ...stronger, 'troops.scouts-2.strength.more': 5 })).toEqual([
      'troops.scouts-2.strength.more: is given twice',
    ]);
  });

  test('a whole list of components that say their ids', () => {
    const { troops } = packs.defaultPack();
    const list = Object.entries(isObject(troops) ? troops : {}).map(([id, troop]) => ({
      id,
      ...(isObject(troop) ? troop : {}),
      ...(id === 'scouts-2' && { strength: 4 }),
    }));
    expect(packs.changesIn({ troops: list })).toEqual(stronger);
    expect(packs.changesIn({ troops: list.filter(({ id }) => id !== 'riders-2') })).toEqual({
      troops: { 'scouts-2': { strength: 4 }, 'riders-2': null },
    });
    expect(told({ posts: [{ id: 'ford' }, { id: 'farm' }] })).toEqual([
      'posts: a whole list must have all components; 5 missing: west-camp, kraal, koppie, drift, east-camp',
    ]);
    expect(told({ 'posts.ford': null })).toEqual(['posts.ford: cannot be left out']);
    expect(told({ troops: [...list, { id: 'scouts-2' }] })).toEqual([
      'troops.6.id: "scouts-2" stands twice in the list',
    ]);
    expect(told({ troops: [...list, 'scouts-2'] })[0]).toBe(
      'troops.6: a component in a list must be an object with an "id"',
    );
  });

  test('one entry of a list, by its place', () => {
    expect(packs.changesIn({ 'cards.values.7': 6 })).toEqual({
      cards: { values: [1, 1, 2, 2, 3, 3, 4, 6] },
    });
    expect(told({ 'cards.values.8': 6 })).toEqual([
      'cards.values.8: there is no such entry; the list has 0 to 7',
    ]);
    expect(told({ 'posts.ford.links.0': 'drift' })[0]).toBe(
      'posts.west-camp.links.0: a link runs both ways, but ford does not name west-camp',
    );
  });

  test('another component, where a game allows it', () => {
    const fourth = { side: 'scouts', strength: 1, post: 'ford', source: 'history', note: 'new' };
    const changes = packs.changesIn({ 'troops.scouts-4': fourth });
    expect(changes).toEqual({ troops: { 'scouts-4': fourth } });
    const box = isProblems(changes) ? changes : packs.openBox(changes);
    expect(isProblems(box) ? box : box.troopIndex.get('scouts-4')).toBe(6);
    expect(told({ 'troops.scouts-4': { strength: 1 } })[0]).toBe(
      'troops.scouts-4.side: is missing; it must be one of: scouts, riders',
    );
    expect(told({ 'troops.scouts-x': fourth })[0]).toContain('there is no such component');
  });

  test('what is left out stays as it is, and what is changed comes back the same way', () => {
    const box = packs.openBox(stronger);
    if (isProblems(box)) throw new Error(box[0]?.problem);
    expect(box.troops[1]).toMatchObject({ id: 'scouts-2', strength: 4, post: 0 });
    expect(box.troops[0]).toEqual(packs.defaultBox().troops[0]);
    expect(packs.openBox(stronger)).toBe(box);
    expect(packs.openBox()).toBe(packs.defaultBox());
  });
});

describe('what a pack file may not say', () => {
  const wrong: readonly (readonly [string, unknown, string])[] = [
    ['a key misspelt', { troop: {} }, 'troop: there is no such field; did you mean "troops"?'],
    [
      'a key misspelt within',
      { troops: { 'scouts-2': { strenght: 4 } } },
      'troops.scouts-2.strenght: there is no such field; did you mean "strength"?',
    ],
    [
      'a key unlike any other',
      { componentz: {} },
      'componentz: there is no such field; there is: posts, camps, troops, cards, hand, turns',
    ],
    [
      'a component misspelt',
      { 'troops.scout-2.strength': 4 },
      'troops.scout-2: there is no such component; did you mean "scouts-2"?',
    ],
    ['a number for an object', { troops: 5 }, 'troops: must be an object, not 5'],
    ['null for an object', { troops: null }, 'troops: must be an object, not null'],
    ['a list for an object', { hand: [] }, 'hand: must be an object, not an empty list'],
    [
      'a text for a number',
      { hand: { size: 'NaN' } },
      'hand.size: must be a whole number from 0 to 40, not "NaN"',
    ],
    [
      'a negative strength',
      { 'troops.scouts-2.strength': -2 },
      'troops.scouts-2.strength: must be a whole number from 1 to 9, not -2',
    ],
    [
      'a fraction',
      { 'turns.last': 2.5 },
      'turns.last: must be a whole number from 1 to 99, not 2.5',
    ],
    [
      'a number too large for JSON',
      JSON.parse('{"turns":{"last":1e999}}'),
      'turns.last: must be a whole number from 1 to 99, not Infinity',
    ],
    ['an object for a list', { 'cards.values': {} }, 'cards.values: must be a list, not an object'],
    [
      'a place that is not there',
      { 'camps.scouts': 'west-kamp' },
      'camps.scouts: no post is named "west-kamp"; did you mean "west-camp"?',
    ],
    [
      'a source that is none',
      { 'hand.source': 'hearsay' },
      'hand.source: must be one of: rulebook, history, reconstructed, not "hearsay"',
    ],
    [
      'the prototype of objects',
      JSON.parse('{"troops":{"__proto__":{"strength":4}}}'),
      'troops.__proto__: there is no such field; there is: none',
    ],
    [
      'a word every object knows',
      { 'posts.constructor': {} },
      'posts.constructor: there is no such component; there is: west-camp, ford, kraal, koppie, farm, drift, east-camp',
    ],
    ['no object at all', 'troops', ': a pack is a JSON object, not "troops"'],
    ['nothing', undefined, ': a pack is a JSON object, not null'],
  ];

  test.each(wrong)('%s', (_, file, answer) => {
    expect(told(file)).toEqual([answer]);
  });

  test('something nested a hundred thousand times', () => {
    let deep: JsonObject = {};
    for (let i = 0; i < 100_000; i++) deep = { deep };
    expect(told({ 'troops.scouts-2.strength': deep })).toEqual([
      'troops.scouts-2.strength: must be a whole number from 1 to 9, not an object',
    ]);
    expect(told({ ['deep.'.repeat(100_000)]: 1 })[0]).toContain('there is no such field');
  });

  test('several mistakes are told at once', () => {
    expect(told({ 'hand.size': -1, 'turns.last': 0 })).toHaveLength(2);
  });
});
