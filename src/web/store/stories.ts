import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Entry {
  readonly data: unknown;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

const KINDS = ['stories', 'reviews', 'curves'] as const;
/** What is made of a match and kept, each kind by itself: a list wants curves and no stories. */
export type Made = (typeof KINDS)[number];

type Store = { key: string; value: Entry; indexes: { touched: number } };

interface Shelf extends DBSchema {
  stories: Store;
  reviews: Store;
  curves: Store;
}

/** The oldest go when there are more: all of it can be made anew from the matches. */
const MOST: Readonly<Record<Made, number>> = { stories: 40, reviews: 400, curves: 1000 };

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

/**
 * A database of its own: nothing that goes wrong with what can be made anew may touch the matches
 * themselves, and an older page in another tab need not know of it.
 */
function opened(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('heliograph-stories', 1, {
    upgrade(db) {
      for (const kind of KINDS) db.createObjectStore(kind).createIndex('touched', 'touched');
    },
    terminated: forget,
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
  });
  shelf.catch(forget);
  return shelf;
}

function forget(): void {
  shelf = undefined;
}

/** What was kept under this name; nothing where the device keeps nothing. */
export async function recall(kind: Made, key: string): Promise<unknown> {
  try {
    return (await (await opened()).get(kind, key))?.data;
  } catch {
    return undefined;
  }
}

/** Keeps it if the device lets us: it can be made anew. */
export async function remember(kind: Made, key: string, data: unknown): Promise<void> {
  try {
    const writing = (await opened()).transaction(kind, 'readwrite');
    await writing.store.put({ data, touched: Date.now() }, key);
    let surplus = (await writing.store.count()) - MOST[kind];
    let oldest = surplus > 0 ? await writing.store.index('touched').openCursor() : null;
    for (; oldest && surplus > 0; surplus--) {
      await oldest.delete();
      oldest = await oldest.continue();
    }
    await writing.done;
  } catch {
    // Then it is made anew the next time.
  }
}

/** Throws away all that was made of a match. */
export async function forgetMade(key: string): Promise<void> {
  try {
    const db = await opened();
    await Promise.all(KINDS.map((kind) => db.delete(kind, key)));
  } catch {
    // There was nothing, or it will go with time.
  }
}
