import { hashText, mix } from './hash.ts';

/**
 * The only source of chance. A roll is named by what it is for (`key`), the epoch it falls in
 * (usually the turn) and how often that key was rolled in the epoch before (`again`). The same
 * roll in a duplicate match therefore gives the same result, whatever happened elsewhere.
 */
export interface Dice {
  /** A whole number from `lowest` on, `sides` of them, each equally likely. */
  draw(key: string, epoch: number, again: number, sides: number, lowest: number): number;
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
 * A forced roll for tests and the referee: the faces to show, in order. A face may be bound to
 * the keys that contain `for`; an unbound face serves the next roll whatever it is.
 * Faces are as a person reads them: 1 to 6 on a six-sided die, 0 to 9 on a ten-sided one.
 */
export interface ForcedFace {
  readonly face: number;
  readonly for?: string;
}

export interface ForcedDice extends Dice {
  /** Faces not used yet. */
  readonly left: readonly ForcedFace[];
  /** What was asked of these dice, in order. */
  readonly asked: readonly { key: string; sides: number; face: number; forced: boolean }[];
}

/** A person forced a face that the die does not have. */
export class ForcedFaceError extends RangeError {}

/** Dice that show what they are told to, and fall back on `others` when nothing is forced. */
export function forcedDice(
  faces: readonly (number | ForcedFace)[],
  others: Dice = seededDice('unforced'),
): ForcedDice {
  const left: ForcedFace[] = faces.map((face) => (typeof face === 'number' ? { face } : face));
  const asked: { key: string; sides: number; face: number; forced: boolean }[] = [];
  return {
    left,
    asked,
    draw(key, epoch, again, sides, lowest) {
      const index = left.findIndex(
        (forced) => forced.for === undefined || key.includes(forced.for),
      );
      const forced = index >= 0 ? left.splice(index, 1)[0] : undefined;
      const face = forced ? forced.face : others.draw(key, epoch, again, sides, lowest);
      if (face < lowest || face >= lowest + sides || !Number.isInteger(face)) {
        const range = `${lowest} to ${lowest + sides - 1}`;
        throw new ForcedFaceError(`forced face ${face} does not fit the roll "${key}" (${range})`);
      }
      asked.push({ key, sides, face, forced: forced !== undefined });
      return face;
    },
  };
}
