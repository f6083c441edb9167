import type { Choice, Thing } from '../kernel/choice.ts';
import { seededDice, stream } from '../kernel/dice.ts';
import type { AnyGame, OddsCard } from '../kernel/face.ts';
import type { GameState, Refusal, Side } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { Play } from '../kernel/play.ts';
import { imagine } from '../kernel/views.ts';
import { follow } from './follow.ts';
import type { Stopped } from './protocol.ts';
import { explain } from './why-not.ts';

/**
 * What a side can learn by asking. Every answer is worked out from its view alone, so no answer can
 * depend on what it may not know, whatever is asked.
 */

/**
 * A world that agrees with all that `side` knows and is made of nothing else: equal views, equal
 * worlds. Its dice have nothing to do with those of the match.
 */
function worldOf(match: AnyMatch, side: Side): Play<GameState, unknown> {
  const { rules, box } = match;
  const state = imagine(rules, box, match.view(side), side, stream('imagined'));
  return new Play(rules, box, state, seededDice('imagined'));
}

/** The odds of the roll that a choice would cause; `null` if it causes none. */
export function oddsOf(
  game: AnyGame,
  match: AnyMatch,
  side: Side,
  choice: Choice,
): OddsCard | null {
  const owed = match.owedBy(side);
  const named = match.offered(side, choice) ?? choice;
  return owed ? game.odds({ state: match.view(side), box: match.box }, owed, named) : null;
}

/** Whether `side` plays here and something can still be decided. */
const isPlaying = ({ rules, outcome }: AnyMatch, side: Side): boolean =>
  outcome === null && rules.sides.includes(side);

/** Why a choice is not on offer. */
export const refusalOf = (match: AnyMatch, side: Side, choice: Choice): Refusal =>
  (isPlaying(match, side) ? worldOf(match, side) : match).whyNot(side, choice);

/** Why pointing at a thing leads nowhere, after these were picked. */
export const whyNot = (
  match: AnyMatch,
  side: Side,
  picks: readonly Thing[],
  thing: Thing,
): Refusal | null =>
  isPlaying(match, side)
    ? explain(worldOf(match, side), side, picks, thing)
    : match.whyNot(side, { do: '' });

/** Whether no undo goes back past this choice: a die falls, a secret is seen, or others decide. */
export function closes(match: AnyMatch, side: Side, choice: Choice): boolean {
  if (!match.owedBy(side)) return false;
  const world = worldOf(match, side);
  const owed = world.owedBy(side);
  const legal = owed && world.offered(owed, choice);
  if (!owed || !legal) return false;
  world.take(owed, legal);
  return world.barrier || world.owedBy(side) === undefined;
}

/** How far a row of choices would get; `null` if to its end, or to a die. */
export function rehearse(
  match: AnyMatch,
  side: Side,
  choices: readonly Choice[],
  playForced: boolean,
): Stopped | null {
  if (!match.owedBy(side)) return null;
  const world = worldOf(match, side);
  return follow(choices, playForced, {
    press(choice) {
      // What comes after a die cannot be rehearsed.
      if (world.barrier) return null;
      const answered = world.answer(side, choice);
      return answered.done ? null : answered.refusal;
    },
    offered() {
      const owed = world.owedBy(side);
      return owed ? world.choices(owed) : [];
    },
  });
}
