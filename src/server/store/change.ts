import type { KeptDeed } from '../../table/snapshot.ts';
import type { NewJob } from './jobs.ts';
import type { OrdersChange } from './orders.ts';
import type { NewSnapshot } from './snapshots.ts';

/** What is to be kept of a match: how its deeds differ from those in the store. */
export interface Change {
  readonly match: string;
  /** The version that was changed: nothing is kept if another came before. */
  readonly version: number;
  /** How many deeds the store has. */
  readonly stored: number;
  /** So many of them stand. */
  readonly same: number;
  readonly added: readonly KeptDeed[];
  /** JSON of where it stands. */
  readonly standing: string;
  /** Everybody may know that something was done: not so while sides decide in secret. */
  readonly openly: boolean;
  /** JSON of how it ended, if it did. */
  readonly result: string | null;
  /** JSON of the clocks. */
  readonly clock: string;
  /** When somebody is to look whether a flag has fallen; `null`: none can. */
  readonly flag: NewJob | null;
  /** Orders that answered, or were dropped. */
  readonly orders: readonly OrdersChange[];
  /** A snapshot that goes along, where nothing is taken back and no order answered. */
  readonly snapshot: NewSnapshot | null;
}
