/**
 * Keeps what did not change: a value equal to the last one under its key is that last one. What a
 * list is made of stays the same object then, and nothing is drawn again for it.
 */
export class IdentityKeeper<K, T extends object> {
  readonly #last = new Map<K, T>();

  keep(key: K, value: T): T {
    const last = this.#last.get(key);
    if (last !== undefined && alike(last, value)) return last;
    this.#last.set(key, value);
    return value;
  }
}

function alike<T extends object>(a: T, b: T): boolean {
  for (const field in b) if (!same(a[field], b[field])) return false;
  for (const field in a) if (!(field in b)) return false;
  return true;
}

/** Lists are compared by what is on them. */
const same = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (Array.isArray(a) &&
    Array.isArray(b) &&
    a.length === b.length &&
    a.every((item, i) => Object.is(item, b[i])));
