import path from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };
import type { AnyGame } from '../../kernel/face.ts';
import type { AnyJudge } from '../../kernel/judge.ts';
import type { AnyTrick } from '../../kernel/trick.ts';
import type { Score } from '../../lab/judge/score.ts';
import { type Style, stylesOf } from '../../lab/judge/selfplay.ts';
import {
  type CheckReport,
  checked,
  type Position,
  positionsOf,
  trained,
} from '../../lab/judge/train.ts';
import { tricksOf, withTricks } from '../../lab/tricks.ts';
import { percent } from '../../table/saying.ts';
import { usualLevel } from '../../table/seats.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { ensureFolder, writeText } from '../files.ts';
import { gameOf, levelsNamed, SETUP_OPTIONS, setupOf } from '../game-args.ts';
import { BadInput, FINE, type Io, json, line, progress } from '../io.ts';
import { playKept } from '../match-records.ts';
import { shown, table } from '../table.ts';
import { defaultWorkers } from './simulate.ts';

export const judge: Command = {
  places: ['train|check', '<game>'],
  about: 'trains the judge that says how likely a side is to win, and checks what it says',
  options: {
    ...SETUP_OPTIONS,
    games: { value: 'N', about: 'matches of each scenario; 500 to train, 100 to check' },
    seed: { value: 'S', about: '"train" or "check" if not said' },
    strong: { value: 'a,b,…', about: 'levels whose play counts as strong; veteran if not said' },
    workers: { value: 'N', about: 'threads; all cores but one if not said' },
    keep: { value: 'folder', about: 'keeps the matches there; those in it are not played again' },
    out: { value: 'file', about: 'train: where the weights go; the data of the game if not said' },
    json: { about: 'as JSON' },
  },
  details: `
train lets machines play each other, strong play, play that slips and tricks, all scenarios unless
one is named, and learns from every position in which the time of the game has just grown. What is kept
with --keep need not be played again: a training that was cut off goes on, also with other features.
check plays matches of another seed and prints how good the chances were that the judge gave: Brier
score (0 is perfect, guessing is beside it), log loss, area under the curve, and of the chances said
in each tenth, how many came true.`,
  async run(io, args) {
    const deed = args.word(0);
    if (deed !== 'train' && deed !== 'check')
      throw new BadInput(`judge cannot "${deed}"; it can train and check`);
    const game = await withTricks(await gameOf(args.word(1) ?? ''));
    const found = game.judge;
    if (!found) throw new BadInput(`${game.rules.id} has no judge yet`);
    return deed === 'train' ? train(io, args, game, found) : check(io, args, game, found);
  },
};

async function train(io: Io, args: Args, game: AnyGame, { features }: AnyJudge): Promise<number> {
  const { id, sides } = game.rules;
  const seed = args.text('seed') ?? 'train';
  const games = args.count('games', 500);
  const { positions, matches } = await played(io, args, game, features, seed, games);
  const data = trained(features, sides, positions, {
    command: [
      `heliograph judge train ${id} --games ${games} --seed ${seed}`,
      ...(['scenario', 'strong'] as const).flatMap((option) => {
        const said = args.text(option);
        return said === undefined ? [] : [`--${option} ${said}`];
      }),
    ].join(' '),
    seed,
    matches,
    positions: positions.length,
    date: new Date().toISOString().slice(0, 10),
    version: packageFile.version,
  });
  const file = args.text('out') ?? `src/games/${id}/data/judge.json`;
  writeText(io, file, `${JSON.stringify(data, null, 2)}\n`);
  if (args.flag('json')) json(io, { file, ...data.training });
  else {
    const rows = Object.entries(data.stages).flatMap(([stage, bySide]) =>
      Object.entries(bySide).map(([side, l]) => [stage, side, l.positions, l.brier, l.error]),
    );
    line(io, `${file}: learned from ${shown(matches)} matches`);
    line(io, table([['stage', 'side', 'positions', 'Brier', 'error'], ...rows]));
  }
  return FINE;
}

async function check(io: Io, args: Args, game: AnyGame, found: AnyJudge): Promise<number> {
  const seed = args.text('seed') ?? 'check';
  if (seed === found.training.seed)
    throw new BadInput(`the judge was trained with the seed "${seed}": name another`);
  const games = args.count('games', 100);
  const { positions } = await played(io, args, game, found.features, seed, games);
  const report = checked(game.rules.sides, found, positions);
  if (args.flag('json')) json(io, { game: game.rules.id, seed, ...report });
  else tell(io, report);
  return FINE;
}

/** The positions of all matches, played now or kept. */
async function played(
  io: Io,
  args: Args,
  game: AnyGame,
  features: AnyJudge['features'],
  seed: string,
  games: number,
): Promise<{ positions: Position[]; matches: number }> {
  const keep = args.text('keep');
  if (keep !== undefined) ensureFolder(io, keep);
  const workers = args.count('workers', defaultWorkers());
  const shownProgress = progress(io);
  const positions: Position[] = [];
  let matches = 0;
  const tricks = await tricksOf(game);
  for (const style of stylesFor(io, args, game, tricks, seed, games)) {
    const file = keep === undefined ? undefined : path.join(keep, `${style.name}.jsonl`);
    const run = { game, plan: style.plan, games: style.games, workers };
    const records = await playKept(io, file, run, (done) =>
      shownProgress.say(`${style.name}: ${shown(done)} of ${shown(style.games)} matches`),
    );
    matches += records.length;
    for (const record of records)
      for (const p of positionsOf(game, features, style.plan, record)) positions.push(p);
  }
  shownProgress.clear();
  return { positions, matches };
}

function stylesFor(
  io: Io,
  args: Args,
  game: AnyGame,
  tricks: readonly AnyTrick[],
  seed: string,
  games: number,
): Style[] {
  const setup = setupOf(io, game, args);
  const strong = levelsNamed(game, args, 'strong') ?? [usualLevel(game)];
  const scenarios =
    args.text('scenario') === undefined
      ? game.rules.scenarios.map(({ id }) => id)
      : [setup.scenario];
  return scenarios.flatMap((scenario) =>
    stylesOf(game, tricks, { setup: { ...setup, scenario }, games, seed, strong }).map((style) => ({
      ...style,
      name: `${scenario}.${style.name}`,
    })),
  );
}

function tell(io: Io, report: CheckReport): void {
  line(io, `${shown(report.matches)} matches the judge has never seen`);
  for (const { side, all, turns, points } of report.sides) {
    line(io);
    if (points)
      line(
        io,
        `${side}: ${shown(points.error)} points off on average; saying the mean, ${shown(points.guessing)}`,
      );
    const row = (name: string | number, s: Score) => [
      name,
      s.positions,
      s.brier,
      s.guessing,
      s.logLoss,
      s.auc,
      s.error,
    ];
    line(
      io,
      table([
        [side, 'positions', 'Brier', 'guessing', 'log loss', 'AUC', 'error'],
        ...turns.map((turn) => row(`turn ${turn.turn}`, turn)),
        row('all', all),
      ]),
    );
    line(io);
    line(
      io,
      table([
        ['said', ...turns.map(({ turn }) => `came in turn ${turn}`), 'came', 'positions'],
        ...all.reliability.map((bin) => [
          `${percent(bin.from)} to ${percent(bin.to)}`,
          ...turns.map(({ reliability }) => {
            const same = reliability.find(({ from }) => from === bin.from);
            return same ? `${percent(same.came)} of ${shown(same.positions)}` : '';
          }),
          percent(bin.came),
          bin.positions,
        ]),
      ]),
    );
  }
}
