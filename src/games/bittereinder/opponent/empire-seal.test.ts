import { expect, test } from 'vitest';
import { drawn, RIDERS } from './testing.ts';

/** Riders and wagons at F1, a band at F2; brigades without wagons hold most places about it. */
const ring = (band: readonly string[], riders: number, foot: Record<string, string[]>) => ({
  turn: 18,
  phase: 'empireLand',
  at: { F1: ['sup-2', 'bde-2', ...RIDERS.slice(0, riders)], F2: band, ...foot },
  empire: ['F1'],
  more: { wcp: 60, taken: 3 },
});

/** Three and two factors. */
const SMALL = ['T11-kommando', 'F8-kommando'];
/** Six and four. */
const LARGE = ['F22-kommando', 'F26-kommando'];

test('7.3-b guards outnumber the strongest of a band, so that nobody holds a door for the others', () => {
  const foot = { F12: ['bde-3'], F13: ['bde-4'] };
  expect(drawn(ring(SMALL, 7, foot))).toEqual(['F12', 'F13', 'F15', 'F15', 'F2', 'F3', 'F3']);
});

test('whoever is alone has nobody to hold a door for', () => {
  const foot = { F12: ['bde-3'], F13: ['bde-4'] };
  expect(drawn(ring(SMALL.slice(0, 1), 7, foot))).toEqual([
    ...['F12', 'F13', 'F15', 'F2', 'F2', 'F3', 'F3'],
  ]);
});

test('one rider beyond a place, where a march through it would end, spares three in it', () => {
  const foot = { F3: ['bde-3'], F13: ['bde-4'], F15: ['bde-5'], F11: ['bn-nf'] };
  expect(drawn(ring(LARGE, 6, foot))).toEqual(['F10', 'F12', 'F13', 'F15', 'F2', 'F3']);
});

test('a ring that stays open somewhere is not sealed elsewhere', () => {
  const foot = { F12: ['bde-3'], F13: ['bde-4'] };
  // Two riders would be wanted at F3, and two at F15.
  expect(drawn(ring(LARGE, 6, foot))).toEqual(['F12', 'F13', 'F15', 'F2', 'F2', 'F3']);
});
