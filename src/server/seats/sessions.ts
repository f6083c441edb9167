import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../store/open.ts';
import { insertGuest, personOf } from '../store/people.ts';
import { fingerprintOf, randomId, randomToken } from './secrets.ts';

export const COOKIE = 'heliograph';
/** Seconds; browsers keep no cookie longer. */
const LONG = 400 * 24 * 60 * 60;

/** Who sits behind a browser: known by a signed cookie that no script can read and no other site can send. */
export class Sessions {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async personOf(request: FastifyRequest): Promise<string | null> {
    const raw = request.cookies[COOKIE];
    if (raw === undefined) return null;
    const { valid, value } = request.unsignCookie(raw);
    return valid && value !== null ? personOf(this.db, fingerprintOf(value)) : null;
  }

  /** Whoever is not known yet becomes a guest. */
  async personOrGuest(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const known = await this.personOf(request);
    if (known !== null) return known;
    const [id, token] = [randomId(), randomToken()];
    await insertGuest(this.db, id, fingerprintOf(token));
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      signed: true,
      maxAge: LONG,
    });
    return id;
  }
}
