import { type Interval, wilson, Z } from '../kernel/wilson.ts';

/** The interval of a mean of scores; `scores` are independent of each other. */
export function meanInterval(scores: readonly number[]): Interval {
  const n = scores.length;
  if (n === 0) return [0, 1];
  const average = mean(scores);
  if (n === 1) return [0, 1];
  const variance = scores.reduce((sum, s) => sum + (s - average) ** 2, 0) / (n - 1);
  // Like Wilson's, never narrower than two imagined halves would leave it: a clean sweep is no proof.
  const doubt = Math.max(Math.sqrt(variance / n), 0.5 / (n + 2));
  return [Math.max(0, average - Z * doubt), Math.min(1, average + Z * doubt)];
}

/** By how much one way is better than another over the same dice, match by match. */
export function pairedDifference(pairs: readonly (readonly [first: number, second: number])[]): {
  readonly difference: number;
  readonly interval: Interval;
} {
  const gains = pairs.map(([first, second]) => second - first);
  const n = gains.length;
  const difference = mean(gains);
  if (n < 2) return { difference, interval: [-1, 1] };
  const variance = gains.reduce((sum, gain) => sum + (gain - difference) ** 2, 0) / (n - 1);
  // Equal results of few matches are no proof that there is no difference.
  const reach = Z * Math.max(Math.sqrt(variance / n), 0.5 / (n + 2));
  return {
    difference,
    interval: [Math.max(-1, difference - reach), Math.min(1, difference + reach)],
  };
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** The value below which `part` of the sorted numbers lie. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** A heap of numbers in six. */
export interface Summary {
  readonly min: number;
  readonly p10: number;
  readonly median: number;
  readonly mean: number;
  readonly p90: number;
  readonly max: number;
}

export function summary(numbers: readonly number[]): Summary {
  const sorted = numbers.toSorted((a, b) => a - b);
  return {
    min: sorted[0] ?? 0,
    p10: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    mean: round(mean(sorted), 2),
    p90: quantile(sorted, 0.9),
    max: sorted.at(-1) ?? 0,
  };
}

export const round = (number: number, digits = 0): number => {
  const unit = 10 ** digits;
  return Math.round(number * unit) / unit;
};

/** How often something happened, with its share and how sure that is. */
export interface Share {
  readonly games: number;
  readonly share: number;
  readonly interval: Interval;
}

export function share(hits: number, tries: number): Share {
  const [low, high] = wilson(hits, tries);
  return {
    games: hits,
    share: tries === 0 ? 0 : round(hits / tries, 4),
    interval: [round(low, 4), round(high, 4)],
  };
}

/** Counts by name, most frequent first, then by name. */
export function shares(names: readonly string[]): Record<string, Share> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries(
    [...counts]
      .sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en'))
      .map(([name, hits]) => [name, share(hits, names.length)]),
  );
}
