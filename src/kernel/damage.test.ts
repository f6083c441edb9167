import { expect, test } from 'vitest';
import { game } from '../games/outpost/game.ts';
import { checkDamage, damage } from './damage.ts';
import type { AnyGame } from './face.ts';
import { newPlay, randomOf, stepRandomly } from './inspect.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { completeSetup } from './match.ts';

const honest: AnyGame = game;
const setup = completeSetup(honest.rules, {});

/** What 400 slips find in a game. */
function found(rules: Partial<AnyGame['rules']>): string {
  const play = newPlay({ ...honest, rules: { ...honest.rules, ...rules } }, setup, 'damage');
  const random = randomOf('damage');
  const wrong: string[] = [];
  for (let i = 0; i < 400 && !play.outcome; i++) {
    if (i % 40 === 39) stepRandomly(play, random);
    wrong.push(...checkDamage(play, setup, random));
  }
  return wrong.join('\n');
}

test('a game that reads strictly passes', () => {
  expect(found({})).toBe('');
});

test('a reader that passes over what it does not know is found', () => {
  const { read } = honest.rules;
  const known = new Set(['turn', 'troops', 'hand', 'deck', 'played', 'laid', 'orders', 'core']);
  expect(
    found({
      write: (state, box, everything) => ({
        ...honest.rules.write(state, box, everything),
        weather: 'dry',
      }),
      read: (words, wish, box) =>
        read(
          Object.fromEntries(Object.entries(words).filter(([key]) => known.has(key))),
          wish,
          box,
        ),
    }),
  ).toMatch(/weather is .*: accepted, but weather was heard as "dry"/);
});

test('a reader that takes anything for true or false is found', () => {
  const truths = (value: Json | undefined, key = ''): Json =>
    key === 'parley'
      ? Boolean(value)
      : isObject(value)
        ? Object.fromEntries(
            Object.entries(value).map(([name, part]) => [name, truths(part, name)]),
          )
        : (value ?? null);
  const lax = found({
    read: (words, wish, box) =>
      honest.rules.read({ ...words, orders: truths(words['orders']) }, wish, box),
  });
  expect(lax).toMatch(/parley is .*: accepted, but orders\.\w+\.parley was heard as/);
});

test('a reader that throws is found', () => {
  expect(
    found({
      read: (words, wish, box) => {
        if (typeof words['turn'] !== 'number') throw new TypeError('no turn');
        return honest.rules.read(words, wish, box);
      },
    }),
  ).toMatch(/turn is .*: throws TypeError: no turn/);
});

test('a slip changes one thing, at any depth, and leaves the original alone', () => {
  const words: JsonObject = { a: { b: { c: 1, list: ['x', 'y'] } }, d: true };
  const before = JSON.stringify(words);
  const random = randomOf('slips');
  const places = new Set<string>();
  for (let i = 0; i < 300; i++) places.add(damage(words, random).what.split(' ')[0] ?? '');
  expect(JSON.stringify(words)).toBe(before);
  expect([...places].sort((a, b) => a.localeCompare(b))).toEqual([
    'a',
    'a.b',
    'a.b.c',
    'a.b.list',
    'a.b.list.0',
    'a.b.list.1',
    'd',
  ]);
});
