import { expect, test } from 'vitest';
import { noiseOf } from '../../boardkit/noise.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { Scene } from '../../table/protocol.ts';
import { whereShotsFall } from '../map/smoke.ts';
import { blankBoard } from '../table/blank-board.ts';
import { heardOf } from './heard.ts';

const board = {
  ...blankBoard,
  noise: noiseOf({ turnBegins: 'bugle', shelled: 'guns', fired: 'rifles' }),
};
const scenes = (...events: GameEvent[]): Scene[] =>
  events.map((event, at) => ({ at, event }) as Scene);

test('dice are heard by their faces, the rest by what the board says of the event', () => {
  expect(heardOf(board, {}, scenes({ type: 'moved', piece: 'a' }))).toEqual([]);
  expect(heardOf(board, {}, scenes({ type: 'checked', dice: [3, 4] }))).toEqual(['dice']);
  expect(heardOf(board, {}, scenes({ type: 'fired', die: 2 }))).toEqual(['rifles', 'dice']);
});

test('of much at once the weightiest two are heard, each once', () => {
  const many = scenes(
    { type: 'fired', die: 1 },
    { type: 'shelled', die: 6 },
    { type: 'fired', die: 2 },
    { type: 'turnBegins', turn: 2 },
  );
  expect(heardOf(board, {}, many)).toEqual(['bugle', 'guns']);
});

test('smoke lies over what was shot at, and nowhere when nobody shot', () => {
  expect(whereShotsFall(board, {}, { type: 'shelled', piece: 'a', to: 'hill' })).toEqual(['hill']);
  expect(whereShotsFall(board, {}, { type: 'turnBegins', turn: 1, at: 'hill' })).toEqual([]);
});
