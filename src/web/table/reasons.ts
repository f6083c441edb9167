import type { Thing } from '../../kernel/choice.ts';
import type { Refusal } from '../../kernel/game.ts';
import { tells } from '../../table/why-not.ts';

/** Why something cannot be chosen: what it is about, and the reason. */
export interface Reason {
  readonly id: string;
  readonly refusal: Refusal;
}

/** More pieces than these are not asked about one by one. */
const FEW = 4;

/** What else may be meant by pointing at a thing: where a piece stands, or who stands in a place. */
export function neighboursOf(
  thing: Thing,
  place: string | null,
  piecesAt: (place: string) => readonly string[],
): Thing[] {
  if (place === null) return [];
  return thing.kind === 'piece'
    ? [{ kind: 'place', id: place }]
    : piecesAt(place)
        .slice(0, FEW)
        .map((id): Thing => ({ kind: 'piece', id }));
}

/** The reason for the thing itself, or else for what stands in its place, or for the place it is in. */
export async function reasonFor(
  ask: (thing: Thing) => Refusal | null | Promise<Refusal | null>,
  thing: Thing,
  around: readonly Thing[],
): Promise<Reason | null> {
  const own = await ask(thing);
  if (tells(own)) return { id: thing.id, refusal: own };
  for (const other of around) {
    const refusal = await ask(other);
    if (tells(refusal)) return { id: other.id, refusal };
  }
  return own && { id: thing.id, refusal: own };
}
