import { type Choice, choiceKey, sameChoice } from '../kernel/choice.ts';
import { stream } from '../kernel/dice.ts';
import type { AnyGame } from '../kernel/face.ts';
import type { GameState, Owed, Side } from '../kernel/game.ts';
import { type Opponent, randomOpponent } from '../kernel/opponent.ts';

export type Machine = Opponent<GameState, unknown>;

/** The machine of that level, if this side of the game has one. */
export const machineOf = (game: AnyGame, level: string, side: Side): Machine | undefined =>
  level === 'random'
    ? randomOpponent(game.rules)
    : game.opponents.find((machine) => machine.level === level && machine.sides.includes(side));

export const strongestFor = (game: AnyGame, side: Side): Machine | undefined =>
  game.opponents.findLast((machine) => machine.sides.includes(side));

/** What a machine is asked: what its side may know, and what it may answer. */
export interface AskedMachine {
  /** The view of the side that owes the decision; made only if the machine looks. */
  view(): GameState;
  readonly owed: Owed;
  readonly choices: readonly Choice[];
}

/** A machine answered with something it was not offered: a mistake of ours, never passed over. */
export class IllegalAnswer extends Error {}

/** Lets a machine answer. */
export function answerOf(
  machine: Machine,
  { rules }: AnyGame,
  box: unknown,
  { view, owed, choices }: AskedMachine,
  random: (below: number) => number,
): Choice {
  const [only] = choices;
  // Nothing to think about. Random play draws all the same: its stream counts decisions.
  if (only && choices.length === 1 && machine.level !== 'random') return only;
  let seen: GameState | undefined;
  const given = machine.choose({
    rules,
    box,
    get state() {
      seen ??= view();
      return seen;
    },
    side: owed.side,
    owed,
    choices,
    random,
  });
  const legal = choices.includes(given)
    ? given
    : choices.find((choice) => sameChoice(choice, given));
  if (legal) return legal;
  throw new IllegalAnswer(
    `${rules.id}: ${machine.level} answered ${owed.step.step} with ${choiceKey(given)}, which is not legal`,
  );
}

/** Lets the machine of a level answer, with chance of its own that follows from `seed`. */
export function think(
  game: AnyGame,
  box: unknown,
  { level, asked, seed }: { level: string; asked: AskedMachine; seed: string },
): Choice {
  const { side } = asked.owed;
  const machine = machineOf(game, level, side);
  if (!machine) throw new Error(`${game.rules.id}: no machine of level ${level} plays ${side}`);
  return answerOf(machine, game, box, asked, stream(seed));
}
