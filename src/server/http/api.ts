import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Created, Invitation, Listed } from '../../table/online.ts';
import { PACE } from '../../table/pace.ts';
import { FRIEND, newMatchOf } from '../matches/create.ts';
import { companyOf, infoFor, mayWatch, sidesOf } from '../matches/info.ts';
import { MatchError, notFound, sealed } from '../matches/match-error.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { ServerTime } from '../pace/time.ts';
import { Invitations } from '../seats/secrets.ts';
import { bearerOf, type Sessions } from '../seats/sessions.ts';
import {
  addNonce,
  beginIfComplete,
  findStored,
  insertMatch,
  matchesOf,
  type StoredMatch,
  takeSeat,
} from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import { waitsFor } from '../store/waiting.ts';
import { isFromHere } from './origin.ts';
import { nonceField, read, word } from './reading.ts';

export const wish = z.strictObject({
  game: word,
  scenario: z.optional(word),
  options: z.optional(z.record(word, z.union([word, z.number(), z.boolean()]))),
  seats: z.record(word, word),
  pace: z.optional(z.nullable(PACE)),
  delay: z.optional(z.int().check(z.minimum(0), z.maximum(200))),
  rated: z.optional(z.boolean()),
});
export const nonce = z.strictObject({ nonce: nonceField });

export interface ApiParts {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly invitations: Invitations;
  readonly time: ServerTime;
  /** Names the page that this server has. */
  readonly page: string;
}

type ById = { Params: { id: string } };
type ByCode = { Params: { code: string } };

/** Matches over HTTP: made, joined, listed. They are played over sockets. */
export async function addApi(server: FastifyInstance, parts: ApiParts): Promise<void> {
  const { db, rooms, sessions, invitations, page, time } = parts;

  server.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && bearerOf(request) === null && !isFromHere(request))
      throw new MatchError(403, 'not from this page');
  });

  const found = async (id: string): Promise<StoredMatch> => {
    const stored = await findStored(db, id);
    if (!stored) throw notFound();
    return stored;
  };

  /** The seat that a link leads to; a link that was made up leads nowhere. */
  const seatOf = async (code: string) => {
    const id = Invitations.matchIn(code);
    const stored = id === null ? null : await findStored(db, id);
    const side = stored && invitations.sideOf(code, stored.row.id, stored.seats);
    if (!stored || !side) throw new MatchError(404, 'this invitation leads nowhere');
    const seat = stored.seats.find((one) => one.side === side);
    return { stored, side, person: seat?.person ?? null };
  };

  const who = (request: FastifyRequest, reply: FastifyReply) =>
    sessions.personOrGuest(request, reply);

  server.post('/matches', async (request, reply): Promise<Created> => {
    const wished = read(wish, request.body);
    const person = await who(request, reply);
    const match = await newMatchOf(wished, person);
    await insertMatch(db, match);
    reply.code(201);
    return {
      match: match.id,
      commitment: match.commitment,
      invitations: Object.entries(wished.seats)
        .filter(([, kind]) => kind === FRIEND)
        .map(([side]) => ({ side, code: invitations.codeFor(match.id, side) })),
    };
  });

  server.get('/matches', async (request) => {
    const person = await sessions.personOf(request);
    if (person === null) return { matches: [] };
    const listed = await matchesOf(db, person);
    return { matches: listed.map((stored) => listing(stored, person, page, time)) };
  });

  server.get<ById>('/matches/:id', async (request) => {
    const stored = await found(request.params.id);
    const person = await sessions.personOf(request);
    if (!mayWatch(stored, person)) throw sealed();
    return infoFor(stored, person, companyOf(stored, []), page, time);
  });

  /** Links to the seats that are still free, for whoever made the match. */
  server.get<ById>('/matches/:id/invitations', async (request): Promise<Created> => {
    const stored = await found(request.params.id);
    const { row, seats } = stored;
    const person = await sessions.personOf(request);
    // Once it is played, whoever plays it may look for somebody to take a seat that was left.
    const plays = row.status === 'running' && sidesOf(stored, person).length > 0;
    if (row.host !== person && !plays)
      throw new MatchError(403, 'only whoever made the match may invite');
    const free = seats.filter(({ kind, person }) => kind === 'person' && person === null);
    return {
      match: row.id,
      commitment: row.commitment,
      invitations: free.map(({ side }) => ({ side, code: invitations.codeFor(row.id, side) })),
    };
  });

  server.post<ById>('/matches/:id/nonce', async (request) => {
    const { nonce: added } = read(nonce, request.body);
    const person = await sessions.personOf(request);
    const { row, seats } = await found(request.params.id);
    if (person === null || sidesOf({ row, seats }, person).length === 0)
      throw new MatchError(403, 'you have no seat in this match');
    await addNonce(db, row.id, person, added);
    if (await beginIfComplete(db, row.id)) await rooms.changed(row.id);
    return {};
  });

  server.get<ByCode>('/invitations/:code', async (request): Promise<Invitation> => {
    const { stored, side, person } = await seatOf(request.params.code);
    const me = await sessions.personOf(request);
    const { id, game, setup, commitment } = stored.row;
    return {
      match: id,
      game,
      scenario: JSON.parse(setup).scenario,
      side,
      commitment,
      seat: person === null ? 'free' : person === me ? 'mine' : 'taken',
    };
  });

  server.post<ByCode>('/invitations/:code', async (request, reply) => {
    const { nonce: added } = read(nonce, request.body);
    const { stored, side } = await seatOf(request.params.code);
    const person = await who(request, reply);
    const { id } = stored.row;
    if (sidesOf(stored, person).some((mine) => mine !== side))
      throw new MatchError(409, 'you already play another side of this match');
    if (!(await takeSeat(db, id, side, person)))
      throw new MatchError(409, 'somebody else has taken this seat');
    await addNonce(db, id, person, added);
    await beginIfComplete(db, id);
    await rooms.changed(id);
    return { match: id, side };
  });
}

/** A match in one's list: how it stands, and whether it waits for oneself. */
function listing(stored: StoredMatch, person: string, page: string, time: ServerTime): Listed {
  const { row } = stored;
  const mine = sidesOf(stored, person);
  const standing = row.standing === null ? null : JSON.parse(row.standing);
  return {
    ...infoFor(stored, person, companyOf(stored, []), page, time),
    turn: standing?.turn ?? null,
    waits: row.status === 'running' && waitsFor(standing, mine),
    touched: row.touched,
  };
}
