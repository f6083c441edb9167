import type { Thing } from '../../kernel/choice.ts';
import type { Look } from './state.ts';
import type { Owed, Tried } from './vocabulary.ts';

/** What pointing at an area may mean once a unit is picked, though it has no step left: go there. */
export function meant(
  _: Look,
  { step: { step } }: Owed,
  { kind, id }: Thing,
  picks: readonly Thing[],
): Tried[] {
  const piece = picks.find((pick) => pick.kind === 'piece')?.id;
  if (kind !== 'place' || piece === undefined) return [];
  return step === 'unitMoves' || step === 'staffMove' ? [{ do: 'move', piece, to: id }] : [];
}
