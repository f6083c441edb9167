import type { Ruler } from '../../boardkit/board.ts';

/** The line of sight that the reader asks about: two ends, the second following the pointer. */
export class SightLine {
  /** `null` while nobody asks. */
  ends: Ruler | null = $state.raw(null);

  toggle(): void {
    this.ends = this.ends ? null : { from: null, to: null };
  }

  stop(): void {
    this.ends = null;
  }

  /** A place was picked: the first is one end, the next the other, the same again a new beginning. */
  pick(place: string): void {
    if (!this.ends) return;
    const { from, to } = this.ends;
    this.ends = from !== null && to !== place ? { from, to: place } : { from: place, to: null };
  }

  /** The pointer rests on a place. */
  follow(place: string): void {
    if (this.ends?.from) this.ends = { from: this.ends.from, to: place };
  }
}
