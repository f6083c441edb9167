import type { Outcome, Setup, Side } from '../kernel/game.ts';
import type { ConditionalOrder, OrdersLeft } from './orders.ts';
import type { Clocks, Pace } from './pace.ts';
import type { Reply } from './protocol.ts';
import type { Said } from './talk.ts';

/**
 * What a server says beyond what any table says: who sits where, whether the match has begun, how it
 * ended. The page reads it; the rules know nothing of it.
 */

export type SeatInfo =
  | { readonly kind: 'machine'; readonly level: string }
  | {
      readonly kind: 'person';
      /** Somebody sits there. */
      readonly taken: boolean;
      /** Under which name, if she has one. */
      readonly name: string | null;
      /** She looks at the table now. */
      readonly here: boolean;
    };

export interface MatchInfo {
  readonly id: string;
  readonly setup: Setup;
  readonly status: 'open' | 'running' | 'over';
  readonly seats: Readonly<Record<Side, SeatInfo>>;
  /** The sides that this browser plays; none: it watches. */
  readonly mine: readonly Side[];
  readonly result: Result | null;
  readonly terms: MatchTerms;
  readonly dice: DiceInfo;
  /** What is proposed, and by which side. */
  readonly offers: Readonly<Partial<Record<Offer, Side>>>;
  /** How much time the sides have; `null`: as much as they like. */
  readonly pace: Pace | null;
  readonly clocks: Clocks;
  /** How many deeds those who watch are behind. */
  readonly delay: number;
  /** Nobody's clock runs, and nothing can be done: both wanted it. */
  readonly paused: boolean;
  /** Sides whose time ran out, or that were silent for long: the other side may let somebody else sit down there. */
  readonly silent: readonly Side[];
  /** By side of this browser: the orders it left, and what became of some. */
  readonly orders: Readonly<Record<Side, OrdersLeft>>;
  /** Too little was done for anybody to lose it. */
  readonly mayAbort: boolean;
  /**
   * How it stands to the rules of today: played by them, or begun by others, from before a correction.
   * `pinned`: what happened until then stands, and it goes on. `held`: it cannot go on.
   */
  readonly rules: 'same' | 'pinned' | 'held';
  /** The match that follows this one. */
  readonly rematch: string | null;
  /** How many watch who play no side. */
  readonly watching: number;
  /** Names the page that the server has now: a page that is older knows it by that. */
  readonly page: string;
}

/** What was agreed beside the rules. */
export interface MatchTerms {
  /** It counts for the ratings of both. */
  readonly rated: boolean;
  readonly handicap: HandicapTerms | null;
}

/** Points that a side has in advance at the final count, and what each asked for to play it. */
export interface HandicapTerms {
  readonly side: Side;
  readonly points: number;
  /** By the side that whoever named it plays. */
  readonly bids: Readonly<Record<Side, number>>;
}

/** A match in one's list of matches. */
export interface Listed extends MatchInfo {
  /** Where it stands; `null` before it has begun. */
  readonly turn: number | null;
  /** It waits for whoever asks. */
  readonly waits: boolean;
  readonly touched: number;
}

export interface DiceInfo {
  readonly match: string;
  readonly commitment: string;
  /** By side, as far as they are there. */
  readonly nonces: Readonly<Record<Side, string>>;
  /** Once the match is over. */
  readonly secret?: string;
}

/** How a match ended: by the rules, or in another way. */
export interface Result {
  readonly winner: Side | null;
  readonly by: 'rules' | 'resignation' | 'agreement' | 'abort' | 'time';
  /** As the rules say it, where they ended it; with the points that were agreed beforehand. */
  readonly outcome?: Outcome;
  /** By how many points a side was ahead, or behind, where the final count of points decided. */
  readonly lead?: { readonly side: Side; readonly points: number };
}

/** What one may propose to the other side. */
export type Offer = 'draw' | 'takeback' | 'pause' | 'resume';

/** What may be asked of a server beyond what any table answers. */
export interface ServerRequests {
  /** Gives the match up. */
  resign(ask: { readonly side: Side }): Done;
  /** Ends a match that has hardly begun: nobody has lost it. */
  abort(ask: { readonly side: Side }): Done;
  /** Proposes something; where the other side has proposed the same, it is agreed. */
  offer(ask: { readonly side: Side; readonly what: Offer }): Done;
  /** Says no to what is proposed, or takes it back. */
  decline(ask: { readonly side: Side; readonly what: Offer }): Done;
  /** Claims a match in which the time of the other side ran out. */
  claim(ask: { readonly side: Side }): Done;
  /** Gives the other side all its time again. */
  forgive(ask: { readonly side: Side }): Done;
  /** Lets a machine of this level sit down for a side that is silent, or whoever gets a link. */
  replace(ask: { readonly side: Side; readonly by: string }): Done;
  /** Leaves orders for one's next decisions, in place of those before; nobody else hears of it. */
  plan(ask: { readonly side: Side; readonly orders: readonly ConditionalOrder[] }): Done;
  /** The same match with the sides changed; the same one for both who ask. */
  rematch(ask: { readonly side: Side }): { readonly match: string };
}

export type Done = Readonly<Record<string, never>>;
export type ServerRequestName = keyof ServerRequests;
export type ServerAsked<K extends ServerRequestName> = Parameters<ServerRequests[K]>[0];
export type ServerAnswer<K extends ServerRequestName> = ReturnType<ServerRequests[K]>;

/** What comes down the line of a server. */
export type ServerReply =
  | Reply
  | { readonly match: MatchInfo }
  /** The matches that wait for whoever looks, the one that has waited longest first. */
  | { readonly waiting: readonly string[] }
  | { readonly said: readonly Said[] };

/** An invitation, for whoever opens its link. */
export interface Invitation {
  readonly match: string;
  readonly game: string;
  readonly scenario: string;
  readonly side: Side;
  readonly commitment: string;
  /** Free, mine already, or another's. */
  readonly seat: 'free' | 'mine' | 'taken';
}

/** A match that was made, and the links that lead to its free seats. */
export interface Created {
  readonly match: string;
  readonly commitment: string;
  readonly invitations: readonly { readonly side: Side; readonly code: string }[];
}

/** With what a server ends a socket. */
export const CLOSES = {
  /** There is nothing for this browser here, or it sends what no page sends: it need not come back. */
  policy: 1008,
  /** The server stops, or another takes its place: come back at once, nothing is lost. */
  restart: 1012,
  /** It cannot serve just now: come back later. */
  later: 1013,
} as const;
