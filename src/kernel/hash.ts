import { canonical } from './json.ts';

/** A 32-bit hash of a text (murmur-style mixing); `seed` gives independent families. */
export function hashText(text: string, seed = 0): number {
  let h = seed ^ 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x5bd1e995);
    h ^= h >>> 15;
  }
  return mix(h ^ text.length);
}

/** Spreads every input bit over the whole word. */
export function mix(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');

/** The fingerprint of any plain data: equal data, equal fingerprint, on every machine. */
export function fingerprint(data: unknown): string {
  const text = canonical(data);
  return hex(hashText(text, 1)) + hex(hashText(text, 2)) + hex(hashText(text, 3));
}
