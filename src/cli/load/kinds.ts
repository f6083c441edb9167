import process from 'node:process';
import { watchOthers } from '../../lab/machine.ts';
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
import type { ServerProcess } from '../../server/testing/process.ts';

/** How much of what; what is left out is as the kind of load has it. */
export interface Wishes {
  readonly matches?: number;
  readonly seconds?: number;
  /** Seconds of play before it is measured: the engine is slow until it has compiled what is run often. */
  readonly warm?: number;
  /** Milliseconds between two decisions of a match. */
  readonly pace?: number;
  readonly sockets?: number;
  readonly tries?: number;
}

export type Report = Record<string, number>;

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

/** Seconds of processors: of the servers, of their main threads alone, of the players in this process. */
function cpuOf(servers: readonly ServerProcess[]) {
  const used = servers.map(usageOf);
  const sum = (seconds: (one: (typeof used)[number]) => number) =>
    used.reduce((total, one) => total + seconds(one), 0);
  const { user, system } = process.cpuUsage();
  return {
    servers: sum(({ cpu }) => cpu),
    mainThreads: sum(({ mainThread }) => mainThread),
    players: (user + system) / 1e6,
  };
}

/** What a stretch of play cost. */
async function measured(
  servers: readonly ServerProcess[],
  play: () => Promise<Played>,
): Promise<Report> {
  const [others, before, since] = [watchOthers(), cpuOf(servers), performance.now()];
  const played = await play();
  const seconds = (performance.now() - since) / 1000;
  const after = cpuOf(servers);
  const used = after.servers - before.servers;
  const each = (seconds: number) => round((1e6 * seconds) / Math.max(played.decisions, 1), 0);
  const { p50, p95, p99 } = timesOf(played.seen);
  const own = timesOf(played.acknowledged);
  return {
    decisions: played.decisions,
    'decisions/s': round(played.decisions / seconds, 0),
    'per server CPU s': round(played.decisions / Math.max(used, 0.01), 0),
    'server µs a decision': each(used),
    'its main thread µs': each(after.mainThreads - before.mainThreads),
    'players µs a decision': each(after.players - before.players),
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

const leave = (matches: readonly LoadMatch[]): void => {
  for (const { seats } of matches) for (const seat of seats) seat.close();
};

/** Lets the engine compile what is run often, with matches that nobody plays on. */
async function warmUp(servers: readonly ServerProcess[], seconds: number): Promise<void> {
  if (seconds === 0) return;
  const matches = await setUp(servers, 20);
  await playAll(matches, seconds, 0, (place) => newMatch(servers, place));
  leave(matches);
}

const MB = 1024 * 1024;
/** Into how many stretches a match is cut whose cost is measured against its length. */
const STRETCHES = 8;

export const KINDS = {
  /** Every match as fast as it goes; one that ends makes room for another. */
  async flat(servers, { matches: count = 20, warm = 15, seconds = 15 }) {
    const matches = await setUp(servers, count);
    const renew = (place: number) => newMatch(servers, place);
    await playAll(matches, warm, 0, renew);
    return measured(servers, () => playAll(matches, seconds, 0, renew));
  },
  /** People who think in between. */
  async pace(servers, { matches: count = 100, warm = 15, seconds = 15, pace = 2000 }) {
    await warmUp(servers, warm);
    const matches = await setUp(servers, count);
    return measured(servers, () => playAll(matches, seconds, pace));
  },
  /** What a decision costs the server, the longer a match has been played. */
  async length(servers, { matches: count = 6, warm = 15, seconds = 30 }) {
    await warmUp(servers, warm);
    // The second of the three games is over too soon for this.
    const matches: LoadMatch[] = [];
    for (let i = 0; matches.length < count; i++)
      if (i % 3 !== 1) matches.push(await newMatch(servers, i));
    const report: Report = {};
    let made = 0;
    for (let stretch = 0; stretch < STRETCHES; stretch++) {
      const before = cpuOf(servers).servers;
      const { decisions } = await playAll(matches, seconds / STRETCHES, 0);
      const deeds = round((made + decisions / 2) / count, 0);
      if (decisions > 0)
        report[`µs at deed ${deeds}`] = round(
          (1e6 * (cpuOf(servers).servers - before)) / decisions,
          0,
        );
      made += decisions;
    }
    return report;
  },
  /** People's choices alone, and while eight machines think. */
  async machines(servers, { matches: count = 20, warm = 0, seconds = 15 }) {
    await warmUp(servers, warm);
    const matches = await setUp(servers, count);
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
  /** Choices that were not offered, and those of the other side: none may be taken. */
  async forbidden(servers, { tries = 10_000 }) {
    const matches = await setUp(servers, 6);
    return { ...(await tryForbidden(matches, tries / 2)) };
  },
  /** Memory for each open match and each socket. */
  async sockets(servers, { matches = 50, sockets: wanted = 1000 }) {
    const [server] = servers as [ServerProcess];
    const before = usageOf(server).memory;
    const open = await setUp(servers, matches);
    await playAll(open, 5, 0);
    const opened = usageOf(server).memory;
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
} satisfies Record<string, (servers: ServerProcess[], wishes: Wishes) => Promise<Report>>;

export type Kind = keyof typeof KINDS;
