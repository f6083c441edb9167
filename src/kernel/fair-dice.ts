import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice } from './dice.ts';

/**
 * Dice that nobody can bend, for matches between people.
 * 1. Before play the host draws a secret and publishes its commitment: SHA-256 of the secret.
 * 2. Each player then adds a nonce. The roll key mixes secret, match and nonces, so neither the
 *    host (bound by the commitment) nor a player (who cannot know the secret) steers a roll.
 * 3. Every roll is an HMAC under that key of what the roll is for.
 * 4. Afterwards the secret is revealed and anyone can compute everything again.
 */
export interface FairTerms {
  /** Names the match, so that one secret never serves two. */
  readonly match: string;
  readonly commitment: string;
  /** By side. */
  readonly nonces: Readonly<Record<string, string>>;
}

/** One roll as it was recorded, to be checked afterwards. */
export interface RecordedRoll {
  readonly key: string;
  readonly epoch: number;
  readonly again: number;
  readonly sides: number;
  readonly lowest: number;
  readonly result: number;
}

const SECRET = /^[0-9a-f]{64}$/;

export const isSecret = (text: string): boolean => SECRET.test(text);

/** What the host publishes before play. Says nothing about any roll: rolls need the secret itself. */
export const commitmentOf = (secret: string): string =>
  bytesToHex(sha256(utf8ToBytes(`heliograph dice 1\ncommitment\n${secret}`)));

function rollKey(secret: string, terms: FairTerms): Uint8Array {
  const nonces = Object.keys(terms.nonces)
    .sort()
    .map((side) => `${JSON.stringify(side)}:${JSON.stringify(terms.nonces[side])}`);
  const mixed = ['heliograph dice 1', 'key', JSON.stringify(terms.match), ...nonces].join('\n');
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(mixed));
}

export function fairDice(secret: string, terms: FairTerms): Dice {
  if (!isSecret(secret)) throw new RangeError('the secret of fair dice is 64 hexadecimal digits');
  const key = rollKey(secret, terms);
  return {
    draw(name, epoch, again, sides, lowest) {
      const fair = 4294967296 - (4294967296 % sides);
      for (let attempt = 0; ; attempt++) {
        const label = `${epoch}\n${again}\n${sides}\n${attempt}\n${name}`;
        const digest = hmac(sha256, key, utf8ToBytes(label));
        const word = new DataView(digest.buffer, digest.byteOffset, 4).getUint32(0);
        if (word < fair) return lowest + (word % sides);
      }
    },
  };
}

/** Writes down every roll of some dice, once: undo plays a match again, with the same rolls. */
export function recording(dice: Dice, rolls: RecordedRoll[]): Dice {
  const nameOf = (key: string, epoch: number, again: number) => `${epoch}/${again}/${key}`;
  const written = new Set(rolls.map((roll) => nameOf(roll.key, roll.epoch, roll.again)));
  return {
    draw(key, epoch, again, sides, lowest) {
      const result = dice.draw(key, epoch, again, sides, lowest);
      const name = nameOf(key, epoch, again);
      if (!written.has(name)) rolls.push({ key, epoch, again, sides, lowest, result });
      written.add(name);
      return result;
    },
  };
}

export interface Verdict {
  readonly honest: boolean;
  readonly checked: number;
  /** The first thing that does not add up. */
  readonly problem?: string;
}

/** Checks revealed fair dice: the commitment, then every recorded roll. */
export function verifyRolls(
  secret: string,
  terms: FairTerms,
  rolls: readonly RecordedRoll[],
): Verdict {
  if (!isSecret(secret)) return { honest: false, checked: 0, problem: 'the secret is malformed' };
  if (commitmentOf(secret) !== terms.commitment) {
    return { honest: false, checked: 0, problem: 'the secret does not match the commitment' };
  }
  const dice = fairDice(secret, terms);
  const seen = new Set<string>();
  for (const [index, roll] of rolls.entries()) {
    const name = `${roll.epoch}/${roll.again}/${roll.key}`;
    if (seen.has(name)) {
      return {
        honest: false,
        checked: index,
        problem: `roll ${index + 1} (${name}) was rolled twice`,
      };
    }
    seen.add(name);
    const right = dice.draw(roll.key, roll.epoch, roll.again, roll.sides, roll.lowest);
    if (right !== roll.result) {
      const problem = `roll ${index + 1} (${name}) shows ${roll.result}; the dice say ${right}`;
      return { honest: false, checked: index, problem };
    }
  }
  return { honest: true, checked: rolls.length };
}
