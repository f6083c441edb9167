import { expect, test } from 'vitest';
import { type GlidingCounter, movesOf } from './glide.svelte.ts';

const at = (id: string, x: number, size = 1): GlidingCounter => ({
  id,
  x,
  y: 0,
  transform: `translate(${x}px, 0px) scale(${size})`,
});
const known = (...all: GlidingCounter[]) => new Map(all.map((one) => [one.id, one]));

test('who moved glides from where it stood; who is new or only grew does not', () => {
  const moves = movesOf(known(at('a', 0), at('b', 5)), [at('a', 9), at('b', 5, 2), at('c', 1)]);
  expect(moves.map(({ id }) => id)).toEqual(['a']);
  expect(moves[0]).toMatchObject({ from: at('a', 0).transform, to: at('a', 9).transform });
});

test('of a crowd only those who went farthest glide', () => {
  const crowd = Array.from({ length: 300 }, (_, i) => at(`troop ${i}`, 0));
  const moved = crowd.map((one, i) => at(String(one.id), i));
  const moves = movesOf(known(...crowd), moved);
  expect(moves.length).toBeLessThan(50);
  expect(moves[0]?.id).toBe('troop 299');
});

test('who left the map comes back from nowhere', () => {
  const last = known(at('a', 0), at('b', 0));
  expect(movesOf(last, [at('b', 0)])).toEqual([]);
  expect(movesOf(last, [at('a', 9), at('b', 0)])).toEqual([]);
});
