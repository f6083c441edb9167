import type { Comparison } from '../../kernel/advice.ts';
import { type Choice, choiceKey, sameChoice } from '../../kernel/choice.ts';
import { seededDice, stream } from '../../kernel/dice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { type GameState, isProblems, type Problem, type Side } from '../../kernel/game.ts';
import type { Deed } from '../../kernel/match.ts';
import { diceOf, type MatchFile, openWith } from '../../kernel/match-file.ts';
import { Play } from '../../kernel/play.ts';
import { viewOf } from '../../kernel/views.ts';
import { drawbacksOf } from '../counsel.ts';
import { reviewerOf } from '../machines.ts';
import type { Drawback } from '../protocol.ts';

/** The decisions of some sides, each set against the best that a searching machine finds. */
export interface Review {
  readonly sides: readonly SideReview[];
  /** Those that cost most, the costliest first. */
  readonly costliest: readonly Mistake[];
}

export interface SideReview {
  readonly side: Side;
  /** Decisions with more than one choice that the machine thinks about. */
  readonly decisions: number;
  /** Of them so many cost more than the machine's own doubt. */
  readonly mistakes: number;
}

/** A decision that cost more than the machine may be off. */
export interface Mistake {
  /** How many deeds had been made before it. */
  readonly deeds: number;
  readonly turn: number;
  readonly by: Side;
  readonly rule: string;
  readonly chosen: Choice;
  readonly better: Choice;
  readonly chosenChance: number;
  readonly betterChance: number;
  readonly cost: number;
  /** Standard error of the cost. */
  readonly error: number;
  /** What the choice made ends up with instead, what weighs most first. */
  readonly drawbacks: readonly Drawback[];
  /** How often the same was missed for the same, if more than once: this was the costliest time. */
  readonly times?: number;
}

/** Tries to find the best, and worlds in which it is set against what was chosen. */
const ROLLOUTS = 32;
const WORLDS = 40;
/** So many worlds show that a decision cost nothing worth telling, if it did not. */
const FIRST_WORLDS = 8;
/** A cost below this, or within so many standard errors, is no mistake. */
const LEAST = 0.03;
const BELIEVED = 2;
const SHOWN = 5;

/**
 * Reviews a finished match. Every decision is looked at with the eyes of who made it: the machine
 * knows no more than that side did, and the dice are those of imagined worlds, not those that fell.
 */
export function reviewMatch(
  game: AnyGame,
  file: MatchFile,
  sides: readonly Side[],
  progress: (done: number, all: number) => void = () => {},
): Review | readonly Problem[] {
  const { rules } = game;
  const dice = diceOf(file.dice);
  if (isProblems(dice)) return dice;
  const { hash: _, ...opening } = file;
  const begun = openWith(dice, rules, { ...opening, deeds: [] });
  if (isProblems(begun)) return begun;
  const reviewer = new Reviewer(game, begun.box, rules.clone(begun.state), sides);
  const played = openWith(dice, rules, file, ({ state }, index) => {
    const deed = file.deeds[index];
    if (deed) reviewer.look(deed, index, () => whatFollowed(file.deeds, index));
    reviewer.before = rules.clone(state);
    progress(index + 1, file.deeds.length);
  });
  return isProblems(played) ? played : reviewer.review;
}

/** What the same side did next, until another was asked. */
function whatFollowed(deeds: readonly Deed[], index: number): readonly Choice[] {
  const side = deeds[index]?.side;
  const choices: Choice[] = [];
  for (let i = index + 1; ; i++) {
    const deed = deeds[i];
    if (!deed || deed.side !== side || !('choice' in deed)) return choices;
    choices.push(deed.choice);
  }
}

/** The mistakes worth telling; one that was made again and again is told once. */
export function costliestOf(found: readonly Mistake[]): readonly Mistake[] {
  const kinds = Map.groupBy(
    found.toSorted((a, b) => b.cost - a.cost),
    ({ by, chosen, better }) => `${by}/${choiceKey(chosen)}/${choiceKey(better)}`,
  );
  return [...kinds.values()]
    .flatMap(([worst, ...others]) =>
      worst && others.length > 0 ? { ...worst, times: others.length + 1 } : (worst ?? []),
    )
    .slice(0, SHOWN);
}

/** Of several ways to see the cost of a choice the one that makes least of it; none, if one sees no mistake. */
function leastOf(ways: readonly (() => Comparison)[]): Comparison | null {
  let least: Comparison | null = null;
  for (const way of ways) {
    const compared = way();
    if (compared.gain < LEAST || compared.gain < BELIEVED * compared.error) return null;
    if (!least || compared.gain < least.gain) least = compared;
  }
  return least;
}

class Reviewer {
  before: GameState;
  private readonly game: AnyGame;
  private readonly box: unknown;
  private readonly counts: Map<Side, { decisions: number; mistakes: number }>;
  private readonly found: Mistake[] = [];

  constructor(game: AnyGame, box: unknown, before: GameState, sides: readonly Side[]) {
    this.game = game;
    this.box = box;
    this.before = before;
    this.counts = new Map(sides.map((side) => [side, { decisions: 0, mistakes: 0 }]));
  }

  get review(): Review {
    const sides = [...this.counts].map(([side, counts]) => ({ side, ...counts }));
    return { sides, costliest: costliestOf(this.found) };
  }

  look(deed: Deed, index: number, followed: () => readonly Choice[]): void {
    const { side } = deed;
    const count = this.counts.get(side);
    const machine = reviewerOf(this.game, side);
    if (!count || !machine?.advise || !machine.compare || !('choice' in deed)) return;
    const { rules } = this.game;
    const { box } = this;
    const random = stream(`review/${index}`);
    const play = new Play(rules, box, rules.clone(this.before), seededDice('review'));
    const owed = play.owedBy(side);
    const choices = owed ? play.choices(owed) : [];
    const chosen = owed && play.offered(owed, deed.choice);
    if (!owed || !chosen || choices.length < 2) return;
    const state = viewOf(rules, box, this.before, side);
    const thinking = { rules, box, state, side, owed, choices, random };
    const { choice: better, worlds } = machine.advise(thinking, { rollouts: ROLLOUTS });
    // What the machine itself answers without a search is routine.
    if (worlds === 0) return;
    count.decisions += 1;
    if (sameChoice(better, chosen)) return;
    const glance = machine.compare(thinking, [chosen, better], FIRST_WORLDS);
    if (glance.gain + glance.error < LEAST) return;
    const { compare } = machine;
    const compared = leastOf([
      () => compare(thinking, [chosen, better], WORLDS),
      // Whoever did the better thing next lost nothing by doing another one first.
      () => compare(thinking, [chosen, better], WORLDS, { next: followed() }),
    ]);
    if (!compared) return;
    const { first, second, gain: cost, error } = compared;
    count.mistakes += 1;
    this.found.push({
      deeds: index,
      turn: rules.clock(this.before).turn,
      by: side,
      rule: play.ruleOf(owed),
      chosen,
      better,
      chosenChance: first.winChance,
      betterChance: second.winChance,
      cost,
      error,
      drawbacks: drawbacksOf(this.game, { state, box }, side, second, first),
    });
  }
}
