import path from 'node:path';
import type { AnyGame } from '../../kernel/face.ts';
import type { AnyTrick } from '../../kernel/trick.ts';
import type { Player } from '../../lab/ladder.ts';
import {
  nameOf,
  runTricks,
  type TricksReport,
  type Verdict,
  withTricks,
} from '../../lab/tricks.ts';
import { percent } from '../../table/saying.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { ensureFolder } from '../files.ts';
import { gameOf, SETUP_OPTIONS, setupOf } from '../game-args.ts';
import { BadInput, FINE, FOUND, type Io, json, line, progress } from '../io.ts';
import { playKept } from '../match-records.ts';
import { shown, table } from '../table.ts';
import { defaultWorkers } from './simulate.ts';

export const tricks: Command = {
  places: ['<game>'],
  about: 'plays one-idea strategies against a level of the machine; which of them beat it',
  options: {
    ...SETUP_OPTIONS,
    matches: { value: 'N', about: 'dice for each trick; 40 if not said' },
    against: { value: 'level', about: 'veteran if not said' },
    only: { value: 'a,b,…', about: 'only these tricks, or all of one side by its name' },
    seed: { value: 'S', about: '"1" if not said' },
    workers: { value: 'N', about: 'threads; all cores but one if not said' },
    keep: { value: 'folder', about: 'keeps the matches there; those in it are not played again' },
    json: { about: 'as JSON' },
  },
  details: `
The level also plays itself over the same dice: what it wins in the seat of the trick stands in the
column "usual". A trick beats the level if it wins more than 60 of 100 and surely more than usual;
where the game counts points, if it makes more than the level on more than 60 of 100 dice and does not
surely win less; in a game for one, if it surely wins more. Exit status 1 if any does.`,
  async run(io, args) {
    const game = await withTricks(await gameOf(args.word(0) ?? ''));
    const chosen = chosenTricks(game, args);
    const against = args.text('against') ?? 'veteran';
    levelFor(game, against);
    const keep = args.text('keep');
    if (keep !== undefined) ensureFolder(io, keep);
    const workers = args.count('workers', defaultWorkers());
    const play: Player = (plan, games) => {
      const name = `${Object.values(plan.seats).join('-').replaceAll(':', '-')}.jsonl`;
      const file = keep === undefined ? undefined : path.join(keep, name);
      return playKept(io, file, { game, plan, games, workers }, () => {});
    };
    const shownProgress = progress(io);
    const report = await runTricks(
      game,
      {
        setup: setupOf(io, game, args),
        tricks: chosen,
        against,
        games: args.count('matches', 40),
        seed: args.text('seed') ?? '1',
      },
      play,
      (text) => shownProgress.say(text),
    );
    shownProgress.clear();
    if (args.flag('json')) json(io, report);
    else tell(io, report);
    return report.violations > 0 || report.beaten > 0 ? FOUND : FINE;
  },
};

const isTrick = (machine: { readonly level: string }): machine is AnyTrick =>
  machine.level.startsWith('trick:');

function chosenTricks(game: AnyGame, args: Args): readonly AnyTrick[] {
  const all = game.opponents.filter(isTrick);
  if (all.length === 0) throw new BadInput(`${game.rules.id} keeps no tricks`);
  const only = args.text('only')?.split(',');
  if (!only) return all;
  for (const word of only) {
    if (!all.some((trick) => nameOf(trick) === word || trick.sides.includes(word))) {
      const there = all.map(nameOf).join(', ');
      throw new BadInput(`--only: there is no trick "${word}"; there is: ${there}`);
    }
  }
  return all.filter((trick) => only.some((w) => nameOf(trick) === w || trick.sides.includes(w)));
}

function levelFor(game: AnyGame, level: string): void {
  const levels = game.opponents.filter((machine) => !isTrick(machine)).map((one) => one.level);
  if (!levels.some((one) => one === level)) {
    throw new BadInput(`--against is "${level}"; it can be ${levels.join(', ')}`);
  }
}

const SAID: Readonly<Record<Verdict, string>> = {
  beats: 'beats it',
  unclear: 'perhaps',
  holds: '',
};

const between = (interval: readonly number[]): string => interval.map(percent).join(' to ');

function tell(io: Io, report: TricksReport): void {
  const byPoints = report.tricks.some((row) => row.byPoints !== null);
  line(
    io,
    `${report.game}, ${report.scenario}: ${shown(report.games)} dice each against ${report.against}, seed ${report.seed}`,
  );
  line(io);
  line(
    io,
    table([
      [
        'trick',
        'side',
        'wins',
        '95 % interval',
        'usual',
        'more than usual',
        ...(byPoints ? ['better on points'] : []),
        '',
      ],
      ...report.tricks.map((row) => [
        row.trick,
        row.side,
        percent(row.score),
        between(row.interval),
        percent(row.usual),
        `${percent(row.gain)} (${between(row.gainInterval)})`,
        ...(byPoints
          ? [
              row.byPoints
                ? `${percent(row.byPoints.score)} (${between(row.byPoints.interval)})`
                : '',
            ]
          : []),
        SAID[row.verdict],
      ]),
    ]),
  );
  line(io);
  for (const { trick, idea } of report.tricks) line(io, `${trick}: ${idea}`);
  line(io);
  line(io, `${report.beaten} of ${report.tricks.length} beat the ${report.against}`);
}
