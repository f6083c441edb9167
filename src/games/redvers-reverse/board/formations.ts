/** Which brigade or group an event is about: what happens to one in a row is told together. */
import type { EventOf } from '../../../kernel/vocabulary.ts';
import type { Box } from '../box.ts';
import type { RedversReverse } from '../vocabulary.ts';

export function formationOf(event: EventOf<RedversReverse>, box: Box): string | null {
  if ('brigade' in event) return event.brigade;
  if ('group' in event) return event.group;
  if (!('piece' in event)) return null;
  const piece = box.pieces[box.pieceIndex.get(event.piece) ?? -1];
  const group = box.groups[piece?.group ?? -1];
  if (group) return `group-${group.id}`;
  return box.brigades[piece?.brigade ?? -1]?.id ?? null;
}
