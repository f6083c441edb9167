import type { ServerReply } from '../../table/online.ts';

/** Somebody at a match, as the room sees them: who they are, and how to tell them something. */
export interface Visitor {
  /** `null`: nobody we know, who may watch. */
  readonly person: string | null;
  playForced: boolean;
  /** Machines need not play on when they have long lost. */
  yields: boolean;
  tell(reply: ServerReply): void;
}
