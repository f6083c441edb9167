import { type Choice, choiceKey } from '../../kernel/choice.ts';
import type { Owed, Refusal, Side } from '../../kernel/game.ts';
import { isObject, type Json } from '../../kernel/json.ts';
import type { Speech } from '../../kernel/text.ts';
import { oddsLines, sayChoice, sayQuestion, textViewLines } from '../saying.ts';
import type { CaseDeed, Question } from './case-file.ts';
import { CaseError, type Moment } from './moment.ts';

export interface WhyNot {
  readonly rule: string | null;
  readonly reason: string;
  readonly words: string;
  readonly ruleText: string | null;
  /** Not the moment for it either. */
  readonly besides?: { readonly rule: string | null; readonly reason: string };
}

export const whyNot = (refusal: Refusal, speech: Speech): WhyNot => ({
  rule: refusal.rule,
  reason: refusal.reason,
  words: speech.refusal(refusal),
  ruleText: (refusal.rule !== null && speech.rule(refusal.rule)) || null,
  ...(refusal.besides && {
    besides: { rule: refusal.besides.rule, reason: refusal.besides.reason },
  }),
});

/** What the referee says to a question, and where in the case it was asked. */
export type Answered = ReturnType<typeof answerTo> & {
  readonly at: string;
  readonly turn: number;
  readonly phase: string;
};

export function answerTo(moment: Moment, question: Question, at: string) {
  switch (question.kind) {
    case 'deed':
    case 'odds':
      return judged(moment, question);
    case 'choices':
      return offered(moment, question.side);
    case 'view':
      return seen(moment, question.side);
    case 'position':
      return told(moment, question.path, at);
  }
}

function judged(moment: Moment, { kind, side, choice }: CaseDeed & { kind: 'deed' | 'odds' }) {
  const { match, speech } = moment;
  const asked = { question: kind, side, choice, key: choiceKey(choice) };
  const named = match.offered(side, choice);
  const legal = named !== undefined;
  if (!legal) return { ...asked, legal, ...whyNot(match.whyNot(side, choice), speech) };
  const owed = match.owedBy(side);
  const rule = owed ? match.ruleOf(owed) : null;
  return { ...asked, legal, rule, odds: owed ? oddsOf(moment, owed, named) : null };
}

/** Odds are told from what the side may know. */
function oddsOf({ game, match, speech }: Moment, owed: Owed, choice: Choice) {
  const reading = { state: match.view(owed.side), box: match.box };
  const card = game.odds(reading, owed, choice);
  return card && { ...card, words: oddsLines(speech, card) };
}

function offered({ match, speech }: Moment, side: Side) {
  const owed = match.owedBy(side);
  return { question: 'choices' as const, side, owed: owed ? owedWords(match, owed, speech) : null };
}

/** A decision that waits, in words, with all its choices. */
export const owedWords = (match: Moment['match'], owed: Owed, speech: Speech) => ({
  side: owed.side,
  decision: owed.step.step,
  rule: match.ruleOf(owed),
  question: sayQuestion(speech, owed),
  choices: match.choices(owed.side).map((choice) => ({
    choice,
    key: choiceKey(choice),
    words: sayChoice(speech, choice),
  })),
});

function seen({ game, match, speech }: Moment, side: Side | null) {
  const view = game.textView({ state: match.view(side), box: match.box }, side, speech);
  return { question: 'view' as const, side, view, words: textViewLines(view) };
}

/** What the position, in words of component ids, says at a path. */
function told({ game, match }: Moment, path: string, at: string) {
  const found = lookUp(game.rules.write(match.state, match.box), path);
  if ('missing' in found) throw new CaseError(`${at}.position: ${found.missing}`);
  return { question: 'position' as const, path, value: found.value };
}

/** What words say at a path like `troops.riders-3`; empty for all of them. */
export function lookUp(
  words: Json,
  path: string,
): { readonly value: Json } | { readonly missing: string } {
  let value = words;
  const steps = path === '' ? [] : path.split('.');
  for (const [i, step] of steps.entries()) {
    const inner: Json | undefined = isObject(value)
      ? value[step]
      : Array.isArray(value)
        ? (value as readonly Json[])[Number(step)]
        : undefined;
    if (inner === undefined) {
      const there = isObject(value) ? `; there is: ${Object.keys(value).join(', ')}` : '';
      const place = steps.slice(0, i).join('.') || 'the position';
      return { missing: `no "${step}" in ${place}${there}` };
    }
    value = inner;
  }
  return { value };
}
