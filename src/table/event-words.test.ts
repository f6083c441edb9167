import { expect, test } from 'vitest';
import { diceOf } from './event-words.ts';

test('a die that the reader may not see is not shown, a 0 of a ten-sided die is', () => {
  expect(diceOf({ type: 'firedUnseen', roll: -1 })).toEqual([]);
  expect(diceOf({ type: 'fired', roll: 0 })).toEqual([0]);
  expect(diceOf({ type: 'siege', dice: [3, 6] })).toEqual([3, 6]);
});
