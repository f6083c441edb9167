import { CHOICE_FIELDS, type Choice, choiceKey, names, type Thing } from '../kernel/choice.ts';
import type { GameState, Refusal, Side } from '../kernel/game.ts';
import type { Play } from '../kernel/play.ts';

/** Where a deed leads to tells more than where it happens. */
const TRIED_FIRST = { piece: ['piece', 'with'], place: ['to', 'at'] } as const;
/** Refusals that say little: shown only if nothing better is found. */
const VAGUE = new Set(['notOffered', 'notNow', 'unknownDeed']);

/**
 * Why picking `id` leads nowhere. A person points at a thing, not at a choice, so the choices on
 * offer are tried with that thing in each of their places, and the most telling refusal answers.
 */
export function explain(
  play: Play<GameState, unknown>,
  side: Side,
  picks: readonly Thing[],
  thing: Thing,
): Refusal | null {
  const owed = play.owedBy(side);
  if (!owed) return play.whyNot(side, { do: '' });
  const choices = play.choices(owed);
  const fitting = choices.filter((choice) => picks.every((pick) => names(choice, pick)));
  let vague: Refusal | null = null;
  for (const tried of substitutes(fitting.length > 0 ? fitting : choices, picks, thing)) {
    if (play.offered(owed, tried)) continue;
    const refusal = play.whyNot(side, tried);
    if (refusal.rule !== null && !VAGUE.has(refusal.reason)) return refusal;
    vague ??= refusal;
  }
  return vague;
}

/** The choices with the thing put in place of another of its kind that was not picked, each once. */
function substitutes(choices: readonly Choice[], picks: readonly Thing[], thing: Thing): Choice[] {
  const known = new Set(choices.map(choiceKey));
  const tried = new Map<string, Choice>();
  const isPicked = (id: string): boolean =>
    picks.some((pick) => pick.kind === thing.kind && pick.id === id);
  for (const field of TRIED_FIRST[thing.kind]) {
    for (const choice of choices) {
      const value = choice[field];
      if (value === undefined || isPicked(value)) continue;
      const other = inOrder({ ...choice, [field]: thing.id });
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
