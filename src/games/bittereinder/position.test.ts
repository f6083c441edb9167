import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isProblems } from '../../kernel/game.ts';
import { readPosition, writePosition } from '../../kernel/position.ts';
import { layPosition } from '../../kernel/testing/test-table.ts';
import { game, Table } from './testing.ts';

const page = readFileSync(
  new URL('../../../docs/positions/bittereinder.md', import.meta.url),
  'utf8',
);
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) =>
  JSON.parse(match[1] ?? ''),
);

const open = (position: unknown) => new Table(layPosition(game.rules, position));

const campaign = (differs: object) =>
  readPosition(game.rules, {
    heliograph: 'position',
    version: 1,
    game: 'bittereinder',
    scenario: 'campaign',
    options: {},
    differs,
  });

describe('the examples of the documentation', () => {
  test('are all read, and come back the same', () => {
    expect(examples).toHaveLength(5);
    for (const example of examples) {
      const read = readPosition(game.rules, example);
      if (isProblems(read)) throw new Error(JSON.stringify(read));
      const again = readPosition(game.rules, writePosition(game.rules, read.setup, read.state));
      if (isProblems(again)) throw new Error(JSON.stringify(again));
      expect(again.state).toEqual(read.state);
    }
  });

  test('Buller may attack at Colenso, and the garrison of Ladysmith may not', () => {
    const t = open(examples[0]);
    expect(t.choices).toContain('attack at=N4 as=field');
    expect(t.refusal('attack at=N6 as=sortie')).toMatchObject({ rule: '8.4-e' });
  });

  test('De Wet crosses the patrolled line; his Kommandos alone do not', () => {
    const t = open(examples[1]);
    expect(t.reach('F21', 'ldr-dewet', 'F17-kommando', 'F20-kommando')).toContain('F16');
    expect(t.reach('F21', 'F20-kommando')).not.toContain('F16');
  });

  test('the month of the election', () => {
    const t = open(examples[3]);
    expect(t.events('victoryRoll')).toMatchObject([{ rule: '12.3.1-b', count: 2 }]);
    expect(t.events('election')).toHaveLength(1);
  });

  test('turn and phase alone are enough', () => {
    const t = open(examples[2]);
    expect([t.state.turn, t.phase]).toEqual([12, 'republicanRail']);
  });
});

describe('impossible positions are refused with place and reason', () => {
  const cases: readonly [object, string][] = [
    [{ pieces: { 'T8-kommando': 'Z99' } }, 'differs.pieces.T8-kommando: no area is named "Z99"'],
    [
      { pieces: { 'T99-kommando': 'T8' } },
      'differs.pieces.T99-kommando: no such piece; did you mean "T9-kommando"?',
    ],
    [
      { pieces: { 'T8-kommando': 'C9' } },
      'differs.pieces.T8-kommando: T8-kommando is in Cape Town',
    ],
    [{ turn: 99 }, 'differs.turn: must be a whole number from 1 to 33'],
    [{ phase: 'tea' }, 'differs.phase: must be one of: setup, reinforcement, republicanRail'],
    [
      { besieged: ['g-ladysmith'] },
      'differs.besieged: g-ladysmith is besieged where there is no siege',
    ],
    [
      { boxes: { 'T8-kommando': 'army-natal' } },
      'differs.boxes.T8-kommando: T8-kommando is not where its army is',
    ],
    [{ boxes: { 'T8-kommando': 'T6-kommando' } }, 'differs.boxes.T8-kommando: must name an army'],
    [{ boxes: { 'bde-2': 'army-natal' } }, 'differs.boxes.bde-2: bde-2 is in no army'],
    [{ moved: ['bde-2'] }, 'differs.moved: bde-2 is not on the map'],
    [{ razedNow: ['T8'] }, 'differs.razedNow: T8 is not razed'],
    [{ record: [1, 7] }, 'differs.record: must have three numbers for each turn'],
    [{ blockhouses: { N4: 'brick' } }, 'differs.blockhouses.N4: N4 has the wrong blockhouse'],
    [{ control: { T7: 'empire' } }, 'differs.control.T7: does not exist here'],
    [{ wcp: -3 }, 'differs.wcp: must be a whole number from 0 to 399, not -3'],
    [{ wcp: 500 }, 'differs.wcp: must be a whole number from 0 to 399, not 500'],
    [{ hidden: ['T8-kommando'] }, 'differs.hidden: T8-kommando is face down in an open match'],
    [{ core: { agenda: [{ step: 'tea' }] } }, 'is no step of this game'],
  ];
  test.each(cases)('%j', (differs, says) => {
    const read = campaign(differs);
    if (!isProblems(read)) throw new Error('was accepted');
    expect(read.map((p) => `${p.at}: ${p.problem}`).join('\n')).toContain(says);
  });
});
