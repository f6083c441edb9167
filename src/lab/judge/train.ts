import type { AnyGame } from '../../kernel/face.ts';
import type { GameState, Side } from '../../kernel/game.ts';
import {
  type AnyJudge,
  chanceOf,
  type Features,
  type JudgeData,
  type Lesson,
  type Training,
  won,
} from '../../kernel/judge.ts';
import { viewOf } from '../../kernel/views.ts';
import type { MatchPlan, MatchRecord } from '../match-run.ts';
import { fitted, type Sample } from './fit.ts';
import { scored } from './score.ts';
import { replayed } from './selfplay.ts';

export type AnyFeatures = Features<GameState, unknown>;

/** A position of a match that was played to its end, as one side saw it. */
export interface Position extends Sample {
  readonly stage: number;
  readonly side: Side;
  readonly turn: number;
}

/** All positions of a match in which the time of the game had just grown, for every side. */
export function positionsOf(
  game: AnyGame,
  features: AnyFeatures,
  plan: MatchPlan,
  record: MatchRecord,
): Position[] {
  const { rules } = game;
  const found: Omit<Position, 'result'>[] = [];
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
  return outcome ? found.map((p) => ({ ...p, result: won(outcome, p.side) })) : [];
}

/** How strongly weights may be held down; whatever does best on the matches kept out is taken. */
const RIDGES = [3, 10, 30];
/** Every so manyth match is kept out of the learning to see how good it is. */
const KEPT_OUT = 5;

const figure = (n: number): number => (Math.abs(n) < 1e-9 ? 0 : Number(n.toPrecision(5)));

/** Learns the weights of every stage and side. */
export function trained(
  features: AnyFeatures,
  sides: readonly Side[],
  positions: readonly Position[],
  training: Training,
): JudgeData {
  const matches = new Map<string, number>();
  for (const { match } of positions) if (!matches.has(match)) matches.set(match, matches.size);
  const isKeptOut = ({ match }: Position) => (matches.get(match) ?? 0) % KEPT_OUT === 0;
  const learn = (mine: readonly Position[]): Lesson => {
    const [seen, unseen] = [mine.filter((p) => !isKeptOut(p)), mine.filter(isKeptOut)];
    const tries = RIDGES.map((ridge) => {
      const { bias, weights } = fitted(seen, ridge);
      const said = unseen.map((p) => ({ chance: chanceOf(bias, weights, p.features), ...p }));
      return { ridge, ...scored(said) };
    });
    const { ridge, brier, error } = tries.reduce((a, b) => (b.brier < a.brier ? b : a));
    const { bias, weights } = fitted(mine, ridge);
    const positions = mine.length;
    return { bias: figure(bias), weights: weights.map(figure), positions, brier, error };
  };
  const stages = features.stages.map((stage, at) => {
    const bySide = sides.map((side) => {
      const mine = positions.filter((p) => p.stage === at && p.side === side);
      return [side, learn(mine)] as const;
    });
    return [stage, Object.fromEntries(bySide)] as const;
  });
  return { training, features: features.names, stages: Object.fromEntries(stages) };
}

/** How a judge does on matches, turn by turn and side by side. */
export function checked(sides: readonly Side[], judge: AnyJudge, positions: readonly Position[]) {
  const said = positions.map((p) => {
    const { bias, weights } = judge.lesson(p.stage, p.side);
    return { ...p, chance: chanceOf(bias, weights, p.features) };
  });
  const turns = [...new Set(said.map(({ turn }) => turn))].sort((a, b) => a - b);
  return {
    matches: new Set(positions.map(({ match }) => match)).size,
    sides: sides.map((side) => ({
      side,
      all: scored(said.filter((p) => p.side === side)),
      turns: turns.map((turn) => ({
        turn,
        ...scored(said.filter((p) => p.side === side && p.turn === turn)),
      })),
    })),
  };
}

export type CheckReport = ReturnType<typeof checked>;
