import { describe, expect, test } from 'vitest';
import { seededDice } from '../kernel/dice.ts';
import { isProblems } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import { completeSetup, Match } from '../kernel/match.ts';
import { readPosition } from '../kernel/position.ts';
import { speech } from '../kernel/text.ts';
import { game as outpost } from './outpost/game.ts';
import { REGISTRY } from './registry.ts';

const impossible = (messages: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(messages).filter(([key]) => key.startsWith('impossible.'));

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort();

describe.each(REGISTRY.map(({ id, load }) => ({ id, load })))('$id', ({ load }) => {
  test('says why a position cannot be in both languages, of the same things', async () => {
    const { texts } = await load();
    const english = impossible(texts.en.messages);
    expect(english.length).toBeGreaterThan(3);
    for (const [key, text] of english) {
      // The command fills these in without a voice.
      expect(text, key).not.toMatch(/\{\w+\s*,/);
      const polish = texts.pl.messages[key] ?? '';
      expect(polish, key).not.toBe(text);
      expect(placeholders(text), key).toEqual(expect.arrayContaining(placeholders(polish)));
      const values = Object.fromEntries(placeholders(text).map((name) => [name, 7]));
      for (const language of ['en', 'pl'] as const)
        expect(speech(texts, language).say(key, values), key).not.toMatch(/[{}⟨]/);
    }
    expect(impossible(texts.pl.messages).map(([key]) => key)).toEqual(english.map(([key]) => key));
  });
});

test('the reader of positions hands on what a voice needs to say it', () => {
  const read = readPosition(outpost.rules, {
    heliograph: 'position',
    version: 1,
    game: 'outpost',
    differs: { troops: { 'riders-3': { strength: 0 } } },
  });
  expect(read).toEqual([
    {
      at: 'differs.troops.riders-3',
      problem: 'has strength 0 but is in play',
      key: 'impossible.weakButHere',
      values: { n: 0 },
    },
  ]);
});

test.each([
  ['a value that is none', { turn: 'soon' }, 'takiej wartości być tu nie może: "soon"'],
  ['a decision of the other side', null, 'tę decyzję podejmuje strona'],
])('%s is told in the language of the reader', (_, differs, polish) => {
  const begun = Match.begin(outpost.rules, completeSetup(outpost.rules, {}), seededDice('a'));
  if (isProblems(begun)) throw new Error('no match');
  const [owed] = begun.owed;
  const other = outpost.rules.sides.find((side) => side !== owed?.side);
  const wrongly = { core: { owed: [{ side: other, step: owed?.step, lane: -1 }], agenda: [] } };
  const read = readPosition(outpost.rules, {
    heliograph: 'position',
    version: 1,
    game: 'outpost',
    differs: differs ?? (wrongly as JsonObject),
  });
  if (!isProblems(read)) throw new Error('it was taken');
  const [{ key, values } = { key: undefined, values: {} }] = read;
  expect(speech(outpost.texts, 'pl').say(key ?? '', values ?? {})).toContain(polish);
});
