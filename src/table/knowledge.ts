import type { Choice, Thing } from '../kernel/choice.ts';
import { seededDice, stream } from '../kernel/dice.ts';
import type { AnyGame, OddsCard } from '../kernel/face.ts';
import type { GameState, Owed, Refusal, Rules, Side } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { Play } from '../kernel/play.ts';
import { imagine, viewOf } from '../kernel/views.ts';
import { follow } from './follow.ts';
import type { Stopped } from './protocol.ts';
import { explain } from './why-not.ts';

/**
 * What a side can learn by asking. Every answer is worked out from its view alone, so no answer can
 * depend on what it may not know, whatever is asked.
 */

/** What questions are put to: a match, or a world imagined from what a side knows of it. */
export interface Asked {
  readonly rules: Rules<GameState, unknown>;
  readonly box: unknown;
  view(side: Side): GameState;
  owedBy(side: Side): Owed | undefined;
  choices(side: Side): readonly Choice[];
  offered(side: Side, choice: Choice): Choice | undefined;
  ruleOf(owed: Owed): string;
}

/**
 * A world that agrees with all that `side` knows and is made of nothing else: equal views, equal
 * worlds. Its dice have nothing to do with those of the match.
 */
function worldOf(match: Asked, side: Side): Play<GameState, unknown> {
  const { rules, box } = match;
  const state = imagine(rules, box, match.view(side), side, stream('imagined'));
  return new Play(rules, box, state, seededDice('imagined'));
}

/**
 * The odds of the roll that a choice would cause; `null` if it causes none. Nor has a choice odds
 * that is not on offer: it may be asked for by a page that has not heard yet how the table stands.
 */
export function oddsOf(game: AnyGame, match: Asked, side: Side, choice: Choice): OddsCard | null {
  const owed = match.owedBy(side);
  const named = owed && match.offered(side, choice);
  return named ? game.odds({ state: match.view(side), box: match.box }, owed, named) : null;
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
export function closes(match: Asked, side: Side, choice: Choice): boolean {
  if (!match.owedBy(side)) return false;
  const world = worldOf(match, side);
  const owed = world.owedBy(side);
  const legal = owed && world.offered(owed, choice);
  if (!owed || !legal) return false;
  world.take(owed, legal);
  return world.barrier || world.owedBy(side) === undefined;
}

/** A world, asked as a match is. */
export const asMatch = (play: Play<GameState, unknown>): Asked => ({
  rules: play.rules,
  box: play.box,
  view: (side) => viewOf(play.rules, play.box, play.state, side),
  owedBy: (side) => play.owedBy(side),
  choices(side) {
    const owed = play.owedBy(side);
    return owed ? play.choices(owed) : [];
  },
  offered(side, choice) {
    const owed = play.owedBy(side);
    return owed && play.offered(owed, choice);
  },
  ruleOf: (owed) => play.ruleOf(owed),
});

/**
 * A row of choices step by step, each as it would be met: to its end, or to where a die, a secret
 * or somebody else comes between. `weigh` says what there is to say before a step; whether there
 * is a way back after it shows when it is taken.
 */
export function foresee<T>(
  match: Asked,
  side: Side,
  choices: readonly Choice[],
  weigh: (there: Asked, choice: Choice) => T,
): (T & { readonly closes: boolean })[] {
  const found: (T & { readonly closes: boolean })[] = [];
  if (!match.owedBy(side)) return found;
  const world = worldOf(match, side);
  const there = asMatch(world);
  follow(choices, true, {
    press(choice) {
      const owed = world.owedBy(side);
      const legal = owed && !world.barrier && world.offered(owed, choice);
      if (!owed || !legal) return { rule: null, reason: 'notOffered' };
      // What has only one answer is no step of the row.
      const weighed = choices.includes(choice) ? weigh(there, legal) : null;
      world.take(owed, legal);
      const closes = world.barrier || world.owedBy(side) === undefined;
      if (weighed) found.push({ ...weighed, closes });
      return null;
    },
    offered: () => (world.barrier ? [] : there.choices(side)),
  });
  return found;
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
