import type { Loss } from '../../kernel/face.ts';
import type { Box } from './box.ts';
import type { GameEvent } from './vocabulary.ts';

/** Units and leaders that are beaten or give up; those of the Empire may come back later. */
export function lossOf(event: GameEvent, box: Box): Loss | null {
  if (event.type !== 'eliminated' && event.type !== 'toTrack' && event.type !== 'surrendered')
    return null;
  const { piece } = event;
  const republican = box.pieceIds.indexOf(piece) < box.firstEmpire;
  return { side: republican ? 'republics' : 'empire', piece };
}
