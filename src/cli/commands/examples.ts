import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Drama, ExampleFile } from '../../kernel/example.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { completeSetup } from '../../kernel/match.ts';
import { playCandidate } from '../../lab/examples/pick.ts';
import { levelsOf } from '../../table/seats.ts';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { ensureFolder, readJson, writeText } from '../files.ts';
import { gameOf } from '../game-args.ts';
import { BadInput, FINE, type Io, json, line, progress } from '../io.ts';

export const examples: Command = {
  places: ['<game>'],
  about: 'picks the most dramatic of many matches between machines, one for each scenario',
  options: {
    scenario: { value: 'S', about: 'only this one' },
    games: { value: 'N', about: 'how many matches of each scenario; 10 if not said' },
    level: { value: 'L', about: 'the level of the machines; the strongest if not said' },
    seed: { value: 'S', about: '"1" if not said' },
    out: { value: 'folder', about: 'where <scenario>.json is kept' },
    json: { about: 'as JSON' },
  },
  details: `
A match is dramatic when the lead changes hands, when its winner was once near defeat, and when it was
decided late; the judge of the game says how it stood. A file that was begun with the same seed and
level goes on with the next match.`,
  async run(io, args) {
    const game = await gameOf(args.word(0) ?? '');
    const { rules } = game;
    if (!game.judge) throw new BadInput(`${rules.id} has no judge, so nobody who can tell`);
    const folder = args.text('out');
    if (folder === undefined) throw new BadInput('say where they are to be kept: --out folder');
    const levels = levelsOf(game);
    const level = args.text('level') ?? levels.at(-1) ?? 'random';
    if (!levels.includes(level))
      throw new BadInput(
        `no machine of ${rules.id} is a "${level}"; there are ${levels.join(', ')}`,
      );
    const scenarios = rules.scenarios.map(({ id }) => id);
    const only = args.text('scenario');
    if (only !== undefined && !scenarios.includes(only))
      throw new BadInput(`${rules.id} has no scenario "${only}"; it has ${scenarios.join(', ')}`);
    const found: Record<string, Picked> = {};
    for (const scenario of only === undefined ? scenarios : [only])
      found[scenario] = pick(io, args, game, { folder, scenario, level });
    if (args.flag('json')) json(io, found);
    else
      for (const [scenario, { file, drama, number, matches }] of Object.entries(found))
        line(io, `${scenario}: number ${number} of ${matches} in ${file}, ${said(drama)}`);
    return FINE;
  },
};

interface Picked {
  readonly file: string;
  readonly number: number;
  readonly matches: number;
  readonly drama: Drama;
}

const said = ({ turns, lowest, decided }: Drama): string =>
  `lead changed ${turns} times, winner down to ${lowest}, decided after ${decided} of the match`;

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

const roundedDrama = ({ turns, lowest, decided, score }: Drama): Drama => ({
  turns,
  lowest: rounded(lowest),
  decided: rounded(decided),
  score: rounded(score),
});

/** What an earlier run picked, if it was the same. */
function begun(io: Io, file: string, command: string): ExampleFile | null {
  if (!existsSync(path.resolve(io.folder, file))) return null;
  const kept = readJson(io, file) as ExampleFile;
  if (kept?.command !== command) throw new BadInput(`${file} was made by "${kept?.command}"`);
  return kept;
}

/** Plays the matches of a scenario that were not played yet, and keeps the best of all. */
function pick(
  io: Io,
  args: Args,
  game: AnyGame,
  { folder, scenario, level }: { folder: string; scenario: string; level: string },
): Picked {
  const seed = args.text('seed') ?? '1';
  const games = args.count('games', 10);
  const command = `heliograph examples ${game.rules.id} --scenario ${scenario} --level ${level} --seed ${seed}`;
  const file = path.join(folder, `${scenario}.json`);
  ensureFolder(io, folder);
  let best = begun(io, file, command);
  const setup = completeSetup(game.rules, { scenario });
  const shown = progress(io);
  for (let index = best?.matches ?? 0; index < games; index++) {
    const one = playCandidate(game, setup, level, `${seed}/${scenario}/${index}`);
    if (!one) throw new Error(`${game.rules.id}: match ${index} of ${scenario} has no end`);
    const { match, drama } = one;
    const picked =
      !best || drama.score > best.drama.score
        ? { match, drama: roundedDrama(drama), number: index + 1 }
        : best;
    const made = new Date().toISOString().slice(0, 10);
    best = { ...picked, command, made, matches: index + 1 };
    writeText(io, file, `${JSON.stringify(best)}\n`);
    shown.say(`${scenario}, match ${index + 1} of ${games}: ${said(best.drama)}`);
  }
  shown.clear();
  if (!best) throw new Error('no match was asked for');
  const { number, matches, drama } = best;
  return { file, number, matches, drama };
}
