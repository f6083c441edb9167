import { describe, expect, it } from 'vitest';
import type { Choice } from '../../kernel/choice.ts';
import { legal, point, subjects } from './selection.ts';

const moves: Choice[] = [
  { do: 'move', piece: 'hart', to: 'loop' },
  { do: 'move', piece: 'hart', to: 'neck' },
  { do: 'move', piece: 'long', to: 'loop' },
  { do: 'end' },
];

describe('pointing at pieces and places', () => {
  it('lights every piece and place that a choice names', () => {
    expect([...legal(moves, []).keys()].sort()).toEqual(['hart', 'long', 'loop', 'neck']);
  });

  it('narrows to the places of the piece that was picked', () => {
    expect([...legal(moves, ['hart']).keys()]).toEqual(['loop', 'neck']);
  });

  it('ends in a choice when just one is left', () => {
    expect(point(moves, ['hart'], 'neck')).toEqual({
      refused: false,
      picks: ['hart', 'neck'],
      choice: { do: 'move', piece: 'hart', to: 'neck' },
    });
    expect(point(moves, [], 'long')).toMatchObject({ choice: { piece: 'long', to: 'loop' } });
  });

  it('starts anew with another piece, and lets go of the same one', () => {
    expect(point(moves, ['hart', 'loop'], 'long')).toMatchObject({ picks: ['long'] });
    expect(point(moves, ['hart'], 'hart')).toEqual({ refused: false, picks: [], choice: null });
  });

  it('refuses what no choice names', () => {
    expect(point(moves, [], 'vertnek')).toEqual({ refused: true });
  });

  it('takes as given what all choices share', () => {
    const aims: Choice[] = [
      { do: 'aim', piece: 'hart', to: 'loop' },
      { do: 'aim', piece: 'hart', to: 'neck' },
      { do: 'stay' },
    ];
    expect(subjects(aims)).toEqual(['hart']);
    expect([...legal(aims, []).keys()]).toEqual(['loop', 'neck']);
    expect(point(aims, [], 'loop')).toMatchObject({ choice: { to: 'loop' } });
  });
});
