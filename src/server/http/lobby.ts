import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ChallengeList } from '../../table/lobby.ts';
import { MOST_OPEN, matchOfChallenge, newChallenge, shownTo } from '../lobby/challenges.ts';
import { refusal } from '../lobby/refusals.ts';
import type { Rooms } from '../matches/rooms.ts';
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
import { personNamed } from '../store/people.ts';
import { nonceField, read, word } from './reading.ts';

const bid = z.optional(z.number());
const wish = z.strictObject({
  game: word,
  scenario: z.optional(word),
  options: z.optional(z.record(word, z.union([word, z.number(), z.boolean()]))),
  seat: word,
  bid,
  rated: z.optional(z.boolean()),
  to: z.optional(word),
});
const answer = z.strictObject({ nonce: nonceField, bid });
const nonce = z.strictObject({ nonce: nonceField });
const yes = z.enum(['yes', 'no'], 'must be yes or no');
const filter = z.strictObject({
  game: z.optional(word),
  scenario: z.optional(word),
  side: z.optional(word),
  standard: z.optional(yes),
  rated: z.optional(yes),
});

/** Milliseconds for which a host is told that her challenge was taken. */
const LATELY = 8 * 24 * 60 * 60 * 1000;

export interface LobbyParts {
  readonly db: Db;
  readonly rooms: Rooms;
  readonly sessions: Sessions;
}

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
    const { game, scenario, side, standard, rated } = read(filter, request.query);
    const person = await sessions.personOf(request);
    const wanted = { game, scenario, side, standard: asked(standard), rated: asked(rated) };
    const now = Date.now();
    const rows = await openChallenges(db, person, wanted, now);
    const begun = person === null ? [] : await begunSince(db, person, now - LATELY);
    const list: ChallengeList = {
      challenges: rows.map((row) => shownTo(row, person)),
      begun: begun.flatMap(({ id, match }) => (match === null ? [] : [{ challenge: id, match }])),
    };
    return sendOnce(request, reply, list);
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
