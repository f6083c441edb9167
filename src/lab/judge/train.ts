import type { AnyGame } from '../../kernel/face.ts';
import type { GameState, Side } from '../../kernel/game.ts';
import {
  type AnyJudge,
  chanceOf,
  type Features,
  type JudgeData,
  type Lesson,
  logistic,
  type PointLesson,
  sumOf,
  type Training,
  won,
} from '../../kernel/judge.ts';
import { viewOf } from '../../kernel/views.ts';
import type { MatchPlan, MatchRecord } from '../match-run.ts';
import { mean, round } from '../statistics.ts';
import { fitted, fittedLine, type Sample, type Signs, type Weights } from './fit.ts';
import { scored } from './score.ts';
import { replayed } from './selfplay.ts';

export type AnyFeatures = Features<GameState, unknown>;

/** A position of a match that was played to its end, as one side saw it. */
export interface Position extends Sample {
  readonly stage: number;
  readonly side: Side;
  readonly turn: number;
  /** How many points the side was ahead in the end; `null` where points decided nothing. */
  readonly lead: number | null;
}

/** All positions of a match in which the time of the game had just grown, for every side. */
export function positionsOf(
  game: AnyGame,
  features: AnyFeatures,
  plan: MatchPlan,
  record: MatchRecord,
): Position[] {
  const { rules } = game;
  const found: Omit<Position, 'result' | 'lead'>[] = [];
  const match = `${plan.setup.scenario}/${plan.seed}/${record.index}`;
  let time = Number.NaN;
  const outcome = replayed(game, plan, record, ({ state, box }) => {
    const now = features.time(state);
    if (now === time) return;
    time = now;
    const { turn } = rules.clock(state);
    for (const side of rules.sides) {
      const view = { state: viewOf(rules, box, state, side), box };
      const stage = features.stageOf(view);
      found.push({ features: features.measure(view, side), stage, side, turn, match });
    }
  });
  if (!outcome) return [];
  const leads = new Map(rules.sides.map((side) => [side, features.lead?.(outcome, side) ?? null]));
  return found.map((p) => ({
    ...p,
    result: won(outcome, p.side),
    lead: leads.get(p.side) ?? null,
  }));
}

/** How strongly weights may be held down; whatever does best on matches it was not learned from is taken. */
const RIDGES = [3, 10, 30, 100, 300];
/** Every match is judged once by weights that were learned without it and its fifth of the others. */
const FOLDS = 5;

const figure = (n: number): number => (Math.abs(n) < 1e-9 ? 0 : Number(n.toPrecision(5)));
const written = ({ bias, weights }: Weights): Weights => ({
  bias: figure(bias),
  weights: weights.map(figure),
});

type Learn = (samples: readonly Sample[], ridge: number, signs: Signs) => Weights;
type Folded = Sample & { readonly fold: number };

/** For each strength of the ridge: the sums for all positions, each by weights that never saw its match. */
function unseen(
  samples: readonly Folded[],
  signs: Signs,
  learn: Learn,
): { ridge: number; sums: number[] }[] {
  return RIDGES.map((ridge) => {
    const byFold = Array.from({ length: FOLDS }, (_, fold) =>
      learn(
        samples.filter((sample) => sample.fold !== fold),
        ridge,
        signs,
      ),
    );
    const sums = samples.map(({ features, fold }) => {
      const { bias, weights } = byFold[fold] as Weights;
      return sumOf(bias, weights, features);
    });
    return { ridge, sums };
  });
}

function chanceLesson(mine: readonly Folded[], signs: Signs): Lesson {
  const tries = unseen(mine, signs, fitted).map(({ ridge, sums }) => {
    const said = mine.map(({ result }, i) => ({ chance: logistic(sums[i] as number), result }));
    return { ridge, ...scored(said) };
  });
  const { ridge, brier, error } = tries.reduce((a, b) => (b.brier < a.brier ? b : a));
  return { ...written(fitted(mine, ridge, signs)), positions: mine.length, brier, error };
}

/** What can be said about points in the end; nothing where all matches brought the same. */
function pointLesson(positions: readonly (Folded & Position)[], signs: Signs): PointLesson | null {
  const mine = positions.flatMap((p) => (p.lead === null ? [] : [{ ...p, result: p.lead }]));
  const results = mine.map(({ result }) => result);
  const average = mean(results);
  const guessing = mean(results.map((result) => Math.abs(result - average)));
  if (mine.length < positions.length || guessing === 0) return null;
  const tries = unseen(mine, signs, fittedLine).map(({ ridge, sums }) => ({
    ridge,
    error: mean(mine.map(({ result }, i) => Math.abs(result - (sums[i] as number)))),
  }));
  const { ridge, error } = tries.reduce((a, b) => (b.error < a.error ? b : a));
  const weights = written(fittedLine(mine, ridge, signs));
  return { ...weights, error: figure(error), guessing: figure(guessing) };
}

const signsFor = ({ names, favours = {} }: AnyFeatures, side: Side): Signs =>
  names.map((name) => {
    const favoured = favours[name];
    if (favoured === undefined) return 0;
    return favoured === side ? 1 : -1;
  });

/** Learns the weights of every stage and side. */
export function trained(
  features: AnyFeatures,
  sides: readonly Side[],
  positions: readonly Position[],
  training: Training,
): JudgeData {
  const matches = new Map<string, number>();
  for (const { match } of positions) if (!matches.has(match)) matches.set(match, matches.size);
  const folded = positions.map((p) => ({ ...p, fold: (matches.get(p.match) ?? 0) % FOLDS }));
  const stages = features.stages.map((stage, at) => {
    const bySide = sides.map((side): [Side, Lesson] => {
      const mine = folded.filter((p) => p.stage === at && p.side === side);
      const signs = signsFor(features, side);
      const points = pointLesson(mine, signs);
      return [side, { ...chanceLesson(mine, signs), ...(points && { points }) }];
    });
    return [stage, Object.fromEntries(bySide)] as const;
  });
  return { training, features: features.names, stages: Object.fromEntries(stages) };
}

/** How a judge does on matches, turn by turn and side by side. */
export function checked(sides: readonly Side[], judge: AnyJudge, positions: readonly Position[]) {
  const said = positions.map((p) => {
    const { bias, weights, points } = judge.lesson(p.stage, p.side);
    const ahead = points ? sumOf(points.bias, points.weights, p.features) : null;
    return { ...p, chance: chanceOf(bias, weights, p.features), ahead };
  });
  const turns = [...new Set(said.map(({ turn }) => turn))].sort((a, b) => a - b);
  return {
    matches: new Set(positions.map(({ match }) => match)).size,
    sides: sides.map((side) => ({
      side,
      all: scored(said.filter((p) => p.side === side)),
      points: pointScore(said.filter((p) => p.side === side)),
      turns: turns.map((turn) => ({
        turn,
        ...scored(said.filter((p) => p.side === side && p.turn === turn)),
      })),
    })),
  };
}

/** How many points a judge was off on average, and how many saying the mean would have been. */
function pointScore(said: readonly { lead: number | null; ahead: number | null }[]) {
  const both = said.flatMap(({ lead, ahead }) =>
    lead === null || ahead === null ? [] : [{ lead, ahead }],
  );
  if (both.length === 0) return null;
  const average = mean(both.map(({ lead }) => lead));
  return {
    positions: both.length,
    error: round(mean(both.map(({ lead, ahead }) => Math.abs(lead - ahead))), 2),
    guessing: round(mean(both.map(({ lead }) => Math.abs(lead - average))), 2),
  };
}

export type CheckReport = ReturnType<typeof checked>;
