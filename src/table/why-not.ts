import {
  CHOICE_FIELDS,
  type Choice,
  choiceKey,
  FIELDS_OF,
  names,
  type Thing,
} from '../kernel/choice.ts';
import type { GameState, Refusal, Side } from '../kernel/game.ts';
import type { Play } from '../kernel/play.ts';

/** Where a deed leads to tells more than where it happens. */
const TRIED_FIRST = { piece: ['piece', 'with'], place: ['to', 'at'] } as const;
/** Refusals of the kernel that say little: shown only if nothing better is found. */
const VAGUE = new Set(['notOffered', 'notNow', 'unknownDeed']);
/** Refusals that say what kind of thing is asked for, and nothing about this one. */
const WANTS = new Set(['wantsPiece', 'wantsPlace', 'wantsAnswer', 'asksAboutIt']);

/** Whether a refusal says something about the thing itself. */
export const tells = (refusal: Refusal | null): refusal is Refusal =>
  refusal !== null && !VAGUE.has(refusal.reason) && !WANTS.has(refusal.reason);

/**
 * Why picking `id` leads nowhere. A person points at a thing, not at a choice, so the choices on
 * offer are tried with that thing in each of their places, then what the game says may be meant by
 * pointing at it, then the same as if nothing had been picked before. The most telling refusal answers.
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
  const weakReasons = new Set<string>(play.rules.weakReasons);
  let weak: Refusal | null = null;
  let vague: Refusal | null = null;
  let isOffered = false;
  for (const tried of [
    ...substitutes(fitting.length > 0 ? fitting : choices, picks, thing),
    ...(play.rules.meant?.(play, owed, thing, picks) ?? []),
    ...(picks.length > 0 ? substitutes(choices, [], thing) : []),
  ]) {
    if (play.offered(owed, tried)) {
      isOffered = true;
      continue;
    }
    const refusal = play.whyNot(side, tried);
    if (!tells(refusal)) vague ??= refusal;
    else if (weakReasons.has(refusal.reason)) weak ??= refusal;
    else return refusal;
  }
  if (weak) return weak;
  if (isOffered) return null;
  const rule = play.ruleOf(owed);
  return wanted(choices, thing, rule) ?? vague ?? { rule, reason: 'asksAboutIt' };
}

/** What is asked for instead; `null` where things of this kind are. */
function wanted(choices: readonly Choice[], { kind }: Thing, rule: string | null): Refusal | null {
  const asks = (which: Thing['kind']): boolean =>
    choices.some((choice) => FIELDS_OF[which].some((field) => choice[field] !== undefined));
  if (asks(kind)) return null;
  if (kind === 'place' && asks('piece')) return { rule, reason: 'wantsPiece' };
  if (kind === 'piece' && asks('place')) return { rule, reason: 'wantsPlace' };
  return { rule, reason: 'wantsAnswer' };
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
