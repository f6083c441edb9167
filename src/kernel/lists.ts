/** Lists of states and boxes have no holes; this says so to the compiler. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}

/** Shuffles in place with chance that is not the dice of the match: for `redeal` and `imagine`. */
export function shuffle<T>(items: T[], random: (below: number) => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const swapped = at(items, i);
    items[i] = at(items, j);
    items[j] = swapped;
  }
  return items;
}

/** `at` for the tables of a box: kept apart, so that each stays fast on its own kind of list. */
export function cell(table: Int8Array | Int16Array | Uint8Array, index: number): number {
  const item = table[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}
