/** What was worked out before, by a key that says it all. Full, it begins anew. */
export class Memory<T> {
  readonly #known = new Map<string, T>();
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  recall(key: string, work: () => T): T {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= this.#room) this.#known.clear();
    const made = work();
    this.#known.set(key, made);
    return made;
  }
}

/** Works something out once for an object, and forgets it with the object. */
export function oncePer<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly made: T }>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = { made: work(key) };
      known.set(key, found);
    }
    return found.made;
  };
}

/** The same for an object together with a key; what else the work needs is the same for both always. */
export function oncePerKey<K extends object, A, T, More extends readonly unknown[] = []>(
  work: (of: K, key: A, ...more: More) => T,
): (of: K, key: A, ...more: More) => T {
  const known = oncePer<K, Map<A, { readonly made: T }>>(() => new Map());
  return (of, key, ...more) => {
    const kept = known(of);
    let found = kept.get(key);
    if (!found) {
      found = { made: work(of, key, ...more) };
      kept.set(key, found);
    }
    return found.made;
  };
}
