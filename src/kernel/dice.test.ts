import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Dice,
  ForcedFaceError,
  type ForcedRoll,
  forcedDice,
  kindAt,
  type RollMeaning,
  seededDice,
  stream,
} from './dice.ts';
import { commitmentOf, fairDice, type RecordedRoll, recording, verifyRolls } from './fair-dice.ts';

const SECRET = '5f'.repeat(32);
const terms = {
  match: 'm1',
  commitment: commitmentOf(SECRET),
  nonces: { scouts: 'a', riders: 'b' },
};

/** Chi-square of many rolls of one die; with 5 degrees of freedom 20.5 is passed once in a thousand. */
function chiSquare(dice: Dice, sides: number, rolls: number): number {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < rolls; i++) {
    const face = dice.draw(`fire/${i % 97}`, i >> 7, i % 3, sides, 0);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  const expected = rolls / sides;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('dice', () => {
  test('are unbiased, seeded and fair', () => {
    for (const seed of ['a', 'b', 'c'])
      expect(chiSquare(seededDice(seed), 6, 60_000)).toBeLessThan(20.5);
    expect(chiSquare(fairDice(SECRET, terms), 6, 12_000)).toBeLessThan(20.5);
    // Pairs of neighbouring rolls are independent too: 36 outcomes, 35 degrees of freedom.
    const dice = seededDice('pairs');
    const pairs: Dice = {
      draw: (key, epoch, again) =>
        dice.draw(key, epoch, 2 * again, 6, 0) * 6 + dice.draw(key, epoch, 2 * again + 1, 6, 0),
    };
    expect(chiSquare(pairs, 36, 72_000)).toBeLessThan(66.7);
  });

  test('a roll depends on its name alone, not on what was rolled before', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.array(fc.string()),
        fc.nat(40),
        fc.integer({ min: 2, max: 100 }),
        (key, before, epoch, sides) => {
          const alone = seededDice('s').draw(key, epoch, 0, sides, 1);
          const busy = seededDice('s');
          for (const other of before) busy.draw(other, epoch, 0, 6, 1);
          expect(busy.draw(key, epoch, 0, sides, 1)).toBe(alone);
          expect(alone).toBeGreaterThanOrEqual(1);
          expect(alone).toBeLessThanOrEqual(sides);
        },
      ),
    );
  });

  test('another seed, epoch or repetition is another roll', () => {
    const faces = (draw: (i: number) => number) =>
      Array.from({ length: 60 }, (_, i) => draw(i)).join('');
    const base = faces((i) => seededDice('s').draw(`k${i}`, 1, 0, 6, 1));
    expect(faces((i) => seededDice('t').draw(`k${i}`, 1, 0, 6, 1))).not.toBe(base);
    expect(faces((i) => seededDice('s').draw(`k${i}`, 2, 0, 6, 1))).not.toBe(base);
    expect(faces((i) => seededDice('s').draw(`k${i}`, 1, 1, 6, 1))).not.toBe(base);
  });

  test('can be forced, by order or by what they are for', () => {
    const dice = forcedDice([{ face: 6, for: 'fire' }, 2, { face: 0, for: 'ten' }]);
    expect(dice.draw('morale', 0, 0, 6, 1)).toBe(2);
    expect(dice.draw('fire/x', 0, 0, 6, 1)).toBe(6);
    expect(dice.draw('ten', 0, 0, 10, 0)).toBe(0);
    expect(dice.left).toEqual([]);
    expect(() => forcedDice([7]).draw('x', 0, 0, 6, 1)).toThrow(ForcedFaceError);
  });

  test('two dice can be forced by their total, and a draw by what is drawn', () => {
    const first = { die: 'first' } as const;
    const second = { die: 'second' } as const;
    const cup = { drawn: (n: number) => ['red', 'red', 'blue'][n] ?? '' };
    const dice = forcedDice([
      { total: 9 },
      { draw: 'blue' },
      { total: 2, for: 'nerve' },
      { draw: 'red', for: 'event' },
    ]);
    // One die is not the pair, and no cup, that the first two wait for.
    expect(dice.draw('rifle', 0, 0, 6, 1)).toBeLessThan(7);
    expect([dice.draw('shell', 0, 0, 6, 1, first), dice.draw('shell', 0, 1, 6, 1, second)]).toEqual(
      [5, 4],
    );
    expect(dice.draw('strength', 0, 0, 3, 0, cup)).toBe(2);
    expect([
      dice.draw('nerve/x', 0, 0, 6, 1, first),
      dice.draw('nerve/x', 0, 1, 6, 1, second),
    ]).toEqual([1, 1]);
    expect(dice.draw('event', 0, 0, 3, 0, cup)).toBe(0);
    expect(dice.left).toEqual([]);
    expect(dice.asked.map(({ forced, drawn }) => [forced, drawn])).toEqual([
      [false, undefined],
      [true, undefined],
      [true, undefined],
      [true, 'blue'],
      [true, undefined],
      [true, undefined],
      [true, 'red'],
    ]);
  });

  test.each([
    [{ total: 13 }, { die: 'first' }, 'total 13 does not fit the roll "fire" (2 to 12)'],
    [{ total: 7, for: 'fire' }, {}, 'it is not two dice: say "face"'],
    [{ draw: 'green' }, { drawn: () => 'red' }, 'draw "green" does not fit'],
    [{ draw: 'green' }, { drawn: () => 'red' }, '(there is: red)'],
    [{ draw: 'red', for: 'fire' }, {}, 'nothing is drawn by name: say "face"'],
    [{ face: 0 }, {}, 'face 0 does not fit the roll "fire" (1 to 6)'],
  ] satisfies [ForcedRoll, RollMeaning, string][])(
    '%j is not forced on the roll it does not fit',
    (roll, meaning, says) => {
      expect(() => forcedDice([roll]).draw('fire', 0, 0, 6, 1, meaning)).toThrow(says);
    },
  );

  test('a cup holds so many of each kind', () => {
    expect([0, 1, 2, 3].map((n) => kindAt([1, 0, 3], n))).toEqual([0, 2, 2, 2]);
    expect(() => kindAt([1, 0, 3], 4)).toThrow(RangeError);
  });

  test('the quick stream is uniform', () => {
    const random = stream('x');
    const dice: Dice = { draw: (_, __, ___, sides) => random(sides) };
    expect(chiSquare(dice, 6, 60_000)).toBeLessThan(20.5);
  });
});

