import { expect, test } from 'vitest';
import type { AnyBoard, BoardQuestion, Way } from '../../boardkit/board.ts';
import type { GameState } from '../../kernel/game.ts';
import { restOf, wayTo } from './way-finder.ts';

const step = (to: string) => ({ do: 'move', piece: 'a', to });
const way = (pulse: string, ...hexes: string[]): Way => ({
  to: hexes.at(-1) ?? '',
  choices: hexes.map(step),
  pulse,
  about: '',
});
const boardThatSays = (now: Way | null) => ({ way: () => now }) as unknown as AnyBoard;
const asked = {} as BoardQuestion<GameState, unknown>;

test('a way goes on while its rest is the same and nothing happened on it', () => {
  const whole = way('well', 'b', 'c', 'd');
  expect(restOf(boardThatSays(way('well', 'c', 'd')), asked, whole)?.choices).toEqual([
    step('c'),
    step('d'),
  ]);
  expect(restOf(boardThatSays(way('hurt', 'c', 'd')), asked, whole)).toBeNull();
  expect(restOf(boardThatSays(way('well', 'x', 'd')), asked, whole)).toBeNull();
  expect(restOf(boardThatSays(null), asked, whole)).toBeNull();
});

test('a way that got nowhere does not begin again', () => {
  const whole = way('well', 'b', 'c');
  expect(restOf(boardThatSays(whole), asked, whole)).toBeNull();
});

test('without a question, or on a board without ways, there is none', () => {
  expect(wayTo(boardThatSays(way('', 'b')), null, 'b')).toBeNull();
  expect(wayTo({} as AnyBoard, asked, 'b')).toBeNull();
});
