import { REGISTRY, registered } from '../games/registry.ts';
import type { AnyGame } from '../kernel/face.ts';
import { isProblems, type Setup } from '../kernel/game.ts';
import { checkSetup, completeSetup, layOut } from '../kernel/match.ts';
import { nearest } from '../kernel/nearest.ts';
import { levelsOf, type Seats } from '../table/seats.ts';
import { type Args, type Options, readPairs } from './args.ts';
import { readJson, wrong } from './files.ts';
import { BadInput, type Io } from './io.ts';

/** Options that say how a match is set up; several commands share them. */
export const SETUP_OPTIONS: Options = {
  scenario: { value: '<id>', about: 'the scenario; the first of the game if not said' },
  pack: { value: '<file>', about: 'component values of your own; see "heliograph pack"' },
  options: { value: 'k=v,…', about: 'rulings and optional rules; "heliograph games" lists them' },
};

/** The game of that id. Hidden ones (examples, test games) can be had by name. */
export async function gameOf(id: string): Promise<AnyGame> {
  const found = registered(id);
  if (found) return found.load();
  const known = REGISTRY.map((game) => game.id);
  const near = nearest(id, known);
  const there = near ? `did you mean "${near}"?` : `there is: ${known.join(', ') || 'none yet'}`;
  throw new BadInput(`there is no game "${id}"; ${there}`);
}

/** The set-up that `--scenario`, `--options` and `--pack` ask for. */
export function setupOf(io: Io, game: AnyGame, args: Args): Setup {
  const given = args.text('options');
  const options: Record<string, string | number | boolean> = {};
  for (const [id, value] of given ? readPairs('--options', given) : []) {
    const spec = game.rules.options.find((o) => o.id === id);
    if (!spec) {
      const known = game.rules.options.map((o) => o.id).join(', ') || 'none';
      throw new BadInput(`--options: ${game.rules.id} has no option "${id}"; it has: ${known}`);
    }
    options[id] = spec.values.find((allowed) => String(allowed) === value) ?? value;
  }
  const pack = packOf(io, game, args.text('pack'));
  const setup = completeSetup(game.rules, { scenario: args.text('scenario'), options, pack });
  const problems = checkSetup(game.rules, setup);
  if (problems.length > 0) throw wrong('set-up', problems);
  const laid = layOut(game.rules, setup);
  if (isProblems(laid)) throw wrong('set-up', laid);
  return setup;
}

/** What a pack file changes. The rest stays out of the set-up, and so out of match files. */
function packOf(io: Io, game: AnyGame, file: string | undefined): Setup['pack'] {
  if (file === undefined) return undefined;
  const changes = game.packs.changesIn(readJson(io, file));
  if (isProblems(changes)) throw wrong(file, changes);
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** The levels of a game that an option names, as `a,b`; `undefined` if it was not given. */
export function levelsNamed(game: AnyGame, args: Args, option: string): string[] | undefined {
  const known = levelsOf(game);
  const levels = args.text(option)?.split(',');
  const unknown = levels?.find((level) => !known.includes(level));
  if (unknown !== undefined)
    throw new BadInput(`--${option}: there is no "${unknown}"; there is: ${known.join(', ')}`);
  return levels;
}

/** Reads `a,b` (one per side), `a` (all sides) or `side=a,side=b`. */
export function seatsOf(game: AnyGame, given: string, also: readonly string[] = []): Seats {
  const { sides } = game.rules;
  const words = given.split(',').map((word) => word.trim());
  const named = words.every((word) => word.includes('='));
  if (!named && words.length !== 1 && words.length !== sides.length) {
    throw new BadInput(
      `--seats has ${words.length} seats; ${game.rules.id} has ${sides.length}: ${sides.join(', ')}`,
    );
  }
  const pairs = named
    ? readPairs('--seats', given)
    : sides.map((side, i) => [side, (words.length === 1 ? words[0] : words[i]) ?? ''] as const);
  for (const [side, level] of pairs) {
    if (!sides.includes(side)) {
      throw new BadInput(`--seats: there is no side "${side}"; there is: ${sides.join(', ')}`);
    }
    const allowed = [...also, ...levelsOf(game, side)];
    if (!allowed.includes(level)) {
      throw new BadInput(
        `--seats: nobody called "${level}" plays ${side}; there is: ${allowed.join(', ')}`,
      );
    }
  }
  const chosen = Object.fromEntries(pairs);
  return Object.fromEntries(sides.map((side) => [side, chosen[side] ?? 'random']));
}
