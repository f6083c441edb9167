/** A stretch of time that does not count, such as a vacation. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Which time counts for a side: all of it, or not weekends, or not a vacation. */
export interface Calendar {
  readonly weekends: boolean;
  readonly off: readonly Stretch[];
  /** What must be added to the time of the matches to get that of the wall. */
  readonly offset: number;
}

export const EVERY_DAY: Calendar = { weekends: false, off: [], offset: 0 };

const DAY = 24 * 60 * 60 * 1000;
/** The first day of 1970 was a Thursday. */
const THURSDAY = 4;

const isWeekend = (day: number): boolean => [0, 6].includes((((day + THURSDAY) % 7) + 7) % 7);

/** The first moment from `at` on that counts. */
function nextCounted(at: number, { weekends, off }: Calendar): number {
  const away = off.find(({ from, until }) => from <= at && at < until);
  if (away) return away.until;
  const day = Math.floor(at / DAY);
  return weekends && isWeekend(day) ? (day + 1) * DAY : at;
}

/** From a moment that counts: the first one after it that may not. */
function countedUntil(at: number, { weekends, off }: Calendar): number {
  const ends = off.filter(({ from, until }) => from > at && until > from).map(({ from }) => from);
  if (weekends) ends.push((Math.floor(at / DAY) + 1) * DAY);
  return Math.min(...ends, Number.POSITIVE_INFINITY);
}

/** How much of the time between two moments counts. Days are those of UTC. */
export function countedBetween(from: number, until: number, calendar: Calendar): number {
  const last = until + calendar.offset;
  let counted = 0;
  for (let at = nextBusy(from + calendar.offset, calendar); at < last; ) {
    const end = Math.min(last, countedUntil(at, calendar));
    counted += end - at;
    at = nextBusy(end, calendar);
  }
  return counted;
}

/** The moment at which so much time that counts will have passed. */
export function afterCounted(from: number, amount: number, calendar: Calendar): number {
  let left = amount;
  for (let at = nextBusy(from + calendar.offset, calendar); ; ) {
    const end = countedUntil(at, calendar);
    if (at + left <= end) return at + left - calendar.offset;
    left -= end - at;
    at = nextBusy(end, calendar);
  }
}

/** Where a vacation ends on a weekend, it goes on until Monday. */
function nextBusy(from: number, calendar: Calendar): number {
  let at = from;
  for (let next = nextCounted(at, calendar); next !== at; next = nextCounted(at, calendar))
    at = next;
  return at;
}
