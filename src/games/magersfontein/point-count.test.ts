import { expect, test } from 'vitest';
import { isProblems } from '../../kernel/game.ts';
import { rules } from './game.ts';
import { pointCount } from './point-count.ts';

const box = rules.openBox();
if (isProblems(box)) throw new Error('the box does not open');
const count = pointCount('historical', box);
const drawn = { winner: null, ending: 'drawn', british: 4, boers: 8 };

test('points given to the British count at the end, and may turn a draw into a victory', () => {
  expect(count?.recount(drawn, 0)).toEqual(drawn);
  expect(count?.recount(drawn, 8)).toMatchObject({ winner: null, british: 12 });
  expect(count?.recount(drawn, 9)).toMatchObject({
    winner: 'british',
    ending: 'britishMarginal',
    british: 13,
  });
  expect(count?.recount(drawn, -21)).toMatchObject({ winner: 'boers', ending: 'boersMarginal' });
});

test('what ended the battle before the count stands', () => {
  const taken = { winner: 'british', ending: 'summitTaken', british: 0, boers: 30 };
  expect(count?.recount(taken, -40)).toEqual(taken);
  const broken = { winner: 'boers', ending: 'brigadesBroken', british: 10, boers: 0 };
  expect(count?.recount(broken, 40)).toEqual(broken);
});

test('the lead is that of the British; where no count ended the battle there is none', () => {
  expect(count?.lead(drawn)).toBe(-4);
  expect(count?.lead({ ...drawn, british: 20 })).toBe(12);
  expect(count?.lead({ ...drawn, ending: 'summitTaken' })).toBeNull();
  expect(count?.lead({ ...drawn, ending: 'brigadesBroken' })).toBeNull();
});

test('where hexes decide nothing can be given', () => {
  expect(pointCount('intro', box)).toBeNull();
});
