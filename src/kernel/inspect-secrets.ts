import { type Choice, choiceKey } from './choice.ts';
import type { AnyGame } from './face.ts';
import { type GameState, problemText, type Side } from './game.ts';
import { type AnyPlay, dealtAnew, firstDifference, type Random } from './inspect.ts';
import { sameData } from './json.ts';
import { type Opinion, won } from './judge.ts';
import { Play } from './play.ts';
import { imagine, viewOf } from './views.ts';

/**
 * Non-interference: deal anew all that a side may not know, and neither what it sees, nor what it
 * may choose, nor what it is told of any deed changes. The contract battery and the fuzzer ask this.
 */

/** A side, or `null` for whoever only watches. */
export type Knower = Side | null;

export const nameOf = (listener: Knower): string => listener ?? 'a spectator';

/** The same world for `listener`, and another one for whoever knows better; orders stay as they are. */
export function otherWorld(play: AnyPlay, listener: Knower, random: Random): AnyPlay {
  const other = play.fork();
  play.rules.redeal(other.state, listener, play.box, random);
  return other;
}

/** What a side sees, imagines and may choose depends on nothing that it may not know. */
export function checkSecrets(play: AnyPlay, random: Random): string[] {
  const wrong: string[] = [];
  const { rules, box } = play;
  for (const side of [...rules.sides, null]) {
    const other = dealtAnew(play, side, random);
    const broken = rules.violations(other.state, box).map(problemText);
    if (broken.length > 0) wrong.push(`the world dealt anew is impossible: ${broken[0]}`);
    const view = viewOf(rules, box, play.state, side);
    const otherView = viewOf(rules, box, other.state, side);
    if (!sameData(view, otherView)) {
      wrong.push(
        `the view of ${nameOf(side)} tells a secret at ${firstDifference(view, otherView)}`,
      );
      continue;
    }
    const imagined = imagine(rules, box, view, side, random);
    const again = viewOf(rules, box, imagined, side);
    if (!sameData(view, again)) {
      wrong.push(
        `what ${nameOf(side)} imagines disagrees with its view at ${firstDifference(view, again)}`,
      );
    }
    const impossible = rules.violations(imagined, box).map(problemText);
    if (impossible.length > 0)
      wrong.push(`${nameOf(side)} imagines the impossible: ${impossible[0]}`);
    if (side !== null)
      wrong.push(
        ...checkOwnChoices(play, other, side),
        ...checkImaginedChoices(play, imagined, side, random),
      );
  }
  return wrong;
}

/** The choices a side sees depend on nothing it may not know, and it can imagine what comes of one. */
function checkImaginedChoices(
  play: AnyPlay,
  imagined: GameState,
  side: Side,
  random: Random,
): string[] {
  const owed = play.owedBy(side);
  if (!owed) return [];
  const there = new Play(play.rules, play.box, imagined, play.dice);
  const owedThere = there.owedBy(side);
  if (!owedThere) return [`${side} owes ${owed.step.step}, but not in the state it imagines`];
  const choices = there.choices(owedThere);
  if (!sameData(play.choices(owed).map(choiceKey), choices.map(choiceKey)))
    return [`the choices of ${side} in ${owed.step.step} depend on what it may not know`];
  const choice = choices[random(choices.length)] as Choice;
  try {
    there.take(owedThere, choice);
    return [];
  } catch (error) {
    return [`what ${side} imagines cannot go on after ${choiceKey(choice)}: ${String(error)}`];
  }
}

function checkOwnChoices(play: AnyPlay, other: AnyPlay, side: Side): string[] {
  const owed = play.owedBy(side);
  const owedThere = other.owedBy(side);
  if (!owed || !owedThere)
    return owed || owedThere ? [`whether ${side} owes a decision tells a secret`] : [];
  return sameData(play.choices(owed), other.choices(owedThere))
    ? []
    : [`the choices of ${side} in ${owed.step.step} tell a secret`];
}

/**
 * A judge says the same of two worlds that look alike, never more than certainty, and nothing but
 * the truth when a match is over.
 */
export function checkJudge({ judge }: AnyGame, play: AnyPlay, random: Random): string[] {
  if (!judge) return [];
  const wrong: string[] = [];
  const { rules, box, outcome } = play;
  const seen = (state: GameState, side: Side) =>
    judge.opinion({ state: viewOf(rules, box, state, side), box }, side);
  for (const side of rules.sides) {
    const { winChance, error, features } = seen(play.state, side);
    if (!sameData({ winChance, features }, alike(seen(otherWorld(play, side, random).state, side))))
      wrong.push(`the judge of ${side} knows a secret`);
    if (![winChance, error, ...features].every(Number.isFinite))
      wrong.push(`the judge of ${side} says no number`);
    if (winChance < 0 || winChance > 1) wrong.push(`the judge of ${side} says ${winChance}`);
    if (outcome && winChance !== won(outcome, side))
      wrong.push(`the match is over, and the judge gives ${side} ${winChance}`);
  }
  return wrong;
}

const alike = ({ winChance, features }: Opinion) => ({ winChance, features });
