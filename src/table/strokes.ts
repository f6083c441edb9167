import type { Side } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import type { Tally } from './tally.ts';

/** Deeds of one side that were made together; counted among that side's own deeds. */
interface Stroke {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

/**
 * Undo and redo as a person means them: what was made with one stroke goes and comes back with one.
 * What was taken back the match itself remembers; here is only what belongs together.
 */
export class Strokes {
  private readonly match: AnyMatch;
  private readonly tally: Tally;
  private strokes: Stroke[] = [];

  constructor(match: AnyMatch, tally: Tally) {
    this.match = match;
    this.tally = tally;
  }

  /** Whatever `side` does in the meantime is one stroke. */
  asOne(side: Side, deeds: () => void): void {
    this.forget(side);
    const from = this.tally.of(side);
    deeds();
    const to = this.tally.of(side);
    if (to - from > 1) this.strokes.push({ side, from, to });
  }

  /** Strokes that were taken back are gone once something else is done. */
  forget(side: Side): void {
    const made = this.tally.of(side);
    this.strokes = this.strokes.filter((stroke) => stroke.side !== side || stroke.to <= made);
  }

  /** Takes back the last stroke of `side`; false if there is nothing to take back. */
  undo(side: Side): boolean {
    const { match } = this;
    const at = match.undoable(side);
    if (at < 0) return false;
    const last = match.history.slice(0, at).filter(({ deed }) => deed.side === side).length;
    const stroke = this.strokes.find((one) => one.side === side && isIn(one, last));
    return match.undoDownTo(side, stroke ? this.entryOf(side, stroke.from) : at).length > 0;
  }

  /** Does the last stroke that `side` took back again; false if there is none. */
  redo(side: Side): boolean {
    const { match } = this;
    const from = this.tally.of(side);
    if (!match.redo(side)) return false;
    const stroke = this.strokes.find((one) => one.side === side && one.from === from);
    while (stroke && this.tally.of(side) < stroke.to) if (!match.redo(side)) break;
    return true;
  }

  /** Where in the history the deed of that number of `side` stands. */
  private entryOf(side: Side, number: number): number {
    let before = 0;
    return this.match.history.findIndex(({ deed }) => deed.side === side && before++ === number);
  }
}

const isIn = ({ from, to }: Stroke, number: number): boolean => from <= number && number < to;
