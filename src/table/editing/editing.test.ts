import { describe, expect, test } from 'vitest';
import { REGISTRY } from '../../games/registry.ts';
import { seededDice } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { type Outline, plainest } from '../../kernel/fields/outline.ts';
import { isProblems, problemText } from '../../kernel/game.ts';
import { randomOf, randomSetup, stepRandomly } from '../../kernel/inspect.ts';
import { isObject, type Json } from '../../kernel/json.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import { Play } from '../../kernel/play.ts';
import { judgeWords, wholeWords } from '../../kernel/position.ts';
import { LANGUAGES, speech } from '../../kernel/text.ts';
import {
  fieldsAbout,
  fieldsOfAll,
  isOnMap,
  type Piece,
  piecesOf,
  standsAt,
  withPiece,
} from './pieces.ts';
import { isMarked, withMark, withWords, wordsAt } from './words.ts';

/** What an outline does not allow of these words; the first of it. */
function misfit(outline: Outline, words: Json | undefined, at = ''): string | null {
  const wrong = `${at}: ${JSON.stringify(words)} is no ${outline.kind}`;
  const first = (parts: readonly (string | null)[]): string | null =>
    parts.find((part) => part !== null) ?? null;
  switch (outline.kind) {
    case 'number':
      if (typeof words === 'string') return outline.names.includes(words) ? null : wrong;
      return typeof words === 'number' && words >= outline.least && words <= outline.most
        ? null
        : wrong;
    case 'truth':
      return typeof words === 'boolean' ? null : wrong;
    case 'word':
      return outline.words.some((word) => word === words) ? null : wrong;
    case 'id':
      return [...outline.ids, ...outline.names].some((id) => id === words) ? null : wrong;
    case 'marks':
      return Array.isArray(words) && words.every((id) => outline.ids.includes(String(id)))
        ? null
        : wrong;
    case 'list':
      return Array.isArray(words)
        ? first(words.map((item: Json, i) => misfit(outline.each, item, `${at}.${i}`)))
        : wrong;
    case 'row':
      return Array.isArray(words) && words.length === outline.each.length
        ? first(outline.each.map(([, each], i) => misfit(each, words[i], `${at}.${i}`)))
        : wrong;
    case 'by':
    case 'object': {
      if (!isObject(words)) return wrong;
      const inner = outline.kind === 'by' ? outline.each : outline.fields;
      const known = new Set(inner.map(([key]) => key));
      const foreign = Object.keys(words).find((key) => !known.has(key));
      if (foreign !== undefined) return `${at}.${foreign} is in no outline`;
      return first(inner.map(([key, each]) => misfit(each, words[key], `${at}.${key}`)));
    }
    case 'maybe':
      return words === outline.none ? null : misfit(outline.of, words, at);
    case 'free':
      return null;
  }
}

const drawn = (game: AnyGame, scenario: string) => {
  const setup = completeSetup(game.rules, { scenario });
  const laid = layOut(game.rules, setup, 'allowed');
  if (isProblems(laid)) throw new Error(laid.map(problemText).join('; '));
  return { setup, ...laid };
};

for (const { id, load } of REGISTRY)
  describe(id, () => {
    test('the outline fits every word of openings and of play, and they read back', async () => {
      const game = await load();
      const { rules } = game;
      for (let n = 0; n < 3; n++) {
        const random = randomOf(`outline-${id}-${n}`);
        const setup = randomSetup(game, random);
        const laid = layOut(rules, setup);
        if (isProblems(laid)) continue;
        const play = new Play(rules, laid.box, laid.state, seededDice(`outline-${n}`));
        play.advance();
        for (let step = 0; step < 60 && !play.outcome; step++) {
          const { core, ...words } = wholeWords(rules, play.state, play.box);
          expect(misfit(rules.outline(play.state, play.box), words)).toBeNull();
          const judged = judgeWords(rules, setup, play.box, { ...words, core });
          expect(judged.problems.map(problemText)).toEqual([]);
          expect(judged.state).toEqual(play.state);
          stepRandomly(play, random);
        }
      }
    });

    test('says where its pieces stand: hardly any on the empty map, many elsewhere', async () => {
      const game = await load();
      const { rules } = game;
      const [first] = rules.scenarios;
      const count = (scenario: string): number => {
        const { state, box } = drawn(game, scenario);
        const words = wholeWords(rules, state, box);
        return piecesOf(rules.outline(state, box)).filter((piece) => isOnMap(words, piece)).length;
      };
      // The British headquarters of Redvers' Reverse never leaves the map.
      expect(count('empty')).toBe(id === 'redvers-reverse' ? 1 : 0);
      expect(count(first?.id ?? '')).toBeGreaterThan(2);
    });

    test('all that a position says is about a piece, a place or the whole', async () => {
      const game = await load();
      const { state, box } = drawn(game, game.rules.scenarios[0]?.id ?? '');
      const outline = game.rules.outline(state, box);
      const pieces = piecesOf(outline);
      const groups = new Map(pieces.map((piece) => [piece.what, piece]));
      const grounds = new Map(pieces.map((piece) => [piece.ground, piece]));
      const said = [
        ...fieldsOfAll(outline),
        ...[...groups.values()].flatMap(({ what, id: piece }) => fieldsAbout(outline, what, piece)),
        ...[...grounds.values()].flatMap(({ ground, places }) =>
          fieldsAbout(outline, ground, places[0] ?? ''),
        ),
        ...pieces.map(({ path }) => ({ path })),
      ].map(({ path }) => path[0]);
      const whole = outline.kind === 'object' ? outline.fields.map(([name]) => name) : [];
      expect(new Set(said)).toEqual(new Set(whole));
    });
  });

