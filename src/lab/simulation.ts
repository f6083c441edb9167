import type { AnyGame } from '../kernel/face.ts';
import { type MatchPlan, type MatchRecord, runMatch } from './match-run.ts';
import { type Share, type Summary, shares, summary } from './statistics.ts';

/** Some matches of a plan: those with these numbers. */
export interface Batch {
  readonly plan: MatchPlan;
  readonly from: number;
  readonly to: number;
}

export const runBatch = (game: AnyGame, { plan, from, to }: Batch): MatchRecord[] =>
  Array.from({ length: to - from }, (_, i) => runMatch(game, plan, from + i));

/** Small enough to keep all workers busy to the end, large enough not to chatter. */
export function batches(plan: MatchPlan, games: number, workers: number): Batch[] {
  const size = Math.max(1, Math.min(250, Math.ceil(games / (workers * 8))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    plan,
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

/** What many matches have in common. Depends on the records alone, not on who played them when. */
export interface Findings {
  readonly games: number;
  readonly decisions: number;
  readonly results: {
    readonly winners: Readonly<Record<string, Share>>;
    readonly endings: Readonly<Record<string, Share>>;
  };
  readonly lengths: { readonly decisions: Summary; readonly turns: Summary };
  /** The numbers a game notes in its outcomes: points, losses, levels of victory. */
  readonly metrics: Readonly<Record<string, Summary>>;
  readonly violations: number;
  /** The first of them. */
  readonly violated: readonly { readonly match: number; readonly problem: string }[];
}

export function findings(records: readonly MatchRecord[]): Findings {
  const ended = records.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  const violated = records.flatMap(({ index, violations }) =>
    violations.map((problem) => ({ match: index, problem })),
  );
  return {
    games: records.length,
    decisions: records.reduce((sum, record) => sum + record.decisions, 0),
    results: {
      winners: shares(ended.map((outcome) => outcome.winner ?? 'draw')),
      endings: shares(ended.map((outcome) => outcome.ending)),
    },
    lengths: {
      decisions: summary(records.map((record) => record.decisions)),
      turns: summary(records.map((record) => record.turns)),
    },
    metrics: metricsOf(ended),
    violations: violated.length,
    violated: violated.slice(0, 10),
  };
}

function metricsOf(outcomes: readonly object[]): Record<string, Summary> {
  const values = new Map<string, number[]>();
  for (const outcome of outcomes) {
    for (const [name, value] of Object.entries(outcome)) {
      if (typeof value !== 'number') continue;
      const list = values.get(name);
      if (list) list.push(value);
      else values.set(name, [value]);
    }
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, summary(list)]));
}
