import type { AnyGame } from '../kernel/face.ts';
import type { Side } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';

/** A machine that has no better chance than this has lost. */
export const LOST = 0.04;
/** One that has no better chance than this is better off with a draw, the judge's doubt included. */
export const LEVEL = 0.42;

/** It must have been so for so many turns, or, where turns are long, moments of the game's own time. */
const TURNS = 3;
const MOMENTS = 20;

interface Sight {
  /** How many deeds had been made. */
  readonly deeds: number;
  readonly turn: number;
  readonly time: number;
  readonly chance: number;
}

/**
 * How the machines of a match have stood for some time, each by what it may know itself. One bad
 * moment is no reason to give up: the judge errs, and so do those who play against it.
 */
export class Outlook {
  private readonly game: AnyGame;
  private readonly match: AnyMatch;
  private readonly seen = new Map<Side, Sight[]>();

  constructor(game: AnyGame, match: AnyMatch) {
    this.game = game;
    this.match = match;
  }

  /** Looks once at each moment of the game's time. */
  note(side: Side): void {
    const { judge, rules } = this.game;
    if (!judge || rules.sides.length !== 2) return;
    const { state, box, history } = this.match;
    const sights = this.seen.get(side) ?? [];
    const time = judge.features.time(state);
    if (sights.at(-1)?.time === time) return;
    const chance = judge.winChance({ state: this.match.view(side), box }, side);
    sights.push({ deeds: history.length, turn: rules.clock(state).turn, time, chance });
    this.seen.set(side, sights);
  }

  /** What came after so many entries was taken back. */
  forget(entries: number): void {
    for (const [side, sights] of this.seen)
      this.seen.set(
        side,
        sights.filter(({ deeds }) => deeds <= entries),
      );
  }

  /** Whether a side has had no better chance than this for long enough. */
  isSure(side: Side, most: number): boolean {
    const sights = this.seen.get(side) ?? [];
    const hopeful = sights.findLastIndex(({ chance }) => chance > most);
    const since = sights.slice(hopeful + 1);
    return new Set(since.map(({ turn }) => turn)).size >= TURNS || since.length >= MOMENTS;
  }
}
