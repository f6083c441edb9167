import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { LANGUAGES } from '../../kernel/text.ts';
import type { CarryLink, Me, SessionInfo } from '../../table/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Carry } from '../accounts/carry.ts';
import { exportOf } from '../accounts/export.ts';
import type { Limits } from '../accounts/limits.ts';
import type { Passkeys } from '../accounts/passkeys.ts';
import { refusal } from '../accounts/refusals.ts';
import { fingerprintOf } from '../seats/secrets.ts';
import type { Sessions } from '../seats/sessions.ts';
import type { SessionWatch } from '../sockets/session-watch.ts';
import type { Db } from '../store/open.ts';
import { endSession, endSessions, type StoredSession, sessionsOf } from '../store/sessions.ts';
import type { Door } from './door.ts';
import { addPasskeys } from './passkeys.ts';
import { read } from './reading.ts';
import { addTokens } from './tokens.ts';

const text = (most: number) => z.string().check(z.maxLength(most));
const password = text(200);
const language = z.enum(LANGUAGES);
const credentials = z.strictObject({ name: text(100), password });
const newPassword = z.strictObject({ password, wished: password });
const proof = z.strictObject({ password });
const resetAsked = z.strictObject({ who: text(254), language });
const resetDone = z.strictObject({ code: text(100), password });
const code = z.strictObject({ code: text(100) });
const newMail = z.strictObject({
  password,
  mail: z.nullable(z.email('must be an address for mail').check(z.maxLength(254))),
  language,
});

/** What the account is asked with: the document of the API shows the same. */
export const accountBodies = {
  credentials,
  newPassword,
  proof,
  resetAsked,
  resetDone,
  code,
  newMail,
};

export interface AccountApiParts {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly carry: Carry;
  readonly limits: Limits;
  readonly watch: SessionWatch;
  readonly mail: boolean;
}

/** What is shown of a session: nothing by which it could be used. */
const nameOf = ({ token }: StoredSession): string => fingerprintOf(token).slice(0, 16);

type ById = { Params: { id: string } };
type ByCode = { Params: { code: string } };
const DONE = {} as const;

/** Accounts over HTTP. */
export async function addAccounts(server: FastifyInstance, parts: AccountApiParts): Promise<Door> {
  const { db, sessions, accounts, carry, watch, mail } = parts;

  const door: Door = {
    async signedIn(request) {
      const caller = await sessions.callerOf(request);
      // Programs act at the table; the account itself is for its owner alone.
      const account = caller && !caller.program && (await accounts.find(caller.person));
      if (!account) throw refusal('signInFirst');
      return { account, session: caller.session };
    },
    async letIn(request, reply, person) {
      const before = await sessions.callerOf(request);
      await accounts.claim(before?.person ?? null, person);
      if (before) {
        await endSession(db, before.session);
        watch.cut([before.session]);
      }
      await sessions.open(request, reply, person);
    },
  };
  const { signedIn, letIn } = door;
  await addTokens(server, { ...parts, door });
  const prove = async (request: FastifyRequest, given: string): Promise<void> =>
    accounts.prove((await signedIn(request)).account, given);
  await addPasskeys(server, { ...parts, door, prove });

  server.get('/account', async (request): Promise<Me> => {
    const account = await accounts.find(await sessions.personOf(request));
    if (!account) return { account: null, mail };
    const { name, mail: address, created } = account;
    return { account: { name, mail: address, created }, mail };
  });

  server.post('/account', async (request, reply) => {
    const wish = read(credentials, request.body);
    const guest = await sessions.personOf(request);
    await letIn(request, reply, await accounts.signUp(guest, wish, request.ip));
    reply.code(201);
    return DONE;
  });

  server.post('/account/sign-in', async (request, reply) => {
    const given = read(credentials, request.body);
    await letIn(request, reply, await accounts.check(given, request.ip));
    return DONE;
  });

  server.post('/account/sign-out', async (request, reply) => {
    const { session } = await signedIn(request);
    await sessions.close(request, reply);
    watch.cut([session]);
    return DONE;
  });

  server.post('/account/password', async (request) => {
    const given = read(newPassword, request.body);
    const { account, session } = await signedIn(request);
    await accounts.prove(account, given.password);
    await accounts.changePassword(account, given.wished, session);
    return DONE;
  });

  server.post('/account/mail', async (request) => {
    const given = read(newMail, request.body);
    const { account } = await signedIn(request);
    await accounts.prove(account, given.password);
    await accounts.changeMail(account, given.mail?.toLowerCase() ?? null, given.language);
    return DONE;
  });

  server.post('/account/mail/confirm', async (request) => {
    await accounts.confirmMail(read(code, request.body).code, request.ip);
    return DONE;
  });

  server.post('/account/reset', async (request, reply) => {
    const asked = read(resetAsked, request.body);
    await accounts.askReset(asked.who, asked.language, request.ip);
    reply.code(202);
    return DONE;
  });

  server.post('/account/reset/confirm', async (request, reply) => {
    const given = read(resetDone, request.body);
    await letIn(request, reply, await accounts.reset(given.code, given.password, request.ip));
    return DONE;
  });

  server.get('/account/sessions', async (request): Promise<{ sessions: SessionInfo[] }> => {
    const { account, session } = await signedIn(request);
    const found = await sessionsOf(db, account.id);
    return {
      sessions: found.map((one) => ({
        id: nameOf(one),
        browser: one.browser ?? '',
        created: one.created,
        seen: one.seen ?? one.created,
        current: one.token === session,
      })),
    };
  });

  server.post<ById>('/account/sessions/:id/end', async (request) => {
    const { account } = await signedIn(request);
    const found = await sessionsOf(db, account.id);
    const ended = found.find((one) => nameOf(one) === request.params.id);
    if (!ended) throw refusal('noSession');
    await endSession(db, ended.token);
    watch.cut([ended.token]);
    return DONE;
  });

  server.post('/account/sessions/end-others', async (request) => {
    const { account, session } = await signedIn(request);
    await endSessions(db, account.id, session);
    watch.cutPerson(account.id, session);
    return DONE;
  });

  server.get('/account/export', async (request, reply) => {
    const { account } = await signedIn(request);
    reply.header('content-disposition', 'attachment; filename="heliograph-account.json"');
    return exportOf(db, account);
  });

  server.post('/account/delete', async (request, reply) => {
    const given = read(proof, request.body);
    const { account } = await signedIn(request);
    await accounts.prove(account, given.password);
    await accounts.remove(account);
    await sessions.close(request, reply);
    return DONE;
  });

  server.post<ById>(
    '/matches/:id/carry',
    async (request): Promise<CarryLink> =>
      carry.offer(await sessions.personOf(request), request.params.id),
  );

  server.get<ByCode>('/carry/:code', async (request) =>
    carry.look(request.params.code, request.ip),
  );

  server.post<ByCode>('/carry/:code', async (request, reply) => {
    const taker = () => sessions.personOrGuest(request, reply);
    return { match: await carry.take(request.params.code, request.ip, taker) };
  });
  return door;
}
