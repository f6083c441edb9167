import { expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import { speech } from '../kernel/text.ts';
import { logLines } from './log-lines.ts';
import type { Scene } from './protocol.ts';
import { stretches } from './told-together.ts';

const game = await registered('redvers-reverse')?.load();
if (!game) throw new Error('the game of brigades is gone');

/** Units are named by their formation and a number; what has no number is about nobody. */
const formationOf = ({ piece }: Scene['event']) =>
  typeof piece === 'string' && piece.includes('-') ? (piece.split('-')[0] ?? null) : null;

const happened = (phase: string, from: number, ...pieces: string[]): Scene[] =>
  pieces.map((piece, i) => ({
    at: from + i,
    turn: 3,
    phase,
    event: { type: 'unlimber', rule: '4.1a', piece },
  }));

const march = [
  ...happened('britishMovement', 0, 'hart-1', 'hart-2', 'hart-3', 'long-1', 'hart-4', 'buller'),
  ...happened('britishAssault', 6, 'buller', 'barton-1', 'barton-2'),
  ...happened('boerEvent', 9, 'barton-3', 'barton-4'),
];

it('tells together what one formation does in a row, and begins anew with each phase', () => {
  const told = stretches(march, formationOf).map((stretch) => stretch.map(({ at }) => at));
  expect(told).toEqual([[0, 1, 2], [3], [4], [5], [6], [7, 8], [9, 10]]);
});

it('names the formation above the first of its lines in the log, never above a single line', () => {
  const lines = logLines(march, speech(game.texts, 'en'), formationOf);
  const named = lines.flatMap(({ scene, formation }) => (formation ? [[scene.at, formation]] : []));
  expect(named).toEqual([
    [0, 'hart'],
    [7, 'barton'],
    [9, 'barton'],
  ]);
});

it('names nobody where the board knows no formations', () => {
  const lines = logLines(march, speech(game.texts, 'en'));
  expect(lines.every(({ formation }) => formation === null)).toBe(true);
});
