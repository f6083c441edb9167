import path from 'node:path';
import { REGISTRY } from '../../games/registry.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { MATCH_FILE_ENDING } from '../../kernel/match-file.ts';
import { type FuzzReport, fuzzGame } from '../../lab/fuzz.ts';
import { round } from '../../lab/statistics.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { ensureFolder, writeText } from '../files.ts';
import { gameOf } from '../game-args.ts';
import { FINE, FOUND, type Io, json, line, progress } from '../io.ts';
import { shown } from '../table.ts';

export const fuzz: Command = {
  places: ['<game>|all'],
  about: 'random legal play with every check on; exit 1 and a replayable file if one fails',
  options: {
    decisions: { value: 'N', about: 'how many decisions per game; 100000 if not said' },
    seed: { value: 'S', about: '"1" if not said' },
    out: { value: '<folder>', about: 'where files of failures go; here if not said' },
    json: { about: 'as JSON' },
  },
  details: `
Scenario and options are drawn anew for every match, and now and then a side leaves other standing
orders where the game knows them. On every decision: listing and invariants; in
samples: mutated choices are refused in words and change nothing, deeds of other moments are judged
without telling secrets, clones and JSON are true copies,
positions read back, views keep secrets and agree with what is imagined from them, undo and redo
lead back, both languages have words, odds add up to one. "all" is every registered game.`,
  async run(io, args) {
    const wanted = args.word(0) ?? '';
    const games =
      wanted === 'all'
        ? await Promise.all(REGISTRY.map(({ load }) => load()))
        : [await gameOf(wanted)];
    ensureFolder(io, args.text('out') ?? '.');
    const reports = games.map((game) => fuzzOne(io, args, game));
    const found = reports.some((report) => report.violations.length > 0);
    if (args.flag('json')) json(io, { ok: !found, games: reports });
    return found ? FOUND : FINE;
  },
};

function fuzzOne(io: Io, args: Args, game: AnyGame) {
  const wanted = args.count('decisions', 100_000);
  const shownProgress = progress(io);
  const began = performance.now();
  const report = fuzzGame(game, args.text('seed') ?? '1', wanted, (made) =>
    shownProgress.say(`${game.rules.id}: ${shown(made)} of ${shown(wanted)} decisions`),
  );
  shownProgress.clear();
  const seconds = round((performance.now() - began) / 1000, 2);
  const violations = report.violations.map(({ file, ...violation }) => ({
    ...violation,
    file: keep(io, args, report, violation.match, file),
  }));
  if (!args.flag('json')) {
    const { decisions, matches, finished } = report;
    line(
      io,
      `${game.rules.id}: ${shown(decisions)} decisions, ${shown(matches)} matches (${shown(finished)} to the end) in ${shown(seconds)} s: ${violations.length === 0 ? 'nothing wrong' : 'WRONG'}`,
    );
    line(
      io,
      `  ${Object.entries(report.checks)
        .map(([name, n]) => `${name} ${shown(n)}`)
        .join(', ')}`,
    );
  }
  for (const { match, decision, problem, file } of violations) {
    io.err(
      `heliograph: ${game.rules.id}: match ${match}, decision ${decision}: ${problem}; see ${file}\n`,
    );
  }
  return { ...report, seconds, violations };
}

function keep(io: Io, args: Args, report: FuzzReport, match: number, file: unknown): string {
  const seed = report.seed.replace(/[^\w-]+/g, '_');
  const name = `fuzz-${report.game}-${seed}-${match}${MATCH_FILE_ENDING}`;
  const target = path.join(args.text('out') ?? '.', name);
  writeText(io, target, `${JSON.stringify(file)}\n`);
  return target;
}
