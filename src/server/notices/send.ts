import { createHmac } from 'node:crypto';
import webpush from 'web-push';
import * as z from 'zod/mini';
import type { JobRunner } from '../jobs/runner.ts';
import type { Mailer } from '../mail/mailer.ts';
import { sidesOf } from '../matches/info.ts';
import { randomId } from '../seats/secrets.ts';
import { findStored } from '../store/matches.ts';
import {
  devicesOf,
  dropDevice,
  isMuted,
  type Notice,
  type NoticeWish,
  noteSent,
  noteTold,
  untold,
  wishOf,
} from '../store/notices.ts';
import type { Db } from '../store/open.ts';
import { findPerson } from '../store/people.ts';
import { NotTaken, post } from './post.ts';
import { SEND } from './scan.ts';
import type { Unsubscribing } from './unsubscribe.ts';
import { headline, type Item, languageOf, mailText, pushText } from './words.ts';

const [MAIL, PUSH, WEBHOOK] = ['notices/mail', 'notices/push', 'notices/webhook'] as const;

const items = z.array(z.object({ match: z.string(), game: z.string(), what: z.string() }));
const sending = z.object({ person: z.string(), items });
const toDevice = z.object({ person: z.string(), items, endpoint: z.string() });

export interface SendParts {
  readonly db: Db;
  readonly jobs: JobRunner;
  readonly mailer: Mailer | null;
  readonly publicUrl: string;
  readonly unsubscribing: Unsubscribing;
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** Who answers for this server, as push services want to know. */
  readonly contact: string;
  /** Also to addresses inside this house: for tests, and for who knows what it means. */
  readonly anywhere: boolean;
}

type Wished = 'turn' | 'begun' | 'ended';
const wants = (wish: NoticeWish, what: string): boolean => wish[what as Wished] === 1;

/** Whether it is still so, and still wanted. */
async function itemOf(db: Db, wish: NoticeWish, { match, what }: Notice): Promise<Item | null> {
  const stored = await findStored(db, match);
  if (!stored || !wants(wish, what) || (await isMuted(db, wish.person, match))) return null;
  const { game, status, standing } = stored.row;
  const mine = sidesOf(stored, wish.person);
  const waiting: string[] = standing === null ? [] : (JSON.parse(standing).waiting ?? []);
  const owed = status === 'running' && waiting.some((side) => mine.includes(side));
  if (mine.length === 0 || (what === 'turn' && !owed)) return null;
  return { match, game, what };
}

/** Each match once: whoever must decide need not be told that it began. */
const tidy = (all: readonly Item[]): Item[] =>
  all.filter(
    ({ match, what }) =>
      what !== 'begun' || !all.some((other) => other.match === match && other.what !== 'begun'),
  );

/** Every way of telling is a job of its own: one that fails is tried again, and the others are not. */
export function handleSending(parts: SendParts): void {
  const { db, jobs, mailer, publicUrl, unsubscribing, vapid, contact, anywhere } = parts;

  const later = (kind: string, payload: object) =>
    jobs.plan({ id: `${kind}/${randomId()}`, kind, due: Date.now(), payload });

  jobs.handle(SEND, async (payload) => {
    const { person } = z.parse(z.object({ person: z.string() }), payload);
    const wish = await wishOf(db, person);
    if (!wish) return;
    const notices = await untold(db, person);
    const found: Item[] = [];
    for (const notice of notices) {
      const item = await itemOf(db, wish, notice);
      if (item) found.push(item);
    }
    const told = tidy(found);
    if (told.length > 0) {
      if (wish.mail === 1 && mailer) await later(MAIL, { person, items: told });
      if (wish.webhook !== null) await later(WEBHOOK, { person, items: told });
      for (const { endpoint } of await devicesOf(db, person))
        await later(PUSH, { person, items: told, endpoint });
      await noteSent(db, person, Date.now());
    }
    await noteTold(db, person, notices);
  });

  jobs.handle(MAIL, async (payload) => {
    const { person, items: told } = z.parse(sending, payload);
    const [wish, account] = [await wishOf(db, person), await findPerson(db, person)];
    if (!mailer || wish?.mail !== 1 || !account?.mail) return;
    const language = languageOf(wish.language);
    const code = unsubscribing.codeFor(person);
    await mailer.send({
      to: account.mail,
      subject: headline(language, told),
      text: mailText(language, told, publicUrl, `${publicUrl}/account/unsubscribe/${code}`),
      headers: {
        'List-Unsubscribe': `<${publicUrl}/api/unsubscribe/${code}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  jobs.handle(PUSH, async (payload) => {
    const { person, items: told, endpoint } = z.parse(toDevice, payload);
    const device = (await devicesOf(db, person)).find((one) => one.endpoint === endpoint);
    const wish = await wishOf(db, person);
    if (!device || !wish) return;
    const keys = { p256dh: device.p256dh, auth: device.auth };
    const text = pushText(languageOf(wish.language), told);
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys }, text, {
      vapidDetails: { subject: contact, ...vapid },
      TTL: 24 * 60 * 60,
    });
    const plain = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    try {
      await post({ url: endpoint, headers: Object.fromEntries(plain), body }, anywhere);
    } catch (error) {
      // The browser has thrown its subscription away: nobody is there any more.
      if (!(error instanceof NotTaken) || ![404, 410].includes(error.status)) throw error;
      await dropDevice(db, endpoint);
    }
  });

  jobs.handle(WEBHOOK, async (payload, { id }) => {
    const { person, items: told } = z.parse(sending, payload);
    const wish = await wishOf(db, person);
    if (!wish?.webhook || !wish.webhook_secret) return;
    const body = JSON.stringify({
      // The same for every attempt: whoever hears it twice knows.
      id,
      matches: told.map((item) => ({ ...item, url: `${publicUrl}/play/${item.match}` })),
    });
    const time = Math.floor(Date.now() / 1000);
    await post(
      {
        url: wish.webhook,
        headers: {
          'content-type': 'application/json',
          'heliograph-signature': `t=${time},v1=${signatureOf(wish.webhook_secret, time, body)}`,
        },
        body,
      },
      anywhere,
    );
  });
}

/** What the other end computes as well, to know that it was us, and when. */
export const signatureOf = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
