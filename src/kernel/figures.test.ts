import { expect, test } from 'vitest';
import { signed } from './figures.ts';

test('figures with a sign', () => {
  expect([2, 0, -3].map(signed)).toEqual(['+2', '0', '−3']);
});
