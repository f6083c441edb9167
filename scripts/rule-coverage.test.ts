import { describe, expect, test } from 'vitest';
import { type FileRun, mergeCoverage, type RuleCoverage } from './rule-coverage.ts';

const everythingExists = () => true;

function run(file: string, hash: string, tests: Record<string, 'pass' | 'fail'>): FileRun {
  return {
    file,
    hash,
    ran: new Set(Object.keys(tests)),
    cited: Object.entries(tests).map(([name, state]) => ({
      rule: { game: 'skirmish', id: '8.4' },
      test: name,
      state,
    })),
  };
}

function testsOf(coverage: RuleCoverage) {
  return (coverage.skirmish?.['8.4'] ?? []).map(({ file, test, state }) => [file, test, state]);
}

describe('rule coverage', () => {
  const before = mergeCoverage(
    {},
    [
      run('a.test.ts', 'h1', { siege: 'pass', storm: 'pass' }),
      run('b.test.ts', 'h9', { x: 'pass' }),
    ],
    everythingExists,
  );

  test('replaces what a changed file said and keeps the other files', () => {
    const after = mergeCoverage(
      before,
      [run('a.test.ts', 'h2', { siege: 'fail' })],
      everythingExists,
    );
    expect(testsOf(after)).toEqual([
      ['a.test.ts', 'siege', 'fail'],
      ['b.test.ts', 'x', 'pass'],
    ]);
  });

  test('keeps the tests of an unchanged file that were left out this time', () => {
    const after = mergeCoverage(
      before,
      [run('a.test.ts', 'h1', { siege: 'fail' })],
      everythingExists,
    );
    expect(testsOf(after)).toEqual([
      ['a.test.ts', 'siege', 'fail'],
      ['a.test.ts', 'storm', 'pass'],
      ['b.test.ts', 'x', 'pass'],
    ]);
  });

  test('forgets files that are gone', () => {
    const after = mergeCoverage(before, [], (file) => file !== 'a.test.ts');
    expect(testsOf(after)).toEqual([['b.test.ts', 'x', 'pass']]);
  });

  test('lists rules in the order of the book', () => {
    const cited = ['10.1', '9.2', '9.10'].map((id) => ({
      rule: { game: 'skirmish', id },
      test: 't',
      state: 'pass' as const,
    }));
    const after = mergeCoverage(
      {},
      [{ file: 'c.test.ts', hash: 'h', ran: new Set(['t']), cited }],
      everythingExists,
    );
    expect(Object.keys(after.skirmish ?? {})).toEqual(['9.2', '9.10', '10.1']);
  });
});
