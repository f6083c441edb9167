import { CHOICE_FIELDS, type Choice, choiceKey } from '../../kernel/choice.ts';
import type { GameState, Refusal, Side } from '../../kernel/game.ts';
import type { Play } from '../../kernel/play.ts';

const ID_FIELDS = ['piece', 'with', 'at', 'to'] as const;
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
  id: string,
): Refusal | null {
  const owed = play.owedBy(side);
  if (!owed) return play.whyNot(side, { do: '' });
  const choices = play.choices(owed);
  const fitting = choices.filter((choice) => picks.every((pick) => names(choice, pick)));
  let vague: Refusal | null = null;
  for (const tried of substitutes(fitting.length > 0 ? fitting : choices, picks, id)) {
    const refusal = play.whyNot(side, tried);
    if (refusal.rule !== null && !VAGUE.has(refusal.reason)) return refusal;
    vague ??= refusal;
  }
  return vague;
}

const names = (choice: Choice, id: string): boolean =>
  ID_FIELDS.some((field) => choice[field] === id);

/** The choices with `id` put in place of something that was not picked, each once. */
function substitutes(choices: readonly Choice[], picks: readonly string[], id: string): Choice[] {
  const known = new Set(choices.map(choiceKey));
  const tried = new Map<string, Choice>();
  for (const field of ['to', 'piece', 'at', 'with'] as const) {
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
