import { type Choice, choiceKey, type Thing } from '../../kernel/choice.ts';
import type { GameEvent } from '../../kernel/game.ts';
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

/** An event as a line of the log. A line that cannot be said must not take the table down. */
export function eventLine(event: GameEvent, speech: Speech): string {
  try {
    return speech.say(`event.${event.type}`, event);
  } catch {
    return event.type;
  }
}

const DICE_FIELDS = ['die', 'dice', 'roll', 'rolls'] as const;

/** The faces an event shows. */
export function diceOf(event: GameEvent): number[] {
  return DICE_FIELDS.flatMap((field) => {
    const value = event[field];
    if (typeof value === 'number') return [value];
    return Array.isArray(value) ? value.filter((face) => typeof face === 'number') : [];
  });
}

const isRow = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((face) => typeof face === 'number');

/** Whether dice fell, be they rows of faces under names of the game's own. */
export const tellsOfDice = (event: GameEvent): boolean =>
  diceOf(event).length > 0 || Object.values(event).some(isRow);

/** What an element of a board stands for: the nearest thing it lies in. */
export function thingAt(element: Element | null): Thing | null {
  const marked = element?.closest<SVGElement | HTMLElement>('[data-piece],[data-place]');
  const { piece, place } = marked?.dataset ?? {};
  if (piece !== undefined) return { kind: 'piece', id: piece };
  return place === undefined ? null : { kind: 'place', id: place };
}

/** Every id an event mentions, wherever it stands. */
export function idsIn(event: GameEvent): string[] {
  const ids: string[] = [];
  for (const [key, value] of Object.entries(event)) {
    if (key === 'type' || key === 'rule') continue;
    if (typeof value === 'string') ids.push(value);
    else if (Array.isArray(value)) ids.push(...value.filter((item) => typeof item === 'string'));
  }
  return ids;
}
