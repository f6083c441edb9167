import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Setup, Side } from '../kernel/game.ts';
import type { Result } from './online.ts';
import type { Pace } from './pace.ts';

/** Events: everybody plays everybody, both sides, and all tables of a round roll the same dice. */

/** How many may take part. */
export const FEWEST_ENTRANTS = 2;
export const MOST_ENTRANTS = 8;

/**
 * What a side adds to the dice: made of what everybody gave, in the order in which they joined, so that
 * it is the same at every table and nobody could steer it.
 */
export const nonceOf = (side: Side, nonces: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(['heliograph event 1', side, ...nonces].join('\n')))).slice(0, 32);

export interface EventWish {
  readonly name: string;
  readonly game: string;
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly pace?: Pace | null | undefined;
  readonly rated?: boolean | undefined;
}

export interface EventSummary {
  readonly id: string;
  readonly name: string;
  readonly setup: Setup;
  readonly pace: Pace | null;
  readonly rated: boolean;
  /** People may join, it is played, it is over, or it was called off. */
  readonly status: 'open' | 'running' | 'over' | 'off';
  readonly entrants: number;
  /** Who put it up. */
  readonly by: string | null;
  /** I take part. */
  readonly joined: boolean;
  readonly created: number;
}

/** A table of an event. What others play shows when the round is over: until then it would tell the dice. */
export interface EventTable {
  readonly round: number;
  /** Where it can be looked at; `null`: not yet, for whoever asks. */
  readonly match: string | null;
  /** By side: the name of who sits there; `null` where an account was deleted. */
  readonly sides: Readonly<Record<Side, string | null>>;
  /** The side I have there. */
  readonly mine: Side | null;
  readonly over: boolean;
  /** It waits for me. */
  readonly waits: boolean;
  /** Shown when the round is over. */
  readonly result: Result | null;
}

export interface StandingRow {
  readonly name: string | null;
  readonly mine: boolean;
  /** Matches that are over, in rounds that are. */
  readonly played: number;
  /** A match won is a point, a draw half of one. */
  readonly score: number;
  /**
   * A point for each table where the same side did worse with the same dice, half for each where it did
   * as well. Where both won or lost, final counts of points say who did better.
   */
  readonly field: number;
  /** So many were to be had. */
  readonly of: number;
  /** By how many points she was ahead at final counts, all together; `null` where none was made. */
  readonly points: number | null;
}

export interface EventInfo extends EventSummary {
  readonly mine: boolean;
  readonly people: readonly (string | null)[];
  readonly commitment: string;
  /** What each added to the dice, in the order in which they joined; once it has begun. */
  readonly nonces: readonly string[];
  /** When all is over. */
  readonly secret: string | null;
  readonly rounds: number;
  readonly tables: readonly EventTable[];
  /** Best first. */
  readonly standings: readonly StandingRow[];
}
