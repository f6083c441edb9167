/** How sure a share is: the range that holds the truth in 95 of 100 such samples. */
export type Interval = readonly [low: number, high: number];

/** Of a normal distribution, 95 % lie so many standard errors around its middle. */
export const Z = 1.959964;

/** Wilson's interval for `hits` of `tries`: sound also near 0, near 1 and for few tries. */
export function wilson(hits: number, tries: number): Interval {
  if (tries === 0) return [0, 1];
  const share = hits / tries;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * tries)) / (1 + z2 / tries);
  const reach =
    (Z / (1 + z2 / tries)) * Math.sqrt((share * (1 - share)) / tries + z2 / (4 * tries * tries));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
