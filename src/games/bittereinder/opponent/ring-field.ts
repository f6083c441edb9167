import type { Look } from '../state.ts';
import type { Column } from './empire-cordon.ts';
import type { Ends } from './reach.ts';

/* What a drive is reckoned with: rings about bands of Boers, and where everybody of the Empire will stand. */

/** A way out of an area, or the area itself. */
export interface Cell {
  readonly area: number;
  /** 7.5.2-a, 7.5.3-a No march of Boers may end here: anybody bars it, whether or not he could attack. */
  readonly barred: boolean;
}

export interface Ring {
  readonly prey: number;
  readonly cells: readonly Cell[];
}

/** Where everybody will stand as far as orders are given, and who has none yet. */
export interface Field {
  readonly look: Look;
  /** The areas that a piece can end this turn in. */
  readonly ends: Ends;
  /** By area: factors that could attack there. */
  readonly attackers: number[];
  /** By area: all factors. */
  readonly present: number[];
  readonly wagons: Map<Column, number>;
  /** Columns that a ring counts on. */
  readonly bound: Set<Column>;
  readonly riders: Set<number>;
}

export interface Order {
  readonly rider: number;
  readonly to: number;
}
