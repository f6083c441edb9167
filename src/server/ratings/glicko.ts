/**
 * Glicko-2 (M. Glickman, "Example of the Glicko-2 system"), as pure functions. The formulas are his;
 * what we add to them, the advantage of a side, stands in `rate.ts`. Skills are in his inner scale;
 * `toShown` and `fromShown` change between that and the figures people read.
 */
export interface Skill {
  readonly mu: number;
  /** Standard deviation of `mu`: how little is known. */
  readonly phi: number;
  /** How much the skill itself is thought to change from one period to the next. */
  readonly sigma: number;
}

/** One result against somebody of known strength. */
export interface Met {
  readonly mu: number;
  readonly phi: number;
  /** 1 won, ½ drawn, 0 lost. */
  readonly score: number;
}

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How readily the volatility changes. */
const TAU = 0.5;
const CLOSE = 1e-6;

/** Whoever has played nothing yet. */
export const NEWCOMER: Skill = { mu: 0, phi: 350 / SCALE, sigma: 0.06 };

export const toShown = ({ mu, phi }: Pick<Skill, 'mu' | 'phi'>) => ({
  rating: MIDDLE + SCALE * mu,
  deviation: SCALE * phi,
});
export const fromShown = (rating: number, deviation: number, sigma: number): Skill => ({
  mu: (rating - MIDDLE) / SCALE,
  phi: deviation / SCALE,
  sigma,
});
/** A difference or deviation of people's figures in the inner scale, and back. */
export const inward = (points: number): number => points / SCALE;
export const outward = (inner: number): number => inner * SCALE;

/** How much less a result says because the other's strength is not known. */
export const dampening = (phi: number): number =>
  1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** The score to be expected of a lead of so much, where it is uncertain by `phi`. */
export const expected = (lead: number, phi: number): number =>
  1 / (1 + Math.exp(-dampening(phi) * lead));

/** The skill after some results; `periods` is the time that has passed since the last, in rating periods. */
export function update(skill: Skill, met: readonly Met[], periods = 1): Skill {
  if (met.length === 0) return rest(skill, periods);
  const { mu, phi } = skill;
  let information = 0;
  let surprise = 0;
  for (const { mu: other, phi: unsure, score } of met) {
    const g = dampening(unsure);
    const e = expected(mu - other, unsure);
    information += g * g * e * (1 - e);
    surprise += g * (score - e);
  }
  const v = 1 / information;
  const delta = v * surprise;
  const sigma = volatility(skill, v, delta);
  const before = phi * phi + sigma * sigma * periods;
  const after = 1 / Math.sqrt(1 / before + 1 / v);
  return { mu: mu + after * after * surprise, phi: after, sigma };
}

/** Nothing was played: less is known. */
export const rest = ({ mu, phi, sigma }: Skill, periods: number): Skill => ({
  mu,
  phi: Math.sqrt(phi * phi + sigma * sigma * periods),
  sigma,
});

/** Step 5: the volatility that explains a surprise of `delta` best, by the Illinois method. */
function volatility({ phi, sigma }: Skill, v: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    const d = phi * phi + v + ex;
    return (ex * (delta * delta - d)) / (2 * d * d) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
