import type { Choice } from './choice.ts';
import type { Side } from './game.ts';
import type { JsonObject } from './json.ts';

/** What a puzzle is about; each has its words in the page. */
export const PUZZLE_THEMES = [
  'order',
  'march',
  'attack',
  'siege',
  'crossing',
  'drive',
  'reaction',
  'retreat',
  'rest',
  'card',
] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/**
 * A position in which one choice is clearly the best, found in a match between machines: plain data,
 * made by `heliograph puzzles`. All figures are those of the search that found it.
 */
export interface PuzzleFile {
  /** Stands in its address: `/games/<game>/puzzles/<id>`. */
  readonly id: string;
  /** Who decides, and with whose eyes the position is seen. */
  readonly side: Side;
  readonly decision: string;
  readonly turn: number;
  /** 1: the Recruit finds it; 2: the Veteran does; 3: neither. */
  readonly difficulty: 1 | 2 | 3;
  readonly position: JsonObject;
  readonly best: PuzzleAnswer;
  /** All other legal choices, the best first; each is surely worse. */
  readonly others: readonly PuzzleAnswer[];
  /** By how much the best is better than the next, and the standard error of that. */
  readonly gap: number;
  readonly error: number;
  /** The rule the decision stands on. */
  readonly rule: string;
  /** What the next best ends up with instead, what weighs most first. */
  readonly drawbacks: readonly {
    readonly feature: string;
    readonly advised: number;
    readonly instead: number;
  }[];
}

export interface PuzzleAnswer {
  readonly choice: Choice;
  readonly winChance: number;
}

/** What a game says of its puzzles: the set, and by verb of the best choice what they are about. */
export interface Puzzles {
  readonly set: PuzzleSet;
  readonly themes: Readonly<Record<string, PuzzleTheme>>;
}

/** The puzzles of a game, and how they were made. */
export interface PuzzleSet {
  readonly game: string;
  readonly command: string;
  /** The day they were made. */
  readonly made: string;
  readonly matches: number;
  readonly puzzles: readonly PuzzleFile[];
}
