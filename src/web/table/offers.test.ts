import { describe, expect, it } from 'vitest';
import type { Choice } from '../../kernel/choice.ts';
import { speech } from '../../kernel/text.ts';
import { isAmount, likeliest, offersOf, plainOf } from './offers.ts';

const texts = {
  messages: {
    'do.move': '{piece} to {to}',
    'do.rest': '{piece} rests',
    'do.end': 'End',
    'do.pass': 'Pass',
    'do.show': 'Show {n}',
  },
  names: { hart: 'Hart', long: 'Long', loop: 'The Loop', neck: 'Loop Neck' },
  rules: {},
};
const voice = speech({ en: texts, pl: texts }, 'en');
const moves = (piece: string, places: readonly string[]): Choice[] =>
  places.map((to) => ({ do: 'move', piece, to }));

describe('the list of answers', () => {
  it('names every choice while there are few', () => {
    const offers = offersOf([...moves('hart', ['loop', 'neck']), { do: 'end' }], [], voice);
    expect(offers.map((offer) => offer.label)).toEqual(['Hart to The Loop', 'Hart to Loop Neck']);
  });

  it('names the pieces first when the list would be long', () => {
    const places = ['loop', 'neck', 'a', 'b', 'c'];
    const choices = [...moves('hart', places), ...moves('long', places), { do: 'end' }];
    const offers = offersOf(choices, [], voice);
    expect(offers).toMatchObject([
      { kind: 'pick', id: 'hart', label: 'Hart', ways: 5 },
      { kind: 'pick', id: 'long', label: 'Long', ways: 5 },
    ]);
    expect(offersOf(moves('hart', places), [{ kind: 'piece', id: 'hart' }], voice)).toHaveLength(5);
  });

  it('keeps apart what names nothing on the map', () => {
    expect(plainOf([{ do: 'end' }, ...moves('hart', ['loop'])], voice)).toMatchObject([
      { label: 'End' },
    ]);
  });

  it('puts one answer before the others, but no amount and none beside things to choose', () => {
    const none: readonly Choice[] = [];
    const foremost = (named: readonly Choice[], unnamed: readonly Choice[]) =>
      likeliest(offersOf(named, [], voice), plainOf(unnamed, voice))?.label;
    const show = (n: number): Choice => ({ do: 'show', n });
    expect(foremost(none, [{ do: 'pass' }, { do: 'end' }])).toBe('Pass');
    expect(foremost(moves('hart', ['loop']), [{ do: 'end' }])).toBe('End');
    expect(foremost(moves('hart', ['loop']), [{ do: 'pass' }, { do: 'end' }])).toBeUndefined();
    // To show nothing would be to surrender.
    expect(foremost(none, [show(0), show(1), show(2)])).toBeUndefined();
    expect(foremost(none, [show(0)])).toBe('Show 0');
    const mixed = plainOf([{ do: 'pass' }, show(1), show(2)], voice);
    expect(likeliest([], mixed)?.label).toBe('Pass');
    expect(mixed.map((answer) => isAmount(answer, mixed))).toEqual([false, true, true]);
  });
});
