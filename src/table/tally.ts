import type { Side } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import type { Viewer } from './tale.ts';

/** How many deeds were made, by whom, and how many of them everyone knows of; without counting anew. */
export class Tally {
  private readonly match: AnyMatch;
  /** How many entries of the history are counted. */
  private counted = 0;
  private open = 0;
  private readonly made = new Map<Viewer, number>();
  private readonly hidden = new Map<Viewer, number>();

  constructor(match: AnyMatch) {
    this.match = match;
  }

  /** How many deeds `side` made. */
  of(side: Side): number {
    this.count();
    return this.made.get(side) ?? 0;
  }

  /** How many deeds `viewer` may know of: its own, and those that were not made in secret. */
  knownTo(viewer: Viewer): number {
    this.count();
    return this.open + (this.hidden.get(viewer) ?? 0);
  }

  /** What came after so many entries was taken back. */
  forget(entries: number): void {
    if (entries >= this.counted) return;
    this.counted = 0;
    this.open = 0;
    this.made.clear();
    this.hidden.clear();
  }

  private count(): void {
    const { history } = this.match;
    for (; this.counted < history.length; this.counted++) {
      const entry = history[this.counted];
      if (!entry) return;
      const { deed, simultaneous } = entry;
      add(this.made, deed.side);
      if (!('standing' in deed) && !simultaneous) this.open++;
      else add(this.hidden, deed.side);
    }
  }
}

const add = (counts: Map<Viewer, number>, side: Side): void => {
  counts.set(side, (counts.get(side) ?? 0) + 1);
};
