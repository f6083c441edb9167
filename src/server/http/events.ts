import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type EventInfo, type EventSummary, MOST_ENTRANTS } from '../../table/events.ts';
import { PACE } from '../../table/pace.ts';
import { MOST_OPEN, newEvent, tableMaker } from '../events/events.ts';
import { refusal } from '../events/refusals.ts';
import { eventFor, summaryOf } from '../events/show.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { Sessions } from '../seats/sessions.ts';
import {
  beginEvent,
  callOff,
  type EventRow,
  entrantsOf,
  findEvent,
  insertEvent,
  joinEvent,
  leaveEvent,
  listEvents,
  settleEvents,
  tablesOf,
} from '../store/events.ts';
import type { Db } from '../store/open.ts';
import { namesOf } from '../store/people.ts';
import { nonceField, read, word } from './reading.ts';

export const eventWish = z.strictObject({
  name: word,
  game: word,
  scenario: z.optional(word),
  options: z.optional(z.record(word, z.union([word, z.number(), z.boolean()]))),
  pace: z.optional(z.nullable(PACE)),
  rated: z.optional(z.boolean()),
});
export const eventNonce = z.strictObject({ nonce: nonceField });

/** How many are listed, the newest. */
const LISTED = 100;

interface EventParts {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly sessions: Sessions;
}

type ById = { Params: { id: string } };

/** Opens what may be seen now, and lets those hear of it who look. */
export async function settleAndTell(db: Db, rooms: Rooms): Promise<void> {
  for (const match of await settleEvents(db)) await rooms.changed(match);
}

/** Events: put up, joined, begun, looked at. Their matches are played like any other. */
export async function addEvents(server: FastifyInstance, parts: EventParts): Promise<void> {
  const { db, rooms, sessions } = parts;

  const found = async (request: FastifyRequest<ById>): Promise<EventRow> => {
    const row = await findEvent(db, request.params.id);
    if (!row) throw refusal('gone');
    return row;
  };

  /** Whoever has an account: in the table everybody has a name. */
  const named = async (request: FastifyRequest): Promise<string> => {
    const person = await sessions.personOf(request);
    const name = person === null ? null : ((await namesOf(db, [person])).get(person) ?? null);
    if (person === null || name === null) throw refusal('needName');
    return person;
  };

  server.get('/events', async (request): Promise<{ events: readonly EventSummary[] }> => {
    const person = await sessions.personOf(request);
    const rows = await listEvents(db, LISTED);
    return { events: rows.map(({ row, by, people }) => summaryOf(row, by, people, person)) };
  });

  server.post('/events', async (request, reply: FastifyReply) => {
    const wished = read(eventWish, request.body);
    const row = await newEvent(wished, await named(request));
    if (!(await insertEvent(db, row, MOST_OPEN))) throw refusal('tooMany');
    reply.code(201);
    return { id: row.id, commitment: row.commitment };
  });

  server.get<ById>('/events/:id', async (request): Promise<EventInfo> => {
    await settleAndTell(db, rooms);
    const row = await found(request);
    const person = await sessions.personOf(request);
    const by = (await namesOf(db, [row.host])).get(row.host) ?? null;
    return eventFor(row, by, await entrantsOf(db, row.id), await tablesOf(db, row.id), person);
  });

  /** Takes part, having seen the commitment: everybody adds to the dice. */
  server.post<ById>('/events/:id/join', async (request) => {
    const added = read(eventNonce, request.body);
    const person = await named(request);
    const row = await found(request);
    const joined = await joinEvent(db, row.id, person, added.nonce, MOST_ENTRANTS);
    if (joined !== 'joined') throw refusal(joined);
    return {};
  });

  server.post<ById>('/events/:id/leave', async (request) => {
    const person = await named(request);
    const row = await found(request);
    if (row.status !== 'open') throw refusal('closed');
    if (!(await leaveEvent(db, row.id, person))) throw refusal('notJoined');
    return {};
  });

  server.post<ById>('/events/:id/begin', async (request) => {
    const row = await found(request);
    if (row.host !== (await named(request))) throw refusal('notYours');
    if (!(await beginEvent(db, row.id, await tableMaker(row)))) throw refusal('closed');
    return {};
  });

  server.post<ById>('/events/:id/call-off', async (request) => {
    const row = await found(request);
    const person = await named(request);
    if (row.host !== person) throw refusal('notYours');
    if (!(await callOff(db, row.id, person))) throw refusal('closed');
    return {};
  });
}
