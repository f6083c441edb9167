import { createHmac, timingSafeEqual } from 'node:crypto';

/** Links that end the mails to one person: signed, so that they work without signing in, and for nothing else. */
export class Unsubscribing {
  private readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  codeFor(person: string): string {
    return `${person}${this.sign(person)}`;
  }

  /** Whose mails a link ends; `null` if it was made up. */
  personOf(code: string): string | null {
    const person = code.slice(0, 22);
    const [given, right] = [Buffer.from(code), Buffer.from(this.codeFor(person))];
    return given.length === right.length && timingSafeEqual(given, right) ? person : null;
  }

  private sign(person: string): string {
    return createHmac('sha256', this.key).update(`unsubscribe ${person}`).digest('base64url');
  }
}
