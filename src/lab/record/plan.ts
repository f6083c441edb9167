import { stream } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { isProblems, type Scenario, type Setup } from '../../kernel/game.ts';
import { completeSetup, layOut } from '../../kernel/match.ts';
import { levelsOf, type Seats } from '../../table/seats.ts';

/** How one recorded match is played: enough to play it again, or to go on with it. */
export interface RecordPlan {
  readonly setup: Setup;
  readonly seats: Seats;
  /** Of the dice and of the players. */
  readonly seed: string;
  /** Whether the sides leave standing orders now and then. */
  readonly orders: boolean;
  /** Deeds after which the match is left unfinished. */
  readonly limit: number;
}

export const MATCHES = 10;
/** A match is cut off here; what a rule does shows early, and records are to stay small. */
const CUT = 150;
/** These go to their end, so that what happens late is seen too. */
const WHOLE = [0, 2, 3, 8] as const;
const ENDLESS = 20_000;

/** Who plays, match by match: the first seat and the second. */
const SEATS = [
  ['veteran', 'veteran'],
  ['recruit', 'recruit'],
  ['random', 'random'],
  ['recruit', 'veteran'],
  ['veteran', 'recruit'],
  ['random', 'veteran'],
  ['veteran', 'random'],
  ['random', 'recruit'],
  ['random', 'random'],
  ['recruit', 'random'],
] as const;

/** Whether it is random play to the end: quick to play, so that the best of many can be taken. */
export const isRandomToTheEnd = ({ seats, limit }: RecordPlan): boolean =>
  limit === ENDLESS && Object.values(seats).every((level) => level === 'random');

/** The ten matches of a scenario. */
export function plansOf(game: AnyGame, scenario: Scenario): RecordPlan[] {
  const { rules } = game;
  return setupsOf(game, scenario).map((setup, number) => ({
    setup,
    seats: seatsOf(game, number),
    seed: `${rules.id}/${scenario.id}/${number + 1}`,
    orders: rules.drawStanding !== undefined && number % 2 === 0,
    limit: WHOLE.some((whole) => whole === number) ? ENDLESS : CUT,
  }));
}

const seatsOf = (game: AnyGame, number: number): Seats =>
  Object.fromEntries(
    game.rules.sides.map((side, at) => {
      const wanted = SEATS[number]?.[at % 2] ?? 'random';
      return [side, levelsOf(game, side).includes(wanted) ? wanted : 'random'];
    }),
  );

/** `option=value` for all that a scenario leaves open. */
export const valuesOf = (game: AnyGame, scenario: Scenario): string[] =>
  game.rules.options
    .filter(({ id }) => scenario.options?.[id] === undefined)
    .flatMap(({ id, values }) => values.map((value) => `${id}=${value}`));

/** The values of a scenario's options that none of the set-ups has. */
export function missingValues(
  game: AnyGame,
  scenario: Scenario,
  setups: readonly Setup[],
): string[] {
  const seen = new Set(
    setups.flatMap(({ options }) => Object.entries(options).map(([id, v]) => `${id}=${v}`)),
  );
  return valuesOf(game, scenario).filter((value) => !seen.has(value));
}

const DRAWS = 400;

/**
 * Set-ups that show every value of every option, and as many pairs of values as can be had: the
 * first is the game as it comes, each further one the best of many draws.
 */
function setupsOf(game: AnyGame, scenario: Scenario): Setup[] {
  const { rules } = game;
  const random = stream(`${rules.id}/${scenario.id}/set-ups`);
  const setups = [completeSetup(rules, { scenario: scenario.id })];
  const seen = new Set<string>(setups.flatMap(pairsOf));
  while (setups.length < MATCHES) {
    let best = setups[0] as Setup;
    let most = -1;
    for (let draw = 0; draw < DRAWS; draw++) {
      const setup = drawn(game, scenario, random);
      const fresh = pairsOf(setup).filter((pair) => !seen.has(pair)).length;
      if (fresh <= most || isProblems(layOut(rules, setup))) continue;
      best = setup;
      most = fresh;
    }
    setups.push(best);
    for (const pair of pairsOf(best)) seen.add(pair);
  }
  return setups;
}

function drawn(game: AnyGame, scenario: Scenario, random: (below: number) => number): Setup {
  const options: Record<string, string | number | boolean> = {};
  for (const { id, values } of game.rules.options) {
    if (scenario.options?.[id] === undefined) options[id] = values[random(values.length)] ?? false;
  }
  return completeSetup(game.rules, { scenario: scenario.id, options });
}

/** Every value of a set-up beside every other; a value alone counts as a pair with itself. */
function pairsOf({ options }: Setup): string[] {
  const values = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return values.flatMap((a, i) => values.slice(i).map((b) => `${a} ${b}`));
}
