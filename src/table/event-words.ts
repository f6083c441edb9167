import type { GameEvent } from '../kernel/game.ts';
import type { Speech } from '../kernel/text.ts';

/** An event as a line of the log. A line that cannot be said must not take the table down. */
export function eventLine(event: GameEvent, speech: Speech): string {
  try {
    return speech.say(`event.${event.type}`, event);
  } catch {
    return event.type;
  }
}

const DICE_FIELDS = ['die', 'dice', 'roll', 'rolls'] as const;

/** A die below 0 fell out of this reader's sight. */
const isSeen = (face: unknown): face is number => typeof face === 'number' && face >= 0;

/** The faces an event shows. */
export function diceOf(event: GameEvent): number[] {
  return DICE_FIELDS.flatMap((field) => {
    const value = event[field];
    return (Array.isArray(value) ? value : [value]).filter(isSeen);
  });
}

const isRow = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((face) => typeof face === 'number');

/** Whether dice fell, be they rows of faces under names of the game's own. */
export const tellsOfDice = (event: GameEvent): boolean =>
  diceOf(event).length > 0 || Object.values(event).some(isRow);

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
