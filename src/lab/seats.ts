import type { AnyGame } from '../kernel/face.ts';
import type { GameState, Side } from '../kernel/game.ts';
import { LEVELS, type Opponent, randomOpponent } from '../kernel/opponent.ts';

/** Who sits where: a level of the machine by side. */
export type Seats = Readonly<Record<Side, string>>;

/** The levels a side of a game can be given, weakest first. Random play is always there. */
export function levelsOf(game: AnyGame, side?: Side): string[] {
  const sides = side === undefined ? game.rules.sides : [side];
  const machine = LEVELS.filter((level) =>
    sides.every((s) => game.opponents.some((o) => o.level === level && o.sides.includes(s))),
  );
  return ['random', ...machine.filter((level) => level !== 'random')];
}

export const opponentFor = (
  game: AnyGame,
  level: string,
  side: Side,
): Opponent<GameState, unknown> | undefined =>
  level === 'random'
    ? randomOpponent(game.rules)
    : game.opponents.find((o) => o.level === level && o.sides.includes(side));

export const everySeat = (sides: readonly Side[], level: string): Seats =>
  Object.fromEntries(sides.map((side) => [side, level]));
