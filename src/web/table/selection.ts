import type { ByKind } from '../../boardkit/board.ts';
import {
  type Choice,
  FIELDS_OF,
  names,
  namesAnything,
  sameThing,
  type Thing,
} from '../../kernel/choice.ts';

const KINDS = ['piece', 'place'] as const;

/** The pieces and places a choice names. */
export const thingsOf = (choice: Choice): Thing[] => {
  const things: Thing[] = [];
  for (const kind of KINDS) {
    for (const field of FIELDS_OF[kind]) {
      const id = choice[field];
      if (id !== undefined) things.push({ kind, id });
    }
  }
  return things;
};

export const includes = (things: readonly Thing[], thing: Thing): boolean =>
  things.some((one) => sameThing(one, thing));

/** The choices that are still meant once these things were pointed at. */
export const fitting = (choices: readonly Choice[], picks: readonly Thing[]): readonly Choice[] =>
  picks.length === 0
    ? choices
    : choices.filter((choice) => picks.every((pick) => names(choice, pick)));

/** What all choices with a piece or place have in common: it need not be pointed at. */
export function subjects(choices: readonly Choice[]): Thing[] {
  const named = choices.filter(namesAnything);
  const [first] = named;
  if (!first || named.length < 2) return [];
  return thingsOf(first).filter((thing) => named.every((choice) => names(choice, thing)));
}

/** Pieces and places, each by its id, and the choices each leads to. */
export type Legal = ByKind<ReadonlyMap<string, readonly Choice[]>>;

/** What may be pointed at next. */
export function legal(choices: readonly Choice[], picks: readonly Thing[]): Legal {
  const left = fitting(choices, picks);
  const settled = byKind([...picks, ...subjects(left)]);
  const found = { pieces: new Map<string, Choice[]>(), places: new Map<string, Choice[]>() };
  for (const choice of left) {
    for (const thing of thingsOf(choice)) {
      if (ofKind(settled, thing).has(thing.id)) continue;
      const list = ofKind(found, thing).get(thing.id);
      if (!list) ofKind(found, thing).set(thing.id, [choice]);
      else if (list.at(-1) !== choice) list.push(choice);
    }
  }
  return found;
}

/** The half in which a thing is looked up. */
export const ofKind = <T>(halves: ByKind<T>, { kind }: Thing): T =>
  kind === 'piece' ? halves.pieces : halves.places;

export const isLegal = (lit: Legal, thing: Thing): boolean => ofKind(lit, thing).has(thing.id);

export function byKind(things: readonly Thing[]): ByKind<ReadonlySet<string>> {
  const found = { pieces: new Set<string>(), places: new Set<string>() };
  for (const thing of things) ofKind(found, thing).add(thing.id);
  return found;
}

export type Pointed =
  /** Not on offer: ask why not. */
  | { readonly refused: true }
  | {
      readonly refused: false;
      readonly picks: readonly Thing[];
      /** The one choice that is left. */
      readonly choice: Choice | null;
    };

const REFUSED: Pointed = { refused: true };

/** Somebody points at a piece or place: one step on, another way, or nowhere. */
export function point(choices: readonly Choice[], picks: readonly Thing[], thing: Thing): Pointed {
  if (includes(picks, thing))
    return settle(
      choices,
      picks.filter((pick) => !sameThing(pick, thing)),
      false,
    );
  if (isLegal(legal(choices, picks), thing)) return settle(choices, [...picks, thing], true);
  if (isLegal(legal(choices, []), thing)) return settle(choices, [thing], true);
  return REFUSED;
}

function settle(choices: readonly Choice[], picks: readonly Thing[], forward: boolean): Pointed {
  const left = fitting(choices, picks);
  const [only] = left;
  return { refused: false, picks, choice: forward && left.length === 1 && only ? only : null };
}
