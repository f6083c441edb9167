import type { Host } from '../../table/host.ts';
import type { Screen } from '../../table/screen.ts';
import type { Table } from '../../table/table.ts';
import type { Thinking } from '../machines/thinking.ts';
import type { ServerTime } from '../pace/time.ts';
import type { Keeping } from '../store/keeping.ts';
import type { OpenStore } from '../store/open.ts';
import type { Behind } from './behind.ts';
import type { Newest } from './snapshots.ts';

/** A room, as far as memory goes. */
export interface OpenRoom {
  readonly id: string;
  readonly isEmpty: boolean;
  /** Whether its match is in memory. */
  readonly isOpen: boolean;
  /** Takes the match out of memory; says whether it did. */
  putAway(): boolean;
  /** The server stops. */
  close(): Promise<void>;
}

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
  readonly used: (room: OpenRoom) => void;
}

/** The match as it is in memory: never more than can be built again from the store. */
export interface Live {
  readonly host: Host;
  readonly table: Table;
  /** The table of those who watch with a delay. */
  readonly behind: Behind | null;
  version: number;
  /** How many deeds are in the store, and how often some were taken back. */
  stored: number;
  takebacks: number;
  snapshot: Newest;
  /** How many deeds everybody may know of. */
  known: number;
}

/** Where a visitor is: at a screen of the match in memory, and whether she knows how it stands. */
export interface Place {
  screen: Screen | null;
  /** At which of the tables that is. */
  host: Host | null;
  told: boolean;
}
