/**
 * One legal answer to a decision. All games share this shape, so that the board can light up
 * the pieces and places that choices name without knowing the game.
 * Ids are component ids, the same that positions and events use.
 */
export interface Choice {
  /** The deed, as a verb of the game: `move`, `fire`, `pass`. */
  readonly do: string;
  /** The piece that acts. */
  readonly piece?: string;
  /** A second piece: the target, the card spent, the passenger. */
  readonly with?: string;
  /** The place where it happens. */
  readonly at?: string;
  /** The place it leads to. */
  readonly to?: string;
  /** A number to settle: points, distance, dice. */
  readonly n?: number;
  /** A named alternative, where no piece or place says it. */
  readonly as?: string;
}

export const CHOICE_FIELDS = ['do', 'piece', 'with', 'at', 'to', 'n', 'as'] as const;

export const sameChoice = (a: Choice, b: Choice): boolean =>
  a.do === b.do &&
  a.piece === b.piece &&
  a.to === b.to &&
  a.at === b.at &&
  a.with === b.with &&
  a.n === b.n &&
  a.as === b.as;

/** A short text that names a choice: `move dublins to=loop`. Equal choices, equal text. */
export function choiceKey(choice: Choice): string {
  let key = choice.do;
  if (choice.piece !== undefined) key += ` ${choice.piece}`;
  if (choice.with !== undefined) key += ` with=${choice.with}`;
  if (choice.at !== undefined) key += ` at=${choice.at}`;
  if (choice.to !== undefined) key += ` to=${choice.to}`;
  if (choice.n !== undefined) key += ` n=${choice.n}`;
  if (choice.as !== undefined) key += ` as=${choice.as}`;
  return key;
}

/** Reads a choice from untrusted data: only known fields, only the right types. */
export function readChoice(data: unknown): Choice | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const fields = data as Record<string, unknown>;
  if (typeof fields['do'] !== 'string') return null;
  for (const key of Object.keys(fields)) {
    if (!(CHOICE_FIELDS as readonly string[]).includes(key)) return null;
    const value = fields[key];
    if (key === 'n' ? !Number.isInteger(value) : typeof value !== 'string') return null;
  }
  return data as Choice;
}
