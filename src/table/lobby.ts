import type { Setup, Side } from '../kernel/game.ts';
import type { Pace } from './pace.ts';

/** What a server says of people who look for each other. The page reads it; the rules know nothing of it. */

/** How the sides of a challenge are settled: the host's side, `RANDOM` by lot, or `BID` by what each asks for. */
export type Seating = Side;
export const RANDOM = 'random';
export const BID = 'bid';

/** A challenge that is open. */
export interface Challenge {
  readonly id: string;
  readonly setup: Setup;
  /** No option differs from the usual. */
  readonly standard: boolean;
  readonly seat: Seating;
  readonly rated: boolean;
  /** How much time the sides have; `null`: as much as they like. */
  readonly pace: Pace | null;
  /** Who put it up; `null` is a guest. */
  readonly by: string | null;
  /** The host's rating in this game, where there is one. */
  readonly rating: RatingShown | null;
  /** I put it up. */
  readonly mine: boolean;
  /** It is for me alone. */
  readonly forMe: boolean;
  /** Whom it is for, where that is mine to know. */
  readonly to: string | null;
  /** What I asked for, where it is mine. */
  readonly bid: number | null;
  readonly created: number;
  readonly expires: number;
  readonly commitment: string;
}

/** A rating in a list: never without its uncertainty. */
export interface RatingShown {
  readonly rating: number;
  /** Half of the 95 % interval. */
  readonly within: number;
}

export interface ChallengeList {
  readonly challenges: readonly Challenge[];
  /** My own that were taken lately, and the match each became. */
  readonly begun: readonly { readonly challenge: string; readonly match: string }[];
}

/** A wish for an opponent. */
export interface ChallengeWish {
  readonly game: string;
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly seat: Seating;
  readonly bid?: number | undefined;
  readonly rated?: boolean | undefined;
  readonly pace?: Pace | null | undefined;
  /** Whom it is for; whoever comes first if left out. */
  readonly to?: string | undefined;
}

/** Somebody's record in the games they play. Only rated matches are in it. */
export interface Profile {
  /** `null` is a guest. */
  readonly name: string | null;
  readonly mine: boolean;
  readonly games: readonly GameRecord[];
  /** Newest first. */
  readonly history: readonly PlayedMatch[];
}

export interface GameRecord {
  readonly game: string;
  readonly rating: RatingShown;
  readonly matches: number;
  readonly curve: readonly (RatingShown & { readonly at: number })[];
  readonly sides: readonly SideRecord[];
  /** By how much the first side of each scenario is ahead, estimated from everybody's matches. */
  readonly advantages: readonly {
    readonly scenario: string;
    readonly side: Side;
    readonly points: number;
    readonly within: number;
    readonly matches: number;
  }[];
}

export interface SideRecord {
  readonly side: Side;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Share of the points, a draw counting half, and its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface PlayedMatch {
  readonly match: string;
  readonly game: string;
  readonly scenario: string;
  readonly side: Side;
  readonly against: Opponent;
  readonly score: number;
  readonly rating: number;
  readonly at: number;
}

/** Guests and machines are marked as such. */
export type Opponent =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'machine'; readonly level: string };
