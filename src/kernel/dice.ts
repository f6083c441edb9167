import { hashText, mix } from './hash.ts';

/**
 * The only source of chance. A roll is named by what it is for (`key`), the epoch it falls in
 * (usually the turn) and how often that key was rolled in the epoch before (`again`). The same
 * roll in a duplicate match therefore gives the same result, whatever happened elsewhere.
 */
export interface Dice {
  /** A whole number from `lowest` on, `sides` of them, each equally likely. */
  draw(
    key: string,
    epoch: number,
    again: number,
    sides: number,
    lowest: number,
    meaning?: RollMeaning,
  ): number;
}

/** What the numbers of a roll stand for. Chance never asks; whoever forces a roll may. */
export interface RollMeaning {
  /** The id of the card, chit or piece that a number draws. */
  readonly drawn?: (n: number) => string;
  /** Which of two dice that are read as one sum. */
  readonly die?: 'first' | 'second';
}

/** Of things of several kinds in a cup, so many of each: the kind of the `n`th. */
export function kindAt(counts: readonly number[], n: number): number {
  let left = n;
  for (const [kind, count] of counts.entries()) {
    if (left < count) return kind;
    left -= count;
  }
  throw new RangeError(`there is no thing ${n} in the cup`);
}

/** Fast repeatable dice for simulation, search and matches inside one page. */
export function seededDice(seed: string): Dice {
  const a = hashText(seed, 0x1899);
  const b = hashText(seed, 0x1902);
  return {
    draw(key, epoch, again, sides, lowest) {
      let word = mix(
        mix(hashText(key, a) ^ Math.imul(epoch + 1, 0x9e3779b1)) ^ b ^ Math.imul(again, 0x85ebca77),
      );
      const fair = 4294967296 - (4294967296 % sides);
      // Words past the last whole multiple of `sides` would favour the low faces: draw another.
      while (word >= fair) word = mix(word + 0x6d2b79f5);
      return lowest + (word % sides);
    },
  };
}

/** A quick stream of numbers for choosing among choices (random play, playouts); no keys needed. */
export function stream(seed: string): (below: number) => number {
  let state = hashText(seed, 7);
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/**
 * A forced roll for tests and the referee, served in order. It may be bound to the rolls whose key
 * contains `for`; otherwise it serves the next roll of its kind.
 */
export type ForcedRoll = { readonly for?: string } & (
  | {
      /** As a person reads the die: 1 to 6 on a six-sided one, 0 to 9 on a ten-sided one. */
      readonly face: number;
    }
  | {
      /** Of two dice thrown together. */
      readonly total: number;
    }
  | {
      /** The id of what is drawn from a cup, a deck or a hand. */
      readonly draw: string;
    }
);

/** One roll that was asked of forced dice, and what it showed. */
export interface AskedRoll {
  readonly key: string;
  readonly sides: number;
  readonly face: number;
  readonly forced: boolean;
  /** What the number drew, where it draws something. */
  readonly drawn?: string;
  /** The least it could show. */
  readonly lowest: number;
  /** All that could be drawn, by number. */
  readonly drawable?: () => readonly string[];
}

export interface ForcedDice extends Dice {
  /** What was not used yet. */
  readonly left: readonly ForcedRoll[];
  /** What was asked of these dice, in order. */
  readonly asked: readonly AskedRoll[];
}

/** A person forced what the roll cannot show. */
export class ForcedFaceError extends RangeError {}

/** Dice that show what they are told to, and fall back on `others` when nothing is forced. */
export function forcedDice(
  rolls: readonly (number | ForcedRoll)[],
  others: Dice = seededDice('unforced'),
): ForcedDice {
  const left: ForcedRoll[] = rolls.map((roll) =>
    typeof roll === 'number' ? { face: roll } : roll,
  );
  const asked: AskedRoll[] = [];
  let second: number | undefined;
  const forcedFace = (key: string, sides: number, lowest: number, meaning: RollMeaning) => {
    if (meaning.die === 'second' && second !== undefined) return second;
    const index = left.findIndex((roll) => serves(roll, key, meaning));
    const roll = index >= 0 ? left.splice(index, 1)[0] : undefined;
    if (!roll) return undefined;
    const face = faceOf(roll, key, sides, lowest, meaning);
    if ('total' in roll) second = roll.total - face;
    return face;
  };
  return {
    left,
    asked,
    draw(key, epoch, again, sides, lowest, meaning = {}) {
      if (meaning.die !== 'second') second = undefined;
      const forced = forcedFace(key, sides, lowest, meaning);
      const face = forced ?? others.draw(key, epoch, again, sides, lowest);
      const { drawn } = meaning;
      asked.push({
        key,
        sides,
        face,
        forced: forced !== undefined,
        lowest,
        ...(drawn && {
          drawn: drawn(face),
          drawable: () => Array.from({ length: sides }, (_, n) => drawn(lowest + n)),
        }),
      });
      return face;
    },
  };
}

/** Without a name it serves any roll of its kind; by name it is meant for that roll, fitting or not. */
function serves(roll: ForcedRoll, key: string, { drawn, die }: RollMeaning): boolean {
  if ('total' in roll && die === 'second') return false;
  if (roll.for !== undefined) return key.includes(roll.for);
  if ('total' in roll) return die === 'first';
  return 'face' in roll || drawn !== undefined;
}

function faceOf(
  roll: ForcedRoll,
  key: string,
  sides: number,
  lowest: number,
  { drawn, die }: RollMeaning,
): number {
  const wrong = (what: string, right: string) =>
    new ForcedFaceError(`${what} does not fit the roll "${key}" (${right})`);
  if ('total' in roll) {
    if (die === undefined) throw wrong(`total ${roll.total}`, 'it is not two dice: say "face"');
    if (!Number.isInteger(roll.total) || roll.total < 2 || roll.total > 2 * sides)
      throw wrong(`total ${roll.total}`, `2 to ${2 * sides}`);
    return Math.ceil(roll.total / 2);
  }
  if ('draw' in roll) {
    if (!drawn) throw wrong(`draw "${roll.draw}"`, 'nothing is drawn by name: say "face"');
    const names = Array.from({ length: sides }, (_, n) => drawn(lowest + n));
    const at = names.indexOf(roll.draw);
    if (at < 0) throw wrong(`draw "${roll.draw}"`, `there is: ${[...new Set(names)].join(', ')}`);
    return lowest + at;
  }
  const { face } = roll;
  if (face < lowest || face >= lowest + sides || !Number.isInteger(face))
    throw wrong(`face ${face}`, `${lowest} to ${lowest + sides - 1}`);
  return face;
}
