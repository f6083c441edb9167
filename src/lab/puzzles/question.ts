import type { GameState } from '../../kernel/game.ts';
import type { Thinking } from '../../kernel/opponent.ts';

/** What a machine is asked when a puzzle is looked for. */
export type Question = Thinking<GameState, unknown>;
