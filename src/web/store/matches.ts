import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchFile } from '../../kernel/match-file.ts';
import type { MatchStatus } from '../../table/table.ts';

export interface KeptMatch {
  readonly id: string;
  readonly file: MatchFile;
  readonly standing: MatchStatus;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

interface Shelf extends DBSchema {
  matches: { key: string; value: KeptMatch; indexes: { touched: number } };
}

let shelf: Promise<IDBPDatabase<Shelf>> | undefined;

const opened = (): Promise<IDBPDatabase<Shelf>> => {
  shelf ??= openDB<Shelf>('heliograph', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched');
    },
  });
  return shelf;
};

export async function keepMatch(id: string, file: MatchFile, standing: MatchStatus): Promise<void> {
  const db = await opened();
  await db.put('matches', { id, file, standing, touched: Date.now() });
}

export async function findMatch(id: string): Promise<KeptMatch | undefined> {
  const db = await opened();
  return db.get('matches', id);
}

/** Newest first. */
export async function listMatches(): Promise<KeptMatch[]> {
  const db = await opened();
  const all = await db.getAllFromIndex('matches', 'touched');
  return all.reverse();
}

export async function dropMatch(id: string): Promise<void> {
  const db = await opened();
  await db.delete('matches', id);
}
