import type { Modifiers, Row } from './pack.ts';

/** One reason that a roll is better or worse, by the id of the card's modifier. */
export interface Reason {
  readonly id: string;
  readonly value: number;
  readonly rule: string;
}

/** The row of a table that a total falls into. */
export function rowFor<R extends Row>(rows: readonly R[], total: number): R {
  for (const row of rows) if (row.max === null || total <= row.max) return row;
  throw new RangeError(`no row for ${total}`);
}

export function sumOf(reasons: readonly Reason[]): number {
  let sum = 0;
  for (const reason of reasons) sum += reason.value;
  return sum;
}

/** Adds a modifier of a card where it makes a difference. */
export function because(
  reasons: Reason[],
  modifiers: Modifiers,
  id: string,
  rule: string,
  times = 1,
): void {
  const value = (modifiers[id]?.value ?? 0) * times;
  if (value !== 0) reasons.push({ id, value, rule });
}

export function alsoBecause(reasons: Reason[], id: string, value: number, rule: string): void {
  if (value !== 0) reasons.push({ id, value, rule });
}

/** For events: what made up a total. */
export const reasonsTold = (reasons: readonly Reason[]): Record<string, number> => {
  const told: Record<string, number> = {};
  for (const { id, value } of reasons) told[id] = (told[id] ?? 0) + value;
  return told;
};
