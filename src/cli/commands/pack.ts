import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AnyGame, SOURCES } from '../../kernel/face.ts';
import { isProblems, type Problem } from '../../kernel/game.ts';
import { filledIn, isObject, type Json } from '../../kernel/json.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { readJson, writeText, wrong } from '../files.ts';
import { gameOf } from '../game-args.ts';
import { BAD_INPUT, BadInput, FINE, type Io, json, line } from '../io.ts';

/** Wrong values told one by one; a pack that is wrong all over need not fill the screen. */
const SHOWN = 20;

export const pack: Command = {
  places: ['init|check', '<game>', '[file]'],
  about: 'a file of component values to fill in from a printed game, and its check',
  options: {
    json: { about: 'as JSON' },
    force: { about: 'init: write over a file that is there' },
  },
  details: `
init writes the values we play with now to a file (<game>.pack.json if not said; "-" is stdout).
Type the values of your printed game over them; what you leave out stays as it is.
check says of every wrong value where it stands and what would be right.`,
  async run(io, args) {
    const deed = args.word(0);
    if (deed !== 'init' && deed !== 'check') {
      throw new BadInput(`pack cannot "${deed}"; it can init and check`);
    }
    const game = await gameOf(args.word(1) ?? '');
    return deed === 'init' ? init(io, args, game) : check(io, args, game);
  },
};

function init(io: Io, args: Args, game: AnyGame): number {
  const file = args.word(2) ?? `${game.rules.id}.pack.json`;
  const text = `${JSON.stringify(game.defaultPack(), null, 2)}\n`;
  if (file === '-') {
    io.out(text);
    return FINE;
  }
  if (existsSync(path.resolve(io.folder, file)) && !args.flag('force')) {
    throw new BadInput(`${file} is there already; name another file, or say --force to lose it`);
  }
  writeText(io, file, text);
  if (args.flag('json')) json(io, { file });
  else line(io, `${file} written; change what differs in your copy of the game, then "pack check"`);
  return FINE;
}

function check(io: Io, args: Args, game: AnyGame): number {
  const file = args.word(2);
  const values = file === undefined ? game.defaultPack() : (readJson(io, file) as Json);
  const what = file ?? 'the default pack';
  if (!isObject(values)) throw wrong(what, [{ at: '', problem: 'a pack is a JSON object' }]);
  const box = game.rules.openBox(values);
  const problems = isProblems(box) ? box : unplayable(game, values);
  const changed = leaves(filledIn(game.defaultPack(), values));
  if (args.flag('json')) json(io, { ok: problems.length === 0, changed, problems });
  if (isProblems(box) || problems.length > 0) {
    for (const { at, problem } of problems.slice(0, SHOWN)) {
      io.err(`heliograph: ${what}: ${at}: ${problem}\n`);
    }
    const more = problems.length - SHOWN;
    if (more > 0) io.err(`heliograph: ${what}: and ${more} more; --json lists them all\n`);
    return BAD_INPUT;
  }
  if (!args.flag('json')) {
    const from = game.provenance(box);
    const counts = SOURCES.map((s) => `${from.filter((p) => p.source === s).length} ${s}`);
    line(io, `${what} is sound; ${changed} values differ from ours (values: ${counts.join(', ')})`);
  }
  return FINE;
}

/** Every scenario must lay out, and lay out soundly, with the pack. */
function unplayable(
  game: AnyGame,
  values: NonNullable<Parameters<typeof completeSetup>[1]['pack']>,
) {
  return game.rules.scenarios.flatMap(({ id }): readonly Problem[] => {
    const laid = layOut(game.rules, completeSetup(game.rules, { scenario: id, pack: values }));
    if (isProblems(laid)) return laid.map((p) => ({ at: `${id}: ${p.at}`, problem: p.problem }));
    return game.rules
      .violations(laid.state, laid.box)
      .map((problem) => ({ at: `scenario ${id}`, problem }));
  });
}

/** How many single values a change touches. */
function leaves(change: Json | undefined): number {
  if (change === undefined) return 0;
  if (Array.isArray(change)) return Math.max(1, change.length);
  if (!isObject(change)) return 1;
  return Object.values(change).reduce<number>((sum, part) => sum + leaves(part), 0);
}
