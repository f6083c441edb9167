/** How many steps every place of a map is away from the given ones; far more than any where no way leads. */
export function stepsFrom(
  near: readonly (readonly number[])[],
  ...from: readonly number[]
): readonly number[] {
  const steps = near.map(() => Number.MAX_SAFE_INTEGER);
  let level = from.filter((place) => place >= 0);
  for (let n = 0; level.length > 0; n++) {
    for (const place of level) steps[place] = n;
    level = [
      ...new Set(level.flatMap((place) => near[place] ?? []).filter((to) => (steps[to] ?? 0) > n)),
    ];
  }
  return steps;
}
