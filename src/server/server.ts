import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addErrors } from './http/errors.ts';
import { addHealth } from './http/health.ts';
import { nameOfPage } from './http/page.ts';
import { leased } from './machines/leased.ts';
import { MachinePool, type PoolSettings, threadsFor } from './machines/pool.ts';
import { Thinking } from './machines/thinking.ts';
import { Rooms } from './matches/rooms.ts';
import { type OfficeSettings, openOffice } from './office.ts';
import { Metrics } from './operations/metrics.ts';
import { ServerTime, type TimeSettings } from './pace/time.ts';
import { Front } from './processes/front.ts';
import type { ProcessLine } from './processes/line.ts';
import { randomId } from './seats/secrets.ts';
import { Sessions } from './seats/sessions.ts';
import { Lines } from './sockets/lines.ts';
import { SessionWatch } from './sockets/session-watch.ts';
import { addSockets, LONGEST_FRAME, type SocketSettings } from './sockets/sockets.ts';
import { WaitingWatch } from './sockets/waiting-watch.ts';
import { Keeping } from './store/keeping.ts';
import { gameOf, leaseThinking } from './store/matches.ts';
import { type OpenStore, openStore, type StoreSettings } from './store/open.ts';
import { keyNamed } from './store/people.ts';

export interface ServerSettings extends OfficeSettings {
  readonly store: StoreSettings;
  /** What is logged: `silent`, `error`, `warn`, `info`. */
  readonly log?: string;
  /** Matches in memory. */
  readonly open?: number;
  /** Boards of the past that each of them keeps at hand. */
  readonly boards?: number;
  readonly machines?: PoolSettings;
  readonly sockets?: Partial<Omit<SocketSettings, 'mishap'>>;
  /** How the time of the matches runs: tests let it run faster. */
  readonly time?: TimeSettings;
  /** Behind a proxy that says who asks. */
  readonly trustProxy?: boolean;
  /** Lets whoever knows it read the metrics from elsewhere. */
  readonly metricsToken?: string;
  /** More than one: so many processes beside this one play the matches. */
  readonly processes?: number;
}

/** What a process is told that plays matches for a server which listens in another. */
export interface TablePart {
  readonly name: string;
  readonly line: ProcessLine;
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

const LARGEST_BODY = 256 * 1024;

/** The whole server: the page, the matches in their store, and the sockets between them. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  return (await openServer(settings)).server;
}

/** A server, or with a part of it to play the process that plays it. */
export async function openServer(
  settings: ServerSettings,
  part?: TablePart,
): Promise<{ readonly server: FastifyInstance; readonly metrics: Metrics }> {
  const front = part ? null : frontFor(settings);
  const store = await openStore(settings.store, part?.line ?? front?.line);
  try {
    return await build(settings, store, front, part);
  } catch (error) {
    await front?.stop();
    await store.close();
    throw error;
  }
}

/** Several processes: this one only leads to those that play. */
function frontFor(settings: ServerSettings): Front | null {
  const { processes = 1, ...others } = settings;
  if (processes === 1) return null;
  // They lease the machines of matches under these names. Of an SQLite file this is the only server, so
  // that one which is started again takes them at once; elsewhere others may bear the same name.
  const name = settings.store.databaseUrl === undefined ? 'table' : randomId();
  const machines = { threads: threadsFor(processes), ...settings.machines };
  return new Front({ processes, name, settings: { ...others, machines } });
}

function newServer(settings: ServerSettings, front: Front | null): FastifyInstance {
  return Fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST_BODY,
    trustProxy: settings.trustProxy ?? false,
    ...(front && { http: { shouldUpgradeCallback: Front.takesUp } }),
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
}

async function build(
  settings: ServerSettings,
  opened: OpenStore,
  front: Front | null,
  part: TablePart | undefined,
) {
  const { db, kind } = opened;
  const waiting = new WaitingWatch(db, settings.sockets?.waitingLook ?? SOCKETS.waitingLook);
  const store: OpenStore = { ...opened, bus: waiting.hearing(opened.bus) };
  const server = newServer(settings, front);
  const metrics = new Metrics();
  const mishap = (error: Error, match: string) => {
    metrics.mishap();
    server.log.error({ match, error: error.message, stack: error.stack }, 'a match went wrong');
  };

  // They start while this process gets ready, and not in a hook of Fastify, which gives up after 10 s.
  const playing = front?.start(server.server, {
    gameOf: (match) => gameOf(db, match),
    mishap: (error) => {
      metrics.mishap();
      server.log.error({ error: error.message, stack: error.stack }, 'a process went wrong');
    },
  });
  // Whether they could be started is asked at the end.
  playing?.catch(() => {});

  const pool = new MachinePool(settings.machines);
  const me = part?.name ?? randomId();
  const lease =
    kind === 'sqlite' && !part
      ? async () => true
      : leased((match, until) => leaseThinking(db, match, me, until));
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
  const sessions = new Sessions(db);
  const socketSettings = { ...SOCKETS, ...settings.sockets, mishap };
  const watch = new SessionWatch(db, socketSettings.sessionLook, part?.line ?? front?.line);

  const lines = new Lines();
  server.addHook('preClose', () => (front ? front.stop() : lines.handOver()));

  addErrors(server);
  await server.register(cookie, { secret: await keyNamed(db, 'cookies') });
  const office = part
    ? null
    : await openOffice(server, { store, rooms, sessions, watch, page, time, mishap }, settings);
  if (!front) {
    await server.register(websocket, { options: { maxPayload: LONGEST_FRAME } });
    await addSockets(
      server,
      { rooms, sessions, lines, watch, waiting },
      {
        ...socketSettings,
        answered: (request, seconds) => metrics.answered(request, seconds),
      },
    );
  }

  const { metricsToken } = settings;
  const isStopping = () => front?.isStopping ?? lines.isStopping;
  if (!part) addHealth(server, { db, metrics, metricsToken, isStopping, front });
  metrics.watch({
    sockets: () => lines.count,
    matches: () => rooms.open,
    waitingMachines: () => pool.waiting,
  });

  server.addHook('onClose', async () => {
    watch.close();
    await waiting.close();
    await office?.close();
    await rooms.close();
    await time.stop();
    await pool.close();
    await store.close();
  });
  await playing;
  return { server, metrics };
}
