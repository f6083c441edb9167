import type { Choice } from '../kernel/choice.ts';
import { type Dice, seededDice, stream } from '../kernel/dice.ts';
import type { AnyGame } from '../kernel/face.ts';
import {
  type GameState,
  isProblems,
  type Outcome,
  type Owed,
  problemText,
  type Setup,
  type Side,
} from '../kernel/game.ts';
import { layOut } from '../kernel/match.ts';
import { Play } from '../kernel/play.ts';
import { viewOf } from '../kernel/views.ts';
import { answerOf, machineOf } from '../table/machines.ts';
import type { Seats } from '../table/seats.ts';

/** One match from the opening to the end, and what came of it. */
export interface MatchRecord {
  readonly index: number;
  readonly outcome: Outcome | null;
  readonly decisions: number;
  readonly turns: number;
  /** The gauges of the game as each turn begins. */
  readonly course: readonly TurnGauges[];
  /** What went wrong; empty in a sound match. */
  readonly violations: readonly string[];
  /** By decision, the place of the answer among the choices that were listed; if the plan asks for it. */
  readonly taken?: readonly number[];
}

/** What the gauges of a game said at one time. */
export interface TurnGauges {
  readonly turn: number;
  readonly gauges: Readonly<Record<string, number>>;
}

/** Everything that decides how a match goes. */
export interface MatchPlan {
  readonly setup: Setup;
  readonly seats: Seats;
  /** Of the dice. Equal seeds give equal rolls to equal events, whoever sits where. */
  readonly seed: string;
  /** Decisions after which a match counts as endless. */
  readonly limit: number;
  /** Of 1000 decisions, how many are answered with any legal choice: so that play gets off the beaten track. */
  readonly slips?: number;
  /** The records say what was chosen, so that a match can be played again without thinking. */
  readonly choices?: boolean;
}

/** Violations are looked for at the end and every so many decisions. */
const CHECK_EVERY = 64;

type Chooser = (play: Play<GameState, unknown>, owed: Owed) => Choice;

/** Plays one match between machines. */
export function runMatch(game: AnyGame, plan: MatchPlan, index: number): MatchRecord {
  const seed = `${plan.seed}/${index}`;
  let decisions = 0;
  let turns = 0;
  const course: TurnGauges[] = [];
  const taken: number[] = [];
  const record = (outcome: Outcome | null, violations: readonly string[]): MatchRecord => ({
    index,
    outcome,
    decisions,
    turns,
    course,
    violations,
    ...(plan.choices && { taken }),
  });
  const follow = (play: Play<GameState, unknown>) => {
    const { turn } = game.rules.clock(play.state);
    if (turn === turns) return;
    turns = turn;
    const gauges = game.gauges?.(play.state, play.box);
    if (gauges) course.push({ turn, gauges });
  };
  try {
    const play = opening(game, plan.setup, seededDice(seed));
    const choosers = choosersOf(game, plan.seats, seed, plan.slips);
    follow(play);
    while (!play.outcome) {
      if (decisions >= plan.limit) return record(null, [`no end after ${plan.limit} decisions`]);
      const owed = play.owed[0];
      const choose = owed && choosers.get(owed.side);
      if (!owed || !choose) return record(null, ['nobody owes a decision and nobody has won']);
      const choice = choose(play, owed);
      if (plan.choices) taken.push(play.choices(owed).indexOf(choice));
      play.take(owed, choice);
      decisions++;
      follow(play);
      if (decisions % CHECK_EVERY === 0) {
        const broken = game.rules.violations(play.state, play.box).map(problemText);
        if (broken.length > 0) return record(null, broken);
      }
    }
    return record(play.outcome, game.rules.violations(play.state, play.box).map(problemText));
  } catch (error) {
    return record(null, [error instanceof Error ? error.message : String(error)]);
  }
}

export function opening(game: AnyGame, setup: Setup, dice: Dice): Play<GameState, unknown> {
  const laid = layOut(game.rules, setup);
  if (isProblems(laid)) throw new Error(laid.map((p) => `${p.at}: ${p.problem}`).join('; '));
  const play = new Play(game.rules, laid.box, laid.state, dice);
  play.advance();
  return play;
}

export function choosersOf(
  game: AnyGame,
  seats: Seats,
  seed: string,
  slips = 0,
): Map<Side, Chooser> {
  return new Map(
    game.rules.sides.map((side) => {
      const level = seats[side] ?? 'random';
      const machine = machineOf(game, level, side);
      if (!machine) throw new Error(`no machine of level ${level} plays ${side}`);
      const random = stream(`${seed}/${side}`);
      const fate = stream(`${seed}/${side}/slips`);
      const choose: Chooser = (play, owed) => {
        if (slips > 0 && fate(1000) < slips) {
          const choices = play.choices(owed);
          return choices[fate(choices.length)] as Choice;
        }
        const view = () => viewOf(game.rules, play.box, play.state, side);
        const asked = { view, owed, choices: play.choices(owed) };
        return answerOf(machine, game, play.box, asked, random);
      };
      return [side, choose];
    }),
  );
}
