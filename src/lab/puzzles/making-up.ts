import { type Choice, sameChoice } from '../../kernel/choice.ts';
import { seededDice } from '../../kernel/dice.ts';
import type { GameState, Owed } from '../../kernel/game.ts';
import type { Comparing } from '../../kernel/opponent.ts';
import { Play } from '../../kernel/play.ts';
import type { Machine } from '../../table/machines.ts';
import type { Question } from './question.ts';

type AnyPlay = Play<GameState, unknown>;

/** So many decisions of the same side are looked ahead. */
const AHEAD = 2;
const WORLDS = 40;
/** By so much it must still be worse. */
const GAP = 0.04;

/** The decision at which a puzzle stands. */
export interface Standing {
  readonly play: AnyPlay;
  readonly owed: Owed;
}

/**
 * Whether another answer is a mistake even if the best is given next: by a short way there, or when
 * the same is asked again. One column may go before the other, and who goes first does not matter. In
 * the search somebody else went on, who did not make up for it.
 */
export function isMistakeAnyway(
  general: Machine,
  question: () => Question,
  standing: Standing,
  [other, best]: readonly [Choice, Choice],
): boolean {
  const isWorse = (how: Comparing<Choice>): boolean => {
    const compared = general.compare?.(question(), [other, best], WORLDS, how);
    return compared !== undefined && compared.gain >= GAP;
  };
  const next = wayTo(standing, other, best);
  return (!next || isWorse({ next })) && isWorse({ later: best });
}

/** What the same side could do after `other`, before anybody else is asked anything, to give the best answer yet. */
export function wayTo(
  { play, owed }: Standing,
  other: Choice,
  best: Choice,
): readonly Choice[] | null {
  const isThere = (now: Owed, choices: readonly Choice[]): boolean =>
    now.step.step === owed.step.step && choices.some((choice) => sameChoice(choice, best));
  const search = (from: AnyPlay, choice: Choice, ahead: number): readonly Choice[] | null => {
    const { rules, box, state } = from;
    const after = new Play(rules, box, rules.clone(state), seededDice('making up'));
    const asked = after.owedBy(owed.side);
    if (asked) after.take(asked, choice);
    const [nextOwed, another] = after.owed;
    if (after.outcome || another || nextOwed?.side !== owed.side) return null;
    const choices = after.choices(nextOwed);
    if (isThere(nextOwed, choices)) return [best];
    if (ahead === 0) return null;
    for (const step of choices) {
      const rest = search(after, step, ahead - 1);
      if (rest) return [step, ...rest];
    }
    return null;
  };
  return search(play, other, AHEAD);
}
