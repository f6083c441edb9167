import { describe, expect, test } from 'vitest';
import { EMPTY } from '../kernel/bare-map.ts';
import { type Choice, choiceKey } from '../kernel/choice.ts';
import { seededDice } from '../kernel/dice.ts';
import { isProblems, problemText } from '../kernel/game.ts';
import { isObject, type Json, type JsonObject } from '../kernel/json.ts';
import { completeSetup, Match } from '../kernel/match.ts';
import { Play } from '../kernel/play.ts';
import { readPosition } from '../kernel/position.ts';
import { REGISTRY } from './registry.ts';

/** What is at a path of a position: `pieces.dublin.area`. */
const said = (words: JsonObject, path: string): Json | undefined =>
  path
    .split('.')
    .reduce<Json | undefined>((inner, key) => (isObject(inner) ? inner[key] : undefined), words);

const all = (words: Json | undefined, field?: string): Set<Json | undefined> =>
  new Set(
    Object.values(isObject(words) ? words : {}).map((value) =>
      field !== undefined && isObject(value) ? value[field] : value,
    ),
  );

interface Bare {
  /** Holds of the words of the bare map. */
  readonly isBare: (words: JsonObject) => void;
  /** Some pieces put on it, what is offered then, and what is not. */
  readonly differs: JsonObject;
  readonly asked: string;
  readonly offered: readonly string[];
  readonly refused: { readonly deed: Choice; readonly rule: string };
}

const GAMES: Readonly<Record<string, Bare>> = {
  outpost: {
    isBare: (words) => expect(all(said(words, 'troops'), 'post')).toEqual(new Set(['none'])),
    differs: { troops: { 'scouts-1': { post: 'koppie', strength: 3 } } },
    asked: 'scouts pickTroop',
    offered: ['order scouts-1', 'rest', 'parley'],
    refused: { deed: { do: 'order', piece: 'scouts-2' }, rule: '2.1' },
  },
  bittereinder: {
    isBare(words) {
      expect(all(said(words, 'pieces'))).toEqual(new Set(['removed']));
      expect(words).toMatchObject({ due: {}, blockhouses: {}, sieges: [], razed: [] });
    },
    differs: {
      turn: 3,
      phase: 'empireCombat',
      pieces: { 'bde-2': 'N4', 'sup-2': 'N4', 'T8-kommando': 'N4', 'bde-5': 'N3' },
    },
    asked: 'empire attack',
    offered: ['attack at=N4 as=field', 'done'],
    refused: { deed: { do: 'attack', at: 'N3', as: 'field' }, rule: '8.0-a' },
  },
  'second-boer-war': {
    isBare(words) {
      expect(all(said(words, 'leaders'))).toEqual(new Set(['out']));
      expect(all(said(words, 'areas'), 'garrison')).toEqual(new Set([]));
    },
    differs: {
      phase: 'deed',
      counter: 2,
      mover: 'cronje',
      points: 2,
      leaders: { cronje: 'bloemfontein', gatacre: 'edenburg' },
    },
    asked: 'boers deed',
    offered: [
      'move cronje to=edenburg',
      'move cronje to=kroonstad',
      'move cronje to=jacobsdal',
      'move cronje to=ladybrand',
      'move cronje to=kimberley',
      'stop',
    ],
    refused: { deed: { do: 'attack', piece: 'cronje', with: 'gatacre' }, rule: '8A' },
  },
  magersfontein: {
    isBare(words) {
      expect(all(said(words, 'units'), 'hex')).toEqual(new Set(['waiting']));
      expect(all(said(words, 'commanders'), 'hex')).toEqual(new Set(['none']));
      expect(all(said(words, 'trenches'))).toEqual(new Set([false]));
    },
    differs: {
      turn: 3,
      phase: 'activation',
      units: { 'black-watch-a': { hex: '1621' }, hoopstad: { hex: '1620' } },
      commanders: { wauchope: { hex: '1622', returns: 0 } },
      activation: { commander: 'wauchope' },
    },
    asked: 'british independence',
    offered: ['obey', 'think'],
    refused: { deed: { do: 'move', piece: 'seaforth-a', to: '1622' }, rule: 'III.42' },
  },
  'redvers-reverse': {
    isBare(words) {
      const { hq, ...others } = said(words, 'pieces') as JsonObject;
      expect(all(others, 'area')).toEqual(new Set(['absent']));
      expect(hq).toMatchObject({ area: 'shooters-hill' });
      expect(words).toMatchObject({ hidden: [] });
    },
    differs: {
      turn: 4,
      phase: 'britishRifleFire',
      pieces: {
        'ldr-5th-irish': { area: 'the-loop' },
        dublin: { area: 'the-loop' },
        ermelo: { area: 'loop-crest' },
      },
    },
    asked: 'british britishTargets',
    offered: ['fire dublin', 'cease'],
    refused: { deed: { do: 'move', piece: 'dublin', to: 'hlangwane' }, rule: '1.1c' },
  },
};

const positionOn = (game: string, differs: JsonObject) => ({
  heliograph: 'position',
  version: 1,
  game,
  scenario: EMPTY,
  options: {},
  differs,
});

describe.each(REGISTRY.map(({ id, load }) => ({ id, load })))('the empty map of $id', (each) => {
  const bare = GAMES[each.id];
  if (!bare) throw new Error(`no test for the empty map of ${each.id}`);

  const read = async (differs: JsonObject) => {
    const { rules } = await each.load();
    const found = readPosition(rules, positionOn(each.id, differs));
    if (isProblems(found)) throw new Error(found.map(problemText).join('\n'));
    return { rules, ...found };
  };

  test('has nothing on it', async () => {
    const { rules, state, box } = await read({});
    bare.isBare(rules.write(state, box));
  });

  test('is played with the pieces that are put on it', async () => {
    const { rules, state, box } = await read(bare.differs);
    const play = new Play(rules, box, state, seededDice('bare map'));
    play.advance();
    const [owed] = play.owed;
    if (!owed) throw new Error('nobody is asked');
    expect(`${owed.side} ${owed.step.step}`).toBe(bare.asked);
    expect(play.choices(owed).map(choiceKey)).toEqual(bare.offered);
    expect(play.whyNot(owed.side, bare.refused.deed)).toMatchObject({ rule: bare.refused.rule });
  });

  test('is no scenario for a match', async () => {
    const { rules } = await each.load();
    expect(rules.scenarios.map(({ id }) => id)).not.toContain(EMPTY);
    const begun = Match.begin(rules, completeSetup(rules, { scenario: EMPTY }), seededDice(''));
    expect(begun).toEqual([
      { at: 'scenario', problem: '"empty" is for positions, not for new matches' },
    ]);
  });
});
