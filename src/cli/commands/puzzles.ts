import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '../../kernel/face.ts';
import type { Setup } from '../../kernel/game.ts';
import { completeSetup } from '../../kernel/match.ts';
import type { PuzzleFile, PuzzleSet } from '../../kernel/puzzle.ts';
import { askedAgain } from '../../lab/puzzles/confirm.ts';
import { kindOf, minePuzzles } from '../../lab/puzzles/mine.ts';
import { reviewerOf } from '../../table/machines.ts';
import type { Command } from '../command.ts';
import { readJson, writeText } from '../files.ts';
import { gameOf, SETUP_OPTIONS, setupOf } from '../game-args.ts';
import { BadInput, FINE, type Io, line, progress } from '../io.ts';

export const puzzles: Command = {
  places: ['<game>'],
  about: 'looks for puzzles in matches between machines: decisions with one clearly best answer',
  options: {
    ...SETUP_OPTIONS,
    games: { value: 'N', about: 'how many matches; 10 if not said' },
    seed: { value: 'S', about: '"1" if not said' },
    finish: {
      value: 'N',
      about: 'lets N matches played to their end confirm each; none if not said',
    },
    alike: {
      value: 'N',
      about: 'at most so many of one side, decision and answer; any if not said',
    },
    from: { value: 'N', about: 'only from this turn on; from the first if not said' },
    wide: {
      value: 'N',
      about:
        'looks also at one in N decisions that the General answers without a search; at none if not said',
    },
    confirm: {
      value: 'file',
      about: 'looks for none, but asks again about these puzzles and keeps what --finish confirms',
    },
    out: { value: 'file', about: 'where the puzzles are kept; what is in it stays' },
  },
  details: `
All scenarios take turns unless one is named. Each choice is set against every other in the same
imagined worlds; a puzzle is kept when the best is better than each of them by 6 points of win chance
and by three standard errors, also if the best is given after the other one, where it still can be,
and again in 240 other worlds. That is the judge's word for it, some time later; with --finish the
match is played to its end as well, and who wins must say the same. A file that was begun with the
same seed goes on with the next match.`,
  async run(io, args) {
    const game = await gameOf(args.word(0) ?? '');
    if (!game.rules.sides.some((side) => reviewerOf(game, side)))
      throw new BadInput(`${game.rules.id} has no machine that searches, so none that can tell`);
    const file = args.text('out');
    if (file === undefined) throw new BadInput('say where the puzzles are to be kept: --out file');
    const seed = args.text('seed') ?? '1';
    const games = args.count('games', 10);
    const finish = args.count('finish', 0);
    const alike = args.count('alike', Number.MAX_SAFE_INTEGER);
    const wide = args.count('wide', 0);
    const from = args.count('from', 0);
    const doubted = args.text('confirm');
    if (doubted !== undefined) return confirm(io, game, readJson(io, doubted), finish, file);
    const scenario = args.text('scenario');
    const wishes = [
      ...(scenario === undefined ? [] : [` --scenario ${scenario}`]),
      ...(finish > 0 ? [` --finish ${finish}`] : []),
      ...(args.text('alike') === undefined ? [] : [` --alike ${alike}`]),
      ...(from > 0 ? [` --from ${from}`] : []),
      ...(wide > 0 ? [` --wide ${wide}`] : []),
    ].join('');
    const command = `heliograph puzzles ${game.rules.id} --seed ${seed}${wishes}`;
    let set = begun(io, file, game, command);
    const named = args.text('scenario') ?? args.text('options') ?? args.text('pack');
    const setups = named === undefined ? allSetups(game) : [setupOf(io, game, args)];
    const shown = progress(io);
    for (let index = set.matches; index < games; index++) {
      const setup = setups[index % setups.length];
      if (!setup) break;
      const enough = enoughOf(set.puzzles, alike);
      const found = minePuzzles(game, setup, `${seed}/${index}`, { finish, enough, wide, from });
      set = {
        ...set,
        made: new Date().toISOString().slice(0, 10),
        matches: index + 1,
        puzzles: [...set.puzzles, ...found],
      };
      keep(io, file, set);
      shown.say(`match ${index + 1} of ${games}: ${set.puzzles.length} puzzles`);
    }
    shown.clear();
    line(io, `${set.matches} matches, ${set.puzzles.length} puzzles in ${file}`);
    for (const [what, count] of counted(set.puzzles)) line(io, `  ${what}: ${count}`);
    return FINE;
  },
};

/** Asks again about puzzles that were found earlier, and keeps those that hold with today's figures. */
function confirm(io: Io, game: AnyGame, doubted: unknown, finish: number, file: string): number {
  const set = doubted as PuzzleSet;
  const { id } = game.rules;
  if (set?.game !== id || !Array.isArray(set.puzzles))
    throw new BadInput(`these are no puzzles of ${id}`);
  if (finish === 0) throw new BadInput('say how many matches are to confirm each: --finish N');
  if (isThere(io, file)) throw new BadInput(`${file} is there already; say another --out`);
  const kept: PuzzleFile[] = [];
  for (const puzzle of set.puzzles) {
    const again = askedAgain(game, puzzle, finish);
    line(io, `${puzzle.id}: ${again ? 'holds' : 'does not hold'}`);
    if (again) kept.push(again);
    keep(io, file, { ...set, puzzles: kept });
  }
  line(io, `${kept.length} of ${set.puzzles.length} puzzles hold; they are in ${file}`);
  return FINE;
}

/** Written again after each find: whoever is cut off loses nothing. */
const keep = (io: Io, file: string, set: PuzzleSet): void =>
  writeText(io, file, `${JSON.stringify(set, null, 1)}\n`);

const isThere = (io: Io, file: string): boolean => existsSync(path.resolve(io.folder, file));

/** What an earlier run found, if it was the same. */
function begun(io: Io, file: string, game: AnyGame, command: string): PuzzleSet {
  const none = { game: game.rules.id, command, made: '', matches: 0, puzzles: [] };
  if (!isThere(io, file)) return none;
  const kept = readJson(io, file) as PuzzleSet;
  if (kept?.command !== command) throw new BadInput(`${file} was made by "${kept?.command}"`);
  return kept;
}

const allSetups = ({ rules }: AnyGame): readonly Setup[] =>
  rules.scenarios.map(({ id }) => completeSetup(rules, { scenario: id }));

/** The kinds of which there are so many already. */
function enoughOf(found: readonly PuzzleFile[], alike: number): ReadonlySet<string> {
  const kinds = found.map(({ side, decision, best }) => kindOf(side, decision, best.choice));
  return new Set(kinds.filter((kind) => kinds.filter((one) => one === kind).length >= alike));
}

function counted(found: readonly PuzzleFile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { side, decision, difficulty } of found)
    for (const what of [side, decision, `difficulty ${difficulty}`])
      counts.set(what, (counts.get(what) ?? 0) + 1);
  return counts;
}
