import { stream } from '../kernel/dice.ts';
import { quantile, round } from './statistics.ts';

/** Two players met: the points (0, ½ or 1 per game) of the first, and out of how many. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
  /** One entry per pair of mirrored games: points of the first player out of `games`. */
  readonly pairs: readonly { readonly points: number; readonly games: number }[];
}

export interface Rating {
  readonly name: string;
  readonly elo: number;
  readonly interval: readonly [low: number, high: number];
}

const PER_STEP = 400 / Math.LN10;
const ROUNDS = 300;
const RESAMPLES = 400;

/**
 * Ratings that explain all meetings best (Bradley and Terry), the first named player at 0.
 * Intervals come from drawing the mirrored pairs anew: games of a pair share their dice, so a pair
 * counts as one observation.
 */
export function ratings(names: readonly string[], meetings: readonly Meeting[]): Rating[] {
  const best = strengths(names, meetings.map(total));
  const random = stream('elo');
  const drawn = names.map(() => [] as number[]);
  for (let i = 0; i < RESAMPLES; i++) {
    const sample = strengths(
      names,
      meetings.map((meeting) => total(resampled(meeting, random))),
    );
    for (const [at, elo] of sample.entries()) drawn[at]?.push(elo);
  }
  return names.map((name, at) => {
    const sorted = (drawn[at] ?? []).sort((a, b) => a - b);
    return {
      name,
      elo: round(best[at] ?? 0),
      interval: [round(quantile(sorted, 0.025)), round(quantile(sorted, 0.975))],
    };
  });
}

interface Total {
  readonly first: string;
  readonly second: string;
  readonly points: number;
  readonly games: number;
}

const total = ({ first, second, pairs }: Meeting): Total => ({
  first,
  second,
  points: pairs.reduce((sum, pair) => sum + pair.points, 0),
  games: pairs.reduce((sum, pair) => sum + pair.games, 0),
});

function resampled(meeting: Meeting, random: (below: number) => number): Meeting {
  const { pairs } = meeting;
  return { ...meeting, pairs: pairs.map((pair) => pairs[random(pairs.length)] ?? pair) };
}

/** Strengths by repeated balancing of points against expectation. */
function strengths(names: readonly string[], totals: readonly Total[]): number[] {
  const strength = new Map(names.map((name) => [name, 1]));
  const of = (name: string) => strength.get(name) ?? 1;
  // One drawn game per meeting keeps a clean sweep from an infinite rating.
  const met = totals.map((t) => ({ ...t, points: t.points + 0.5, games: t.games + 1 }));
  for (let i = 0; i < ROUNDS; i++) {
    for (const name of names) {
      let points = 0;
      let expected = 0;
      for (const t of met) {
        if (t.first !== name && t.second !== name) continue;
        points += t.first === name ? t.points : t.games - t.points;
        expected += t.games / (of(t.first) + of(t.second));
      }
      if (expected > 0) strength.set(name, points / expected);
    }
  }
  const anchor = Math.log(of(names[0] ?? ''));
  return names.map((name) => PER_STEP * (Math.log(of(name)) - anchor));
}
