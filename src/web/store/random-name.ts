const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** A name that nobody guesses and a person can read out. */
export function randomName(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
