/** The nearest of some words to one that was mistyped, if any is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, word.length / 3);
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > least) continue;
    const far = distance(word.toLowerCase(), candidate.toLowerCase());
    if (far > least || (best !== undefined && far === least)) continue;
    best = candidate;
    least = far;
  }
  return best ?? known.find((candidate) => word.length > 1 && candidate.startsWith(word));
}

/** "did you mean …?" where a known word is near, else the words there are. */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near !== undefined) return `did you mean "${near}"?`;
  const more = known.length - LISTED;
  return `there is: ${known.slice(0, LISTED).join(', ') || 'none'}${more > 0 ? ` and ${more} more` : ''}`;
}

/** A list longer than this does not help a reader. */
const LISTED = 20;

/** How many letters must change (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
