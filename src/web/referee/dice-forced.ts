import type { AskedRoll, ForcedRoll } from '../../kernel/dice.ts';

/** A roll that fell, as a person would change it. */
export interface Fallen {
  readonly key: string;
  readonly shows: string;
  readonly forced: boolean;
  /** What it may show instead. */
  readonly could: readonly string[];
}

/** Rolls of one name in a row beyond this are a shuffle, which nobody sets die by die. */
const SHUFFLE = 6;

/** The dice of a case that one may want to set; shuffles are left out. */
export function fallen(rolled: readonly AskedRoll[]): Fallen[] {
  const many = new Map<string, number>();
  for (const { key } of rolled) many.set(key, (many.get(key) ?? 0) + 1);
  return rolled
    .filter(({ key }) => (many.get(key) ?? 0) <= SHUFFLE)
    .map(({ key, face, drawn, forced, sides, lowest, drawable }) => ({
      key,
      shows: drawn ?? String(face),
      forced,
      could: drawable
        ? [...new Set(drawable())]
        : Array.from({ length: sides }, (_, n) => String(lowest + n)),
    }));
}

/** The same dice, but the nth of those that fell shows something else; earlier ones of its name stay as they fell. */
export function withRoll(
  dice: readonly ForcedRoll[],
  rolled: readonly Fallen[],
  nth: number,
  shows: string,
): ForcedRoll[] {
  const meant = rolled[nth];
  if (!meant) return [...dice];
  const others = dice.filter((roll) => roll.for !== meant.key);
  const own = rolled.flatMap((roll, i): ForcedRoll[] => {
    if (roll.key !== meant.key || (i > nth && !roll.forced)) return [];
    return [forced(roll, i === nth ? shows : roll.shows)];
  });
  return [...others, ...own];
}

/** A number is a face; anything else was drawn by its name. */
const forced = ({ key, could }: Fallen, shows: string): ForcedRoll =>
  could.every((one) => /^\d+$/.test(one))
    ? { face: Number(shows), for: key }
    : { draw: shows, for: key };
