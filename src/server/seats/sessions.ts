import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from '../accounts/refusals.ts';
import type { Db } from '../store/open.ts';
import { insertGuest } from '../store/people.ts';
import { endSession, insertSession, personOf } from '../store/sessions.ts';
import { findToken } from '../store/tokens.ts';
import { fingerprintOf, randomId, randomToken } from './secrets.ts';

export const COOKIE = 'heliograph';
/** How personal tokens begin, so that they are found where they should not be. */
export const TOKEN = 'heliograph_';
/** Seconds; browsers keep no cookie longer. */
const LONG = 400 * 24 * 60 * 60;
const LONGEST_NAME = 200;

/** Somebody who asks: who it is, and by which session we know it. */
export interface Caller {
  readonly person: string;
  /** The fingerprint of the session's token. */
  readonly session: string;
  /** A program with a personal token. */
  readonly program: boolean;
}

/** The personal token that a program sends; no page can be made to send one. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Looking is one thing; whatever changes something, and a seat at a table, is playing. */
const isPlaying = ({ method, headers }: FastifyRequest): boolean =>
  (method !== 'GET' && method !== 'HEAD') || headers.upgrade !== undefined;

const options = (request: FastifyRequest) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    signed: true,
  }) as const;

/** Who sits behind a browser: known by a signed cookie that no script can read and no other site can send. */
export class Sessions {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async callerOf(request: FastifyRequest): Promise<Caller | null> {
    const bearer = bearerOf(request);
    if (bearer !== null) return this.programOf(request, bearer);
    const raw = request.cookies[COOKIE];
    if (raw === undefined) return null;
    const { valid, value } = request.unsignCookie(raw);
    if (!valid || value === null) return null;
    const session = fingerprintOf(value);
    const person = await personOf(this.db, session);
    return person === null ? null : { person, session, program: false };
  }

  /** A token is good for its scope; one that is not good is never taken for nobody. */
  private async programOf(request: FastifyRequest, bearer: string): Promise<Caller> {
    const token = await findToken(this.db, fingerprintOf(bearer));
    if (!token) throw refusal('badToken');
    if (isPlaying(request) && token.scope !== 'play') throw refusal('tokenScope');
    return { person: token.person, session: token.token, program: true };
  }

  async personOf(request: FastifyRequest): Promise<string | null> {
    return (await this.callerOf(request))?.person ?? null;
  }

  /** Whoever is not known yet becomes a guest. */
  async personOrGuest(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const known = await this.personOf(request);
    if (known !== null) return known;
    const id = randomId();
    await insertGuest(this.db, id);
    await this.open(request, reply, id);
    return id;
  }

  /** A new session for a person, under a token that nobody could have known before. */
  async open(request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> {
    const token = randomToken();
    const browser = (request.headers['user-agent'] ?? '').slice(0, LONGEST_NAME);
    await insertSession(this.db, fingerprintOf(token), person, browser);
    reply.setCookie(COOKIE, token, { ...options(request), maxAge: LONG });
  }

  /** Ends the session of this browser. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const caller = await this.callerOf(request);
    if (caller) await endSession(this.db, caller.session);
    const { signed: _, ...plain } = options(request);
    reply.clearCookie(COOKIE, plain);
  }
}
