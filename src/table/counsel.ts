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
  const choices = match.choices(side);
  const advice = choices.length > 1 ? advised(machine, game, match, owed) : null;
  const asked: AskedMachine = { view: () => match.view(side), owed, choices };
  const choice = advice?.choice ?? answerOf(machine, game, match.box, asked, stream('hint'));
  const weigh = (one: Choice, expects: Weighed['expects']): Weighed => {
    const odds = oddsOf(game, match, side, one);
    return { choice: one, odds, closes: closes(match, side, one), expects };
  };
  const best = weigh(choice, advice?.expects ?? null);
  return {
    ...best,
    level: machine.level,
    rule: best.odds?.rule ?? match.ruleOf(owed),
    now: advice?.now ?? null,
    others: (advice?.others ?? [])
      .filter((other) => !sameChoice(other.choice, choice))
      .slice(0, OTHERS)
      .map((other) => ({
        ...weigh(other.choice, other.expects),
        drawbacks: drawbacksOf(
          game,
          { state: match.view(side), box: match.box },
          side,
          best.expects,
          other.expects,
        ),
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

/** What a machine that searches has to say; `null` from one that does not. */
function advised(
  machine: Machine,
  { rules }: AnyGame,
  match: Asked,
  owed: Owed,
): Advice<Choice> | null {
  const { side } = owed;
  const { box } = match;
  const [state, choices] = [match.view(side), match.choices(side)];
  const thinking = { rules, box, state, side, owed, choices, random: stream('hint') };
  return machine.advise?.(thinking, SEARCH) ?? null;
}
