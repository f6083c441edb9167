import type { Loss } from '../../kernel/face.ts';
import { at } from '../../kernel/lists.ts';
import type { Box } from './box.ts';
import { SIDES } from './sides.ts';
import type { GameEvent } from './vocabulary.ts';

/** Units and commanders; the morale that was lost is one of the gauges. */
export function lossOf(event: GameEvent, box: Box): Loss | null {
  if (event.type !== 'eliminated' && event.type !== 'commanderLost') return null;
  const { piece } = event;
  const card = [...box.units, ...box.commanders].find(({ id }) => id === piece);
  return card ? { side: at(SIDES, card.side), piece } : null;
}
