import type { Advice, Budget } from '../kernel/advice.ts';
import { type Choice, sameChoice } from '../kernel/choice.ts';
import { stream } from '../kernel/dice.ts';
import type { AnyGame } from '../kernel/face.ts';
import type { Owed, Side } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { closes, oddsOf } from './knowledge.ts';
import { type AskedMachine, answerOf, type Machine } from './machines.ts';
import type { Counsel, Weighed } from './protocol.ts';

/** Tries, not time: who asks twice is told the same. */
const SEARCH: Budget = { rollouts: 160 };
/** Of the alternatives that were tried, so many are said. */
const OTHERS = 2;

const searches = (machine: Machine): boolean => machine.advise !== undefined;

/** The strongest machine of a side; where there is no time, the strongest that need not search. */
const counsellorFor = (game: AnyGame, side: Side, quick: boolean): Machine | undefined =>
  game.opponents.findLast(
    (machine) => machine.sides.includes(side) && !(quick && searches(machine)),
  );

/** What a machine would do in the place of `side`, with the figures that speak for it. */
export function counselFor(
  game: AnyGame,
  match: AnyMatch,
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
      .map((other) => weigh(other.choice, other.expects)),
  };
}

/** What a machine that searches has to say; `null` from one that does not. */
function advised(
  machine: Machine,
  { rules }: AnyGame,
  match: AnyMatch,
  owed: Owed,
): Advice<Choice> | null {
  const { side } = owed;
  const { box } = match;
  const [state, choices] = [match.view(side), match.choices(side)];
  const thinking = { rules, box, state, side, owed, choices, random: stream('hint') };
  return machine.advise?.(thinking, SEARCH) ?? null;
}
