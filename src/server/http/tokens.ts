import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { SCOPES, type TokenInfo } from '../../table/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Limits } from '../accounts/limits.ts';
import { refusal } from '../accounts/refusals.ts';
import { fingerprintOf, randomId, randomToken } from '../seats/secrets.ts';
import { TOKEN } from '../seats/sessions.ts';
import type { SessionWatch } from '../sockets/session-watch.ts';
import type { Db } from '../store/open.ts';
import { dropToken, insertToken, tokensOf } from '../store/tokens.ts';
import type { Door } from './door.ts';
import { read } from './reading.ts';

export const tokenWish = z.strictObject({
  label: z.string().check(z.minLength(1), z.maxLength(60)),
  scope: z.enum(SCOPES),
  password: z.string().check(z.maxLength(200)),
});

/** Tokens of one person. */
const MOST = 20;

interface Parts {
  readonly db: Db;
  readonly door: Door;
  readonly watch: SessionWatch;
  readonly limits: Limits;
  readonly accounts: Accounts;
}

/** Personal tokens: made, listed, taken away; by whoever is signed in, never by a token. */
export async function addTokens(server: FastifyInstance, parts: Parts): Promise<void> {
  const { db, door, watch, limits, accounts } = parts;

  server.get('/account/tokens', async (request): Promise<{ tokens: TokenInfo[] }> => {
    const { account } = await door.signedIn(request);
    const found = await tokensOf(db, account.id);
    return {
      tokens: found.map(({ id, label, scope, created, used }) => ({
        id,
        label,
        scope: SCOPES.find((one) => one === scope) ?? 'read',
        created,
        used,
      })),
    };
  });

  server.post('/account/tokens', async (request, reply) => {
    const { label, scope, password } = read(tokenWish, request.body);
    const { account } = await door.signedIn(request);
    await accounts.prove(account, password);
    await limits.spend('tokensByPerson', account.id);
    if ((await tokensOf(db, account.id)).length >= MOST) throw refusal('tooManyTokens');
    const token = `${TOKEN}${randomToken()}`;
    await insertToken(db, {
      token: fingerprintOf(token),
      id: randomId(),
      person: account.id,
      label: label.trim(),
      scope,
      created: Date.now(),
      used: null,
    });
    reply.code(201);
    // Shown once: only its fingerprint is kept.
    return { token };
  });

  server.post<{ Params: { id: string } }>('/account/tokens/:id/remove', async (request) => {
    const { account } = await door.signedIn(request);
    const token = await dropToken(db, account.id, request.params.id);
    if (token === null) throw refusal('noToken');
    watch.cut([token]);
    return {};
  });
}
