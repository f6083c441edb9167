import { expect, test } from 'vitest';
import type { AnyBoard } from '../../boardkit/board.ts';
import type { GameState } from '../../kernel/game.ts';
import { speech } from '../../kernel/text.ts';
import { carefulBoard } from './careful-board.ts';

const throws = (): never => {
  throw new Error('nothing at -1');
};
const texts = { messages: {}, names: { loop: 'The Loop' }, rules: {} };
const english = speech({ en: texts, pl: texts }, 'en');
const view = {} as GameState;

/** Every function of the contract, each failing. */
const failing = {
  width: 300,
  height: 200,
  levels: [1, 2],
  places: throws,
  piecesAt: throws,
  placeOf: throws,
  describePlace: throws,
  describePiece: throws,
  carry: throws,
  plans: throws,
  about: throws,
  note: throws,
  gathering: throws,
  way: throws,
  describeSight: throws,
  hasFight: throws,
  home: throws,
} as unknown as AnyBoard;

test('a board that fails at everything it is asked leaves the table standing', () => {
  const told: unknown[] = [];
  const board = carefulBoard(failing, (error) => told.push(error));
  expect(board.places(null)).toEqual([]);
  expect(board.piecesAt(view, null, 'loop')).toEqual([]);
  expect(board.placeOf(view, null, 'hart')).toBeNull();
  expect(board.describePlace(view, null, 'loop', english)).toEqual({ name: 'The Loop', about: '' });
  expect(board.describePiece(view, null, 'loop', english)).toBe('The Loop');
  expect(board.carry?.({} as never, null, 'loop')).toBeNull();
  expect(board.plans?.({} as never)).toEqual([]);
  expect(board.about?.({} as never)).toBe('');
  expect(board.note?.({} as never, { do: 'x' })).toBe('');
  expect(board.gathering?.(view, null)).toBeNull();
  expect(board.way?.({} as never, 'loop')).toBeNull();
  expect(board.describeSight?.(view, null, 'a', 'b', english)).toBe('');
  expect(board.hasFight?.(view)).toBe(false);
  expect(board.home?.(view, null, null)).toEqual({ x: 0, y: 0, width: 300, height: 200 });
  expect(told.map(String)).toEqual(['Error: nothing at -1']);
});

test('every function of a real board is guarded', () => {
  const guarded = Object.entries(carefulBoard(failing, () => {}))
    .filter(([, value]) => value === throws)
    .map(([name]) => name);
  expect(guarded).toEqual([]);
});

test('what a board does not do is not made up', () => {
  const { way: _, carry: __, ...plain } = failing;
  const board = carefulBoard(plain, () => {});
  expect('way' in board || 'carry' in board).toBe(false);
});
