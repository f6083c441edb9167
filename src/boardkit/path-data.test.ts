import { expect, test } from 'vitest';
import { plate } from './counter.ts';
import { movedPath } from './path-data.ts';
import { EMBLEMS, type SignPart, WAR_OFFICE } from './signs.ts';

test('points move and grow, steps only grow, arcs keep their flags', () => {
  expect(movedPath('M-10 0h20v5l-3-4H8V2z', 100, 50, 2)).toBe('M80 50h40v10l-6 -8H116V54z');
  expect(movedPath('M1 2a3 4 0 1 1 5-6A3 4 0 0 1 7 8', 10, 20, 0.5)).toBe(
    'M10.5 21a1.5 2 0 1 1 2.5 -3A1.5 2 0 0 1 13.5 24',
  );
  expect(movedPath('M1 2c3-4 .5.6-7-8', 10, 20)).toBe('M11 22c3 -4 0.5 0.6 -7 -8');
});

test('nothing to do leaves the path alone', () => {
  expect(movedPath('M.5-2z', 0, 0)).toBe('M.5-2z');
});

/** Moving there and back must give the same numbers: no command of our drawings is misread. */
test('every sign and plate survives the way there and back', () => {
  const signs = [...Object.values(EMBLEMS), ...Object.values(WAR_OFFICE)];
  const parts = signs.flat() as readonly SignPart[];
  const paths = parts.flatMap(({ solid, line, cut, cutLine }) => [solid, line, cut, cutLine]);
  for (const path of [...paths, plate('square', 0), plate('eight', 3), plate('round', -7)]) {
    if (path === undefined) continue;
    expect(path).toMatch(/^M/);
    const plain = movedPath(movedPath(path, 0, 0, 2), 0, 0, 0.5);
    expect(movedPath(movedPath(path, 8, -4, 2), -4, 2, 0.5)).toBe(plain);
  }
});