describe('fair dice', () => {
  const play = (): RecordedRoll[] => {
    const rolls: RecordedRoll[] = [];
    const dice = recording(fairDice(SECRET, terms), rolls);
    for (let i = 0; i < 40; i++) dice.draw(`roll ${i % 10}`, i >> 3, i % 10 === 0 ? i : 0, 6, 1);
    return rolls;
  };

  test('verify when honest', () => {
    expect(verifyRolls(SECRET, terms, play())).toEqual({ honest: true, checked: 40 });
  });

  test('one changed roll, nonce, match or secret is found out', () => {
    const rolls = play();
    const bent = rolls.map((roll, i) =>
      i === 17 ? { ...roll, result: (roll.result % 6) + 1 } : roll,
    );
    expect(verifyRolls(SECRET, terms, bent).problem).toMatch(/roll 18/);
    expect(
      verifyRolls(SECRET, { ...terms, nonces: { ...terms.nonces, riders: 'c' } }, rolls).honest,
    ).toBe(false);
    expect(verifyRolls(SECRET, { ...terms, match: 'm2' }, rolls).honest).toBe(false);
    expect(verifyRolls('00'.repeat(32), terms, rolls).problem).toMatch(/commitment/);
    expect(verifyRolls('abc', terms, rolls).problem).toMatch(/malformed/);
    expect(verifyRolls(SECRET, terms, [...rolls, ...rolls.slice(0, 1)]).problem).toMatch(/twice/);
  });

  test('what is public before play does not predict a roll', () => {
    // Someone who knows all but the secret tries the commitment, and every guess built on it, as the key.
    const guesses = [terms.commitment, commitmentOf(terms.commitment), '00'.repeat(32)];
    const real = fairDice(SECRET, terms);
    for (const guess of guesses) {
      const attacker = fairDice(guess, terms);
      let right = 0;
      for (let i = 0; i < 600; i++) {
        if (attacker.draw(`r${i}`, 0, 0, 6, 1) === real.draw(`r${i}`, 0, 0, 6, 1)) right++;
      }
      // One in six by luck: 100 expected, 150 is more than five standard deviations away.
      expect(right).toBeLessThan(150);
    }
  });

  test('a player who changes only the nonce cannot keep a roll', () => {
    const roll = (nonce: string) =>
      Array.from({ length: 20 }, (_, i) =>
        fairDice(SECRET, { ...terms, nonces: { scouts: nonce, riders: 'b' } }).draw(
          `r${i}`,
          0,
          0,
          6,
          1,
        ),
      ).join('');
    expect(new Set(['a', 'b', 'c', 'd'].map(roll)).size).toBe(4);
  });
});
