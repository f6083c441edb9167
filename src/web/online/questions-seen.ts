import type { Choice } from '../../kernel/choice.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { Moment } from '../../table/protocol.ts';

/** A question that was put to a side, with the answers that were legal then. */
export interface QuestionSeen {
  readonly decision: string;
  readonly about: JsonObject;
  readonly choices: readonly Choice[];
}

const MOST = 30;
const MOST_CHOICES = 60;
const nameOf = (match: string, side: string): string => `heliograph.questions.${match}.${side}`;

/** The questions of a match that this browser has seen, the newest first: orders are made from them. */
export function questionsSeen(match: string, side: string): readonly QuestionSeen[] {
  try {
    return JSON.parse(localStorage.getItem(nameOf(match, side)) ?? '[]');
  } catch {
    return [];
  }
}

export function noteQuestion(match: string, { question, choices }: Moment): void {
  if (!question || choices.length < 2) return;
  const { side, decision, about } = question;
  const same = (one: QuestionSeen) =>
    one.decision === decision && JSON.stringify(one.about) === JSON.stringify(about);
  const others = questionsSeen(match, side).filter((one) => !same(one));
  const seen = [{ decision, about, choices: choices.slice(0, MOST_CHOICES) }, ...others];
  try {
    localStorage.setItem(nameOf(match, side), JSON.stringify(seen.slice(0, MOST)));
  } catch {
    // Nothing may be kept here: orders are made from what is asked now.
  }
}
