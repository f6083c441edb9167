import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machine } from '../../lab/machine.ts';
import { type Postgres, startPostgres } from '../../server/testing/postgres.ts';
import { ServerProcess } from '../../server/testing/process.ts';
import { KINDS, type Kind, type Report, type Wishes } from './kinds.ts';

/** Matches in memory at the most: as many as are ever played here. */
const OPEN = 2500;

/** One load: what is played, on which store, by how many servers. */
export interface Load extends Wishes {
  readonly what: Kind;
  readonly store?: 'sqlite' | 'postgres';
  /** Processes of a server that play the matches; 1: the one that listens does. */
  readonly processes?: number;
  /** Servers of one store beside each other, each player of a match at another. */
  readonly servers?: number;
  /** Where the servers leave profiles of their processor time. */
  readonly profile?: string | undefined;
}

/** Plays against servers and a store of their own, which are gone afterwards. */
export async function run(load: Load) {
  const { what, store = 'sqlite', processes = 1, servers: count = 1, profile, ...wishes } = load;
  const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-load-'));
  const postgres: Postgres | null = store === 'postgres' ? await startPostgres() : null;
  const servers: ServerProcess[] = [];
  const settings = {
    page: folder,
    store: { folder, ...(postgres && { databaseUrl: postgres.url }) },
    perMinute: 1e9,
    open: OPEN,
    processes,
    sockets: { burst: 1e9, perSecond: 1e9, perAddress: 1e9 },
  };
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  try {
    for (let i = 0; i < count; i++) servers.push(await ServerProcess.start(settings, flags));
    const report: Report = await KINDS[what](servers, wishes);
    return { report, about: { what, store, processes, servers: count, machine: machine() } };
  } finally {
    // Only who ends in good order leaves a profile.
    for (const server of servers) await server.end(profile === undefined ? 'SIGKILL' : 'SIGTERM');
    postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
