import { expect, it } from 'vitest';
import { fractions, percent } from './figures.ts';

it('says chances over one denominator', () => {
  expect(fractions([21 / 36, 1 / 3, 3 / 36], 6)).toEqual(['21/36', '12/36', '3/36']);
  expect(fractions([2 / 6, 4 / 6], 6)).toEqual(['2/6', '4/6']);
  expect(fractions([0.1, 0.9], 6)).toEqual(['', '']);
});

it('says them in throws of the game’s own dice', () => {
  expect(fractions([0.5, 0.5], 10)).toEqual(['5/10', '5/10']);
  expect(fractions([1 / 3, 2 / 3], 10)).toEqual(['', '']);
});

it('says per cent as the language does', () => {
  expect(percent(0.583, 'en')).toBe('58%');
  expect(percent(0.583, 'pl')).toBe('58%');
});
