import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { machine, watchOthers } from '../../lab/machine.ts';
import { round } from '../../lab/statistics.ts';
import {
  againstMachine,
  type LoadMatch,
  newMatch,
  type Played,
  playAll,
  tryForbidden,
  usageOf,
} from '../../server/testing/load.ts';
import { LoadSeat } from '../../server/testing/load-seat.ts';
import { type Postgres, startPostgres } from '../../server/testing/postgres.ts';
import { ServerProcess } from '../../server/testing/process.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { BadInput, FINE, FOUND, json, line } from '../io.ts';
import { table } from '../table.ts';

/** Bounds: this is for one's own machine. */
const MOST = {
  matches: 2500,
  seconds: 300,
  warm: 300,
  sockets: 10_000,
  tries: 100_000,
  processes: 4,
} as const;

function bounded(args: Args, name: keyof typeof MOST, otherwise: number): number {
  const wanted = args.count(name, otherwise);
  if (wanted > MOST[name]) throw new BadInput(`--${name} may be ${MOST[name]} at most`);
  return wanted;
}

const percentile = (sorted: readonly number[], part: number): number =>
  round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0, 2);

function timesOf(samples: readonly number[]) {
  const sorted = [...samples].sort((a, b) => a - b);
  return {
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  };
}

/** What a stretch of play cost. */
async function measured(
  servers: readonly ServerProcess[],
  play: () => Promise<Played>,
): Promise<Record<string, number>> {
  const cpu = () => servers.reduce((sum, server) => sum + usageOf(server).cpu, 0);
  const [others, before, since] = [watchOthers(), cpu(), performance.now()];
  const played = await play();
  const seconds = (performance.now() - since) / 1000;
  const used = cpu() - before;
  const { p50, p95, p99 } = timesOf(played.seen);
  const own = timesOf(played.acknowledged);
  return {
    decisions: played.decisions,
    'decisions/s': round(played.decisions / seconds, 0),
    'per server CPU s': round(played.decisions / Math.max(used, 0.01), 0),
    'p50 ms': p50,
    'p95 ms': p95,
    'p99 ms': p99,
    'own p50 ms': own.p50,
    'own p99 ms': own.p99,
    refused: played.refused,
    'other load, cores': round((others() ?? 0) - used / seconds, 2),
  };
}

async function setUp(servers: readonly ServerProcess[], count: number): Promise<LoadMatch[]> {
  const matches: LoadMatch[] = [];
  for (let i = 0; i < count; i++) matches.push(await newMatch(servers, i));
  return matches;
}

const MB = 1024 * 1024;

type Kind = 'flat' | 'pace' | 'machines' | 'forbidden' | 'sockets';
type Report = Record<string, number>;

const KINDS: Readonly<Record<Kind, (servers: ServerProcess[], args: Args) => Promise<Report>>> = {
  async flat(servers, args) {
    const matches = await setUp(servers, bounded(args, 'matches', 20));
    // A match that ends makes room for another, so that there are always as many.
    const renew = (place: number) => newMatch(servers, place);
    await playAll(matches, bounded(args, 'warm', 15), 0, renew);
    return measured(servers, () => playAll(matches, bounded(args, 'seconds', 15), 0, renew));
  },
  async pace(servers, args) {
    const matches = await setUp(servers, bounded(args, 'matches', 100));
    const pace = args.count('pace', 2000);
    return measured(servers, () => playAll(matches, bounded(args, 'seconds', 15), pace));
  },
  async machines(servers, args) {
    const matches = await setUp(servers, bounded(args, 'matches', 20));
    const seconds = bounded(args, 'seconds', 15);
    const alone = await measured(servers, () => playAll(matches, seconds, 500));
    const [server] = servers as [ServerProcess];
    const thinking: LoadMatch[] = [];
    for (let i = 0; i < 8; i++) thinking.push(await againstMachine(server, i, 'veteran'));
    const beside = playAll(thinking, seconds, 0);
    const crowded = await measured(servers, () => playAll(matches, seconds, 500));
    const { decisions } = await beside;
    return {
      'p99 ms alone': alone['own p99 ms'] ?? 0,
      'p99 ms beside machines': crowded['own p99 ms'] ?? 0,
      'p50 ms alone': alone['own p50 ms'] ?? 0,
      'p50 ms beside machines': crowded['own p50 ms'] ?? 0,
      'answers to machines': decisions,
    };
  },
  async forbidden(servers, args) {
    const matches = await setUp(servers, 6);
    return { ...(await tryForbidden(matches, bounded(args, 'tries', 10_000) / 2)) };
  },
  async sockets(servers, args) {
    const [server] = servers as [ServerProcess];
    const matches = bounded(args, 'matches', 50);
    const before = usageOf(server).memory;
    const open = await setUp(servers, matches);
    await playAll(open, 5, 0);
    const opened = usageOf(server).memory;
    const wanted = bounded(args, 'sockets', 1000);
    const watcher = server.browser();
    const since = performance.now();
    const coming = 20;
    for (let i = 0; i < wanted; i += coming)
      await Promise.all(
        Array.from({ length: Math.min(coming, wanted - i) }, (_, k) =>
          LoadSeat.at(watcher, (open[(i + k) % open.length] as LoadMatch).match),
        ),
      );
    const seconds = (performance.now() - since) / 1000;
    const watched = usageOf(server).memory;
    return {
      matches,
      'MB before': round(before / MB, 0),
      'MB a match': round((opened - before) / MB / matches, 2),
      sockets: wanted,
      'KB a socket': round((watched - opened) / 1024 / wanted, 1),
      'seconds until all had come': round(seconds, 1),
    };
  },
};

