import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type AccountSettings, openAccounts } from './accounts/open.ts';
import { addAccounts } from './http/accounts.ts';
import { addApi } from './http/api.ts';
import { addEvents, settleAndTell } from './http/events.ts';
import { addLobby } from './http/lobby.ts';
import { addNotices, addUnsubscribing } from './http/notices.ts';
import { addOpenApi } from './http/openapi.ts';
import { addPace } from './http/pace.ts';
import { addPage } from './http/page.ts';
import { JobRunner } from './jobs/runner.ts';
import type { Rooms } from './matches/rooms.ts';
import { type NoticeSettings, openNotices } from './notices/open.ts';
import { addFlags } from './pace/flags.ts';
import type { ServerTime } from './pace/time.ts';
import { everyNow } from './ratings/every-now.ts';
import { settleDue } from './ratings/settle.ts';
import { Invitations } from './seats/secrets.ts';
import type { Sessions } from './seats/sessions.ts';
import type { SessionWatch } from './sockets/session-watch.ts';
import type { OpenStore } from './store/open.ts';
import { keyNamed } from './store/people.ts';

export interface OfficeSettings extends AccountSettings, NoticeSettings {
  /** The built page. */
  readonly page: string;
  /** Requests over HTTP that one address may make in a minute. */
  readonly perMinute?: number;
}

interface OfficeParts {
  readonly store: OpenStore;
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly watch: SessionWatch;
  /** The name of the page. */
  readonly page: string;
  readonly time: ServerTime;
  readonly mishap: (error: Error, match: string) => void;
}

/** Whatever a server does beside the tables: page, API, accounts, lobby, events, and what is to be done later. */
export async function openOffice(
  server: FastifyInstance,
  parts: OfficeParts,
  settings: OfficeSettings,
): Promise<{ close(): Promise<void> }> {
  const { store, rooms, sessions, watch, page, time, mishap } = parts;
  const { db } = store;
  const jobMishap = (error: Error, job: string) =>
    server.log.error({ job, error: error.message, stack: error.stack }, 'a job went wrong');
  // Whoever has something to do later says so here: `jobs.handle` and `jobs.plan`.
  const jobs = new JobRunner(store, { mishap: jobMishap });
  addFlags(jobs, db, time, (match) => rooms.changed(match));
  const accounts = await openAccounts({ db, rooms, jobs, watch }, settings);
  const { publicUrl = '', mail } = settings;
  const noticeParts = { db, jobs, mailer: accounts.mailer, publicUrl, from: mail?.from };
  const notices = await openNotices(noticeParts, settings);
  const invitations = new Invitations(await keyNamed(db, 'invitations'));

  await addPage(server, settings.page);
  await server.register(
    async (api) => {
      await api.register(rateLimit, { max: settings.perMinute ?? 300, timeWindow: '1 minute' });
      await addApi(api, { db, rooms, sessions, invitations, page, time });
      await addLobby(api, { db, rooms, sessions });
      await addEvents(api, { db, rooms, sessions });
      await addPace(api, { db, rooms, sessions });
      const door = await addAccounts(api, { db, sessions, watch, ...accounts });
      await addOpenApi(api);
      await addNotices(api, { db, door, ...notices });
    },
    { prefix: '/api' },
  );
  await server.register((api) => addUnsubscribing(api, { db, ...notices }), {
    prefix: '/api/unsubscribe',
  });

  server.addHook('onReady', async () => jobs.start());
  const settling = everyNow(
    async () => {
      await settleDue(db);
      await settleAndTell(db, rooms);
    },
    (error) => mishap(error, ''),
  );
  return {
    async close() {
      await settling.stop();
      await jobs.stop();
      accounts.mailer?.close();
    },
  };
}
