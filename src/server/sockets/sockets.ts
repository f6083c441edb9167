import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { LONGEST_MESSAGE } from '../../table/messages.ts';
import { isFromHere } from '../http/origin.ts';
import type { Rooms } from '../matches/rooms.ts';
import { bearerOf, type Caller, type Sessions } from '../seats/sessions.ts';
import { Connection, type ConnectionSettings, type LineWishes } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';
import type { Lines } from './lines.ts';
import type { SessionWatch } from './session-watch.ts';
import type { WaitingWatch } from './waiting-watch.ts';

export interface SocketSettings extends ConnectionSettings {
  /** Milliseconds between two questions whether anybody is still there. */
  readonly heartbeat: number;
  /** Milliseconds between two looks at whether sessions were ended by other processes. */
  readonly sessionLook: number;
  /** Milliseconds between two looks at which matches wait for whom, where something was done. */
  readonly waitingLook: number;
  /** Sockets that may come from one address. */
  readonly perAddress: number;
}

interface SocketParts {
  readonly rooms: Rooms;
  readonly sessions: Sessions;
  readonly lines: Lines;
  readonly watch: SessionWatch;
  readonly waiting: WaitingWatch;
}

/** In bytes; a character of UTF-8 may take three of them. */
export const LONGEST_FRAME = 3 * LONGEST_MESSAGE;

/** The way to a table: one socket for each screen at a match. */
export async function addSockets(
  server: FastifyInstance,
  { rooms, sessions, lines, watch, waiting }: SocketParts,
  settings: SocketSettings,
): Promise<Heartbeat> {
  const heartbeat = new Heartbeat(settings.heartbeat);
  const addresses = new Map<string, number>();
  const callers = new WeakMap<FastifyRequest, Caller>();

  const count = (ip: string, by: number): number => {
    const now = (addresses.get(ip) ?? 0) + by;
    if (now > 0) addresses.set(ip, now);
    else addresses.delete(ip);
    return now;
  };

  server.get<{ Params: { id: string }; Querystring: LineWishes }>(
    '/api/matches/:id/table',
    {
      websocket: true,
      preValidation: async (request, reply) => {
        // Browsers let any page open a socket with our cookies: it must be our own page.
        if (lines.isStopping) return reply.code(503).send({ error: 'the server stops; come back' });
        if (bearerOf(request) === null && !isFromHere(request))
          return reply.code(403).send({ error: 'not from this page' });
        if ((addresses.get(request.ip) ?? 0) >= settings.perAddress)
          return reply.code(429).send({ error: 'too many sockets from this address' });
        const caller = await sessions.callerOf(request);
        if (caller) callers.set(request, caller);
        return undefined;
      },
    },
    (socket: WebSocket, request) => {
      const { id } = request.params;
      const caller = callers.get(request);
      const person = caller?.person ?? null;
      const line = { socket, wire: request.raw.socket };
      const connection = new Connection(line, person, request.query, settings);
      if (caller) watch.add({ socket, ...caller });
      const told = (matches: readonly string[]) => connection.tell({ waiting: matches });
      const waiter = person === null ? null : { person, match: id, tell: told };
      if (waiter) waiting.add(waiter);
      count(request.ip, 1);
      lines.add(connection);
      heartbeat.watch(socket);
      socket.on('message', (data, isBinary) => connection.receive(data as Buffer, isBinary));
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        count(request.ip, -1);
        lines.delete(connection);
        if (waiter) waiting.remove(waiter);
        connection.leave(rooms);
      });
      connection.enter((visitor) => rooms.enter(id, visitor));
    },
  );

  server.addHook('onClose', async () => heartbeat.close());
  return heartbeat;
}
