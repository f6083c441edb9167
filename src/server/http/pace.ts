import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { MatchError } from '../matches/match-error.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { Sessions } from '../seats/sessions.ts';
import type { Db } from '../store/open.ts';
import { keepVacation, type Vacation, vacationOf } from '../store/pace.ts';
import { read } from './reading.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The longest vacation, and the time that must lie between two. */
const LONGEST = 30 * DAY;

export const vacationWish = z.strictObject({
  days: z.int().check(z.minimum(0), z.maximum(LONGEST / DAY)),
});

interface Parts {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly sessions: Sessions;
}

/** A person's vacation: her clocks in days stand still, in all her matches. */
export async function addPace(server: FastifyInstance, parts: Parts): Promise<void> {
  const { db, rooms, sessions } = parts;

  /** Whoever only watches becomes known, to talk with others who watch. */
  server.post('/guests', async (request, reply) => {
    await sessions.personOrGuest(request, reply);
    return {};
  });

  server.get('/vacation', async (request) => {
    const person = await sessions.personOf(request);
    const vacation = person === null ? null : await vacationOf(db, person);
    return { until: vacation && vacation.until > Date.now() ? vacation.until : null };
  });

  server.post('/vacation', async (request) => {
    const { days } = read(vacationWish, request.body);
    const person = await sessions.personOf(request);
    if (person === null) throw new MatchError(403, 'you have no matches here');
    const last = await vacationOf(db, person);
    const vacation = vacationFor(days, last, Date.now());
    for (const match of await keepVacation(db, person, vacation)) await rooms.changed(match);
    return { until: vacation.until > Date.now() ? vacation.until : null };
  });
}

/** From now on for so many days; none: it is over. */
function vacationFor(days: number, last: Vacation | null, now: number): Vacation {
  const isAway = last !== null && last.until > now;
  if (days === 0) return { from: last?.from ?? now, until: Math.min(now, last?.until ?? now) };
  if (!isAway && last && now - last.until < LONGEST && last.until - last.from > DAY)
    throw new MatchError(409, 'your last vacation ended less than thirty days ago');
  const from = isAway ? last.from : now;
  return { from, until: Math.min(now + days * DAY, from + LONGEST) };
}
