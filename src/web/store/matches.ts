import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { MatchStatus } from '../../table/table.ts';

export interface KeptMatch {
  readonly id: string;
  readonly file: MatchFile;
  readonly standing: MatchStatus;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** The table that plays it: nobody else may write. A newer one takes it over. */
  readonly owner?: string;
}

/** Why a match could not be kept. */
export type KeepTrouble =
  /** The device has no room left for it. */
  | 'full'
  /** The browser lets the page keep nothing. */
  | 'denied'
  /** It takes long; it may still succeed. */
  | 'slow'
  /** Another tab plays this match now. */
  | 'elsewhere';

export class NotKept extends Error {
  readonly why: KeepTrouble;

  constructor(why: KeepTrouble, cause?: unknown) {
    super(`not kept: ${why}`, { cause });
    this.why = why;
  }
}

interface Shelf extends DBSchema {
  matches: { key: string; value: KeptMatch; indexes: { touched: number } };
}

/** Milliseconds after which a browser that says nothing is taken to deny its storage. */
const PATIENCE = 5000;

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

/** What the device would not keep lives as long as the page. */
const inMemory = new Map<string, KeptMatch>();

function opened(): Promise<IDBPDatabase<Shelf>> {
  if (shelf) return shelf;
  const asked = openDB<Shelf>('heliograph', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched');
    },
    // Storage was cleared under us, or another tab wants it to be: it is opened anew when needed.
    terminated: forget,
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
  });
  const late = new Promise<never>((_, failed) =>
    setTimeout(() => failed(new Error('the storage does not open')), PATIENCE),
  );
  shelf = Promise.race([asked, late]);
  shelf.catch(forget);
  return shelf;
}

function forget(): void {
  shelf = undefined;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Works on the shelf, once more where it was closed meanwhile; says why it cannot. */
async function onShelf<T>(work: (db: IDBPDatabase<Shelf>) => Promise<T>): Promise<T> {
  try {
    try {
      return await work(await opened());
    } catch (error) {
      if (!['InvalidStateError', 'AbortError', 'NotFoundError'].includes(nameOf(error)))
        throw error;
      forget();
      return await work(await opened());
    }
  } catch (error) {
    if (error instanceof NotKept) throw error;
    throw new NotKept(nameOf(error) === 'QuotaExceededError' ? 'full' : 'denied', error);
  }
}

/**
 * Writes a match down, unless somebody else plays it by now: an older state never takes the place
 * of a newer one. Throws `NotKept`.
 */
export const keepMatch = (
  id: string,
  file: MatchFile,
  standing: MatchStatus,
  owner?: string,
): Promise<void> =>
  onShelf(async (db) => {
    const writing = db.transaction('matches', 'readwrite');
    const kept = await writing.store.get(id);
    if (kept?.owner !== undefined && kept.owner !== owner) {
      await writing.done;
      throw new NotKept('elsewhere');
    }
    const touched = Date.now();
    await writing.store.put({ id, file, standing, touched, ...(owner && { owner }) });
    await writing.done;
    inMemory.delete(id);
  });

/** Puts a match from elsewhere on the shelf, or into memory where the device keeps nothing. */
export async function shelveMatch(match: KeptMatch): Promise<void> {
  try {
    await onShelf((db) => db.put('matches', match));
  } catch {
    rememberMatch(match);
  }
}

/** Sits down at a match: from now on only this table writes it. */
export async function claimMatch(id: string, owner: string): Promise<KeptMatch | undefined> {
  try {
    const claimed = await onShelf(async (db) => {
      const writing = db.transaction('matches', 'readwrite');
      const kept = await writing.store.get(id);
      if (kept) await writing.store.put({ ...kept, owner });
      await writing.done;
      return kept;
    });
    return newest(claimed, inMemory.get(id));
  } catch {
    return findMatch(id);
  }
}

/** What could not be written is newer than what could, unless another tab went on meanwhile. */
const newest = (kept?: KeptMatch, remembered?: KeptMatch): KeptMatch | undefined =>
  kept && remembered && kept.touched > remembered.touched ? kept : (remembered ?? kept);

export async function findMatch(id: string): Promise<KeptMatch | undefined> {
  const remembered = inMemory.get(id);
  try {
    return newest(await onShelf((db) => db.get('matches', id)), remembered);
  } catch {
    return remembered;
  }
}

/** Keeps a match as long as the page is open: the device would not. */
export function rememberMatch(match: KeptMatch): void {
  inMemory.set(match.id, match);
}

export interface MatchList {
  /** Newest first. */
  readonly matches: readonly KeptMatch[];
  /** The browser lets the page keep nothing. */
  readonly denied: boolean;
}

export async function listMatches(): Promise<MatchList> {
  const remembered = [...inMemory.values()];
  const newestFirst = (all: readonly KeptMatch[]) => [...all].sort((a, b) => b.touched - a.touched);
  try {
    const kept = await onShelf((db) => db.getAllFromIndex('matches', 'touched'));
    const others = kept.filter(({ id }) => !inMemory.has(id));
    return { matches: newestFirst([...others, ...remembered]), denied: false };
  } catch {
    return { matches: newestFirst(remembered), denied: true };
  }
}

export async function dropMatch(id: string): Promise<void> {
  inMemory.delete(id);
  await onShelf((db) => db.delete('matches', id));
}
