import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ChallengeList } from '../../table/lobby.ts';
import { PACE } from '../../table/pace.ts';
import { keyOfName } from '../accounts/names.ts';
import { MOST_OPEN, matchOfChallenge, newChallenge, shownTo } from '../lobby/challenges.ts';
import { refusal } from '../lobby/refusals.ts';
import type { Rooms } from '../matches/rooms.ts';
import { profileOf, shownRating } from '../ratings/profile.ts';
import { settleDue } from '../ratings/settle.ts';
import type { Sessions } from '../seats/sessions.ts';
import {
  addHostNonce,
  begunSince,
  findChallenge,
  insertChallenge,
  openChallenges,
  takeChallenge,
  withdrawChallenge,
} from '../store/challenges.ts';
import { beginIfComplete } from '../store/matches.ts';
import type { Db } from '../store/open.ts';
import { findByName, namesOf } from '../store/people.ts';
import { ratingsOfAll } from '../store/ratings.ts';
import { waitingFor } from '../store/waiting.ts';
import { nonceField, read, word } from './reading.ts';

const bid = z.optional(z.number());
const wish = z.strictObject({
  game: word,
  scenario: z.optional(word),
  options: z.optional(z.record(word, z.union([word, z.number(), z.boolean()]))),
  seat: word,
  bid,
  rated: z.optional(z.boolean()),
  pace: z.optional(z.nullable(PACE)),
  to: z.optional(word),
});
const answer = z.strictObject({ nonce: nonceField, bid });
const nonce = z.strictObject({ nonce: nonceField });
const named = z.strictObject({ name: word });
const yes = z.enum(['yes', 'no'], 'must be yes or no');
const filter = z.strictObject({
  game: z.optional(word),
  scenario: z.optional(word),
  side: z.optional(word),
  standard: z.optional(yes),
  rated: z.optional(yes),
  pace: z.optional(z.enum(['none', 'live', 'days'], 'must be none, live or days')),
});

export const lobbyBodies = { wish, answer, nonce, filter };

/** Milliseconds for which a host is told that her challenge was taken. */
const LATELY = 8 * 24 * 60 * 60 * 1000;

export interface LobbyParts {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly sessions: Sessions;
}

/** Whoever has this name, however it is spelt. */
const personNamed = async (db: Db, name: string): Promise<string | null> =>
  (await findByName(db, keyOfName(name)))?.id ?? null;

type ById = { Params: { id: string } };
const asked = (word: 'yes' | 'no' | undefined) => (word === undefined ? undefined : word === 'yes');

/** Sends a body, or only that it is the same as the one the asker has. */
function sendOnce(request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply {
  const text = JSON.stringify(body);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json').send(text);
}

/** Open challenges: put up, listed, taken, withdrawn. */
export async function addLobby(server: FastifyInstance, parts: LobbyParts): Promise<void> {
  const { db, rooms, sessions } = parts;

  server.get('/challenges', async (request, reply) => {
    const { game, scenario, side, standard, rated, pace } = read(filter, request.query);
    const person = await sessions.personOf(request);
    const wanted = { game, scenario, side, standard: asked(standard), rated: asked(rated), pace };
    const now = Date.now();
    const rows = await openChallenges(db, person, wanted, now);
    const begun = person === null ? [] : await begunSince(db, person, now - LATELY);
    const known = await ratingsOfAll(
      db,
      rows.map(({ host }) => host),
    );
    const rating = ({ host, game }: { readonly host: string; readonly game: string }) => {
      const row = known.find((one) => one.player === host && one.game === game);
      return row ? shownRating(row.mu, row.phi) : null;
    };
    const list: ChallengeList = {
      challenges: rows.map((row) => ({ ...shownTo(row, person), rating: rating(row) })),
      begun: begun.flatMap(({ id, match }) => (match === null ? [] : [{ challenge: id, match }])),
    };
    return sendOnce(request, reply, list);
  });

  /** The matches that wait for whoever asks: looked at again and again from every table. */
  server.get('/waiting', async (request, reply) => {
    const person = await sessions.personOf(request);
    return sendOnce(request, reply, {
      matches: person === null ? [] : await waitingFor(db, person),
    });
  });

  server.get('/profile', async (request) => {
    await settleDue(db);
    const person = await sessions.personOf(request);
    if (person === null) return { name: null, mine: true, games: [], history: [] };
    const name = (await namesOf(db, [person])).get(person) ?? null;
    return profileOf(db, person, { name, mine: true });
  });

  server.get<{ Params: { name: string } }>('/profiles/:name', async (request) => {
    await settleDue(db);
    const { name } = read(named, request.params);
    const person = await personNamed(db, name);
    if (person === null) throw refusal('noProfile');
    const mine = person === (await sessions.personOf(request));
    return profileOf(db, person, { name: (await namesOf(db, [person])).get(person) ?? name, mine });
  });

  server.post('/challenges', async (request, reply) => {
    const wished = read(wish, request.body);
    const invited = wished.to === undefined ? null : await personNamed(db, wished.to);
    if (wished.to !== undefined && invited === null) throw refusal('noSuchName');
    const host = await sessions.personOrGuest(request, reply);
    if (invited === host) throw refusal('yourself');
    const row = await newChallenge(wished, host, invited);
    if (!(await insertChallenge(db, row, MOST_OPEN))) throw refusal('tooMany');
    reply.code(201);
    return { id: row.id, commitment: row.commitment };
  });

  /** The host adds to the dice, having seen the commitment; from then on others see the challenge. */
  server.post<ById>('/challenges/:id/nonce', async (request) => {
    const added = read(nonce, request.body);
    const person = await sessions.personOf(request);
    if (person === null || !(await addHostNonce(db, request.params.id, person, added.nonce)))
      throw refusal('gone');
    return {};
  });

  server.post<ById>('/challenges/:id/withdraw', async (request) => {
    const person = await sessions.personOf(request);
    if (person === null || !(await withdrawChallenge(db, request.params.id, person)))
      throw refusal('notOpen');
    return {};
  });

  server.post<ById>('/challenges/:id/accept', async (request, reply) => {
    const given = read(answer, request.body);
    const row = await findChallenge(db, request.params.id);
    if (!row) throw refusal('gone');
    const person = await sessions.personOrGuest(request, reply);
    if (row.host === person) throw refusal('own');
    if (row.invited !== null && row.invited !== person) throw refusal('notForYou');
    const match = await matchOfChallenge(row, person, given);
    if (!(await takeChallenge(db, row.id, match, Date.now()))) throw refusal('notOpen');
    await beginIfComplete(db, match.id);
    await rooms.changed(match.id);
    return { match: match.id };
  });
}
