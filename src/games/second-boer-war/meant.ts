import type { Thing } from '../../kernel/choice.ts';
import { at } from '../../kernel/lists.ts';
import type { Look } from './state.ts';
import type { Owed, Tried } from './vocabulary.ts';

/** What pointing at something may mean: activate him; or, while a leader acts, go there or attack him. */
export function meant(look: Look, { step: { step } }: Owed, { kind, id }: Thing): Tried[] {
  if (step === 'action') return kind === 'piece' ? [{ do: 'activate', piece: id }] : [];
  const { mover } = look.state;
  if (step !== 'deed' || mover < 0) return [];
  const piece = at(look.box.leaders, mover);
  return [kind === 'piece' ? { do: 'attack', piece, with: id } : { do: 'move', piece, to: id }];
}
