import { expect, test } from 'vitest';
import { facesSeen } from './faces-seen.ts';

test('a die that the reader may not see is not drawn, a 0 of a ten-sided die is', () => {
  expect(facesSeen({ type: 'firedUnseen', roll: -1 })).toEqual([]);
  expect(facesSeen({ type: 'fired', roll: 0 })).toEqual([0]);
  expect(facesSeen({ type: 'siege', dice: [3, 6] })).toEqual([3, 6]);
});
