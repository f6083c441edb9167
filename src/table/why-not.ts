import { CHOICE_FIELDS, type Choice, choiceKey } from '../kernel/choice.ts';
import type { GameState, Refusal, Side } from '../kernel/game.ts';
import type { Play } from '../kernel/play.ts';

/** What was pointed at. */
export interface Thing {
  readonly kind: 'piece' | 'place';
  readonly id: string;
}

const ID_FIELDS = ['piece', 'with', 'at', 'to'] as const;
const FIELDS_OF = { piece: ['piece', 'with'], place: ['to', 'at'] } as const;
/** Refusals that say little: shown only if nothing better is found. */
const VAGUE = new Set(['notOffered', 'notNow', 'unknownDeed']);

/**
 * Why picking `id` leads nowhere. A person points at a thing, not at a choice, so the choices on
 * offer are tried with that thing in each of their places, and the most telling refusal answers.
 */
export function explain(
  play: Play<GameState, unknown>,
  side: Side,
  picks: readonly string[],
  thing: Thing,
): Refusal | null {
  const owed = play.owedBy(side);
  if (!owed) return play.whyNot(side, { do: '' });
  const choices = play.choices(owed);
  const fitting = choices.filter((choice) => picks.every((pick) => names(choice, pick)));
  let vague: Refusal | null = null;
  for (const tried of substitutes(fitting.length > 0 ? fitting : choices, picks, thing)) {
    const refusal = play.whyNot(side, tried);
    if (refusal.rule !== null && !VAGUE.has(refusal.reason)) return refusal;
    vague ??= refusal;
  }
  return vague;
}

const names = (choice: Choice, id: string): boolean =>
  ID_FIELDS.some((field) => choice[field] === id);

/** The choices with the thing put in place of another of its kind that was not picked, each once. */
function substitutes(
  choices: readonly Choice[],
  picks: readonly string[],
  { kind, id }: Thing,
): Choice[] {
  const known = new Set(choices.map(choiceKey));
  const tried = new Map<string, Choice>();
  for (const field of FIELDS_OF[kind]) {
    for (const choice of choices) {
      const value = choice[field];
      if (value === undefined || picks.includes(value)) continue;
      const other = inOrder({ ...choice, [field]: id });
      const key = choiceKey(other);
      if (!known.has(key)) tried.set(key, other);
    }
  }
  return [...tried.values()];
}

const inOrder = (choice: Choice): Choice =>
  Object.fromEntries(
    CHOICE_FIELDS.filter((field) => choice[field] !== undefined).map((field) => [
      field,
      choice[field],
    ]),
  ) as unknown as Choice;
