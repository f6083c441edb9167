/** Who meets whom: each pair meets in one round, at two tables, with the sides changed. */
export interface Pairing {
  readonly round: number;
  /** Plays the first side. */
  readonly first: string;
  readonly second: string;
}

/** Everybody against everybody, by the circle: the first stays, the others go round. */
export function pairingsOf(entrants: readonly string[]): readonly Pairing[] {
  const ring: (string | null)[] = [...entrants];
  // Whoever meets nobody has a round off.
  if (ring.length % 2 === 1) ring.push(null);
  const pairings: Pairing[] = [];
  for (let round = 1; round < ring.length; round++) {
    for (let i = 0; i < ring.length / 2; i++) {
      const [a, b] = [ring[i], ring[ring.length - 1 - i]];
      if (!a || !b) continue;
      pairings.push({ round, first: a, second: b }, { round, first: b, second: a });
    }
    ring.splice(1, 0, ring.pop() ?? null);
  }
  return pairings;
}
