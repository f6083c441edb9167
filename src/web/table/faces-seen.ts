import type { GameEvent } from '../../kernel/game.ts';
import { diceOf } from '../../table/event-words.ts';

/** The faces to be shown: a die below 0 fell out of this reader's sight. */
export const facesSeen = (event: GameEvent): number[] => diceOf(event).filter((face) => face >= 0);
