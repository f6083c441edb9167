import type { Loss } from '../../kernel/face.ts';
import type { EventOf } from '../../kernel/vocabulary.ts';
import { BOERS, type Box, sideName } from './box.ts';
import type { SecondBoerWar } from './vocabulary.ts';

/** Cards lost in fights and afterwards, and leaders that are cut off. */
export function lossOf(event: EventOf<SecondBoerWar>, box: Box): Loss | null {
  switch (event.type) {
    case 'cardLost':
      return { side: event.side, piece: event.card };
    case 'commandoGone':
      return { side: sideName(BOERS), piece: event.card };
    case 'eliminated':
      return {
        side: sideName(box.leaderSide[box.leaders.indexOf(event.piece)] ?? BOERS),
        piece: event.piece,
      };
    default:
      return null;
  }
}
