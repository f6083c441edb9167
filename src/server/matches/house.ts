import type { Thinking } from '../machines/thinking.ts';
import type { ServerTime } from '../pace/time.ts';
import type { Keeping } from '../store/keeping.ts';
import type { OpenStore } from '../store/open.ts';
import type { Room } from './room.ts';

/** What rooms share. */
export interface House {
  readonly store: OpenStore;
  readonly keeping: Keeping;
  readonly thinking: Thinking;
  /** How many boards of the past each open match keeps at hand. */
  readonly boards: number;
  /** Names the page that this server has. */
  readonly page: string;
  readonly time: ServerTime;
  /** A mistake of ours, for the log. */
  readonly mishap: (error: Error, match: string) => void;
  /** A match was built from the store, in so many seconds. */
  readonly opened: (seconds: number) => void;
  /** A match was opened, or looked at again. */
  readonly used: (room: Room) => void;
}
