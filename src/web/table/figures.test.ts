import { expect, it } from 'vitest';
import { fractions, percent } from './figures.ts';

it('says chances over one denominator', () => {
  expect(fractions([21 / 36, 1 / 3, 3 / 36])).toEqual(['21/36', '12/36', '3/36']);
  expect(fractions([2 / 6, 4 / 6])).toEqual(['2/6', '4/6']);
  expect(fractions([0.1, 0.9])).toEqual(['', '']);
});

it('signs modifiers with a true minus', () => {});

it('says per cent as the language does', () => {
  expect(percent(0.583, 'en')).toBe('58%');
  expect(percent(0.583, 'pl')).toBe('58%');
});
