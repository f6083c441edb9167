import type { AnyGame } from '../kernel/face.ts';
import type { Side } from '../kernel/game.ts';

/** Who sits where: a person, or a machine of some level. */
export type Seats = Readonly<Record<Side, string>>;

/** A person's seat, beside the levels of the machine. */
export const PERSON = 'person';

/** A seat of which nothing is said is a person's. */
export const isPerson = (seats: Seats, side: Side): boolean => (seats[side] ?? PERSON) === PERSON;

/** The sides that people play, in the order of the game. */
export const peopleOf = (sides: readonly Side[], seats: Seats): readonly Side[] =>
  sides.filter((side) => isPerson(seats, side));

/** The levels a side of a game can be given, weakest first. Random play is always there. */
export function levelsOf(game: AnyGame, side?: Side): string[] {
  const sides = side === undefined ? game.rules.sides : [side];
  const machines = game.opponents.map((opponent) => opponent.level);
  const offered = [...new Set(machines)].filter((level) =>
    sides.every((s) => game.opponents.some((o) => o.level === level && o.sides.includes(s))),
  );
  return ['random', ...offered.filter((level) => level !== 'random')];
}

/**
 * The machine that is offered first: the Veteran where there is one. Whoever wants a machine that
 * searches says so; on a slow device it takes its time.
 */
export function usualLevel(game: AnyGame, side?: Side): string {
  const levels = levelsOf(game, side);
  return levels.includes('veteran') ? 'veteran' : (levels.at(-1) ?? 'random');
}

/** The same people and machines, each one seat further on: with two sides, changed about. */
export const changedSeats = (sides: readonly Side[], seats: Seats): Seats =>
  Object.fromEntries(
    sides.map((side, i) => [side, seats[sides[(i + 1) % sides.length] ?? side] ?? PERSON]),
  );

export const everySeat = (sides: readonly Side[], level: string): Seats =>
  Object.fromEntries(sides.map((side) => [side, level]));

/** The seats as this game can fill them: where a level is not to be had, the strongest there is. */
export const seatable = (game: AnyGame, seats: Seats): Seats =>
  Object.fromEntries(
    game.rules.sides.map((side) => {
      const wanted = seats[side] ?? PERSON;
      const levels = levelsOf(game, side);
      const there = wanted === PERSON || levels.includes(wanted);
      return [side, there ? wanted : (levels.at(-1) ?? 'random')];
    }),
  );
