import type { Budget } from '../kernel/advice.ts';
import { type Choice, choiceKey, sameChoice } from '../kernel/choice.ts';
import { stream } from '../kernel/dice.ts';
import type { AnyGame } from '../kernel/face.ts';
import type { GameState, Owed, Side } from '../kernel/game.ts';
import type { DiceTerms } from '../kernel/match-file.ts';
import { type Opponent, randomOpponent, type Thinking } from '../kernel/opponent.ts';

export type Machine = Opponent<GameState, unknown>;

/** The machine of that level, if this side of the game has one. */
export const machineOf = (game: AnyGame, level: string, side: Side): Machine | undefined =>
  level === 'random'
    ? randomOpponent(game.rules)
    : game.opponents.find((machine) => machine.level === level && machine.sides.includes(side));

/** Who sets the choices of a side against each other: the reviewer of the game, or its strongest machine that can. */
export const reviewerOf = (game: AnyGame, side: Side): Machine | undefined =>
  [...game.opponents, ...(game.reviewer ? [game.reviewer] : [])].findLast(
    ({ sides, compare }) => compare !== undefined && sides.includes(side),
  );

/** The seed of a machine's own chance, when its side has made so many deeds. */
export const chanceSeed = (dice: DiceTerms, side: Side, made: number): string =>
  `${seedOf(dice)}/${side}/${made}`;

/** What makes the chance of machines differ from match to match. */
const seedOf = (dice: DiceTerms): string =>
  dice.kind === 'fair' ? (dice.secret ?? dice.match) : dice.seed;

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
  budget?: Budget,
): Choice {
  const [only] = choices;
  // Nothing to think about. Random play draws all the same: its stream counts decisions.
  if (only && choices.length === 1 && machine.level !== 'random') return only;
  const thinking = thinkingOf(rules, box, { view, owed, choices }, random);
  const given =
    budget && machine.advise && !machine.isSettled?.(thinking)
      ? machine.advise(thinking, budget).choice
      : machine.choose(thinking);
  return legalOf(machine, rules.id, { view, owed, choices }, given);
}

/** What a machine thinks with; the view is made only if it looks. */
function thinkingOf(
  rules: AnyGame['rules'],
  box: unknown,
  { view, owed, choices }: AskedMachine,
  random: (below: number) => number,
): Thinking<GameState, unknown> {
  let seen: GameState | undefined;
  return {
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
  };
}

function legalOf(
  machine: Machine,
  game: string,
  { owed, choices }: AskedMachine,
  given: Choice,
): Choice {
  const legal = choices.includes(given)
    ? given
    : choices.find((choice) => sameChoice(choice, given));
  if (legal) return legal;
  throw new IllegalAnswer(
    `${game}: ${machine.level} answered ${owed.step.step} with ${choiceKey(given)}, which is not legal`,
  );
}

/** Milliseconds that a machine may think about one decision, wherever people wait for it… */
const LONGEST = 1000;
/** …and about all of them until a person is asked again; some are left for what is no search. */
const STRETCH = 8000;
/** Of what is left a decision gets this share, and never less than so many milliseconds. */
const SHARE = 1 / 4;
const LEAST = 30;

/** How long it may think when it has thought for so many milliseconds since people began to wait. */
export const patienceAfter = (thought: number): Budget => ({
  milliseconds: Math.max(LEAST, Math.min(LONGEST, (STRETCH - thought) * SHARE)),
});

const PATIENCE = patienceAfter(0);

interface Question {
  readonly level: string;
  readonly asked: AskedMachine;
  readonly seed: string;
}

/** Lets the machine of a level answer, with chance of its own that follows from `seed`. */
export function think(
  game: AnyGame,
  box: unknown,
  { level, asked, seed }: Question,
  patience = PATIENCE,
): Choice {
  return answerOf(levelOf(game, level, asked), game, box, asked, stream(seed), patience);
}

function levelOf(game: AnyGame, level: string, { owed: { side } }: AskedMachine): Machine {
  const machine = machineOf(game, level, side);
  if (!machine) throw new Error(`${game.rules.id}: no machine of level ${level} plays ${side}`);
  return machine;
}

/**
 * The same for a place where others must be heard meanwhile: it thinks in short pieces and lets
 * them have their turn in between. `enough` says that it is to answer now, with the best it has.
 */
export async function thinkInPieces(
  game: AnyGame,
  box: unknown,
  { level, asked, seed }: Question,
  enough: () => boolean,
  patience = PATIENCE,
): Promise<Choice> {
  const machine = levelOf(game, level, asked);
  const [only] = asked.choices;
  if (only && asked.choices.length === 1) return only;
  const thinking = thinkingOf(game.rules, box, asked, stream(seed));
  if (!machine.deliberate || machine.isSettled?.(thinking))
    return answerOf(machine, game, box, asked, stream(seed));
  const search = machine.deliberate(thinking, patience);
  while (!enough() && search.goOn()) await new Promise<void>((heard) => setTimeout(heard));
  return legalOf(machine, game.rules.id, asked, search.advice().choice);
}

/** Whether the machine of this level may take its time over this decision. */
export const searches = (game: AnyGame, level: string, { owed, choices }: AskedMachine): boolean =>
  choices.length > 1 && machineOf(game, level, owed.side)?.deliberate !== undefined;
