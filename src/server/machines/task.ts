import type { Budget } from '../../kernel/advice.ts';
import type { Choice } from '../../kernel/choice.ts';
import type { GameState, Owed, Setup } from '../../kernel/game.ts';

/** What a machine is given to think about in a thread of its own, and what it says. */
export interface ThinkingTask {
  readonly id: number;
  readonly setup: Setup;
  readonly level: string;
  readonly seed: string;
  readonly view: GameState;
  readonly owed: Owed;
  readonly choices: readonly Choice[];
  /** How long it may think. */
  readonly patience: Budget;
}

export type Thought =
  | { readonly id: number; readonly choice: Choice }
  | { readonly id: number; readonly error: string };
