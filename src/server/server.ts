import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type AccountSettings, openAccounts } from './accounts/open.ts';
import { addAccounts } from './http/accounts.ts';
import { addApi } from './http/api.ts';
import { addErrors } from './http/errors.ts';
import { addEvents, settleAndTell } from './http/events.ts';
import { addHealth } from './http/health.ts';
import { addLobby } from './http/lobby.ts';
import { addNotices, addUnsubscribing } from './http/notices.ts';
import { addOpenApi } from './http/openapi.ts';
import { addPace } from './http/pace.ts';
import { addPage, nameOfPage } from './http/page.ts';
import { JobRunner } from './jobs/runner.ts';
import { MachinePool, type PoolSettings } from './machines/pool.ts';
import { Thinking } from './machines/thinking.ts';
import { Rooms } from './matches/rooms.ts';
import { type NoticeSettings, openNotices } from './notices/open.ts';
import { Metrics } from './operations/metrics.ts';
import { addFlags } from './pace/flags.ts';
import { ServerTime, type TimeSettings } from './pace/time.ts';
import { everyNow } from './ratings/every-now.ts';
import { settleDue } from './ratings/settle.ts';
import { Invitations, randomId } from './seats/secrets.ts';
import { Sessions } from './seats/sessions.ts';
import { Lines } from './sockets/lines.ts';
import { SessionWatch } from './sockets/session-watch.ts';
import { addSockets, LONGEST_FRAME, type SocketSettings } from './sockets/sockets.ts';
import { WaitingWatch } from './sockets/waiting-watch.ts';
import { Keeping } from './store/keeping.ts';
import { leaseThinking } from './store/matches.ts';
import { type OpenStore, openStore, type StoreSettings } from './store/open.ts';
import { keyNamed } from './store/people.ts';

export interface ServerSettings extends AccountSettings, NoticeSettings {
  /** The built page. */
  readonly page: string;
  readonly store: StoreSettings;
  /** What is logged: `silent`, `error`, `warn`, `info`. */
  readonly log?: string;
  /** Matches in memory. */
  readonly open?: number;
  /** Boards of the past that each of them keeps at hand. */
  readonly boards?: number;
  readonly machines?: PoolSettings;
  readonly sockets?: Partial<Omit<SocketSettings, 'mishap'>>;
  /** Requests over HTTP that one address may make in a minute. */
  readonly perMinute?: number;
  /** How the time of the matches runs: tests let it run faster. */
  readonly time?: TimeSettings;
  /** Behind a proxy that says who asks. */
  readonly trustProxy?: boolean;
  /** Lets whoever knows it read the metrics from elsewhere. */
  readonly metricsToken?: string;
}

const SOCKETS = {
  burst: 120,
  perSecond: 30,
  unread: 4 * 1024 * 1024,
  heartbeat: 25_000,
  sessionLook: 10_000,
  waitingLook: 1000,
  perAddress: 200,
} as const;

/** Milliseconds for which a process has the machines of a match to itself. */
const LEASE = 60_000;
const LARGEST_BODY = 256 * 1024;

/** The whole server: the page, the matches in their store, and the sockets between them. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const store = await openStore(settings.store);
  try {
    return await build(settings, store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function build(settings: ServerSettings, opened: OpenStore): Promise<FastifyInstance> {
  const { db, kind } = opened;
  const waiting = new WaitingWatch(db, settings.sockets?.waitingLook ?? SOCKETS.waitingLook);
  const store: OpenStore = { ...opened, bus: waiting.hearing(opened.bus) };
  const server = Fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST_BODY,
    trustProxy: settings.trustProxy ?? false,
    // Addresses hold invitations, so requests are not logged; what goes wrong is.
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.log ?? 'silent' },
    // An address that cannot even be read is a page like others that do not exist.
    frameworkErrors: ({ message }, request, reply) => {
      if (request.headers.accept?.includes('text/html')) {
        void reply.redirect('/nowhere');
        return;
      }
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json' });
      reply.raw.end(JSON.stringify({ error: message }));
    },
  });
  const metrics = new Metrics();
  const mishap = (error: Error, match: string) => {
    metrics.mishap();
    server.log.error({ match, error: error.message, stack: error.stack }, 'a match went wrong');
  };

  const jobMishap = (error: Error, job: string) =>
    server.log.error({ job, error: error.message, stack: error.stack }, 'a job went wrong');

  const pool = new MachinePool(settings.machines);
  const me = randomId();
  const lease =
    kind === 'sqlite'
      ? async () => true
      : (match: string) => leaseThinking(db, match, me, Date.now() + LEASE);
  const thinking = new Thinking(pool, lease, mishap);
  const keeping = new Keeping(opened, metrics);
  const { open = 500, boards = 40 } = settings;
  const noteOpened = (seconds: number) => metrics.opened(seconds);
  const page = nameOfPage(settings.page);
  const time = await ServerTime.start(db, settings.time);
  const rooms = new Rooms(
    { store, keeping, thinking, boards, page, time, mishap, opened: noteOpened },
    open,
  );
  // Whoever has something to do later says so here: `jobs.handle` and `jobs.plan`.
  const jobs = new JobRunner(store, { mishap: jobMishap });
  addFlags(jobs, db, time, (match) => rooms.changed(match));
  const sessions = new Sessions(db);
  const socketSettings = { ...SOCKETS, ...settings.sockets, mishap };
  const watch = new SessionWatch(db, socketSettings.sessionLook);
  const accounts = await openAccounts({ db, rooms, jobs, watch }, settings);
  const { publicUrl = '', mail } = settings;
  const noticeParts = { db, jobs, mailer: accounts.mailer, publicUrl, from: mail?.from };
  const notices = await openNotices(noticeParts, settings);
  const invitations = new Invitations(await keyNamed(db, 'invitations'));

  const lines = new Lines();
  server.addHook('preClose', () => lines.handOver());

  addErrors(server);
  await server.register(cookie, { secret: await keyNamed(db, 'cookies') });
  await server.register(websocket, { options: { maxPayload: LONGEST_FRAME } });
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
  await addSockets(
    server,
    { rooms, sessions, lines, watch, waiting },
    {
      ...socketSettings,
      answered: (request, seconds) => metrics.answered(request, seconds),
    },
  );

  const { metricsToken } = settings;
  addHealth(server, { db, metrics, metricsToken, isStopping: () => lines.isStopping });
  metrics.watch({
    sockets: () => lines.count,
    matches: () => rooms.open,
    waitingMachines: () => pool.waiting,
  });

  server.addHook('onReady', async () => jobs.start());
  const settling = everyNow(
    async () => {
      await settleDue(db);
      await settleAndTell(db, rooms);
    },
    (error) => mishap(error, ''),
  );
  server.addHook('onClose', async () => {
    await settling.stop();
    await jobs.stop();
    await rooms.close();
    await time.stop();
    accounts.mailer?.close();
    await pool.close();
    await store.close();
  });
  return server;
}
