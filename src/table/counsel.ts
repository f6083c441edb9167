import type { Advice, Budget, Estimate } from '../kernel/advice.ts';
import { type Choice, sameChoice } from '../kernel/choice.ts';
import { stream } from '../kernel/dice.ts';
import type { AnyGame } from '../kernel/face.ts';
import type { GameState, Owed, Reading, Side } from '../kernel/game.ts';
import { type Asked, closes, oddsOf } from './knowledge.ts';
import { type AskedMachine, answerOf, type Machine } from './machines.ts';
import type { Counsel, Drawback, Weighed } from './protocol.ts';

/** Tries, not time: who asks twice is told the same. */
const SEARCH: Budget = { rollouts: 64 };
/** Of the alternatives that were tried, so many are said. */
const OTHERS = 2;
/** Of their drawbacks so many, each worth at least this in the judge's sum. */
const DRAWBACKS = 2;
const SPEAKS = 0.02;

const isSlow = (machine: Machine): boolean => machine.advise !== undefined;

/** The strongest machine of a side; where there is no time, the strongest that need not search. */
const counsellorFor = (game: AnyGame, side: Side, quick: boolean): Machine | undefined =>
  game.opponents.findLast((machine) => machine.sides.includes(side) && !(quick && isSlow(machine)));

/** What a machine would do in the place of `side`, with the figures that speak for it. */
export function counselFor(
  game: AnyGame,
  match: Asked,
  side: Side,
  quick: boolean,
): Counsel | null {
  const owed = match.owedBy(side);
  const machine = counsellorFor(game, side, quick);
  if (!owed || !machine) return null;
  const advice = adviceOf(machine, game, match, owed, 'hint', SEARCH);
  const asked: AskedMachine = {
    view: () => match.view(side),
    owed,
    choices: match.choices(side),
  };
  const choice = advice?.choice ?? answerOf(machine, game, match.box, asked, stream('hint'));
  return reasonsFor(game, match, owed, machine, choice, advice);
}

/**
 * What a machine has to say for a choice, whether it would make it or has made it: the odds of the
 * rules, and what its search expects of this choice and of the others it tried.
 */
export function reasonsFor(
  game: AnyGame,
  match: Asked,
  owed: Owed,
  { level }: Machine,
  choice: Choice,
  advice: Advice<Choice> | null,
): Counsel {
  const { side } = owed;
  // Without a search all figures would be the judge's of the position as it is.
  const tried = advice && advice.worlds > 0 ? [advice, ...advice.others] : [];
  const expects = tried.find((option) => sameChoice(option.choice, choice))?.expects ?? null;
  const weigh = (one: Choice, expected: Weighed['expects']): Weighed => {
    const odds = oddsOf(game, match, side, one);
    return { choice: one, odds, closes: closes(match, side, one), expects: expected };
  };
  const best = weigh(choice, expects);
  const seen = { state: match.view(side), box: match.box };
  return {
    ...best,
    level,
    rule: best.odds?.rule ?? match.ruleOf(owed),
    now: advice?.now ?? null,
    worlds: advice?.worlds ?? 0,
    others: tried
      .filter((other) => !sameChoice(other.choice, choice))
      .slice(0, OTHERS)
      .map((other) => ({
        ...weigh(other.choice, other.expects),
        drawbacks: drawbacksOf(game, seen, side, expects, other.expects),
      })),
  };
}

/** Of the judge's features those that speak most for the advice: as they are expected to come out. */
export function drawbacksOf(
  { judge }: AnyGame,
  seen: Reading<GameState, unknown>,
  side: Side,
  advised: Estimate | null,
  instead: Estimate,
): readonly Drawback[] {
  if (!judge || !advised) return [];
  const stage = judge.features.stageOf(seen);
  const { weights } = judge.lesson(stage, side);
  return judge.features.names
    .map((feature, i) => {
      const [here, there] = [advised.features[i] ?? 0, instead.features[i] ?? 0];
      const weight = (weights[i] ?? 0) * (here - there);
      return { feature, advised: here, instead: there, weight };
    })
    .filter(({ weight, advised: here, instead: there }) => weight > SPEAKS && isSeen(here, there))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, DRAWBACKS)
    .map(({ feature, advised: here, instead: there }) => ({
      feature,
      advised: here,
      instead: there,
    }));
}

/** Whether two figures differ when they are said with one decimal. */
const isSeen = (a: number, b: number): boolean => a.toFixed(1) !== b.toFixed(1);

/**
 * What a machine that searches finds, with chance of its own that follows from `seed`; `null` from
 * one that does not search, and where there is nothing to choose.
 */
export function adviceOf(
  machine: Machine,
  { rules }: AnyGame,
  match: Asked,
  owed: Owed,
  seed: string,
  budget?: Budget,
): Advice<Choice> | null {
  const { side } = owed;
  const choices = match.choices(side);
  if (choices.length < 2 || !machine.advise) return null;
  const { box } = match;
  const state = match.view(side);
  return machine.advise({ rules, box, state, side, owed, choices, random: stream(seed) }, budget);
}
