import type { Side } from '../../kernel/game.ts';
import { oncePer } from '../../kernel/memory.ts';
import type { Clocks, Pace } from '../../table/pace.ts';
import { PERSON } from '../../table/seats.ts';
import type { Table } from '../../table/table.ts';
import type { NewJob } from '../store/jobs.ts';
import type { StoredMatch } from '../store/matches.ts';
import type { Calendar } from './calendar.ts';
import {
  type ClockState,
  isSilent,
  newClocks,
  nextFall,
  onward,
  type Reckoning,
  shown,
} from './clock.ts';
import type { ServerTime } from './time.ts';

/** The kind of job that looks whether a flag has fallen. */
export const FLAG = 'flag';

type Row = StoredMatch['row'];

/** A row is read many times and never written to. */
const paceIn = oncePer(({ pace }: Row): Pace | null => (pace === null ? null : JSON.parse(pace)));
const clocks = new WeakMap<Row, ClockState>();

function clockIn(row: Row): ClockState | null {
  const known = clocks.get(row);
  if (known || row.clock === null) return known ?? null;
  const read: ClockState = JSON.parse(row.clock);
  clocks.set(row, read);
  return read;
}

/** A row with the clocks that were just kept: they are known without being read. */
export function withClocks(
  row: Row,
  { clock, clocks: state }: Pick<ClocksAfter, 'clock' | 'clocks'>,
): Row {
  const next = { ...row, clock };
  clocks.set(next, state);
  return next;
}

export const paceOf = ({ row }: StoredMatch): Pace | null => paceIn(row);

export const clockOf = (stored: StoredMatch): ClockState => {
  const { row, seats } = stored;
  const clock = clockIn(row);
  if (clock) return clock;
  const people = seats.filter(({ kind }) => kind === PERSON).map(({ side }) => side);
  return newClocks(paceOf(stored), people);
};

/** How the clocks of a match are reckoned now. */
export function reckoningOf(stored: StoredMatch, time: ServerTime): Reckoning {
  const pace = paceOf(stored);
  const weekends = pace?.kind === 'days' && pace.weekends;
  const calendar = (side: Side): Calendar => {
    const off = stored.seats.find((seat) => seat.side === side)?.off;
    // A live match is played to its end: nobody goes on vacation from it.
    const away = off && pace?.kind === 'days' ? [off] : [];
    return { weekends, off: away, offset: time.offset };
  };
  return { pace, now: time.now(), calendar };
}

/** What is to be kept of clocks: themselves, and when somebody has to look at them again. */
interface KeptClock {
  readonly clock: string;
  readonly flag: NewJob | null;
}

export function keptClock(stored: StoredMatch, clock: ClockState, time: ServerTime): KeptClock {
  const { id } = stored.row;
  const fall = nextFall(clock, reckoningOf(stored, time));
  const flag = fall === null ? null : flagJob(id, time.until(fall));
  return { clock: JSON.stringify(clock), flag };
}

const flagJob = (match: string, wait: number): NewJob => ({
  id: `${FLAG}/${match}`,
  kind: FLAG,
  due: Date.now() + Math.ceil(wait),
  payload: { match },
});

/** What is to be kept of the clocks, and what they are. */
export interface ClocksAfter extends KeptClock {
  readonly clocks: ClockState;
}

/** The clocks after what was done at a table. */
export function clockAfter(stored: StoredMatch, table: Table, time: ServerTime): ClocksAfter {
  const { standing, outcome } = table;
  const taken = (side: Side): boolean =>
    stored.seats.some((seat) => seat.side === side && seat.person !== null);
  const situation = {
    // A seat that waits for somebody to take it loses no time.
    waiting: outcome ? [] : table.waitingFor(null).filter(taken),
    owed: standing.waiting,
    secretly: table.isSecretive,
    known: table.deedsKnownTo(null),
  };
  const state = onward(clockOf(stored), situation, reckoningOf(stored, time));
  return { ...keptClock(stored, state, time), clocks: state };
}

/** The clocks as somebody with these sides sees them. */
export function clocksFor(stored: StoredMatch, mine: readonly Side[], time: ServerTime): Clocks {
  const state = clockOf(stored);
  const by = reckoningOf(stored, time);
  if (!by.pace) return {};
  return Object.fromEntries(
    Object.keys(state.sides).map((side) => [side, shown(state, side, mine.includes(side), by)]),
  );
}

/** The sides for whom somebody else may sit down. */
export function silentSides(stored: StoredMatch, time: ServerTime): readonly Side[] {
  if (stored.row.status !== 'running') return [];
  const state = clockOf(stored);
  const by = reckoningOf(stored, time);
  return Object.keys(state.sides).filter((side) => isSilent(state, side, by));
}
