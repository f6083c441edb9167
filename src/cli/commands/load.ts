import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { BadInput, FINE, FOUND, type Io, json, line } from '../io.ts';
import { runAll } from '../load/all.ts';
import { KINDS, type Kind, type Report } from '../load/kinds.ts';
import { run } from '../load/run.ts';
import { table } from '../table.ts';

/** Bounds: this is for one's own machine. */
const MOST = {
  matches: 2500,
  seconds: 300,
  warm: 300,
  pace: 600_000,
  sockets: 10_000,
  tries: 100_000,
} as const;

const NAMES = Object.keys(KINDS) as Kind[];

function bounded(args: Args, name: string, most: number): number | undefined {
  if (args.text(name) === undefined) return undefined;
  const wanted = args.count(name, 0);
  if (wanted > most) throw new BadInput(`--${name} may be ${most} at most`);
  return wanted;
}

/** What was said on the command line; what was not is as each kind has it. */
const wishesOf = (args: Args) =>
  Object.fromEntries(
    Object.entries(MOST).flatMap(([name, most]) => {
      const wanted = bounded(args, name, most);
      return wanted === undefined ? [] : [[name, wanted]];
    }),
  );

interface About {
  readonly store: string;
  readonly processes: number;
  readonly servers: number;
  readonly machine: { readonly loadAverage: number };
}

function show(io: Io, name: string, about: About, report: Report): void {
  const { store, processes, servers, machine } = about;
  const by =
    servers > 1
      ? `${servers} servers`
      : processes > 1
        ? `${processes} table processes`
        : 'one process';
  line(io, `${name}, ${store}, ${by}, load average ${machine.loadAverage}`);
  line(io, table(Object.entries(report).map(([what, value]) => [what, value])));
}

const isFine = (report: Report): boolean => (report['taken'] ?? 0) === 0;

export const load: Command = {
  places: ['[what]'],
  about: 'plays real matches against a server of its own on this machine, and measures',
  options: {
    matches: { value: 'N', about: 'how many at the same time' },
    seconds: { value: 'N', about: 'how long; 15 if not said' },
    warm: { value: 'N', about: 'seconds of play before it is measured; 15' },
    pace: { value: 'MS', about: 'pace: milliseconds between two decisions of a match; 2,000' },
    sockets: { value: 'N', about: 'sockets: how many watch; 1,000' },
    tries: { value: 'N', about: 'forbidden: how many choices; 10,000' },
    store: { value: 'KIND', about: 'sqlite or postgres; sqlite if not said' },
    processes: { value: 'N', about: 'processes of the server that play the matches; 1' },
    servers: { value: 'N', about: 'postgres: servers, each player of a match at another; 1' },
    profile: { value: 'FOLDER', about: 'where the servers leave profiles of their processor time' },
    keep: { value: 'FILE', about: 'all: what was measured, line by line; it goes on from there' },
    json: { about: 'as JSON' },
  },
  details: `
  load flat        every match as fast as it goes
  load pace        people who think in between
  load length      what a decision costs, the longer a match has been played
  load machines    people's choices alone, and while eight machines think
  load forbidden   choices that were not offered, and those of the other side: none may be taken
  load sockets     memory for each open match and each socket
  load all         all figures of docs/bench.md one after the other, in ten minutes or so

Server and players run on this machine and talk over its own loopback; the store is made for the
occasion and thrown away. SQLite commits with synchronous=FULL, PostgreSQL without fsync.`,
  async run(io, args) {
    const wanted = args.word(0) ?? 'flat';
    if (wanted === 'all') {
      const all = await runAll(args.text('keep'), ({ name, about, report }) => {
        if (!args.flag('json')) show(io, name, about, report);
      });
      if (args.flag('json')) json(io, all);
      return all.every(({ report }) => isFine(report)) ? FINE : FOUND;
    }
    const what = NAMES.find((name) => name === wanted);
    if (!what) throw new BadInput(`load ${wanted}: there is ${NAMES.join(', ')}, all`);
    const store = args.oneOf('store', ['sqlite', 'postgres'], 'sqlite');
    const processes = bounded(args, 'processes', 64) ?? 1;
    const servers = bounded(args, 'servers', 4) ?? 1;
    if (processes < 1 || servers < 1) throw new BadInput('there must be at least one process');
    if (servers > 1 && store === 'sqlite') throw new BadInput('--servers needs --store postgres');
    const profile = args.text('profile');
    const { about, report } = await run({
      what,
      store,
      processes,
      servers,
      profile,
      ...wishesOf(args),
    });
    if (args.flag('json')) json(io, { ...about, ...report });
    else show(io, what, about, report);
    return isFine(report) ? FINE : FOUND;
  },
};
