import type { Choice, Thing } from '../kernel/choice.ts';
import type { OddsCard } from '../kernel/face.ts';
import type {
  GameEvent,
  GameState,
  Outcome,
  Problem,
  Refusal,
  Side,
  StandingOrder,
} from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { MatchFile } from '../kernel/match-file.ts';
import type { Seats } from './seats.ts';

/** One event and the board just after it, as one side may see both. */
export interface Scene {
  /** Place in the tale of the whole match. */
  readonly at: number;
  /** The deed that led to it; -1 before the first. */
  readonly deed: number;
  readonly event: GameEvent;
  readonly turn: number;
  readonly phase: string;
  /** Who made the deed; `null` before the first. */
  readonly side: Side | null;
  /** Left out in long logs: ask for it. */
  readonly view?: GameState;
}

/** A decision that waits, in the terms of the page. */
export interface Question {
  readonly side: Side;
  /** Name of the decision: its text is `ask.<decision>`. */
  readonly decision: string;
  /** What it is about: values for that text. */
  readonly about: JsonObject;
  readonly rule: string;
}

/** All that one side may know at a moment, and may do. */
export interface Moment {
  readonly side: Side | null;
  readonly view: GameState;
  readonly turn: number;
  readonly phase: string;
  /** The question put to `side`; `null` when it is another's decision. */
  readonly question: Question | null;
  readonly choices: readonly Choice[];
  /** Sides that owe a decision now. */
  readonly waiting: readonly Side[];
  readonly undo: boolean;
  readonly redo: boolean;
  readonly outcome: Outcome | null;
  /** How many deeds were made. */
  readonly deeds: number;
  readonly hash: string;
  /** A person at this screen to whom the screen must be handed over before it shows more. */
  readonly handOver: Side | null;
  /** The standing orders of `side`. */
  readonly standing: readonly StandingOrder[];
}

/** What happened since the last moment, and the moment itself. */
export interface News {
  readonly moment: Moment;
  readonly scenes: readonly Scene[];
  /** They take the place of the log from this page of the tale on. */
  readonly from: number;
  /** They are not news to be shown one after the other: something was taken back or opened. */
  readonly afresh: boolean;
  /** From this page on they are news all the same: they happened while another sat here. */
  readonly unseen?: number;
}

export interface Behaviour {
  /** Answers decisions with a single choice by itself. */
  readonly playForced: boolean;
}

/** What the page may ask of the worker. */
export interface Requests {
  open(ask: { id: string; file: MatchFile; seats: Seats; behaviour: Behaviour }): News | Refused;
  behave(ask: Behaviour): News;
  choose(ask: { side: Side; choice: Choice }): News | Refused;
  /** Makes several choices in a row; `whole`: all or none of them. */
  follow(ask: { side: Side; choices: readonly Choice[]; whole: boolean }): Followed;
  /** Leaves conditional answers for decisions that would interrupt. */
  order(ask: { side: Side; orders: readonly StandingOrder[] }): News | Refused;
  undo(ask: { side: Side }): News;
  redo(ask: { side: Side }): News;
  /** Back to the last die, secret or decision of another. */
  reset(ask: { side: Side }): News;
  /** A person sat down to play `side`, or wants to see with the eyes of nobody. */
  look(ask: { side: Side | null }): News;
  odds(ask: { side: Side; choice: Choice }): OddsCard | null;
  whyNot(ask: { side: Side; picks: readonly Thing[]; thing: Thing }): Refusal | null;
  /** The odds of a choice, and whether there is a way back after it. */
  consider(ask: { side: Side; choice: Choice }): Considered;
  hint(ask: { side: Side }): Choice | null;
  scene(ask: { at: number; side: Side | null }): Scene | null;
  tale(ask: { side: Side | null }): readonly Scene[];
  file(ask: Record<string, never>): MatchFile;
  /** The fingerprint of the state after each deed, played anew from the file. */
  fingerprints(ask: Record<string, never>): readonly string[];
  /** Sets another player in a seat. */
  seat(ask: { seats: Seats }): News;
}

/** How far a row of choices got. */
export interface Followed {
  readonly news: News;
  /** The first that was not legal, how many were made before it, and why it was not. */
  readonly stopped: {
    readonly done: number;
    readonly choice: Choice;
    readonly refusal: Refusal;
  } | null;
}

export interface Considered {
  readonly odds: OddsCard | null;
  /** No undo goes back past it: a die falls, a secret is seen, or others decide. */
  readonly closes: boolean;
}

export interface Refused {
  readonly problems: readonly Problem[];
}

export const isRefused = (answer: object): answer is Refused => 'problems' in answer;

export type RequestName = keyof Requests;
export type Asked<K extends RequestName> = Parameters<Requests[K]>[0];
export type Answer<K extends RequestName> = ReturnType<Requests[K]>;
