import { describe, expect, it } from 'vitest';
import type { Choice, Thing } from '../../kernel/choice.ts';
import { legal, point, subjects } from './selection.ts';

const moves: Choice[] = [
  { do: 'move', piece: 'hart', to: 'loop' },
  { do: 'move', piece: 'hart', to: 'neck' },
  { do: 'move', piece: 'long', to: 'loop' },
  { do: 'end' },
];
const piece = (id: string): Thing => ({ kind: 'piece', id });
const place = (id: string): Thing => ({ kind: 'place', id });

/** What is lit, as ids of each kind. */
const lit = (choices: readonly Choice[], ...picks: Thing[]) => {
  const { pieces, places } = legal(choices, picks);
  return { pieces: [...pieces.keys()].sort(), places: [...places.keys()].sort() };
};

describe('pointing at pieces and places', () => {
  it('lights every piece and place that a choice names', () => {
    expect(lit(moves)).toEqual({ pieces: ['hart', 'long'], places: ['loop', 'neck'] });
  });

  it('narrows to the places of the piece that was picked', () => {
    expect(lit(moves, piece('hart'))).toEqual({ pieces: [], places: ['loop', 'neck'] });
  });

  it('lights a piece as a piece where its one step is all that can be named', () => {
    const step: Choice = { do: 'move', piece: 'hart', to: 'loop' };
    const { pieces, places } = legal([step, { do: 'end' }], []);
    expect([...pieces]).toEqual([['hart', [step]]]);
    expect([...places]).toEqual([['loop', [step]]]);
  });

  it('never takes a piece for a place of the same name', () => {
    const named: Choice[] = [
      { do: 'move', piece: 'durban', to: 'loop' },
      { do: 'move', piece: 'long', to: 'durban' },
    ];
    expect(point(named, [], place('durban'))).toMatchObject({ choice: { piece: 'long' } });
    expect(point(named, [], piece('durban'))).toMatchObject({ choice: { to: 'loop' } });
    expect(point(named, [], piece('loop'))).toEqual({ refused: true });
  });

  it('ends in a choice when just one is left', () => {
    expect(point(moves, [piece('hart')], place('neck'))).toEqual({
      refused: false,
      picks: [piece('hart'), place('neck')],
      choice: { do: 'move', piece: 'hart', to: 'neck' },
    });
    expect(point(moves, [], piece('long'))).toMatchObject({
      choice: { piece: 'long', to: 'loop' },
    });
  });

  it('starts anew with another piece, and lets go of the same one', () => {
    expect(point(moves, [piece('hart'), place('loop')], piece('long'))).toMatchObject({
      picks: [piece('long')],
    });
    expect(point(moves, [piece('hart')], piece('hart'))).toEqual({
      refused: false,
      picks: [],
      choice: null,
    });
  });

  it('refuses what no choice names', () => {
    expect(point(moves, [], place('vertnek'))).toEqual({ refused: true });
  });

  it('takes as given what all choices share', () => {
    const aims: Choice[] = [
      { do: 'aim', piece: 'hart', to: 'loop' },
      { do: 'aim', piece: 'hart', to: 'neck' },
      { do: 'stay' },
    ];
    expect(subjects(aims)).toEqual([piece('hart')]);
    expect(lit(aims)).toEqual({ pieces: [], places: ['loop', 'neck'] });
    expect(point(aims, [], place('loop'))).toMatchObject({ choice: { to: 'loop' } });
  });
});
