import type { JobRunner } from '../jobs/runner.ts';
import { planIfNew } from '../store/jobs.ts';
import { note, type RestingSeat, restingSeats, wishOf } from '../store/notices.ts';
import type { Db } from '../store/open.ts';

/**
 * Looks from time to time at the matches in which something was done, and notes who is to be told of
 * it. That costs the same however many decisions are made, and whoever sits at the table and answers
 * at once is never written to.
 */

export const SCAN = 'notices/scan';
export const SEND = 'notices/send';

export interface ScanSettings {
  /** Milliseconds between two looks. */
  readonly every: number;
  /** Milliseconds for which nothing was done in a match before anybody is written to. */
  readonly quiet: number;
  /** Milliseconds between two messages to one person: what comes meanwhile goes into the next. */
  readonly gap: number;
}

/** A commit may come a little later than the time it names. */
const MARGIN = 10_000;

function newsFor({ status, standing, side }: RestingSeat): readonly string[] {
  if (status === 'over') return ['ended'];
  const { waiting = [], known = 0 } = standing === null ? {} : JSON.parse(standing);
  // Before the first deed nothing is noted of who decides: whoever begins hears that it began.
  const begun = known < 1 ? ['begun'] : [];
  return waiting.includes(side) ? [...begun, 'turn'] : begun;
}

export async function scan(
  db: Db,
  jobs: JobRunner,
  since: number,
  { quiet, gap }: ScanSettings,
): Promise<number> {
  const until = Date.now() - quiet;
  const told = new Set<string>();
  for (const seat of await restingSeats(db, since, until))
    for (const what of newsFor(seat)) if (await note(db, seat, what)) told.add(seat.person);
  for (const person of told) await planMessage(db, jobs, person, gap);
  return Math.max(since, until - MARGIN);
}

/** One message for all that a person is to be told: what is planned already takes this along. */
async function planMessage(db: Db, jobs: JobRunner, person: string, gap: number): Promise<void> {
  const sent = (await wishOf(db, person))?.sent ?? 0;
  const due = Math.max(Date.now(), sent + gap);
  await jobs.plan({ id: `${SEND}/${person}`, kind: SEND, due, payload: { person } });
}

/** Looks now and, whatever comes of it, again later. */
export function handleScans(db: Db, jobs: JobRunner, settings: ScanSettings): void {
  jobs.handle(SCAN, async (payload) => {
    let { since } = payload as { since: number };
    try {
      since = await scan(db, jobs, since, settings);
    } finally {
      const due = Date.now() + settings.every;
      await jobs.plan({ id: SCAN, kind: SCAN, due, payload: { since } });
    }
  });
}

/** Begins to look, unless some process does already. */
export const startScans = (db: Db): Promise<void> =>
  planIfNew(db, { id: SCAN, kind: SCAN, due: Date.now(), payload: { since: Date.now() } });
