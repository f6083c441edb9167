import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { PasskeyInfo } from '../../table/account.ts';
import type { Passkeys, Place } from '../accounts/passkeys.ts';
import { refusal } from '../accounts/refusals.ts';
import type { Db } from '../store/open.ts';
import { dropPasskey, passkeysOf } from '../store/passkeys.ts';
import type { Door } from './door.ts';
import { read } from './reading.ts';

const coded = z.string().check(z.regex(/^[\w-]{1,20000}$/, 'must be base64url'));
const shared = {
  id: coded,
  rawId: coded,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()),
  authenticatorAttachment: z.optional(z.nullable(z.string())),
};
const made = z.strictObject({
  label: z.string().check(z.maxLength(60)),
  response: z.object({
    ...shared,
    response: z.object({
      clientDataJSON: coded,
      attestationObject: coded,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
});
const signed = z.strictObject({
  response: z.object({
    ...shared,
    response: z.object({
      clientDataJSON: coded,
      authenticatorData: coded,
      signature: coded,
      userHandle: z.optional(z.nullable(coded)),
    }),
  }),
});
const proof = z.strictObject({ password: z.string().check(z.maxLength(200)) });

export const passkeyBodies = { made, signed, proof };

interface Parts {
  readonly db: Db;
  readonly passkeys: Passkeys;
  readonly door: Door;
  readonly prove: (request: FastifyRequest, password: string) => Promise<void>;
}

/** Where the page is. What changes something comes from our own page, so its origin is ours. */
const placeOf = ({ headers }: FastifyRequest): Place => ({ origin: headers.origin ?? '' });

/** Passkeys over HTTP: made, used, listed, taken away. */
export async function addPasskeys(server: FastifyInstance, parts: Parts): Promise<void> {
  const { db, passkeys, door, prove } = parts;

  server.get('/account/passkeys', async (request): Promise<{ passkeys: PasskeyInfo[] }> => {
    const { account } = await door.signedIn(request);
    const found = await passkeysOf(db, account.id);
    return {
      passkeys: found.map(({ id, label, created, used }) => ({ id, label, created, used })),
    };
  });

  server.post('/account/passkeys/options', async (request) => {
    const { password } = read(proof, request.body);
    const { account } = await door.signedIn(request);
    await prove(request, password);
    return passkeys.optionsToAdd(account, placeOf(request));
  });

  server.post('/account/passkeys', async (request, reply) => {
    const { label, response } = read(made, request.body);
    const { account } = await door.signedIn(request);
    const given = response as RegistrationResponseJSON;
    await passkeys.add(account, given, label.trim(), placeOf(request));
    reply.code(201);
    return {};
  });

  server.post<{ Params: { id: string } }>('/account/passkeys/:id/remove', async (request) => {
    const { account } = await door.signedIn(request);
    if (!(await dropPasskey(db, account.id, request.params.id))) throw refusal('noPasskey');
    return {};
  });

  server.post('/account/sign-in/passkey/options', async (request) =>
    passkeys.optionsToSignIn(placeOf(request)),
  );

  server.post('/account/sign-in/passkey', async (request, reply) => {
    const given = read(signed, request.body).response as AuthenticationResponseJSON;
    await door.letIn(request, reply, await passkeys.check(given, placeOf(request), request.ip));
    return {};
  });
}
