import type { Estimate } from '../kernel/advice.ts';
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
import type { OpponentLevel } from '../kernel/opponent.ts';
import type { Seats } from './seats.ts';

/**
 * How a page talks to a table, wherever the table stands: in a worker of the page, or behind a
 * socket. Plain JSON both ways: requests with a number, each answered once, and news that come by
 * themselves. `messages.ts` checks what strangers send.
 */

/** One event and the board just after it, as one side may see both. */
export interface Scene {
  /** Its number among all that this side was told: 0, 1, 2… */
  readonly at: number;
  readonly event: GameEvent;
  readonly turn: number;
  readonly phase: string;
  /** Left out in long logs: ask for it. */
  readonly view?: GameState;
  /** A deed of a machine led here, which can be asked why: the number of the first scene of it. */
  readonly why?: number;
}

/** A decision that waits, in the terms of the page. */
export interface Question {
  readonly side: Side;
  /** Tells it from the questions before: an answer may name the one it is meant for. */
  readonly number: number;
  /** Name of the decision: its text is `ask.<decision>`. */
  readonly decision: string;
  /** What it is about: values for that text. */
  readonly about: JsonObject;
  readonly rule: string;
}

/** All that one side may know at a moment, and may do. */
export interface Moment {
  readonly side: Side | null;
  /** Nothing is hidden from this screen: it sees what all sides know together. */
  readonly everything?: boolean;
  readonly view: GameState;
  readonly turn: number;
  readonly phase: string;
  /** The question put to `side`; `null` when it is another's decision. */
  readonly question: Question | null;
  readonly choices: readonly Choice[];
  /** Whom the match waits for, as far as `side` may know. */
  readonly waiting: readonly Side[];
  readonly undo: boolean;
  readonly redo: boolean;
  readonly outcome: Outcome | null;
  /** How many deeds were made that `side` may know of. */
  readonly deeds: number;
  /** A person at this screen to whom the screen must be handed over before it shows more. */
  readonly handOver: Side | null;
  /** The standing orders of `side`. */
  readonly standing: readonly StandingOrder[];
  /** What machines do: it is not their turn, they think and more news will come, or they wait. */
  readonly machines: 'idle' | 'thinking' | 'paused';
}

/** What happened since the last moment, and the moment itself. */
export interface News {
  readonly moment: Moment;
  readonly scenes: readonly Scene[];
  /** They take the place of the log from this number on. */
  readonly from: number;
  /** They are not news to be shown one after the other: something was taken back or opened. */
  readonly afresh: boolean;
  /** From this number on they are news all the same: they happened while another sat here. */
  readonly unseen?: number;
}

/** What a person likes to be done without asking. */
export interface Behaviour {
  /** Answers decisions with a single choice by itself. */
  readonly playForced: boolean;
  /** Machines give up, or take a draw, when they have long lost. */
  readonly yields?: boolean;
}

/** A choice that names the question it answers is refused if another is asked by now. */
interface Answering {
  readonly side: Side;
  readonly question?: number;
}

/** What a screen may ask of its table. */
export interface Requests {
  /** Everything anew, as after a break in the line. */
  refresh(ask: Nothing): News;
  behave(ask: Behaviour): News;
  choose(ask: Answering & { readonly choice: Choice }): News | Refused;
  /** Makes several choices in a row; `whole`: all or none of them. */
  follow(
    ask: Answering & { readonly choices: readonly Choice[]; readonly whole: boolean },
  ): Followed | Refused;
  /** Leaves conditional answers for decisions that would interrupt. */
  order(ask: { readonly side: Side; readonly orders: readonly StandingOrder[] }): News | Refused;
  /** Gives the match up. */
  resign(ask: { readonly side: Side }): News | Refused;
  /** Proposes a draw to the machine on the other side. */
  offerDraw(ask: { readonly side: Side }): Bargained;
  undo(ask: { readonly side: Side }): News;
  redo(ask: { readonly side: Side }): News;
  /** Back to the last die, secret or decision of another. */
  reset(ask: { readonly side: Side }): News;
  /** A person sat down to play `side`, or wants to look as a spectator (`null`) or at `everything`. */
  look(ask: { readonly side: Side | null }): News;
  odds(ask: { readonly side: Side; readonly choice: Choice }): OddsCard | null;
  whyNot(ask: {
    readonly side: Side;
    readonly picks: readonly Thing[];
    readonly thing: Thing;
  }): Refusal | null;
  /** The odds of a choice, and whether there is a way back after it. */
  consider(ask: { readonly side: Side; readonly choice: Choice }): Considered;
  /** A row of choices step by step, before it is begun; `advice`: with what a machine would do. */
  foresee(ask: {
    readonly side: Side;
    readonly choices: readonly Choice[];
    readonly advice?: boolean;
  }): readonly Foreseen[];
  /** What a machine would do here, and what it has to say for it; `quick`: without a search. */
  hint(ask: { readonly side: Side; readonly quick?: boolean }): Counsel | null;
  /** Why a machine did what led to this scene; `null` if no machine did it. */
  why(ask: { readonly at: number; readonly side: Side | null }): Why | null;
  scene(ask: { readonly at: number; readonly side: Side | null }): Scene | null;
  tale(ask: { readonly side: Side | null }): readonly Scene[];
  /** The whole match: while it is played, only for the device it is played on. */
  file(ask: Nothing): MatchFile;
  /** The fingerprint of the state after each deed, played anew; as `file`. */
  fingerprints(ask: Nothing): readonly string[];
  /** Sets others in the seats; only on the device on which the match is played. */
  seat(ask: { readonly seats: Seats }): News;
  /** Lets machines wait, or go on, for so many decisions at most; as `seat`. */
  machines(ask: { readonly paused: boolean; readonly deeds?: number }): News;
  /** Machines that think are to answer now, until somebody at a screen is asked; as `seat`. */
  moveNow(ask: Nothing): News;
}

