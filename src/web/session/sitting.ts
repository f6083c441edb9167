import type { Side } from '../../kernel/game.ts';
import type { MatchFile } from '../../kernel/match-file.ts';
import type {
  MatchInfo,
  ServerAnswer,
  ServerAsked,
  ServerRequestName,
} from '../../table/online.ts';
import type { Answer, Asked, News, RequestName } from '../../table/protocol.ts';
import type { Kept } from '../engine/keeper.ts';
import type { LessonSitting } from '../lessons/lesson-sitting.ts';
import type { Talking } from '../online/talking.svelte.ts';

/** `null` comes where the server says no, or cannot be reached. */
export type Commanding = <K extends ServerRequestName>(
  name: K,
  ask: ServerAsked<K>,
) => Promise<ServerAnswer<K> | null>;

/**
 * One sitting at one match, wherever the table stands: in a worker of this page, or on a server. The
 * table on the page does not know which.
 */
export interface Sitting {
  readonly id: string;
  /** Where on this page the match is found. */
  readonly address: string;
  /** The sides that are played here; `null`: all that people play. */
  readonly mine: readonly Side[] | null;
  /** What a server says of the match. */
  readonly match: MatchInfo | null;
  /** Matches that wait for us on the server, as far as it says so by itself; `null`: it must be asked. */
  readonly waiting: readonly string[] | null;
  /** The lesson that is played here, where it is one. */
  readonly lesson: LessonSitting | null;
  /** Whether the match is kept. */
  readonly saving: Kept;
  /** How many questions are not answered yet. */
  readonly pending: number;
  /** Nothing was heard for so long that one would want to do something about it. */
  readonly silent: boolean;
  /** The table was lost and set up anew. */
  readonly revived: boolean;
  /** The table is lost: this is left to the reader. */
  readonly lost: boolean;
  /** There is no line to the table since then; it is tried again by itself. */
  readonly awaySince: number | null;
  /** This page is older than what the server has by now. */
  readonly outdated: boolean;
  /** Told what was not asked for. */
  onnews: (news: News) => void;
  /** Told when a machine is out of order. */
  ontrouble: (why: string) => void;
  /** Asks what changes nothing; `null` where there is no answer. */
  ask<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K> | null>;
  /** Asks for a change. */
  change<K extends RequestName>(name: K, ask: Asked<K>): Promise<Answer<K> | null>;
  /** Asks something of the server itself; `null` where there is none. */
  readonly command: Commanding | null;
  /** What is said at the match, where others can hear it. */
  readonly talking: Talking | null;
  reopen(): Promise<void>;
  keepAgain(): void;
  /** The match as a file, where it may be had. */
  file(): Promise<MatchFile | null>;
  close(): void;
}
