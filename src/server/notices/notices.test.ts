import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import webpush from 'web-push';
import { JobRunner } from '../jobs/runner.ts';
import type { Mail } from '../mail/mailer.ts';
import { newMatchOf } from '../matches/create.ts';
import { randomId } from '../seats/secrets.ts';
import { insertMatch } from '../store/matches.ts';
import {
  devicesOf,
  keepDevice,
  keepWish,
  mute,
  note,
  noteTold,
  stopMail,
  untold,
} from '../store/notices.ts';
import { type OpenStore, openStore } from '../store/open.ts';
import { insertGuest } from '../store/people.ts';
import { TestDevice, TestHook } from '../testing/hook.ts';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { isCallable, isInside } from './post.ts';
import { scan } from './scan.ts';
import { handleSending, signatureOf } from './send.ts';
import { Unsubscribing } from './unsubscribe.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-notices-'));
let postgres: Postgres;
let hook: TestHook;
beforeAll(async () => {
  postgres = await startPostgres();
  hook = await TestHook.open();
});
afterAll(async () => {
  postgres.stop();
  await hook.close();
  rmSync(folder, { recursive: true, force: true });
});

const SECRET = 'a secret of the match';
const vapid = webpush.generateVAPIDKeys();

describe.each(['sqlite', 'postgres'] as const)('notices on %s', (kind) => {
  let store: OpenStore;
  let jobs: JobRunner;
  const mails: Mail[] = [];
  const unsubscribing = new Unsubscribing('key');

  beforeAll(async () => {
    store = await openStore({
      folder: path.join(folder, kind),
      ...(kind === 'postgres' && { databaseUrl: postgres.url }),
    });
  });
  afterAll(() => store.close());
  beforeEach(() => {
    mails.length = 0;
    hook.calls.length = 0;
    hook.answers.length = 0;
    jobs = new JobRunner(store, { every: 5, pause: 1, mishap: () => {} });
    handleSending({
      db: store.db,
      jobs,
      mailer: { send: async (mail) => void mails.push(mail), close() {} },
      publicUrl: 'https://play.example.org',
      unsubscribing,
      vapid,
      contact: 'mailto:x@example.org',
      anywhere: true,
    });
    jobs.start();
  });
  afterEach(async () => {
    await jobs.stop();
    for (const table of [
      'jobs',
      'notices',
      'notice_mutes',
      'push_devices',
      'notice_wishes',
    ] as const)
      await store.db.deleteFrom(table).execute();
  });

  interface Ways {
    readonly mail?: number;
    readonly webhook?: string;
    readonly turn?: number;
  }

  async function person({ mail = 1, webhook, turn = 1 }: Ways = {}): Promise<string> {
    const id = randomId();
    await insertGuest(store.db, id);
    const named = { name: id, name_key: id, mail: `${id}@example.org` };
    await store.db.updateTable('people').set(named).where('id', '=', id).execute();
    await keepWish(store.db, {
      person: id,
      language: 'en',
      mail,
      begun: 1,
      turn,
      ended: 1,
      webhook: webhook ?? null,
      webhook_secret: webhook === undefined ? null : 'hook secret',
    });
    return id;
  }

  /** A match that waits for a side. */
  async function waiting(host: string, side = 'scouts'): Promise<string> {
    const seats = { scouts: 'me', riders: 'friend' };
    const match = await newMatchOf({ game: 'outpost', seats }, host);
    await insertMatch(store.db, match);
    await goesOn(match.id, side);
    return match.id;
  }

  const goesOn = (match: string, side: string, status: 'running' | 'over' = 'running') =>
    store.db
      .updateTable('matches')
      .set((update) => ({
        status,
        version: update('version', '+', 1),
        touched: Date.now(),
        standing: JSON.stringify({ waiting: [side], known: 5, turn: 3, hidden: SECRET }),
      }))
      .where('id', '=', match)
      .execute();

  const look = (gap = 0) => scan(store.db, jobs, 0, { every: 1, quiet: 0, gap });
  /** All that was planned for now is done. A job may be planned while the question is under way. */
  async function settled(): Promise<void> {
    const count = async () => {
      const soon = Date.now() + 1000;
      return (await store.db.selectFrom('jobs').select('id').where('due', '<=', soon).execute())
        .length;
    };
    while ((await count()) > 0) await new Promise((go) => setTimeout(go, 5));
  }

  test('several decisions are one mail, each is told once, and none is told a secret', async () => {
    const me = await person();
    const matches = [await waiting(me), await waiting(me)];
    await waiting(me, 'riders');
    await look();
    await settled();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.to).toBe(`${me}@example.org`);
    for (const match of matches) expect(mail?.text).toContain(`/play/${match}`);
    expect(mail?.text.match(/it is your decision/g)).toHaveLength(2);
    expect(JSON.stringify(mail)).not.toContain(SECRET);
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<https://play.example.org/api/unsubscribe/${unsubscribing.codeFor(me)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await look();
    await settled();
    expect(mails).toHaveLength(1);
    await goesOn(matches[0] ?? '', 'scouts');
    await look();
    await settled();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toMatch(/: it is your decision$/);
  });

  test('a decision that comes up while the one before is told is told as well', async () => {
    const me = await person();
    const match = await waiting(me);
    const seat = { person: me, match, version: 1 };
    await note(store.db, seat, 'turn');
    const before = await untold(store.db, me);
    expect(before).toEqual([{ match, what: 'turn', version: 1 }]);
    await note(store.db, { ...seat, version: 2 }, 'turn');
    await noteTold(store.db, me, before);
    expect(await untold(store.db, me)).toEqual([{ match, what: 'turn', version: 2 }]);
    await noteTold(store.db, me, await untold(store.db, me));
    expect(await untold(store.db, me)).toEqual([]);
  });

  test('who answered meanwhile, muted the match, wants no such news or no mail is not written to', async () => {
    const me = await person();
    const match = await waiting(me);
    await store.db.updateTable('notice_wishes').set({ sent: Date.now() }).execute();
    await look(3000);
    await goesOn(match, 'riders');
    await settled();
    const due = await store.db.selectFrom('jobs').select('due').executeTakeFirstOrThrow();
    expect(due.due).toBeGreaterThan(Date.now());
    await jobs.plan({
      id: `notices/send/${me}`,
      kind: 'notices/send',
      due: 0,
      payload: { person: me },
    });
    await settled();
    expect(mails).toEqual([]);
    const muted = await waiting(me);
    await mute(store.db, me, muted, true);
    await waiting(await person({ turn: 0 }));
    const quiet = await person();
    await waiting(quiet);
    await stopMail(store.db, quiet);
    await look();
    await settled();
    expect(mails).toEqual([]);
    await mute(store.db, me, muted, false);
    await goesOn(muted, 'riders', 'over');
    await look();
    await settled();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/match is over$/)]);
  });

  test('a webhook is signed, tried again while it is busy, and followed nowhere else', async () => {
    const me = await person({ mail: 0, webhook: `${hook.base}/hook` });
    hook.answers.push(500, 302);
    const match = await waiting(me);
    await look();
    const { headers, body } = await hook.call(3);
    await settled();
    const text = body.toString('utf8');
    const [, time = '', signature] =
      /^t=(\d+),v1=(\w+)$/.exec(String(headers['heliograph-signature'])) ?? [];
    expect(signature).toBe(signatureOf('hook secret', Number(time), text));
    expect(JSON.parse(text)).toMatchObject({ matches: [{ match, what: 'turn', game: 'outpost' }] });
    expect(text).not.toContain(SECRET);
    expect(new Set(hook.calls.map(({ path: where }) => where))).toEqual(new Set(['/hook']));
    expect(new Set(hook.calls.map((call) => JSON.parse(String(call.body)).id)).size).toBe(1);
  });

  test('a browser reads what is pushed to it; one that is gone is forgotten', async () => {
    const me = await person({ mail: 0 });
    const device = new TestDevice();
    const { p256dh, auth } = device;
    const endpoint = `${hook.base}/push`;
    await keepDevice(store.db, { endpoint, person: me, p256dh, auth, created: 0 });
    const match = await waiting(me);
    await look();
    const { headers, body } = await hook.call(1);
    expect(headers['authorization']).toMatch(/^vapid t=/);
    const { title, body: words, url } = JSON.parse(device.read(body));
    expect(title).toBe('Heliograph');
    expect(words).toMatch(/: it is your decision$/);
    expect(url).toBe(`/play/${match}`);
    await settled();
    hook.answers.push(410);
    await goesOn(match, 'scouts');
    await look();
    await hook.call(2);
    await settled();
    expect(await devicesOf(store.db, me)).toEqual([]);
  });
});

test('nobody is called who lives inside a house', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '192.168.0.1', '169.254.169.254', '::1', 'fd00::1'];
  for (const address of [...inside, '::ffff:127.0.0.1', '::ffff:7f00:1', '0.0.0.0'])
    expect(isInside(address), address).toBe(true);
  for (const address of ['93.184.216.34', '2606:2800:220:1::1'])
    expect(isInside(address), address).toBe(false);
  for (const url of [
    'http://example.org/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://intranet/x',
    'https://name:word@example.org/',
    'file:///etc/passwd',
    'no address',
  ])
    expect(isCallable(url, false), url).toBe(false);
  expect(isCallable('https://example.org/hook', false)).toBe(true);
});

test('a link that ends mails cannot be made up', () => {
  const [one, other] = [new Unsubscribing('key'), new Unsubscribing('another')];
  const person = randomId();
  expect(one.personOf(one.codeFor(person))).toBe(person);
  for (const code of ['', person, other.codeFor(person), `${one.codeFor(person)}x`])
    expect(one.personOf(code)).toBeNull();
});
