import { Socket } from 'node:net';
import process from 'node:process';
import * as z from 'zod/mini';
import { openServer, type ServerSettings } from '../server.ts';
import { ProcessLine } from './line.ts';
import { TO_TABLES, type ToFront } from './messages.ts';

/**
 * A process that plays matches: the server without ears of its own. The front leads sockets to it,
 * with the request they began with; then it is as if they had come here.
 */

const say = (message: ToFront): void => {
  if (process.connected) process.send?.(message);
};
const line = new ProcessLine(say);
type Tables = Awaited<ReturnType<typeof openServer>>;
const { promise: begun, resolve: begin } = Promise.withResolvers<Tables>();

const settingsIn = z.custom<ServerSettings>((said) => typeof said === 'object' && said !== null);

/** A socket that the front may still hear, and what was read from it. */
let coming: { readonly socket: Socket; readonly head: Buffer } | null = null;

process.on('message', (said, handle) => {
  const message = TO_TABLES.parse(said);
  switch (message.kind) {
    case 'begin':
      begin(open(message.name, z.parse(settingsIn, message.settings)));
      return;
    case 'socket':
      if (handle instanceof Socket) {
        // Whoever is gone before anybody listens is gone.
        handle.on('error', () => handle.destroy());
        coming = { socket: handle, head: Buffer.from(message.head, 'latin1') };
      }
      say({ kind: 'taken' });
      return;
    case 'yours':
      if (coming) void take(coming.socket, coming.head);
      coming = null;
      return;
    case 'count':
      void count(message.asked);
      return;
    case 'stop':
      void begun.then(({ server }) => server.close()).then(() => process.exit(0));
      return;
    default:
      line.heard(message);
  }
});

async function open(name: string, settings: ServerSettings): Promise<Tables> {
  const tables = await openServer(settings, { name, line });
  await tables.server.ready();
  say({ kind: 'ready' });
  return tables;
}

async function take(socket: Socket, head: Buffer): Promise<void> {
  const { server } = await begun;
  socket.unshift(head);
  server.server.emit('connection', socket);
}

async function count(asked: number): Promise<void> {
  const { metrics } = await begun;
  say({ kind: 'counted', asked, figures: await metrics.figures() });
}

// Who started it tells it to stop, also when somebody stops all processes of a group at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// Without a front nobody comes here any more.
process.on('disconnect', () => process.exit(0));
