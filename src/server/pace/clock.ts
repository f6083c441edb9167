import type { Side } from '../../kernel/game.ts';
import type { ClockInfo, Pace } from '../../table/pace.ts';
import { afterCounted, type Calendar, countedBetween } from './calendar.ts';

/**
 * The clocks of a match: plain data, kept with it, and what happens to them. Whose clock runs is
 * whom everybody sees the match wait for (`docs/SERVER.md`, Clocks and secrets).
 */

export interface SideClock {
  /** Milliseconds in the bank. */
  readonly left: number;
  /** Since when it runs; `null` while it stands. */
  readonly since: number | null;
  /** What had passed of this decision before the clock was stopped by a pause. */
  readonly spent: number;
  /** While all decide in secret: when this side was through. */
  readonly through: number | null;
  /** How many deeds everybody knew of when it was last paid for one. */
  readonly paid: number;
  /** It has made no decision yet. */
  readonly first: boolean;
  /** When its time ran out. */
  readonly fell: number | null;
}

export interface ClockState {
  readonly sides: Readonly<Record<Side, SideClock>>;
  /** Whom the match waits for, as everybody may know. */
  readonly waiting: readonly Side[];
  /** The sides decide at the same time, in secret. */
  readonly secretly: boolean;
  readonly known: number;
  /** Since when it is paused. */
  readonly paused: number | null;
}

/** Where the match stands after something was done. */
export interface Situation {
  readonly waiting: readonly Side[];
  /** Who has not answered yet: not for everybody. */
  readonly owed: readonly Side[];
  readonly secretly: boolean;
  readonly known: number;
}

const [SECOND, MINUTE] = [1000, 60_000];
const DAY = 24 * 60 * MINUTE;
/** Whoever is asked for the first time may have to come to the table first. */
const GRACE = 5 * MINUTE;

const bankOf = (pace: Pace | null): number => {
  if (!pace) return Number.MAX_SAFE_INTEGER;
  return pace.kind === 'live' ? pace.minutes * MINUTE : pace.bank * DAY;
};

/** Time for a decision before the bank is touched. */
const freeOf = (pace: Pace | null, { first }: SideClock): number => {
  if (!pace) return 0;
  if (pace.kind === 'days') return pace.days * DAY;
  return first ? GRACE : 0;
};

const increment = (pace: Pace | null): number =>
  pace?.kind === 'live' ? pace.seconds * SECOND : 0;

const fullClock = (pace: Pace | null): SideClock => ({
  left: bankOf(pace),
  since: null,
  spent: 0,
  through: null,
  paid: 0,
  first: true,
  fell: null,
});

/** Clocks that do not run yet, for the sides that people play. */
export const newClocks = (pace: Pace | null, people: readonly Side[]): ClockState => ({
  sides: Object.fromEntries(people.map((side) => [side, fullClock(pace)])),
  waiting: [],
  secretly: false,
  known: 0,
  paused: null,
});

/** Time used for this decision so far. */
function used({ since, spent, through }: SideClock, now: number, calendar: Calendar): number {
  if (since === null) return spent;
  return spent + countedBetween(since, Math.max(since, through ?? now), calendar);
}

const remaining = (pace: Pace | null, clock: SideClock, now: number, calendar: Calendar): number =>
  freeOf(pace, clock) + clock.left - used(clock, now, calendar);

/** How clocks are reckoned: by which pace, at which time, and what counts for whom. */
export interface Reckoning {
  readonly pace: Pace | null;
  readonly now: number;
  readonly calendar: (side: Side) => Calendar;
}

/** After every deed of every match: with a loop, because lists of pairs cost five times as much. */
function changed(
  state: ClockState,
  change: (clock: SideClock, side: Side) => SideClock,
): ClockState {
  const sides: Record<Side, SideClock> = {};
  for (const side in state.sides) sides[side] = change(state.sides[side] as SideClock, side);
  return { ...state, sides };
}

/** When the time of a clock that runs is used up. */
const endOf = (clock: SideClock, since: number, pace: Pace, calendar: Calendar): number =>
  afterCounted(since, Math.max(0, freeOf(pace, clock) + clock.left - clock.spent), calendar);

/** Its decision is made: what it took beyond the free time goes from the bank. */
function stop(clock: SideClock, side: Side, by: Reckoning, known: number): SideClock {
  const { pace, now, calendar } = by;
  const taken = Math.max(0, used(clock, now, calendar(side)) - freeOf(pace, clock));
  const late = pace && clock.since !== null && taken > clock.left;
  const fell = clock.fell ?? (late ? endOf(clock, clock.since ?? now, pace, calendar(side)) : null);
  // Whoever takes a decision back and makes it again is paid for it once.
  const pay = known > clock.paid ? increment(pace) : 0;
  const left = Math.max(0, clock.left - taken) + (fell === null ? pay : 0);
  const paid = Math.max(known, clock.paid);
  return { ...clock, left, fell, paid, first: false, since: null, spent: 0, through: null };
}

