import { expect, test } from 'vitest';
import { shortestMove } from './shortest-move.ts';

test.each([
  ['nothing moves what is in sight', 100, 300, 90, 400, 0],
  ['what is off at the left comes in at the left', -20, 100, 90, 400, 110],
  ['what is off at the right comes in at the right', 350, 500, 90, 400, -100],
  ['what is too long stays', 0, 500, 90, 400, null],
  ['a point finds the middle of no room at all', 10, 10, 90, 50, 60],
  ['a length does not', 10, 20, 90, 50, null],
])('%s', (_, low, high, from, to, move) => {
  expect(shortestMove(low, high, from, to)).toBe(move);
});
