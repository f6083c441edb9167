import type { Loss } from '../../kernel/face.ts';
import { type Box, COMMANDO, GUN } from './box.ts';
import type { GameEvent } from './vocabulary.ts';

/** Strength points, units and leaders. */
export function lossOf(event: GameEvent, box: Box): Loss | null {
  switch (event.type) {
    case 'lostSp':
    case 'reduced':
      return { ...sideOf(box, event.piece), points: 1 };
    case 'eliminated':
    case 'leaderEliminated':
    case 'generalEliminated':
      return sideOf(box, event.piece);
    default:
      return null;
  }
}

function sideOf(box: Box, piece: string): Loss {
  const kind = box.pieces.find(({ id }) => id === piece)?.kind;
  return { side: kind === COMMANDO || kind === GUN ? 'boers' : 'british', piece };
}
