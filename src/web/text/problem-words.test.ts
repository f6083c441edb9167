import fs from 'node:fs';
import { expect, test } from 'vitest';
import { IN_POLISH, problemWords } from './problem-words.ts';

test('a problem is said in Polish, with what was filled in', () => {
  expect(problemWords('the file is empty', 'pl')).toBe('plik jest pusty');
  expect(problemWords('not legal: tooFar (rule 7.3-b)', 'pl')).toBe(
    'posunięcie niedozwolone: tooFar (reguła 7.3-b)',
  );
  expect(problemWords('not legal: matchOver', 'pl')).toBe('posunięcie niedozwolone: matchOver');
  expect(problemWords('"x" is unknown; there is: war, guerrilla', 'pl')).toBe(
    '„x” jest nieznane; możliwe: war, guerrilla',
  );
  expect(problemWords('Invalid input: expected string, received number', 'pl')).toBe(
    'nieprawidłowa wartość',
  );
});

test('in English it stays as it is, and so does what nobody has put into Polish', () => {
  expect(problemWords('the file is empty', 'en')).toBe('the file is empty');
  expect(problemWords('the moon is full', 'pl')).toBe('the moon is full');
});

test('what is said of match files as a whole is all there', () => {
  const sources = ['src/kernel/match-file.ts', 'src/table/shelf/collection.ts'];
  for (const source of sources) {
    const text = fs.readFileSync(source, 'utf8');
    const said = [...text.matchAll(/\bproblem(?:: | = )(?:closed \? )?(['`])(.*?)\1/g)].map(
      ([, , words = '']) => words.replace(/\$\{rule \?.*$/, '').replace(/\$\{[^}]*\}/g, '{}'),
    );
    expect(said.length).toBeGreaterThan(0);
    for (const words of said) expect(Object.keys(IN_POLISH), source).toContain(words);
  }
});
