import type { AnyGame } from '../../kernel/face.ts';
import type { GameState } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { Speech } from '../../kernel/text.ts';

/** Where a case has got to, and how to speak of it. */
export interface Moment {
  readonly game: AnyGame;
  readonly match: Match<GameState, unknown>;
  readonly speech: Speech;
}

/** A case that makes no sense: the place and the reason. */
export class CaseError extends Error {}
