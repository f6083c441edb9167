import path from 'node:path';
import { type LadderReport, type Player, runLadder } from '../../lab/ladder.ts';
import { percent } from '../../table/saying.ts';
import { levelsOf } from '../../table/seats.ts';
import type { Command } from '../command.ts';
import { ensureFolder } from '../files.ts';
import { gameOf, levelsNamed, SETUP_OPTIONS, setupOf } from '../game-args.ts';
import { FINE, FOUND, type Io, json, line, progress } from '../io.ts';
import { playKept } from '../match-records.ts';
import { shown, table } from '../table.ts';
import { counted, defaultWorkers, summaries } from './simulate.ts';

export const ladder: Command = {
  places: ['<game>'],
  about: 'plays the machine levels against each other with mirrored dice; win rates and Elo',
  options: {
    ...SETUP_OPTIONS,
    games: { value: 'N', about: 'dice per pairing, each played with sides both ways; 50' },
    seed: { value: 'S', about: '"1" if not said' },
    levels: {
      value: 'a,b,…',
      about: 'only these levels; all the game has, and random, if not said',
    },
    workers: { value: 'N', about: 'threads; all cores but one if not said' },
    keep: { value: 'folder', about: 'keeps the matches there; those in it are not played again' },
    json: { about: 'as JSON' },
  },
  async run(io, args) {
    const game = await gameOf(args.word(0) ?? '');
    const known = levelsOf(game);
    const levels = levelsNamed(game, args, 'levels') ?? known;
    const keep = args.text('keep');
    if (keep !== undefined) ensureFolder(io, keep);
    const workers = args.count('workers', defaultWorkers());
    const play: Player = (matches, games) => {
      const name = `${Object.values(matches.seats).join('-')}.jsonl`;
      const file = keep === undefined ? undefined : path.join(keep, name);
      return playKept(io, file, { game, plan: matches, games, workers }, () => {});
    };
    const shownProgress = progress(io);
    const report = await runLadder(
      game,
      {
        setup: setupOf(io, game, args),
        levels: known.filter((level) => levels.includes(level)),
        games: args.count('games', 50),
        seed: args.text('seed') ?? '1',
      },
      play,
      (text) => shownProgress.say(text),
    );
    shownProgress.clear();
    if (args.flag('json')) json(io, report);
    else tell(io, report);
    return report.violations > 0 ? FOUND : FINE;
  },
};

function tell(io: Io, report: LadderReport): void {
  line(io, `${report.game}, ${report.scenario}: ${shown(report.matches)} matches`);
  for (const { seats, winners, metrics, endings, lengths } of report.table) {
    const who = Object.entries(seats).map(([side, level]) => `${side} ${level}`);
    line(io);
    line(io, `${who.join(' against ')} (median ${shown(lengths.decisions.median)} decisions)`);
    line(io, counted('winner', winners));
    if (report.sides.length === 1) {
      line(io, counted('ending', endings));
      if (Object.keys(metrics).length > 0) line(io, summaries(metrics));
    }
  }
  if (report.pairings.length > 0) {
    line(io);
    line(
      io,
      table([
        ['level', 'against', 'games', 'wins', 'draws', 'losses', 'score', '95 % interval'],
        ...report.pairings.map((p) => [
          p.first,
          p.second,
          p.games,
          p.wins,
          p.draws,
          p.losses,
          percent(p.score),
          p.interval.map(percent).join(' to '),
        ]),
      ]),
    );
  }
  const pairs = report.pairings.flatMap(({ byPoints, ...p }) =>
    byPoints ? [{ ...p, ...byPoints }] : [],
  );
  if (pairs.length > 0) {
    line(io);
    line(io, 'mirrored pairs by the points of both seats together');
    line(
      io,
      table([
        ['level', 'against', 'pairs', 'won', 'even', 'lost', 'score', '95 % interval', 'mean lead'],
        ...pairs.map((p) => [
          p.first,
          p.second,
          p.pairs,
          p.won,
          p.even,
          p.lost,
          percent(p.score),
          p.interval.map(percent).join(' to '),
          p.lead.mean,
        ]),
      ]),
    );
  }
  if (report.elo.length > 0) {
    line(io);
    line(
      io,
      table([
        ['level', 'Elo', '95 % interval'],
        ...report.elo.map(({ level, elo, interval }) => [level, elo, interval.join(' to ')]),
      ]),
    );
  }
}