/** The clocks after something was done. */
export function onward(state: ClockState, to: Situation, by: Reckoning): ClockState {
  const { waiting, owed, secretly, known } = to;
  // What is done in secret changes nothing that everybody sees: that alone tells one part from the next.
  const samePart = !state.secretly || (secretly && known === state.known);
  const next = changed(state, (before, side) => {
    const asked = waiting.includes(side);
    const was = state.waiting.includes(side);
    const clock = was && !(asked && samePart) ? stop(before, side, by, known) : before;
    const since = asked && state.paused === null ? (clock.since ?? by.now) : clock.since;
    const through = secretly && asked && !owed.includes(side) ? (clock.through ?? by.now) : null;
    return { ...clock, since: asked ? since : null, through };
  });
  return { ...next, waiting, secretly, known };
}

/** Stops all clocks, or lets those run again whose sides are asked. */
export function pauseClocks(state: ClockState, by: Reckoning): ClockState {
  const stopped = changed(state, (clock, side) => ({
    ...clock,
    spent: used(clock, by.now, by.calendar(side)),
    since: null,
  }));
  return { ...stopped, paused: by.now };
}

export function resumeClocks(state: ClockState, now: number): ClockState {
  const running = changed(state, (clock, side) => ({
    ...clock,
    since: state.waiting.includes(side) ? now : null,
  }));
  return { ...running, paused: null };
}

/** Marks whose time has run out; the same state if nobody's has. */
export function markFallen(state: ClockState, by: Reckoning): ClockState {
  const { pace, now, calendar } = by;
  if (!pace || state.paused !== null) return state;
  const falls = (clock: SideClock, side: Side): boolean =>
    clock.fell === null &&
    clock.since !== null &&
    clock.through === null &&
    remaining(pace, clock, now, calendar(side)) <= 0;
  if (!Object.entries(state.sides).some(([side, clock]) => falls(clock, side))) return state;
  // By the moment it ran out, not by when that was noticed: who was first decides who may claim.
  return changed(state, (clock, side) =>
    falls(clock, side)
      ? { ...clock, fell: endOf(clock, clock.since ?? now, pace, calendar(side)) }
      : clock,
  );
}

/** When the next clock runs out if nothing is done; `null`: none does. */
export function nextFall(state: ClockState, by: Reckoning): number | null {
  const { pace, calendar } = by;
  if (!pace || state.paused !== null) return null;
  const falls = Object.entries(state.sides).flatMap(([side, clock]) => {
    const { since, through, fell } = clock;
    if (since === null || through !== null || fell !== null) return [];
    return [endOf(clock, since, pace, calendar(side))];
  });
  return falls.length > 0 ? Math.min(...falls) : null;
}

/** Whether `side` may claim the match: the time of `other` ran out, and not after its own. */
export function mayClaim(state: ClockState, side: Side, other: Side): boolean {
  const theirs = state.sides[other]?.fell ?? null;
  const own = state.sides[side]?.fell ?? null;
  return theirs !== null && (own === null || theirs <= own);
}

/** Whether both ran out in the same moment: nobody wins by that. */
export const fellTogether = (state: ClockState, side: Side, other: Side): boolean =>
  state.sides[side]?.fell === state.sides[other]?.fell;

/** The other side lets it be: whose time ran out gets all of it again. */
export const forgiven = (state: ClockState, side: Side, by: Reckoning): ClockState =>
  changed(state, (clock, name) =>
    name === side
      ? {
          ...clock,
          left: bankOf(by.pace),
          fell: null,
          spent: 0,
          since: clock.since === null ? null : by.now,
        }
      : clock,
  );

/** Somebody else sits down there: with all the time, and what she is asked now costs none. */
export function reseated(
  state: ClockState,
  side: Side,
  isPerson: boolean,
  pace: Pace | null,
): ClockState {
  const { [side]: _, ...others } = state.sides;
  const fresh = { ...fullClock(pace), paid: state.known };
  return {
    ...state,
    sides: isPerson ? { ...others, [side]: fresh } : others,
    waiting: state.waiting.filter((name) => name !== side),
  };
}

/**
 * A side's clock as somebody sees it. While all decide in secret, only she herself sees that hers
 * has stopped.
 */
export function shown(state: ClockState, side: Side, own: boolean, by: Reckoning): ClockInfo {
  const { pace, now, calendar } = by;
  const clock = state.sides[side];
  if (!pace || !clock) return { free: 0, left: 0, running: false, fell: false };
  const seen = own ? clock : { ...clock, through: null };
  const gone = used(seen, now, calendar(side));
  const free = freeOf(pace, clock);
  return {
    free: Math.max(0, free - gone),
    left: clock.fell === null ? Math.max(0, clock.left - Math.max(0, gone - free)) : 0,
    running: seen.since !== null && seen.through === null && clock.fell === null,
    fell: clock.fell !== null,
  };
}

/** Milliseconds for which a side without a clock may be silent before another may sit down there. */
const SILENCE = 7 * DAY;

/** Whether a side has left its opponent waiting for so long that another may take its place. */
export function isSilent(state: ClockState, side: Side, { pace, now }: Reckoning): boolean {
  const clock = state.sides[side];
  if (!clock || state.paused !== null) return false;
  if (clock.fell !== null) return true;
  return !pace && clock.since !== null && clock.through === null && now - clock.since > SILENCE;
}
