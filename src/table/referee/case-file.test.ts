import { expect, test } from 'vitest';
import { isProblems } from '../../kernel/game.ts';
import { CASE_VERSION, type CaseFile, readCase, USUAL_SEED, writeCase } from './case-file.ts';

const CASE: CaseFile = {
  game: 'outpost',
  position: { scenario: 'patrol', differs: { turn: 2 } },
  dice: [{ face: 5 }, { total: 9, for: 'fire' }, { draw: 'c1' }],
  seed: 'another',
  play: [
    { kind: 'deed', side: 'scouts', choice: { do: 'aim', piece: 'scouts-3', to: 'kraal' } },
    { kind: 'standing', side: 'riders', standing: [{ when: 'react', do: 'hold' }] },
    { kind: 'until', until: { end: 'phase' }, answering: [{ do: 'rest' }] },
    { kind: 'until', until: { side: 'scouts', turn: 3 }, answering: [] },
    {
      kind: 'ask',
      questions: [
        { kind: 'choices', side: 'scouts' },
        { kind: 'view', side: null },
      ],
    },
  ],
  ask: [
    { kind: 'deed', side: 'scouts', choice: { do: 'rest' } },
    { kind: 'odds', side: 'riders', choice: { do: 'fire', piece: 'riders-3', with: 'scouts-3' } },
    { kind: 'view', side: 'riders' },
    { kind: 'position', path: 'troops.riders-3' },
  ],
};

test('a case that was written reads back the same', () => {
  expect(readCase(JSON.parse(JSON.stringify(writeCase(CASE))))).toEqual(CASE);
});

test('what is as usual is not written', () => {
  const bare = readCase({ heliograph: 'case', version: CASE_VERSION, game: 'outpost' });
  if (isProblems(bare)) throw new Error('refused');
  expect(bare.seed).toBe(USUAL_SEED);
  expect(writeCase(bare)).toEqual({ heliograph: 'case', version: CASE_VERSION, game: 'outpost' });
});
