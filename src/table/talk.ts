import type { Side } from '../kernel/game.ts';

/** Something that was said at a match. */
export interface Said {
  /** Its number among all that was said there. */
  readonly number: number;
  /** Players and watchers talk among themselves until the match is over. */
  readonly channel: Channel;
  /** The side that said it; `null`: somebody who watches. */
  readonly side: Side | null;
  readonly name: string | null;
  readonly mine: boolean;
  readonly text: string;
  readonly at: number;
}

export type Channel = 'players' | 'watchers';

export const LONGEST_SAID = 500;
export const LONGEST_NOTES = 20_000;

/** What may be asked of a server by those who talk at a match. */
export interface TalkRequests {
  /** All that was said which one may hear, and one's own notes. */
  talk(ask: Readonly<Record<string, never>>): Talk;
  say(ask: { readonly text: string }): Readonly<Record<string, never>>;
  /** From now on one hears only oneself at this match, or everybody again. */
  mute(ask: { readonly muted: boolean }): Talk;
  /** Tells whoever looks after the server. */
  report(ask: { readonly number: number }): Readonly<Record<string, never>>;
  note(ask: { readonly text: string }): Readonly<Record<string, never>>;
}

export interface Talk {
  readonly said: readonly Said[];
  readonly muted: boolean;
  /** Written for oneself alone. */
  readonly notes: string;
  /** Nobody we know may not talk: who only came by must say so first. */
  readonly may: boolean;
}

export type TalkRequestName = keyof TalkRequests;
export type TalkAsked<K extends TalkRequestName> = Parameters<TalkRequests[K]>[0];
export type TalkAnswer<K extends TalkRequestName> = ReturnType<TalkRequests[K]>;
