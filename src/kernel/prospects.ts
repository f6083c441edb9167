import type { Side } from './game.ts';
import type { Message } from './text.ts';

/** How a match stands, as far as the reader may know: what would win it, and what is missing. */
export interface Prospects<S extends Side = Side> {
  /** How it would end if the last turn ended now; `null` where that says nothing yet. */
  readonly now: Message | null;
  readonly sides: readonly Prospect<S>[];
}

interface Prospect<S extends Side> {
  readonly side: S;
  /** In a few words, always in sight. */
  readonly line: Message;
  readonly aims: readonly Aim[];
}

/** One thing that would win, or that a victory hangs on. */
export interface Aim {
  readonly text: Message;
  readonly rule: string;
  readonly reached: boolean;
}
