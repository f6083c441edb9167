import { logistic } from '../../kernel/judge.ts';

/** One position as a judge sees it, and what came of the match. */
export interface Sample {
  readonly features: readonly number[];
  /** 1 won, 0 lost, 0.5 drawn; or points. */
  readonly result: number;
  /** The match it is from: positions of one match are no independent evidence. */
  readonly match: string;
}

export interface Weights {
  readonly bias: number;
  readonly weights: readonly number[];
}

/** Steps of Newton's method; it settles in fewer. */
const STEPS = 25;

/** What is said of a sum, and how steeply it changes there. */
type Curve = (sum: number) => { readonly said: number; readonly slope: number };

const chances: Curve = (sum) => {
  const said = logistic(sum);
  return { said, slope: said * (1 - said) };
};

const straight: Curve = (said) => ({ said, slope: 1 });

/** By feature: 1 if its weight may not be negative, -1 if not positive, 0 if it may be either. */
export type Signs = readonly number[];

/** Weights whose sum is a win chance (logistic regression). */
export const fitted = (samples: readonly Sample[], ridge: number, signs: Signs = []): Weights =>
  signed(samples, ridge, signs, chances);

/** Weights whose sum is the result itself: a number of points. */
export const fittedLine = (samples: readonly Sample[], ridge: number, signs: Signs = []): Weights =>
  signed(samples, ridge, signs, straight);

/** Weights of the right sign: a feature that would get the wrong one is left out, until none does. */
function signed(samples: readonly Sample[], ridge: number, signs: Signs, curve: Curve): Weights {
  const left = new Set<number>();
  for (;;) {
    const found = learned(samples, ridge, curve, left);
    const wrong = found.weights.flatMap((weight, i) => (weight * (signs[i] ?? 0) < 0 ? [i] : []));
    if (wrong.length === 0) return found;
    for (const i of wrong) left.add(i);
  }
}

/**
 * Regression that shrinks weights (`ridge`), by Newton's method on standardised features. Every
 * match counts the same, however many positions it has.
 */
function learned(
  samples: readonly Sample[],
  ridge: number,
  curve: Curve,
  without: ReadonlySet<number>,
): Weights {
  const width = samples[0]?.features.length ?? 0;
  const { means, spreads } = standards(samples, width);
  const rows = samples.map(({ features }) => [
    1,
    ...features.map((x, i) =>
      without.has(i) ? 0 : (x - (means[i] as number)) / (spreads[i] as number),
    ),
  ]);
  const shares = sharesOf(samples);
  const w = new Array<number>(width + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = w.map((value, i) => (i === 0 ? 0 : -ridge * value));
    const bends = w.map((_, i) => w.map((__, j) => (i === j ? (i === 0 ? 1e-9 : ridge) : 0)));
    for (let n = 0; n < rows.length; n++) {
      const row = rows[n] as number[];
      const share = shares[n] as number;
      const { said, slope } = curve(dot(w, row));
      const off = share * ((samples[n] as Sample).result - said);
      const bend = share * slope;
      for (let i = 0; i <= width; i++) {
        const x = row[i] as number;
        if (x === 0) continue;
        gradient[i] = (gradient[i] as number) + off * x;
        const line = bends[i] as number[];
        for (let j = 0; j <= i; j++) line[j] = (line[j] as number) + bend * x * (row[j] as number);
      }
    }
    const change = solved(bends, gradient);
    for (let i = 0; i <= width; i++) w[i] = (w[i] as number) + (change[i] as number);
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  const weights = w.slice(1).map((value, i) => value / (spreads[i] as number));
  const bias = (w[0] as number) - dot(weights, means);
  return { bias, weights };
}

const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
};

/** A feature that never changes says nothing; its spread is taken as 1. */
function standards(samples: readonly Sample[], width: number) {
  const means = new Array<number>(width).fill(0);
  const squares = new Array<number>(width).fill(0);
  for (const { features } of samples)
    for (let i = 0; i < width; i++) {
      const x = features[i] as number;
      means[i] = (means[i] as number) + x / samples.length;
      squares[i] = (squares[i] as number) + (x * x) / samples.length;
    }
  const spreads = means.map((mean, i) =>
    Math.sqrt(Math.max(0, (squares[i] as number) - mean * mean)),
  );
  return { means, spreads: spreads.map((spread) => (spread > 1e-9 ? spread : 1)) };
}

/** By sample: 1 divided by how many its match has. */
function sharesOf(samples: readonly Sample[]): number[] {
  const counts = new Map<string, number>();
  for (const { match } of samples) counts.set(match, (counts.get(match) ?? 0) + 1);
  return samples.map(({ match }) => 1 / (counts.get(match) ?? 1));
}

/** Solves a symmetric, positive system given by its lower half (Cholesky). */
function solved(lower: readonly number[][], right: readonly number[]): number[] {
  const n = right.length;
  const root = lower.map((row) => [...row]);
  const cell = (i: number, j: number): number => root[i]?.[j] as number;
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = cell(i, j);
      for (let k = 0; k < j; k++) sum -= cell(i, k) * cell(j, k);
      (root[i] as number[])[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / cell(j, j);
    }
  const half: number[] = [];
  for (let i = 0; i < n; i++) {
    let sum = right[i] as number;
    for (let k = 0; k < i; k++) sum -= cell(i, k) * (half[k] as number);
    half[i] = sum / cell(i, i);
  }
  const found = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let sum = half[i] as number;
    for (let k = i + 1; k < n; k++) sum -= cell(k, i) * (found[k] as number);
    found[i] = sum / cell(i, i);
  }
  return found;
}
