import { type GameState, isConclusion, type Outcome, type Reading, type Side } from './game.ts';
import type { AnyVocabulary, Vocabulary } from './vocabulary.ts';

/**
 * A judge says how likely a side is to win, from what that side may know. It adds up named features
 * of the view, each with its weight, and so can say what its opinion comes from. The weights are
 * learned from matches (`heliograph judge train`) and shipped as data.
 */

/** What the judge of a game looks at. One file of the game declares it (`opponent/features.ts`). */
export interface Features<S extends GameState, B, V extends Vocabulary = AnyVocabulary> {
  /** Of each feature; its text is `feature.<name>`. */
  readonly names: readonly string[];
  /**
   * Of some features: the side that more of it never speaks against. Matches may seem to say
   * otherwise (who holds out longest has lost most), and a search would believe it.
   */
  readonly favours?: Readonly<Record<string, V['sides']>>;
  /** Stretches of a match in which the same weights hold. */
  readonly stages: readonly string[];
  /** The place of the present one in `stages`. */
  stageOf(view: Reading<S, B>): number;
  /**
   * The time of the game. It grows, and positions are judged as it does: a judge learns from those
   * in which it has just grown, and searches look ahead to such a position.
   */
  time(state: Reading<S, B>['state']): number;
  /** The features, in the order of their names. `view` is what `side` may know. */
  measure(view: Reading<S, B>, side: V['sides']): number[];
  /** Where points are counted: how many more than the enemy a side made; `null` if they decided nothing. */
  lead?(outcome: Outcome, side: V['sides']): number | null;
}

/** Where the weights of a judge come from. */
export interface Training {
  /** The command that makes them anew. */
  readonly command: string;
  readonly seed: string;
  readonly matches: number;
  readonly positions: number;
  /** The day, as 2026-11-16. */
  readonly date: string;
  /** The version of Heliograph by whose rules the matches were played. */
  readonly version: string;
}

/** What was learned for one side in one stage. */
export interface Lesson {
  readonly bias: number;
  /** By feature. */
  readonly weights: readonly number[];
  /** Positions it was learned from. */
  readonly positions: number;
  /** Of matches that were kept out of the learning: the mean squared error of the win chance. */
  readonly brier: number;
  /** Of the same matches: how far the win chances said are from what came of them, on average. */
  readonly error: number;
  /** How many points the side will be ahead in the end, where points are counted. */
  readonly points?: PointLesson;
}

/** What was learned about points. */
export interface PointLesson {
  readonly bias: number;
  /** By feature. */
  readonly weights: readonly number[];
  /** Of matches that were kept out of the learning: how many points it was off, on average. */
  readonly error: number;
  /** How many it would have been off if the mean had been said every time. */
  readonly guessing: number;
}

/** A judge as it is shipped: `data/judge.json`. */
export interface JudgeData {
  readonly training: Training;
  readonly features: readonly string[];
  /** By stage and side. */
  readonly stages: Readonly<Record<string, Readonly<Record<Side, Lesson>>>>;
}

/** What a judge says of a view. */
export interface Opinion {
  readonly winChance: number;
  /** How far such opinions are off on average; 0 once the match is over. */
  readonly error: number;
  readonly features: readonly number[];
  /** How many points the side is expected to be ahead in the end; only where points are counted. */
  readonly points?: number;
}

export interface Judge<S extends GameState, B, V extends Vocabulary = AnyVocabulary> {
  readonly features: Features<S, B, V>;
  readonly training: Training & Pick<JudgeData, 'features'>;
  /** How likely `side` is to win, of whose view it is asked. */
  winChance(view: Reading<S, B>, side: V['sides']): number;
  /** The same with the features and the doubt. */
  opinion(view: Reading<S, B>, side: V['sides']): Opinion;
  /** What was learned for a stage and side; the weights in the order of the features. */
  lesson(stage: number, side: V['sides']): Lesson;
}

export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** The features, each with its weight, added up. */
export function sumOf(
  bias: number,
  weights: readonly number[],
  measured: readonly number[],
): number {
  let sum = bias;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (measured[i] as number);
  return sum;
}

/** The win chance that a judge with these weights sees in these features. */
export const chanceOf = (
  bias: number,
  weights: readonly number[],
  measured: readonly number[],
): number => logistic(sumOf(bias, weights, measured));

const UNKNOWN: Lesson = { bias: 0, weights: [], positions: 0, brier: 0.25, error: 0.5 };

/**
 * Puts features and what was learned together. A feature that is newer than the weights counts for
 * nothing until the judge is trained anew.
 */
export function judgeOf<S extends GameState, B, V extends Vocabulary>(
  features: Features<S, B, V>,
  data: JudgeData,
): Judge<S, B, V> {
  const places = features.names.map((name) => data.features.indexOf(name));
  const inOrder = <L extends Pick<Lesson, 'weights'>>(lesson: L): L => ({
    ...lesson,
    weights: places.map((at) => lesson.weights[at] ?? 0),
  });
  const arranged = (lesson: Lesson): Lesson => ({
    ...inOrder(lesson),
    ...(lesson.points && { points: inOrder(lesson.points) }),
  });
  const stages = features.stages.map((stage) => {
    const bySide = Object.entries(data.stages[stage] ?? {});
    return new Map(bySide.map(([side, learned]) => [side, arranged(learned)]));
  });
  const lesson = (stage: number, side: Side): Lesson => stages[stage]?.get(side) ?? UNKNOWN;
  const chance = (view: Reading<S, B>, side: Side, measured: readonly number[]): number => {
    const { bias, weights } = lesson(features.stageOf(view), side);
    return chanceOf(bias, weights, measured);
  };
  return {
    features,
    training: { ...data.training, features: data.features },
    winChance(view, side) {
      const outcome = ended(view);
      return outcome ? won(outcome, side) : chance(view, side, features.measure(view, side));
    },
    opinion(view, side) {
      const measured = features.measure(view, side);
      const outcome = ended(view);
      if (outcome) {
        // Who gives up has counted no points.
        const counted = !isConclusion(outcome.ending);
        const lead = counted ? (features.lead?.(outcome, side) ?? null) : null;
        const winChance = won(outcome, side);
        return { winChance, error: 0, features: measured, ...(lead !== null && { points: lead }) };
      }
      const { bias, weights, error, points } = lesson(features.stageOf(view), side);
      const ahead = points && { points: sumOf(points.bias, points.weights, measured) };
      const winChance = chanceOf(bias, weights, measured);
      return { winChance, error, features: measured, ...ahead };
    },
    lesson,
  };
}

const ended = (view: Reading<GameState, unknown>): Outcome | null => view.state.core.outcome;

/** What a finished match was worth to a side. */
export const won = (outcome: { readonly winner: Side | null }, side: Side): number =>
  outcome.winner === side ? 1 : outcome.winner === null ? 0.5 : 0;

export type AnyJudge = Judge<GameState, unknown>;
