import type { Side } from './game.ts';
import type { JsonObject } from './json.ts';
import type { Words } from './lesson.ts';

/**
 * A first match as its author writes it: the smallest scenario of a game against a Recruit, with a
 * companion who comments on the first turns, warns of what is often done wrong, and says in the end
 * what decided it. What the companion advises comes from the machines; only words are written here.
 */
export interface FirstMatchFile {
  readonly title: Words;
  /** One or two sentences for the page of the game. */
  readonly about: Words;
  readonly minutes: number;
  readonly scenario: string;
  readonly options?: JsonObject;
  /** What is easier than in the scenario, as in a position; `about` says so. */
  readonly differs?: JsonObject;
  /** The number of its first turn, where that is not 1. */
  readonly begins?: number;
  /** The side the learner plays. */
  readonly side: Side;
  /** Of the dice: whoever follows the companion wins with them. */
  readonly seed: string;
  /** What is said at a question: the first that fits. */
  readonly remarks: readonly RemarkFile[];
  /** What is said before a choice of this kind is made, once. */
  readonly warnings?: readonly BewareFile[];
  /** What may have decided it: all that fit. */
  readonly verdicts: readonly VerdictFile[];
}

/** When something is said; of several fields, all must hold. */
export interface OccasionFile {
  /** The first turn of the match is 1, whatever its number in the game. */
  readonly turn?: number;
  readonly phase?: string;
  readonly decision?: string;
}

export interface RemarkFile {
  readonly when: OccasionFile;
  readonly say: Words;
  /** Pieces and places the map points at. */
  readonly show?: readonly string[];
}

export interface BewareFile {
  /** As in a case for the referee, fields left out fit any: `shoot to=fort-wylie`. */
  readonly choice: string;
  readonly when?: OccasionFile;
  readonly say: Words;
}

export interface VerdictFile {
  readonly ended?: 'won' | 'lost' | 'drawn';
  readonly ending?: string;
  /** Said only if the learner was told of such events; `{n}` is how many, `{turn}` that of the last. */
  readonly event?: string;
  readonly with?: JsonObject;
  /** ICU; besides, all figures of the outcome may stand in it. */
  readonly say: Words;
}
