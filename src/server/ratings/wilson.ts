const Z = 1.959964;

/** Wilson's 95 % interval of a share: so many of so many. */
export function wilson(won: number, played: number): readonly [low: number, high: number] {
  if (played === 0) return [0, 1];
  const p = won / played;
  const z2 = (Z * Z) / played;
  const middle = p + z2 / 2;
  const half = Z * Math.sqrt((p * (1 - p)) / played + z2 / (4 * played));
  return [(middle - half) / (1 + z2), (middle + half) / (1 + z2)];
}