type Nothing = Readonly<Record<string, never>>;

/** What a machine said to a draw. */
export interface Bargained {
  readonly news: News;
  readonly agreed: boolean;
}

/** How far a row of choices got. */
export interface Followed {
  readonly news: News;
  readonly stopped: Stopped | null;
}

/** The first of a row of choices that was not legal, how many were made before it, and why. */
export interface Stopped {
  readonly done: number;
  readonly choice: Choice;
  readonly refusal: Refusal;
}

export interface Considered {
  readonly odds: OddsCard | null;
  /** No undo goes back past it: a die falls, a secret is seen, or others decide. */
  readonly closes: boolean;
}

/** A choice of a row, as it would be met. */
export interface Foreseen extends Considered {
  readonly choice: Choice;
  /** Name of the decision that it answers, and how many answers to it name something. */
  readonly decision: string;
  readonly left: number;
  /** What a machine would do instead; `null` where none was asked. */
  readonly counsel: Counsel | null;
}

/** A choice with what is known of it beforehand. */
export interface Weighed extends Considered {
  readonly choice: Choice;
  /** What a search expects of it; `null` where nobody searched. */
  readonly expects: Estimate | null;
}

/** Where an alternative is expected to end up worse: a feature of the judge, with both figures. */
export interface Drawback {
  /** Its text is `feature.<feature>`. */
  readonly feature: string;
  readonly advised: number;
  readonly instead: number;
}

/** What would be next best, and why it is not better: what weighs most comes first. */
export interface Alternative extends Weighed {
  readonly drawbacks: readonly Drawback[];
}

/** What a machine would do in one's place. Every figure is the machine's own, or the rules'. */
export interface Counsel extends Weighed {
  /** Who says so. */
  readonly level: OpponentLevel | 'lesson';
  /** The rule of its odds, or else of the decision. */
  readonly rule: string;
  /** The win chance before anything is chosen; `null` where nobody searched. */
  readonly now: number | null;
  /** In how many imagined worlds it was tried; 0 where nobody searched. */
  readonly worlds: number;
  /** The next best, as far as the machine tried others: two at most. */
  readonly others: readonly Alternative[];
}

/** Why a machine did what it did, as far as whoever asks may know it. */
export interface Why {
  readonly side: Side;
  readonly level: string;
  /** It looks ahead before it decides. */
  readonly searches: boolean;
  /** What it did and its reasons; `null` where they are not told, or not here. */
  readonly reasons: Counsel | null;
  /** Nothing else was legal. */
  readonly only: boolean;
  /** They would tell what whoever asks may not know: they wait for the end of the match. */
  readonly secret: boolean;
  /** The win chance of a side before and after the deed and its dice, by what whoever asks could see. */
  readonly judged: {
    readonly side: Side;
    readonly before: number;
    readonly after: number;
  } | null;
}

export interface Refused {
  readonly problems: readonly Problem[];
  /** Why a choice was not legal. */
  readonly refusal?: Refusal;
}

export const isRefused = (answer: object): answer is Refused => 'problems' in answer;

export type RequestName = keyof Requests;
export type Asked<K extends RequestName> = Parameters<Requests[K]>[0];
export type Answer<K extends RequestName> = ReturnType<Requests[K]>;

/** What goes up the line… */
export interface Request<K extends RequestName = RequestName> {
  readonly id: number;
  readonly name: K;
  readonly ask: Asked<K>;
}

/** …and what comes down: an answer, or why there is none; news, or bad news, unasked for. */
export type Reply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly news: News }
  | { readonly trouble: string };
