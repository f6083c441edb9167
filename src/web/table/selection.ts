import type { Choice } from '../../kernel/choice.ts';

const ID_FIELDS = ['piece', 'with', 'at', 'to'] as const;

/** The pieces and places a choice names. */
export const idsOf = (choice: Choice): string[] => {
  const ids: string[] = [];
  for (const field of ID_FIELDS) {
    const id = choice[field];
    if (id !== undefined) ids.push(id);
  }
  return ids;
};

export const names = (choice: Choice, id: string): boolean =>
  ID_FIELDS.some((field) => choice[field] === id);

/** The choices that are still meant once these things were pointed at. */
export const fitting = (choices: readonly Choice[], picks: readonly string[]): readonly Choice[] =>
  picks.length === 0
    ? choices
    : choices.filter((choice) => picks.every((pick) => names(choice, pick)));

/** What all choices with a piece or place have in common: it need not be pointed at. */
export function subjects(choices: readonly Choice[]): string[] {
  const named = choices.filter((choice) => idsOf(choice).length > 0);
  const [first] = named;
  if (!first || named.length < 2) return [];
  return idsOf(first).filter((id) => named.every((choice) => names(choice, id)));
}

/** What may be pointed at next, and which choices each thing leads to. */
export function legal(
  choices: readonly Choice[],
  picks: readonly string[],
): ReadonlyMap<string, readonly Choice[]> {
  const left = fitting(choices, picks);
  const settled = new Set([...picks, ...subjects(left)]);
  const map = new Map<string, Choice[]>();
  for (const choice of left) {
    for (const id of new Set(idsOf(choice))) {
      if (settled.has(id)) continue;
      const list = map.get(id);
      if (list) list.push(choice);
      else map.set(id, [choice]);
    }
  }
  return map;
}

export type Pointed =
  /** Not on offer: ask why not. */
  | { readonly refused: true }
  | {
      readonly refused: false;
      readonly picks: readonly string[];
      /** The one choice that is left. */
      readonly choice: Choice | null;
    };

const REFUSED: Pointed = { refused: true };

/** Somebody points at a piece or place: one step on, another way, or nowhere. */
export function point(choices: readonly Choice[], picks: readonly string[], id: string): Pointed {
  if (picks.includes(id))
    return settle(
      choices,
      picks.filter((pick) => pick !== id),
      false,
    );
  if (legal(choices, picks).has(id)) return settle(choices, [...picks, id], true);
  if (legal(choices, []).has(id)) return settle(choices, [id], true);
  return REFUSED;
}

function settle(choices: readonly Choice[], picks: readonly string[], forward: boolean): Pointed {
  const left = fitting(choices, picks);
  const [only] = left;
  return { refused: false, picks, choice: forward && left.length === 1 && only ? only : null };
}
