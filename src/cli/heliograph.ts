import process from 'node:process';
import packageFile from '../../package.json' with { type: 'json' };
import { nearest } from '../kernel/nearest.ts';
import { readArgs } from './args.ts';
import { type Command, helpOf } from './command.ts';
import { BAD_INPUT, BadInput, FINE, FOUND, type Io } from './io.ts';

/** By name, in the order of the help. Loaded one at a time, so that each starts quickly. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  games: () => import('./commands/games.ts').then((m) => m.games),
  play: () => import('./commands/play.ts').then((m) => m.play),
  rules: () => import('./commands/rules.ts').then((m) => m.rules),
  pack: () => import('./commands/pack.ts').then((m) => m.pack),
  referee: () => import('./commands/referee.ts').then((m) => m.referee),
  replay: () => import('./commands/replay.ts').then((m) => m.replay),
  dice: () => import('./commands/dice.ts').then((m) => m.dice),
  record: () => import('./commands/record.ts').then((m) => m.record),
  simulate: () => import('./commands/simulate.ts').then((m) => m.simulate),
  ladder: () => import('./commands/ladder.ts').then((m) => m.ladder),
  tricks: () => import('./commands/tricks.ts').then((m) => m.tricks),
  puzzles: () => import('./commands/puzzles.ts').then((m) => m.puzzles),
  examples: () => import('./commands/examples.ts').then((m) => m.examples),
  judge: () => import('./commands/judge.ts').then((m) => m.judge),
  fuzz: () => import('./commands/fuzz.ts').then((m) => m.fuzz),
  server: () => import('./commands/server.ts').then((m) => m.server),
  load: () => import('./commands/load.ts').then((m) => m.load),
  bench: () => import('./commands/bench.ts').then((m) => m.bench),
};

/** The whole command: words in, text out, the exit status back. Never throws. */
export async function heliograph(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  try {
    return await dispatch(name, rest, io);
  } catch (error) {
    if (error instanceof BadInput) {
      io.err(`heliograph: ${oneLine(error.message)}\n`);
      return BAD_INPUT;
    }
    io.err(`heliograph: a mistake of ours: ${oneLine(String(error))}\n`);
    if (process.env['HELIOGRAPH_TRACE'] && error instanceof Error) io.err(`${error.stack}\n`);
    return FOUND;
  }
}

async function dispatch(name: string | undefined, rest: readonly string[], io: Io) {
  if (name === '--version' || name === '-v') {
    io.out(`${packageFile.version}\n`);
    return FINE;
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.out(rest[0] === undefined ? await overview() : helpOf(rest[0], await find(rest[0])));
    return FINE;
  }
  const command = await find(name);
  if (wantsHelp(rest)) {
    io.out(helpOf(name, command));
    return FINE;
  }
  return command.run(io, readArgs(rest, command.places, command.options));
}

function wantsHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--');
  const before = end < 0 ? words : words.slice(0, end);
  return before.includes('--help') || before.includes('-h');
}

async function find(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load) return load();
  const near = nearest(name, Object.keys(COMMANDS));
  const hint = near ? `did you mean "${near}"?` : '"heliograph --help" lists them';
  throw new BadInput(`there is no command "${name}"; ${hint}`);
}

async function overview(): Promise<string> {
  const rows = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => {
      const { places, about } = await load();
      return [[name, ...places].join(' '), about] as const;
    }),
  );
  const width = Math.max(...rows.map(([usage]) => usage.length));
  return [
    'heliograph: the board wargames of the Anglo-Boer War, every rule enforced and cited',
    '',
    'usage: heliograph <command> [options]',
    '',
    ...rows.map(([usage, about]) => `  ${usage.padEnd(width)}  ${about}`),
    '',
    '"heliograph <command> --help" says more; "heliograph --version" says which one this is.',
    'Exit status: 0 all well, 1 something was found wrong, 2 the input was wrong.',
    '',
  ].join('\n');
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, '; ').trim();
