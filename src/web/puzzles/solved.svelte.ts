const NAME = 'heliograph.puzzles';

/** What was solved on this device. */
interface Solved {
  /** By game and puzzle: whether at once, with nothing wrong before. */
  readonly games: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** The days on which the puzzle of the day was solved, as `2026-11-16`, oldest first. */
  readonly days: readonly string[];
}

const DAY = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 1000;

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

function stored(): Solved {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    if (!isRecord(data)) return { games: {}, days: [] };
    const { games, days } = data;
    return {
      games: isRecord(games)
        ? Object.fromEntries(
            Object.entries(games).map(([game, ids]) => [
              game,
              isRecord(ids)
                ? Object.fromEntries(Object.entries(ids).map(([id, once]) => [id, once === true]))
                : {},
            ]),
          )
        : {},
      days: Array.isArray(days) ? days.filter((day) => typeof day === 'string') : [],
    };
  } catch {
    return { games: {}, days: [] };
  }
}

let solved: Solved = $state.raw(stored());

function keep(now: Solved): void {
  solved = now;
  try {
    localStorage.setItem(NAME, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing still poses puzzles.
  }
}

/** Solved at once, solved in the end, or not yet. */
export function solvedAs(game: string, puzzle: string): 'atOnce' | 'inTheEnd' | null {
  const once = solved.games[game]?.[puzzle];
  if (once === undefined) return null;
  return once ? 'atOnce' : 'inTheEnd';
}

/** The first time counts: who knows the answer finds it at once. */
export function markSolved(game: string, puzzle: string, atOnce: boolean): void {
  if (solvedAs(game, puzzle)) return;
  const { games, days } = stored();
  keep({ games: { ...games, [game]: { [puzzle]: atOnce, ...games[game] } }, days });
}

export const dayName = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function markDay(day: string): void {
  if (isDaySolved(day)) return;
  const { games, days } = stored();
  keep({ games, days: [...new Set([...days, day])].sort().slice(-KEPT_DAYS) });
}

export const isDaySolved = (day: string): boolean => solved.days.includes(day);

/** On how many days in a row, up to today or yesterday, the puzzle of the day was solved. */
export function streakOn(today: number): number {
  const days = new Set(solved.days);
  let day = days.has(dayName(today)) ? today : today - DAY;
  let streak = 0;
  for (; days.has(dayName(day)); day -= DAY) streak += 1;
  return streak;
}

/** Days since 1970: which puzzle is today's. */
export const dayNumber = (time: number): number => Math.floor(time / DAY);
