import { type Choice, choiceKey } from '../choice.ts';
import { seededDice, stream } from '../dice.ts';
import type { AnyGame } from '../face.ts';
import { type GameState, isProblems, type Rules, type Side } from '../game.ts';
import { completeSetup, layOut } from '../match.ts';
import type { Opponent } from '../opponent.ts';
import { Play } from '../play.ts';
import { viewOf } from '../views.ts';

/** What a machine was asked, and what it said. */
interface Answered {
  readonly step: string;
  readonly offered: readonly Choice[];
  readonly choice: Choice;
  /** The view it had, before the answer. */
  readonly view: GameState;
}

/** What a machine is given to answer the first question that is owed. */
export function thinkingOf<S extends GameState, B>(play: Play<S, B>) {
  const [owed] = play.owed;
  if (!owed) throw new Error('nobody is asked');
  const { rules, box } = play;
  const choices = play.choices(owed);
  const state = viewOf(rules, box, play.state, owed.side);
  return { rules, box, state, side: owed.side, owed, choices, random: stream('one') };
}

/** Lets one machine play all sides of a scenario until it is asked something that is wanted. */
export function playedUntil<S extends GameState, B>(
  rules: Rules<S, B>,
  machine: Opponent<S, B>,
  { scenario, seed }: { readonly scenario: string; readonly seed: string },
  isWanted: (asked: ReturnType<typeof thinkingOf<S, B>>) => boolean,
): Play<S, B> {
  const laid = layOut(rules, completeSetup(rules, { scenario }));
  if (isProblems(laid)) throw new Error(laid[0]?.problem);
  const play = new Play(rules, laid.box, laid.state, seededDice(seed));
  play.advance();
  while (!play.outcome) {
    const asked = thinkingOf(play);
    if (isWanted(asked)) return play;
    play.take(asked.owed, machine.choose(asked));
  }
  throw new Error('the match was over before that was asked');
}

type Machine = Opponent<GameState, unknown>;

/**
 * Lets one machine play a side against another for some decisions, on views alone. An answer that
 * was not offered is an error. Gives what the first was asked and said, and the match.
 */
export function watchMachine(
  game: AnyGame,
  side: Side,
  machine: Machine,
  other: Machine,
  { seed = 'watched', scenario, decisions = 300 }: WatchOptions = {},
): { readonly answers: readonly Answered[]; readonly play: Play<GameState, unknown> } {
  const { rules } = game;
  const laid = layOut(rules, completeSetup(rules, { scenario }));
  if (isProblems(laid)) throw new Error(laid[0]?.problem);
  const play = new Play(rules, laid.box, laid.state, seededDice(seed));
  const random = stream(seed);
  const answers: Answered[] = [];
  play.advance();
  for (let i = 0; i < decisions && !play.outcome; i++) {
    const [owed] = play.owed;
    if (!owed) throw new Error('nobody is asked');
    const offered = play.choices(owed);
    const view = viewOf(rules, laid.box, play.state, owed.side);
    const asked = { rules, box: laid.box, state: view, side: owed.side, owed, choices: offered };
    const choice = (owed.side === side ? machine : other).choose({ ...asked, random });
    if (owed.side === side) answers.push({ step: owed.step.step, offered, choice, view });
    if (!play.answer(owed.side, choice).done)
      throw new Error(`${owed.step.step} was answered with ${choiceKey(choice)}`);
  }
  return { answers, play };
}

interface WatchOptions {
  readonly seed?: string;
  readonly scenario?: string;
  readonly decisions?: number;
}
