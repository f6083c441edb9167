import { describe, expect, test } from 'vitest';
import { pairingsOf } from './pairings.ts';
import { standingsOf } from './standings.ts';

const NAMES = ['anna', 'botha', 'cronje', 'dora', 'emil', 'faye', 'gert', 'hans'];

describe('pairings', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('of %i: everybody meets everybody with both sides', (n) => {
    const people = NAMES.slice(0, n);
    const pairings = pairingsOf(people);
    expect(pairings).toHaveLength(n * (n - 1));
    const met = new Set(pairings.map(({ first, second }) => `${first} ${second}`));
    expect(met.size).toBe(n * (n - 1));
    const rounds = Math.max(...pairings.map(({ round }) => round));
    expect(rounds).toBe(n % 2 === 0 ? n - 1 : n);
    // In a round each has one opponent, and meets them with both sides.
    for (let round = 1; round <= rounds; round++)
      for (const person of people) {
        const mine = pairings.filter(
          (one) => one.round === round && (one.first === person || one.second === person),
        );
        expect([0, 2]).toContain(mine.length);
        const others = mine.map(({ first, second }) => (first === person ? second : first));
        expect(new Set(others).size).toBeLessThan(2);
      }
  });
});

describe('standings', () => {
  test('two people: whoever did more with the same side and dice is ahead', () => {
    // Botha won with both sides.
    const tables = [
      { round: 1, first: 'anna', second: 'botha', score: 0 },
      { round: 1, first: 'botha', second: 'anna', score: 1 },
    ];
    expect(standingsOf(['anna', 'botha'], tables)).toEqual([
      { person: 'botha', played: 2, score: 2, field: 2, of: 2 },
      { person: 'anna', played: 2, score: 0, field: 0, of: 2 },
    ]);
  });

  test('a side that wins at every table says nothing about who played it', () => {
    const tables = pairingsOf(['anna', 'botha', 'cronje', 'dora'])
      .filter(({ round }) => round === 1)
      .map((pairing) => ({ ...pairing, score: 1 }));
    for (const { field, of } of standingsOf(['anna', 'botha', 'cronje', 'dora'], tables))
      expect(field).toBe(of / 2);
  });

  test('compares only tables of one round, and nobody with herself', () => {
    const tables = [
      { round: 1, first: 'anna', second: 'botha', score: 1 },
      { round: 2, first: 'cronje', second: 'anna', score: 0 },
    ];
    const rows = standingsOf(['anna', 'botha', 'cronje'], tables);
    expect(rows.every(({ of }) => of === 0)).toBe(true);
    expect(rows[0]).toMatchObject({ person: 'anna', played: 2, score: 2 });
  });

  test('a draw where others lost is worth a whole point against each of them', () => {
    const tables = [
      { round: 1, first: 'anna', second: 'botha', score: 0.5 },
      { round: 1, first: 'botha', second: 'anna', score: 0 },
      { round: 1, first: 'cronje', second: 'dora', score: 0 },
      { round: 1, first: 'dora', second: 'cronje', score: 0 },
    ];
    const anna = standingsOf(['anna', 'botha', 'cronje', 'dora'], tables).find(
      ({ person }) => person === 'anna',
    );
    // With the first side she did better than all three; with the second she won as others did.
    expect(anna).toMatchObject({ score: 1.5, field: 3 + 0.5 + 0.5 + 1, of: 6 });
  });
});
