import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { StoreSettings } from '../store/open.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** Both kinds of store for the tests of one file: a folder for SQLite, and a PostgreSQL server. */
export interface TestStores {
  readonly folder: string;
  readonly postgres: Postgres;
  /** A store of that kind; SQLite files of other names are other stores. */
  at(kind: string, name?: string): StoreSettings;
}

export function testStores(name: string): TestStores {
  const folder = mkdtempSync(path.join(tmpdir(), `heliograph-${name}-`));
  let postgres: Postgres | undefined;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => {
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const running = (): Postgres => {
    if (!postgres) throw new Error('PostgreSQL is started before the first test, not earlier');
    return postgres;
  };
  return {
    folder,
    get postgres() {
      return running();
    },
    at: (kind, store = 'store') => ({
      folder: path.join(folder, store),
      ...(kind === 'postgres' && { databaseUrl: running().url }),
    }),
  };
}
