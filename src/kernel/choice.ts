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

/** Something on the board that a choice can name, and a person can point at. */
export interface Thing {
  readonly kind: 'piece' | 'place';
  readonly id: string;
}

/** Which fields of a choice name pieces, and which places. */
export const FIELDS_OF = { piece: ['piece', 'with'], place: ['at', 'to'] } as const;

/** Whether a choice is about something on the board; else it stands for itself: end, pass, a number. */
export const namesAnything = ({ piece, with: other, at, to }: Choice): boolean =>
  piece !== undefined || other !== undefined || at !== undefined || to !== undefined;

export const names = (choice: Choice, { kind, id }: Thing): boolean =>
  FIELDS_OF[kind].some((field) => choice[field] === id);

export const sameThing = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;

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

/** Reads a choice as `choiceKey` writes it: `move dublins to=loop n=2`. */
export function readChoiceText(text: string): Choice | null {
  const [deed, ...words] = text.trim().split(/\s+/);
  if (!deed || deed.includes('=')) return null;
  const choice: Record<string, string | number> = { do: deed };
  for (const word of words) {
    const at = word.indexOf('=');
    const field = at < 0 ? 'piece' : word.slice(0, at);
    const value = at < 0 ? word : word.slice(at + 1);
    if (!(CHOICE_FIELDS as readonly string[]).includes(field) || field in choice) return null;
    choice[field] = field === 'n' ? Number(value) : value;
  }
  return readChoice(choice);
}
