import path from 'node:path';
import { REGISTRY } from '../../games/registry.ts';
import type { GameBench } from '../../lab/bench.ts';
import { benchApart } from '../../lab/bench-run.ts';
import { machine } from '../../lab/machine.ts';
import { round } from '../../lab/statistics.ts';
import type { Command } from '../command.ts';
import { appendText } from '../files.ts';
import { gameOf } from '../game-args.ts';
import { FINE, type Io, json, line, progress } from '../io.ts';
import { root } from '../root.ts';
import { shown, table } from '../table.ts';

/** Published or measured by the same method on the same kind of machine; actions per second. */
const PEERS = [
  { name: 'Rally the Troops, area titles', low: 30_000, high: 67_000 },
  { name: 'Rally the Troops, hex title', low: 6_300, high: 6_300 },
  { name: 'boardgame.io', low: 5_000, high: 10_000 },
] as const;

const RECORD = 'docs/bench.md';

export const bench: Command = {
  places: ['[game]'],
  about: 'measures how fast the games run on one core',
  options: {
    seconds: { value: 'N', about: 'how long to measure each game; 10 if not said' },
    record: { about: `append the result, dated, to ${RECORD}` },
    json: { about: 'as JSON' },
  },
  details: `
One thread per game, warmed up, the middle of five rounds. "Decision" is: list the legal choices,
pick one at random, check it against the list, apply it, run on to the next decision. Figures per
CPU second count only the time the thread really ran, so they hold on a busy machine as well.`,
  async run(io, args) {
    const wanted = args.word(0);
    if (wanted !== undefined) await gameOf(wanted);
    const ids = wanted === undefined ? REGISTRY.map(({ id }) => id) : [wanted];
    const seconds = args.count('seconds', 10);
    const shownProgress = progress(io);
    const games: GameBench[] = [];
    const here = machine();
    for (const id of ids) {
      shownProgress.say(`measuring ${id}`);
      games.push(await benchApart(id, seconds));
    }
    shownProgress.clear();
    const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
    const report = {
      date: `${date} UTC`,
      machine: here,
      games: games.map(besidePeers),
      peers: PEERS,
    };
    if (args.flag('json')) json(io, report);
    else tell(io, report);
    if (args.flag('record')) {
      appendText(io, path.join(root, RECORD), recordOf(report));
      io.err(`heliograph: appended to ${RECORD}\n`);
    }
    return FINE;
  },
};

const besidePeers = (game: GameBench) => ({
  ...game,
  times: Object.fromEntries(
    PEERS.map(({ name, low, high }) => [
      name,
      [
        round(game.decisionsPerCpuSecond / high, 1),
        round(game.decisionsPerCpuSecond / low, 1),
      ] as const,
    ]),
  ),
});

interface Report {
  readonly date: string;
  readonly machine: ReturnType<typeof machine>;
  readonly games: readonly ReturnType<typeof besidePeers>[];
}

const HEAD = [
  'game',
  'decisions/s',
  'per CPU s',
  'range',
  'clone µs',
  'state B',
  'view B',
  'B/choice',
  'replay/CPU s',
  'equal ends',
  'other load',
];

const row = (g: GameBench): (string | number)[] => [
  g.game,
  g.decisionsPerSecond,
  g.decisionsPerCpuSecond,
  g.range.map(shown).join('–'),
  g.cloneMicroseconds,
  g.stateBytes,
  g.viewBytes,
  g.bytesPerChoice,
  g.replayPerCpuSecond,
  `${g.equalEnds}/${g.replayedMatches}`,
  g.otherLoad ?? 'unknown',
];

const here = ({ machine: m }: Report) =>
  `${m.cpu}, ${m.cores} cores, ${m.memoryGb} GB, Node ${m.node}; load average ${m.loadAverage}`;

const timesText = ([low, high]: readonly [number, number]) =>
  low === high ? `${low}×` : `${low}–${high}×`;

function tell(io: Io, report: Report): void {
  line(io, `${report.date}: ${here(report)}`);
  line(io);
  line(io, table([HEAD, ...report.games.map(row)]));
  line(io);
  line(
    io,
    table([
      ['decisions per CPU s against', ...PEERS.map((peer) => peer.name)],
      ...report.games.map((g) => [g.game, ...Object.values(g.times).map(timesText)]),
    ]),
  );
}

/** The same as a dated section of Markdown. */
function recordOf(report: Report): string {
  const markdown = (cells: readonly (string | number)[]) => `| ${cells.map(shown).join(' | ')} |`;
  const head = [...HEAD, ...PEERS.map((peer) => `× ${peer.name}`)];
  return [
    '',
    `## ${report.date}`,
    '',
    here(report),
    '',
    markdown(head),
    markdown(head.map(() => '---')),
    ...report.games.map((g) => markdown([...row(g), ...Object.values(g.times).map(timesText)])),
    '',
  ].join('\n');
}
