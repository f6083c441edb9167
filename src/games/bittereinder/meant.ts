import type { Choice, Thing } from '../../kernel/choice.ts';
import type { OwedOf } from '../../kernel/game.ts';
import type { Look } from './state.ts';
import type { Bittereinder } from './vocabulary.ts';

/** What pointing at something may mean while a column is made up: it goes there, or this joins it. */
export function meant(
  _: Look,
  { step: { step } }: OwedOf<Bittereinder>,
  { kind, id }: Thing,
): Choice[] {
  if (step !== 'column') return [];
  return [kind === 'piece' ? { do: 'take', piece: id } : { do: 'go', to: id }];
}
