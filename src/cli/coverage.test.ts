import { expect, test } from 'vitest';
import { coverageReport, placesOf } from './coverage.ts';
import { root } from './root.ts';

const LEDGER = {
  rules: ['1.1', '1.2', '1.3'].map((id) => ({ id, statement: `rule ${id}`, chapter: '1' })),
  rulings: [],
};

const citation = (state: 'pass' | 'fail') => ({ file: 'a.test.ts', hash: 'h', test: 't', state });

test('a rule is covered when a test that cites it passed; a failing one is no proof', () => {
  const report = coverageReport(
    LEDGER,
    { '1.1': [citation('pass'), citation('fail')], '1.2': [citation('fail')], '9.9': [] },
    new Map([['1.3', [{ file: 'x.ts', line: 4 }]]]),
  );
  expect(report).toMatchObject({
    total: 3,
    covered: 1,
    unknown: ['9.9'],
    rules: [
      { id: '1.1', covered: true, tests: [{ file: 'a.test.ts', test: 't' }], failing: [{}] },
      { id: '1.2', covered: false, tests: [], failing: [{}] },
      { id: '1.3', covered: false, tests: [], done: [{ file: 'x.ts', line: 4 }] },
    ],
  });
});

test('where a rule is done is found by the numbers in the sources', () => {
  const places = placesOf(root, 'outpost', new Set(['2.1', '3.3']));
  expect(places.get('2.1')?.[0]?.file).toBe('src/games/outpost/rules/01-orders.ts');
  expect(places.get('3.3')?.map(({ file }) => file)).toContain(
    'src/games/outpost/rules/02-march.ts',
  );
  expect(placesOf(root, 'outpost', new Set(['2.1-c'])).get('2.1-c')).toEqual(places.get('2.1'));
  expect(placesOf(root, 'nonsense', new Set(['2.1'])).size).toBe(0);
});
