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

/** More in a heap would not be quicker. */
const MOST = 250;

/**
 * The matches of a plan that are not yet played, in heaps of at most so many, small enough to keep
 * all workers busy to the end and large enough not to chatter.
 */
export function batches(
  plan: MatchPlan,
  games: number,
  workers: number,
  played: ReadonlySet<number> = new Set(),
  most = MOST,
): Batch[] {
  const size = Math.max(1, Math.min(most, Math.ceil(games / (workers * 8))));
  const todo: Batch[] = [];
  let from = 0;
  for (let index = 0; index <= games; index++) {
    const cut = index === games || played.has(index);
    if (!cut && index - from < size) continue;
    if (index > from) todo.push({ plan, from, to: index });
    from = played.has(index) ? index + 1 : index;
  }
  return todo;
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
  /** Of each gauge of the game, how it stood over the matches that began each turn. */
  readonly curves: Readonly<Record<string, readonly CurvePoint[]>>;
  /** How many matches ended in which way in which turn. */
  readonly ends: readonly End[];
  readonly violations: number;
  /** The first of them. */
  readonly violated: readonly { readonly match: number; readonly problem: string }[];
}

export interface CurvePoint extends Summary {
  readonly turn: number;
  readonly games: number;
}

export interface End {
  readonly winner: string;
  readonly ending: string;
  readonly turn: number;
  readonly games: number;
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
    curves: curvesOf(records),
    ends: endsOf(records),
    violations: violated.length,
    violated: violated.slice(0, 10),
  };
}

function metricsOf(outcomes: readonly object[]): Record<string, Summary> {
  const values = new Map<string, number[]>();
  for (const outcome of outcomes) {
    for (const [name, value] of Object.entries(outcome)) {
      if (typeof value !== 'number') continue;
      heaped(values, name, newHeap).push(value);
    }
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, summary(list)]));
}

function curvesOf(records: readonly MatchRecord[]): Record<string, CurvePoint[]> {
  const heaps = new Map<string, Map<number, number[]>>();
  for (const { course } of records) {
    for (const { turn, gauges } of course) {
      for (const [name, value] of Object.entries(gauges)) {
        heaped(heaped(heaps, name, newHeaps), turn, newHeap).push(value);
      }
    }
  }
  const curve = (byTurn: ReadonlyMap<number, number[]>): CurvePoint[] =>
    [...byTurn]
      .sort(([a], [b]) => a - b)
      .map(([turn, values]) => ({ turn, games: values.length, ...summary(values) }));
  return Object.fromEntries([...heaps].map(([name, byTurn]) => [name, curve(byTurn)]));
}

const newHeap = (): number[] => [];
const newHeaps = (): Map<number, number[]> => new Map();

function heaped<K, V>(heaps: Map<K, V>, key: K, make: () => V): V {
  const found = heaps.get(key);
  if (found !== undefined) return found;
  const made = make();
  heaps.set(key, made);
  return made;
}

function endsOf(records: readonly MatchRecord[]): End[] {
  const counted = new Map<string, End>();
  for (const { outcome, turns: turn } of records) {
    if (!outcome) continue;
    const winner = outcome.winner ?? 'draw';
    const key = `${winner}/${outcome.ending}/${turn}`;
    const games = (counted.get(key)?.games ?? 0) + 1;
    counted.set(key, { winner, ending: outcome.ending, turn, games });
  }
  return [...counted.values()].sort(
    (a, b) =>
      a.winner.localeCompare(b.winner, 'en') ||
      a.ending.localeCompare(b.ending, 'en') ||
      a.turn - b.turn,
  );
}
