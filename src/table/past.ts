import type { AnyGame } from '../kernel/face.ts';
import type { GameState, Side } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { type MatchFile, type Midway, openMatch } from '../kernel/match-file.ts';
import { chanceSeed } from './machines.ts';
import type { Scene, Why } from './protocol.ts';
import type { Seating } from './seating.ts';
import { BoardSeeker, type Tale, type Viewer } from './tale.ts';
import { machineDeed, matchBefore, whyOf } from './why.ts';

/** A match whose past can be looked up. */
interface Remembered {
  readonly game: AnyGame;
  readonly seating: Seating;
  /** The match with all its deeds. */
  file(): MatchFile;
}

/** Where a match was taken up, and how many pages of its tale came before. */
export type TakenUp = Midway<GameState> & { readonly pages: number };

/** What can be looked up of a match, by each viewer no more than it was told. */
export class Past {
  private readonly of: Remembered;
  private readonly match: AnyMatch;
  private readonly tale: Tale;
  private readonly takenUp: TakenUp | null;

  constructor(of: Remembered, match: AnyMatch, tale: Tale, takenUp: TakenUp | null) {
    this.of = of;
    this.match = match;
    this.tale = tale;
    this.takenUp = takenUp;
  }

  /** What `viewer` may look up of all that it was told. Nobody keeps a list of fleeting events. */
  scenes(viewer: Viewer, boards = false): readonly Scene[] {
    const gone = this.gone(viewer);
    return this.tale.scenes(viewer, 0, boards).filter(({ at }) => !gone.has(at));
  }

  /** One scene of it, with the board just then. */
  scene(viewer: Viewer, at: number): Scene | null {
    return this.gone(viewer).has(at)
      ? null
      : this.tale.sceneAt(viewer, at, (page) => this.boardAt(page));
  }

  /** The numbers of those scenes of `viewer` that may not be looked up any more. */
  gone(viewer: Viewer): ReadonlySet<number> {
    return this.match.outcome ? new Set() : this.tale.gone(viewer);
  }

  /**
   * The first scene that `side` was told after it last decided by its own hand, which from the entry
   * `since` on it did not; `null` if it never did.
   */
  sceneAfterDecision(side: Side, since = Number.POSITIVE_INFINITY): number | null {
    const last = this.match.history.findLastIndex(
      ({ deed }, entry) => deed.side === side && 'choice' in deed && entry < since,
    );
    return last < 0 ? null : this.tale.lengthAfter(side, last);
  }

  /** Why a machine did what led to a scene of `viewer`; `quick`: without a search. */
  why(viewer: Viewer, at: number, quick = false): Why | null {
    const { game, seating } = this.of;
    const { history, outcome } = this.match;
    const entry = this.gone(viewer).has(at) ? -1 : this.tale.entryOf(viewer, at);
    const deed = machineDeed(history, entry, seating);
    if (!deed) return null;
    const file = this.of.file();
    const made = history.slice(0, entry).filter((one) => one.deed.side === deed.side).length;
    const seed = chanceSeed(file.dice, deed.side, made);
    const before = matchBefore(game, file, entry, this.takenUp);
    return whyOf(game, before, deed, { viewer, isOver: outcome !== null, quick, seed });
  }

  /** The board of a page that is not kept: played out again. */
  private boardAt(page: number): GameState | null {
    const { takenUp } = this;
    const { rules } = this.of.game;
    const from = takenUp && page >= takenUp.pages ? takenUp : undefined;
    const seeker = new BoardSeeker(rules, page - (from?.pages ?? 0));
    openMatch(rules, this.of.file(), undefined, seeker, from);
    return seeker.found;
  }
}
