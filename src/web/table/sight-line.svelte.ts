import type { Ruler } from '../../boardkit/board.ts';

/** The line of sight that the reader asks about: two ends, the second following the pointer. */
export class SightLine {
  /** `null` while nobody asks. */
  ends: Ruler | null = $state.raw(null);
  /** The second end was picked and follows nobody. */
  private fixed = false;

  toggle(): void {
    this.ends = this.ends ? null : { from: null, to: null };
    this.fixed = false;
  }

  stop(): void {
    this.ends = null;
  }

  /** A place was picked: the first is one end, the next the other, the one after a new beginning. */
  pick(place: string): void {
    if (!this.ends) return;
    const { from } = this.ends;
    const first = from === null || this.fixed;
    this.ends = first ? { from: place, to: null } : { from, to: place };
    this.fixed = !first;
  }

  /** The pointer rests on a place. */
  follow(place: string): void {
    if (this.ends?.from && !this.fixed) this.ends = { from: this.ends.from, to: place };
  }
}
