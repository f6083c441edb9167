import { expect, test } from 'vitest';
import type { MatchFile } from '../../kernel/match-file.ts';
import { problemLine, salvage } from './cannot-open.ts';

const deeds = ['a', 'b', 'c'].map((name) => ({ side: 'scouts', choice: { do: name } }));
const file: MatchFile = {
  heliograph: 'match',
  version: 1,
  setup: { game: 'outpost', scenario: 'patrol', options: {} },
  dice: { kind: 'seeded', seed: 'x' },
  deeds,
  hash: 'abc',
};

test('a match is cut off before the deed that is refused', () => {
  const left = salvage(file, [{ at: 'deeds.1', problem: 'not legal' }]);
  expect(left?.deeds).toEqual(deeds.slice(0, 1));
  expect(left).not.toHaveProperty('hash');
  expect(salvage(file, [{ at: 'deeds.2.standing.0', problem: 'no' }])?.deeds).toHaveLength(2);
  expect(salvage(file, [{ at: 'deeds.0', problem: 'not legal' }])?.deeds).toEqual([]);
});

test('where nobody can say which deed it is, the last one goes', () => {
  expect(salvage(file, [{ at: '', problem: 'nothing at -1' }])?.deeds).toEqual(deeds.slice(0, 2));
  expect(salvage({ ...file, deeds: [] }, [])).toBeNull();
});

test('a match that merely ends otherwise is opened as it ends now', () => {
  const left = salvage(file, [{ at: 'hash', problem: 'differs' }]);
  expect(left?.deeds).toEqual(deeds);
  expect(left).not.toHaveProperty('hash');
});

test('problems are told in one line, with their places', () => {
  const problems = [
    { at: 'setup.game', problem: 'no game is named "x"' },
    { at: '', problem: 'the file is empty' },
  ];
  expect(problemLine(problems, 'en')).toBe('setup.game: no game is named "x"; the file is empty');
  expect(problemLine(problems, 'pl')).toBe('setup.game: nie ma gry o nazwie „x”; plik jest pusty');
  const foreign = [{ at: 'heliograph', problem: 'this is not a Heliograph match file' }];
  expect(problemLine(foreign, 'en')).toBe('this is not a Heliograph match file');
});
