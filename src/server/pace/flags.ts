import * as z from 'zod/mini';
import type { JobRunner } from '../jobs/runner.ts';
import { findStored } from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import { keepClock } from '../store/pace.ts';
import { markFallen, nextFall } from './clock.ts';
import { clockOf, FLAG, keptClock, reckoningOf } from './pacing.ts';
import type { ServerTime } from './time.ts';

const payload = z.strictObject({ match: z.string() });

/** How often a match that is just being changed is looked at again. */
const ATTEMPTS = 5;

/** Looks at clocks when they should run out, and says so; nobody has lost before the other side claims it. */
export function addFlags(
  jobs: JobRunner,
  db: Db,
  time: ServerTime,
  changed: (match: string) => Promise<void>,
): void {
  jobs.handle(FLAG, async (data) => {
    const { match } = z.parse(payload, data);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const stored = await findStored(db, match);
      if (stored?.row.status !== 'running') return;
      const by = reckoningOf(stored, time);
      const before = clockOf(stored);
      const clock = markFallen(before, by);
      if (clock === before) {
        // Too early, because the clock on the wall was set: the time of the matches decides.
        const { flag } = keptClock(stored, clock, time);
        if (flag && nextFall(clock, by) !== null) await jobs.plan(flag);
        return;
      }
      const { version } = stored.row;
      if (
        await keepClock(db, { match, version, settles: false, ...keptClock(stored, clock, time) })
      ) {
        await changed(match);
        return;
      }
    }
    throw new Error('the match changed each time its clocks were looked at');
  });
}
