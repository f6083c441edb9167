import { expect, test } from 'vitest';
import { exceptionsIn, withWord } from './standing-words.ts';

test('words are set, changed and taken away, one order for each place', () => {
  const one = withWord([], 'all', 'siege', 'stand');
  expect(one).toEqual([{ where: 'all', siege: 'stand' }]);
  const two = withWord(one, 'N6', 'siege', 'shutIn');
  expect(two).toEqual([
    { where: 'all', siege: 'stand' },
    { where: 'N6', siege: 'shutIn' },
  ]);
  expect(exceptionsIn(two)).toEqual([{ where: 'N6', id: 'siege', word: 'shutIn' }]);
  expect(withWord(two, 'all', 'siege', 'ask')).toEqual([{ where: 'N6', siege: 'shutIn' }]);
  expect(withWord(two, 'N6', 'siege', null)).toEqual(one);
  const three = withWord(two, 'N6', 'retreat', 'home');
  expect(exceptionsIn(three)).toHaveLength(2);
  expect(withWord(three, 'N6', 'siege', 'ask')[1]).toEqual({
    where: 'N6',
    siege: 'ask',
    retreat: 'home',
  });
});
