import type { Thing } from '../../kernel/choice.ts';
import { card, type Look, NONE } from './state.ts';
import type { Owed, Tried } from './vocabulary.ts';

/** What pointing at something may mean while a unit acts: go there, assault it, fire at it. */
export function meant(look: Look, { step: { step } }: Owed, { kind, id }: Thing): Tried[] {
  const { mover } = look.state;
  if (step !== 'unit' || mover === NONE) return [];
  const piece = card(look, mover).id;
  return kind === 'piece'
    ? [{ do: 'fire', piece, with: id }]
    : [
        { do: 'move', piece, to: id },
        { do: 'assault', piece, to: id },
      ];
}
