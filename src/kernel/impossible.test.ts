import { expect, test } from 'vitest';
import { impossibilities } from './impossible.ts';

test('what cannot be is said in English, and by its key and values in any language', () => {
  const { wrong, say } = impossibilities({
    'impossible.tooMany': '{area} holds {n} of {n} guns',
    'impossible.nowhere': 'is nowhere',
  });
  say('guns', 'tooMany', { area: 'ford', n: 3 });
  say('leaders.buller', 'nowhere');
  expect(wrong).toEqual([
    {
      at: 'guns',
      problem: 'ford holds 3 of 3 guns',
      key: 'impossible.tooMany',
      values: { area: 'ford', n: 3 },
    },
    { at: 'leaders.buller', problem: 'is nowhere', key: 'impossible.nowhere', values: {} },
  ]);
});
