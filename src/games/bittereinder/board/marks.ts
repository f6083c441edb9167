/** Small drawings of the live layer, in screen pixels around 0,0. */

/** A palisade round a besieged stack: its teeth point inwards. */
export function palisade(r: number): string {
  const teeth = Math.round(r * 0.95);
  const at = (radius: number, angle: number): string =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const a = (i / teeth) * 2 * Math.PI;
    const w = (0.55 / teeth) * Math.PI;
    d += `M${at(r, a - w)}L${at(r - 4.5, a)}L${at(r, a + w)}z`;
  }
  return d;
}

/** The star on the sign of a capital. */
export const STAR = 'M0-4.6l1.3 3 3.3.3-2.5 2.2.8 3.2L0 2.4l-2.9 1.7.8-3.2-2.5-2.2 3.3-.3z';

/** Flags on a staff at a town: square for the Empire, swallow-tailed for the Republics. */
export const FLAGS = {
  1: 'M0-15.5h10.5v7H0z',
  2: 'M0-15.5h11.5l-3.2 3.5 3.2 3.5H0z',
} as const;
