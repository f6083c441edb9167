import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { LANGUAGES } from '../../kernel/text.ts';
import type { NoticeInfo } from '../../table/account.ts';
import { refusal } from '../accounts/refusals.ts';
import { isCallable } from '../notices/post.ts';
import type { Unsubscribing } from '../notices/unsubscribe.ts';
import { randomToken } from '../seats/secrets.ts';
import {
  devicesOf,
  dropDevice,
  isMuted,
  keepDevice,
  keepWish,
  mute,
  stopMail,
  wishOf,
} from '../store/notices.ts';
import type { Db } from '../store/open.ts';
import type { Door } from './door.ts';
import { read } from './reading.ts';

const address = z.string().check(z.maxLength(1000));
const key = z.string().check(z.regex(/^[\w-]{10,200}$/, 'must be base64url'));
const wishes = z.strictObject({
  mail: z.boolean(),
  begun: z.boolean(),
  turn: z.boolean(),
  ended: z.boolean(),
  language: z.enum(LANGUAGES),
  webhook: z.nullable(address),
});
const device = z.strictObject({ endpoint: address, p256dh: key, auth: key });
const gone = z.strictObject({ endpoint: address });
const muting = z.strictObject({ off: z.boolean() });

export const noticeBodies = { wishes, device, gone, muting };

/** Devices of one person. */
const MOST_DEVICES = 20;

interface Parts {
  readonly db: Db;
  readonly door: Door;
  readonly vapid: string;
  readonly anywhere: boolean;
}

type ById = { Params: { id: string } };

/** What one is told, and how: over HTTP. */
export async function addNotices(server: FastifyInstance, parts: Parts): Promise<void> {
  const { db, door, vapid, anywhere } = parts;

  const infoOf = async (person: string): Promise<NoticeInfo> => {
    const wish = await wishOf(db, person);
    const devices = await devicesOf(db, person);
    return {
      mail: wish?.mail === 1,
      begun: (wish?.begun ?? 1) === 1,
      turn: (wish?.turn ?? 1) === 1,
      ended: (wish?.ended ?? 1) === 1,
      webhook: wish?.webhook ?? null,
      secret: wish?.webhook_secret ?? null,
      devices: devices.map(({ endpoint }) => endpoint),
      vapid,
    };
  };

  server.get('/account/notifications', async (request) => {
    const { account } = await door.signedIn(request);
    return infoOf(account.id);
  });

  server.post('/account/notifications', async (request) => {
    const wish = read(wishes, request.body);
    const { account } = await door.signedIn(request);
    const { webhook, language } = wish;
    if (webhook !== null && !isCallable(webhook, anywhere)) throw refusal('badWebhook');
    const before = await wishOf(db, account.id);
    // Another address gets another key.
    const same = webhook !== null && before?.webhook === webhook;
    const secret = same ? (before?.webhook_secret ?? null) : randomToken();
    await keepWish(db, {
      person: account.id,
      language,
      mail: Number(wish.mail),
      begun: Number(wish.begun),
      turn: Number(wish.turn),
      ended: Number(wish.ended),
      webhook,
      webhook_secret: webhook === null ? null : secret,
    });
    return infoOf(account.id);
  });

  server.post('/account/notifications/devices', async (request) => {
    const given = read(device, request.body);
    const { account } = await door.signedIn(request);
    if (!isCallable(given.endpoint, anywhere)) throw refusal('badWebhook');
    if ((await devicesOf(db, account.id)).length >= MOST_DEVICES) throw refusal('tooManyDevices');
    await keepDevice(db, { ...given, person: account.id, created: Date.now() });
    return infoOf(account.id);
  });

  server.post('/account/notifications/devices/remove', async (request) => {
    const { endpoint } = read(gone, request.body);
    const { account } = await door.signedIn(request);
    await dropDevice(db, endpoint, account.id);
    return infoOf(account.id);
  });

  server.get<ById>('/matches/:id/notifications', async (request) => {
    const { account } = await door.signedIn(request);
    return { off: await isMuted(db, account.id, request.params.id) };
  });

  server.post<ById>('/matches/:id/notifications', async (request) => {
    const { off } = read(muting, request.body);
    const { account } = await door.signedIn(request);
    await mute(db, account.id, request.params.id, off);
    return { off };
  });
}

/** Ends mails by a link from one of them. Programs for mail ask this, and they come from no page. */
export async function addUnsubscribing(
  server: FastifyInstance,
  { db, unsubscribing }: { readonly db: Db; readonly unsubscribing: Unsubscribing },
): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_, __, done) =>
    done(null, null),
  );
  server.post<{ Params: { code: string } }>('/:code', async (request) => {
    const person = unsubscribing.personOf(request.params.code);
    if (person === null) throw refusal('linkDead');
    await stopMail(db, person);
    return {};
  });
}