const NAMES = Object.keys(KINDS) as Kind[];

export const load: Command = {
  places: ['[what]'],
  about: 'plays real matches against a server of its own on this machine, and measures',
  options: {
    matches: { value: 'N', about: 'how many at the same time' },
    seconds: { value: 'N', about: 'how long; 15 if not said' },
    warm: { value: 'N', about: 'flat: seconds of play before it is measured; 15' },
    pace: { value: 'MS', about: 'pace: milliseconds between two decisions of a match; 2,000' },
    sockets: { value: 'N', about: 'sockets: how many watch; 1,000' },
    tries: { value: 'N', about: 'forbidden: how many choices; 10,000' },
    store: { value: 'KIND', about: 'sqlite or postgres; sqlite if not said' },
    processes: { value: 'N', about: 'server processes beside each other; 1' },
    profile: { value: 'FOLDER', about: 'where the servers leave profiles of their processor time' },
    json: { about: 'as JSON' },
  },
  details: `
  load flat        every match as fast as it goes
  load pace        people who think in between
  load machines    people's choices alone, and while eight machines think
  load forbidden   choices that were not offered, and those of the other side: none may be taken
  load sockets     memory for each open match and each socket

Server and players run on this machine and talk over its own loopback; the store is made for the
occasion and thrown away. SQLite commits with synchronous=FULL, PostgreSQL without fsync.`,
  async run(io, args) {
    const wanted = args.word(0) ?? 'flat';
    const kind = NAMES.find((name) => name === wanted);
    if (!kind) throw new BadInput(`load ${wanted}: there is ${NAMES.join(', ')}`);
    const store = args.oneOf('store', ['sqlite', 'postgres'], 'sqlite');
    const processes = bounded(args, 'processes', 1);
    const profile = args.text('profile');
    const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-load-'));
    const postgres: Postgres | null = store === 'postgres' ? await startPostgres() : null;
    const servers: ServerProcess[] = [];
    try {
      for (let i = 0; i < processes; i++)
        servers.push(
          await ServerProcess.start(
            {
              page: folder,
              store: { folder, ...(postgres && { databaseUrl: postgres.url }) },
              perMinute: 1e9,
              open: MOST.matches,
              sockets: { burst: 1e9, perSecond: 1e9, perAddress: 1e9 },
            },
            profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
          ),
        );
      const report = await KINDS[kind](servers, args);
      const all = { what: kind, store, processes, machine: machine(), ...report };
      if (args.flag('json')) json(io, all);
      else {
        line(
          io,
          `${kind}, ${store}, ${processes} processes, load average ${all.machine.loadAverage}`,
        );
        line(io, table(Object.entries(report).map(([name, value]) => [name, value])));
      }
      return (report['taken'] ?? 0) > 0 ? FOUND : FINE;
    } finally {
      // Only who ends in good order leaves a profile.
      for (const server of servers) await server.end(profile === undefined ? 'SIGKILL' : 'SIGTERM');
      postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
