import { availableParallelism } from 'node:os';
import { curvePlot, endingsPlot } from '../../lab/plot.ts';
import { type Findings, findings } from '../../lab/simulation.ts';
import { round, type Share, type Summary } from '../../lab/statistics.ts';
import { percent } from '../../table/saying.ts';
import type { Command } from '../command.ts';
import { writeText } from '../files.ts';
import { gameOf, SETUP_OPTIONS, seatsOf, setupOf } from '../game-args.ts';
import { FINE, FOUND, type Io, json, line, progress } from '../io.ts';
import { playKept } from '../match-records.ts';
import { shown, table } from '../table.ts';

/** All cores but one, so that the machine stays pleasant. */
export const defaultWorkers = () => Math.max(1, availableParallelism() - 1);

const LIMIT = 200_000;

export const simulate: Command = {
  places: ['<game>'],
  about: 'plays many matches between machines and counts',
  options: {
    ...SETUP_OPTIONS,
    games: { value: 'N', about: 'how many matches; 100 if not said' },
    seed: { value: 'S', about: 'same seed, same matches, whatever the workers; "1" if not said' },
    seats: { value: 'a,b', about: 'a level per side (or side=level); random if not said' },
    workers: { value: 'N', about: 'threads; all cores but one if not said' },
    limit: { value: 'N', about: `decisions after which a match counts as endless; ${LIMIT}` },
    keep: { value: 'file', about: 'keeps the matches there; those in it are not played again' },
    plots: { value: 'prefix', about: 'draws <prefix>-endings.svg and a curve for every gauge' },
    json: { about: 'as JSON' },
  },
  async run(io, args) {
    const game = await gameOf(args.word(0) ?? '');
    const setup = setupOf(io, game, args);
    const seats = seatsOf(game, args.text('seats') ?? 'random');
    const games = args.count('games', 100);
    const workers = args.count('workers', defaultWorkers());
    const seed = args.text('seed') ?? '1';
    const plan = { setup, seats, seed, limit: args.count('limit', LIMIT) };
    const shownProgress = progress(io);
    const began = performance.now();
    const run = { game, plan, games, workers };
    const records = await playKept(io, args.text('keep'), run, (done) =>
      shownProgress.say(`${shown(done)} of ${shown(games)} matches`),
    );
    const seconds = (performance.now() - began) / 1000;
    shownProgress.clear();
    const found = findings(records);
    const plots = args.text('plots');
    if (plots !== undefined) draw(io, plots, found);
    const { games: played, decisions, ...rest } = found;
    const rate = Math.round(decisions / seconds);
    if (args.flag('json')) {
      const { game: id, scenario, options } = setup;
      json(io, {
        games: played,
        decisions,
        seconds: round(seconds, 3),
        decisionsPerSecond: rate,
        ...rest,
        game: id,
        scenario,
        options,
        seats,
        seed,
        workers,
      });
    } else {
      line(io, `${shown(played)} matches, ${shown(decisions)} decisions in ${shown(seconds)} s`);
      line(io, `${shown(rate)} decisions/s with ${workers} worker${workers === 1 ? '' : 's'}`);
      tell(io, found);
    }
    return found.violations > 0 ? FOUND : FINE;
  },
};

function draw(io: Io, prefix: string, found: Findings): void {
  writeText(io, `${prefix}-endings.svg`, endingsPlot('How and when matches ended', found.ends));
  for (const [gauge, points] of Object.entries(found.curves)) {
    writeText(io, `${prefix}-${gauge}.svg`, curvePlot(gauge, points));
  }
}

function tell(io: Io, found: Findings): void {
  line(io);
  line(io, counted('winner', found.results.winners));
  line(io);
  line(io, counted('ending', found.results.endings));
  line(io);
  line(io, summaries({ ...found.lengths, ...found.metrics }));
  for (const { match, problem } of found.violated) {
    io.err(`heliograph: match ${match}: ${problem}\n`);
  }
}

export const counted = (what: string, shares: Readonly<Record<string, Share>>): string =>
  table([
    [what, 'matches', 'share', '95 % interval'],
    ...Object.entries(shares).map(
      ([
        name,
        {
          games,
          share,
          interval: [low, high],
        },
      ]) => [name, games, percent(share), `${percent(low)} to ${percent(high)}`],
    ),
  ]);

export const summaries = (named: Readonly<Record<string, Summary>>): string =>
  table([
    ['per match', 'min', 'p10', 'median', 'mean', 'p90', 'max'],
    ...Object.entries(named).map(([name, s]) => [
      name,
      s.min,
      s.p10,
      s.median,
      s.mean,
      s.p90,
      s.max,
    ]),
  ]);
