import { describe, expect, test } from 'vitest';
import { pairingsOf } from './pairings.ts';
import { type Finished, standingsOf } from './standings.ts';

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

/** A table that ended without a count of points, unless more is said. */
const table = (
  round: number,
  first: string,
  second: string,
  score: number,
  more: Partial<Finished> = {},
): Finished => ({ round, first, second, score, lead: null, cut: false, ...more });

describe('standings', () => {
  test('two people: whoever did more with the same side and dice is ahead', () => {
    // Botha won with both sides.
    const tables = [table(1, 'anna', 'botha', 0), table(1, 'botha', 'anna', 1)];
    expect(standingsOf(['anna', 'botha'], tables)).toEqual([
      { person: 'botha', played: 2, score: 2, field: 2, of: 2, points: null },
      { person: 'anna', played: 2, score: 0, field: 0, of: 2, points: null },
    ]);
  });

  test('a side that wins at every table says nothing about who played it', () => {
    const tables = pairingsOf(['anna', 'botha', 'cronje', 'dora'])
      .filter(({ round }) => round === 1)
      .map(({ round, first, second }) => table(round, first, second, 1));
    for (const { field, of } of standingsOf(['anna', 'botha', 'cronje', 'dora'], tables))
      expect(field).toBe(of / 2);
  });

  test('compares only tables of one round, and nobody with herself', () => {
    const tables = [table(1, 'anna', 'botha', 1), table(2, 'cronje', 'anna', 0)];
    const rows = standingsOf(['anna', 'botha', 'cronje'], tables);
    expect(rows.every(({ of }) => of === 0)).toBe(true);
    expect(rows[0]).toMatchObject({ person: 'anna', played: 2, score: 2 });
  });

  test('a draw where others lost is worth a whole point against each of them', () => {
    const tables = [
      table(1, 'anna', 'botha', 0.5),
      table(1, 'botha', 'anna', 0),
      table(1, 'cronje', 'dora', 0),
      table(1, 'dora', 'cronje', 0),
    ];
    const anna = standingsOf(['anna', 'botha', 'cronje', 'dora'], tables).find(
      ({ person }) => person === 'anna',
    );
    // With the first side she did better than all three; with the second she won as others did.
    expect(anna).toMatchObject({ score: 1.5, field: 3 + 0.5 + 0.5 + 1, of: 6 });
  });

  // Round 1 of a duplicate with four people; the first side led by so many points at the count.
  const COUNTED = [
    table(1, 'anna', 'botha', 1, { lead: 12 }),
    table(1, 'botha', 'anna', 1, { lead: 9 }),
    table(1, 'cronje', 'dora', 0, { lead: -6 }),
    table(1, 'dora', 'cronje', 1, { lead: 9 }),
  ];

  test('where points are counted, the greater lead and the smaller loss are better', () => {
    const rows = standingsOf(['anna', 'botha', 'cronje', 'dora'], COUNTED);
    const of = (name: string) => rows.find(({ person }) => person === name);
    // First side: 12 beats 9, -6 and 9. Second side: -9 (lost) against -12, +6 and -9.
    expect(of('anna')).toEqual({
      person: 'anna',
      played: 2,
      score: 1,
      field: 3 + 1 + 0 + 0.5,
      of: 6,
      points: 12 - 9,
    });
    // First: 9 against 12, -6, 9. Second: -12 against -9, +6, -9.
    expect(of('botha')).toMatchObject({ score: 1, field: 0 + 1 + 0.5 + 0, of: 6, points: 9 - 12 });
    // First: -6 against 12, 9, 9. Second: -9 against -12, -9, +6.
    expect(of('cronje')).toMatchObject({ score: 0, field: 0 + 1 + 0.5 + 0, points: -6 - 9 });
    // First: 9 against 12, 9, -6. Second: +6 against -12, -9, -9.
    expect(of('dora')).toMatchObject({ score: 2, field: 0 + 0.5 + 1 + 3, points: 9 + 6 });
    // Dora and Anna have 4.5 of 6 each: what was won decides. Botha and Cronje likewise, with 1.5.
    expect(rows.map(({ person }) => person)).toEqual(['dora', 'anna', 'botha', 'cronje']);
  });

  test('two people: both won with the first side, and the points say who played it better', () => {
    const tables = [
      table(1, 'anna', 'botha', 1, { lead: 3 }),
      table(1, 'botha', 'anna', 1, { lead: 20 }),
    ];
    expect(standingsOf(['anna', 'botha'], tables)).toEqual([
      { person: 'botha', played: 2, score: 1, field: 2, of: 2, points: 17 },
      { person: 'anna', played: 2, score: 1, field: 0, of: 2, points: -17 },
    ]);
  });

  test('to give up saves no points: it is worse than any loss by the count', () => {
    const tables = [
      // Anna gave up with the second side; Botha was beaten with it by the count, and heavily.
      table(1, 'botha', 'anna', 1, { cut: true }),
      table(1, 'anna', 'botha', 1, { lead: 40 }),
    ];
    expect(standingsOf(['anna', 'botha'], tables)).toEqual([
      // With the first side both won, one of them without a count: that is equal.
      { person: 'botha', played: 2, score: 1, field: 1.5, of: 2, points: -40 },
      { person: 'anna', played: 2, score: 1, field: 0.5, of: 2, points: 40 },
    ]);
  });

  test('where all is equal but the points of the counts, they decide', () => {
    const tables = [
      table(1, 'anna', 'botha', 0.5, { lead: 2 }),
      table(2, 'cronje', 'dora', 0.5, { lead: 1 }),
    ];
    const rows = standingsOf(['cronje', 'anna', 'botha', 'dora'], tables);
    expect(rows.map(({ person }) => person)).toEqual(['anna', 'cronje', 'dora', 'botha']);
  });
});
