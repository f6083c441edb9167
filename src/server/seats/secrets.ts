import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A name that nobody can guess: 128 bits. */
export const randomId = (): string => randomBytes(16).toString('base64url');

/** A secret for a browser to keep: 256 bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: whoever reads the store cannot use it. */
export const fingerprintOf = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

const ID = /^[\w-]{22}$/;

/**
 * Links to free seats follow from match, side and a key of the server: nothing is stored, and they
 * can be shown again to whoever made the match.
 */
export class Invitations {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  codeFor(match: string, side: string): string {
    return `${match}${this.sign(match, side)}`;
  }

  /** The seat of this match that a link leads to; `null` if it was made up. */
  sideOf(code: string, match: string, seats: readonly { readonly side: string }[]): string | null {
    return seats.find(({ side }) => sameText(code, this.codeFor(match, side)))?.side ?? null;
  }

  /** The match a link claims to lead to. */
  static matchIn(code: string): string | null {
    const match = code.slice(0, 22);
    return ID.test(match) && code.length === 44 ? match : null;
  }

  private sign(match: string, side: string): string {
    const text = JSON.stringify(['invitation', match, side]);
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, 22);
  }
}

function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
