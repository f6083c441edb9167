import type { Migration } from 'kysely/migration';
import { matches } from './migrations/001-matches.ts';
import { rematch } from './migrations/002-rematch.ts';
import { accounts } from './migrations/010-accounts.ts';
import { notices } from './migrations/011-notices.ts';
import { tokens } from './migrations/012-tokens.ts';
import { jobs } from './migrations/020-jobs.ts';
import { pace } from './migrations/021-pace.ts';
import { talk } from './migrations/022-talk.ts';
import { orders } from './migrations/023-orders.ts';
import { delay } from './migrations/024-delay.ts';
import { lobby } from './migrations/030-lobby.ts';
import { ratings } from './migrations/031-ratings.ts';
import { snapshots } from './migrations/040-snapshots.ts';
import { events } from './migrations/050-events.ts';
import { seatSince } from './migrations/060-seat-since.ts';

/** From an empty store to today's, step by step. A step that was released is never changed. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-matches': matches,
  '002-rematch': rematch,
  '010-accounts': accounts,
  '011-notices': notices,
  '012-tokens': tokens,
  '020-jobs': jobs,
  '021-pace': pace,
  '022-talk': talk,
  '023-orders': orders,
  '024-delay': delay,
  '030-lobby': lobby,
  '031-ratings': ratings,
  '040-snapshots': snapshots,
  '050-events': events,
  '060-seat-since': seatSince,
};
