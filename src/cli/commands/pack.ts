import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Problem } from '../../kernel/game.ts';
import { isObject, type Json, type JsonObject } from '../../kernel/json.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import { SOURCES } from '../../kernel/provenance.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { readJson, writeText } from '../files.ts';
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
A file may hold a single change, by the path that the list of components shows:
  { "troops.scouts-1.strength": 4 }
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
  const text = `${JSON.stringify(game.packs.defaultPack(), null, 2)}\n`;
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
  const what = file ?? 'the default pack';
  const changes = game.packs.changesIn(file === undefined ? {} : readJson(io, file));
  const problems = isProblems(changes) ? changes : unplayable(game, changes);
  if (isProblems(changes) || problems.length > 0) {
    if (args.flag('json')) json(io, { ok: false, changed: 0, problems });
    for (const { at, problem } of problems.slice(0, SHOWN)) {
      io.err(`heliograph: ${what}: ${at ? `${at}: ` : ''}${problem}\n`);
    }
    const more = problems.length - SHOWN;
    if (more > 0) io.err(`heliograph: ${what}: and ${more} more; --json lists them all\n`);
    return BAD_INPUT;
  }
  const changed = leaves(changes);
  if (args.flag('json')) json(io, { ok: true, changed, problems });
  else {
    const from = game.packs.provenance(game.packs.openBox(changes));
    const counts = SOURCES.map((s) => `${from.filter((p) => p.source === s).length} ${s}`);
    line(io, `${what} is sound; ${changed} values differ from ours (values: ${counts.join(', ')})`);
  }
  return FINE;
}

/** Every scenario must lay out, and lay out soundly, with the pack. */
function unplayable(game: AnyGame, pack: JsonObject): readonly Problem[] {
  return game.rules.scenarios.flatMap(({ id }): readonly Problem[] => {
    const laid = layOut(game.rules, completeSetup(game.rules, { scenario: id, pack }));
    if (isProblems(laid)) return laid.map((p) => ({ at: `${id}: ${p.at}`, problem: p.problem }));
    return game.rules
      .violations(laid.state, laid.box)
      .map(({ at, problem }) => ({ at: `scenario ${id}${at && `: ${at}`}`, problem }));
  });
}

/** How many single values a change touches. */
function leaves(change: Json | undefined): number {
  if (change === undefined) return 0;
  if (!isObject(change)) return 1;
  return Object.values(change).reduce<number>((sum, part) => sum + leaves(part), 0);
}
