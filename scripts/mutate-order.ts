import path from 'node:path';

/** `08-siege` of `rules/08-siege.ts` and of `rules/08-siege.test.ts`. */
const nameOf = (file: string): string => path.basename(file).replace(/(\.test)?\.ts$/, '');

const chapterOf = (name: string): string => name.split('-')[0] ?? '';

function distance(test: string, mutated: string): number {
  const [name, own] = [nameOf(test), nameOf(mutated)];
  if (test.includes('/cli/')) return 5;
  if (test.endsWith('/contract.test.ts')) return 6;
  if (name === own) return 0;
  if (!test.includes('/rules/')) return name === 'secrets' || name === 'odds' ? 3 : 4;
  return chapterOf(name) === chapterOf(own) ? 1 : 2;
}

/**
 * Tests in the order in which they are likely to notice a change of a source: its own, those of
 * the chapter, the other rules, the rest of the game, recorded matches, the contract.
 */
export function likeliestFirst(tests: readonly string[], mutated: string): string[] {
  return tests.toSorted(
    (a, b) => distance(a, mutated) - distance(b, mutated) || (a < b ? -1 : a > b ? 1 : 0),
  );
}