/** The names of fields and the words that an outline lets positions say. */
function namesIn(outline: Outline, fields: Set<string>, words: Set<string>): void {
  const inner = (one: Outline): void => namesIn(one, fields, words);
  if (outline.kind === 'object')
    for (const [name, field] of outline.fields) {
      fields.add(name);
      inner(field);
    }
  if (outline.kind === 'by' || outline.kind === 'row')
    for (const [, each] of outline.each) inner(each);
  if (outline.kind === 'list') inner(outline.each);
  if (outline.kind === 'maybe') inner(outline.of);
  if (outline.kind === 'word')
    for (const word of outline.words) if (typeof word === 'string') words.add(word);
  if (outline.kind === 'id' || outline.kind === 'number')
    for (const word of outline.names) words.add(word);
}

for (const { id, load } of REGISTRY)
  test(`the fields and words of ${id} have names in both languages, and none is left over`, async () => {
    const game = await load();
    const fields = new Set<string>();
    const words = new Set<string>();
    for (const { id: scenario } of game.rules.scenarios) {
      const { state, box } = drawn(game, scenario);
      namesIn(game.rules.outline(state, box), fields, words);
    }
    for (const language of LANGUAGES) {
      const own = game.positionWords[language];
      const voice = speech(game.texts, language);
      const isSaid = (word: string): boolean =>
        `word.${word}` in own ||
        voice.has(`phase.${word}`) ||
        voice.has(`side.${word}`) ||
        voice.name(word) !== word;
      expect([...fields].filter((name) => !(name in own))).toEqual([]);
      expect([...words].filter((word) => !isSaid(word))).toEqual([]);
      const plain = Object.keys(own).filter((key) => !key.startsWith('word.'));
      expect(plain.filter((key) => !fields.has(key))).toEqual([]);
    }
    expect(Object.keys(game.positionWords.pl)).toEqual(Object.keys(game.positionWords.en));
  });

describe('the words of a position', () => {
  const outpost = async () => {
    const game = await REGISTRY.find(({ id }) => id === 'outpost')?.load();
    if (!game) throw new Error('no outpost');
    const { state, box, setup } = drawn(game, 'patrol');
    const words = wholeWords(game.rules, state, box);
    const pieces = piecesOf(game.rules.outline(state, box));
    const piece = (name: string): Piece => {
      const found = pieces.find((one) => one.id === name);
      if (!found) throw new Error(`no ${name}`);
      return found;
    };
    return { game, box, setup, words, piece };
  };

  test('a piece goes where it is put and nowhere else', async () => {
    const { words, piece } = await outpost();
    const riders = piece('riders-3');
    expect(standsAt(withPiece(words, riders, 'koppie'), riders)).toBe('koppie');
    expect(isOnMap(withPiece(words, riders, riders.off), riders)).toBe(false);
    expect(withPiece(words, riders, 'the moon')).toBe(words);
  });

  test('an impossible one still describes a state to be drawn, with its reason', async () => {
    const { game, box, setup, words, piece } = await outpost();
    const there = withPiece(words, piece('riders-1'), standsAt(words, piece('scouts-1')));
    const weak = withWords(there, ['troops', 'scouts-1', 'strength'], 0);
    if (!isObject(weak)) throw new Error('no words');
    const { state, problems } = judgeWords(game.rules, setup, box, weak);
    expect(state).not.toBeNull();
    expect(problems.map(({ at }) => at)).toEqual(['differs.troops.scouts-1']);
    const broken = withWords(words, ['troops', 'scouts-1', 'strength'], 99);
    if (!isObject(broken)) throw new Error('no words');
    expect(judgeWords(game.rules, setup, box, broken)).toMatchObject({ state: null });
  });

  test('marks keep the order of the components', () => {
    const outline: Outline = { kind: 'marks', what: 'post', ids: ['a', 'b', 'c'] };
    const field = { path: ['burnt'], outline, mark: 'a' };
    const words = withMark({ burnt: ['c'] }, field, true);
    expect(words).toEqual({ burnt: ['a', 'c'] });
    expect(isMarked(words, ['burnt'], 'a')).toBe(true);
    expect(withMark(words, field, false)).toEqual({ burnt: ['c'] });
  });

  test('words are found and changed in objects and lists', () => {
    const words = { fire: { shots: [{ by: 'x' }, { by: 'y' }] } };
    expect(wordsAt(words, ['fire', 'shots', '1', 'by'])).toBe('y');
    expect(withWords(words, ['fire', 'shots', '1', 'by'], 'z')).toEqual({
      fire: { shots: [{ by: 'x' }, { by: 'z' }] },
    });
    expect(wordsAt(words, ['fire', 'toString'])).toBeUndefined();
  });
});

test('the plainest words of an outline fit it', () => {
  const id: Outline = { kind: 'id', what: 'post', ids: ['ford'], names: [] };
  const whole: Outline = {
    kind: 'object',
    fields: [
      ['n', { kind: 'number', least: 2, most: 3, names: [] }],
      ['is', { kind: 'truth' }],
      ['w', { kind: 'word', words: ['north'] }],
      ['at', id],
      ['m', { kind: 'marks', what: 'post', ids: ['ford'] }],
      ['l', { kind: 'list', each: id, length: 2 }],
      ['r', { kind: 'row', each: [['1', id]] }],
      ['b', { kind: 'by', what: 'post', each: [['ford', { kind: 'truth' }]] }],
      ['o', { kind: 'maybe', none: 'none', of: id }],
    ],
  };
  expect(misfit(whole, plainest(whole))).toBeNull();
});
