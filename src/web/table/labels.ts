import { type Choice, choiceKey, type Thing } from '../../kernel/choice.ts';
import type { Speech } from '../../kernel/text.ts';

/** A choice as a button says it. */
export const choiceLabel = (choice: Choice, speech: Speech): string =>
  speech.say(`do.${choice.do}`, { ...choice });

const DETAILS = ['piece', 'with', 'at', 'to', 'n', 'as'] as const;

/** What tells this choice from others of the same label. */
function difference(choice: Choice, others: readonly Choice[], speech: Speech): string {
  const parts: string[] = [];
  for (const field of DETAILS) {
    const value = choice[field];
    if (value === undefined || others.every((other) => other[field] === value)) continue;
    parts.push(typeof value === 'number' ? String(value) : speech.name(value));
  }
  return parts.join(', ');
}

export interface Labelled {
  readonly choice: Choice;
  readonly key: string;
  readonly label: string;
  /** What tells it from another with the same label. */
  readonly note: string;
}

/** Labels for a list of choices; those that would read alike get a note. */
export function labelled(choices: readonly Choice[], speech: Speech): Labelled[] {
  const labels = choices.map((choice) => choiceLabel(choice, speech));
  const alike = new Map<string, Choice[]>();
  choices.forEach((choice, i) => {
    const label = labels[i] ?? '';
    alike.set(label, [...(alike.get(label) ?? []), choice]);
  });
  return choices.map((choice, i) => {
    const label = labels[i] ?? '';
    const textViews = alike.get(label) ?? [];
    const note = textViews.length > 1 ? difference(choice, textViews, speech) : '';
    return { choice, key: choiceKey(choice), label, note };
  });
}

/** What an element of a board stands for: the nearest thing it lies in. */
export function thingAt(element: Element | null): Thing | null {
  const marked = element?.closest<SVGElement | HTMLElement>('[data-piece],[data-place]');
  const { piece, place } = marked?.dataset ?? {};
  if (piece !== undefined) return { kind: 'piece', id: piece };
  return place === undefined ? null : { kind: 'place', id: place };
}
