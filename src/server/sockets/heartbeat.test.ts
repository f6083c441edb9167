import { EventEmitter } from 'node:events';
import { stat } from 'node:fs';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';

const EVERY = 20;

/** A line; `asked`: what happens where a ping arrives. */
function line(asked: (answer: () => void) => void) {
  const socket = new EventEmitter();
  const heard = { pings: 0, ended: false };
  Object.assign(socket, {
    ping() {
      heard.pings += 1;
      asked(() => socket.emit('pong'));
    },
    terminate() {
      heard.ended = true;
      socket.emit('close');
    },
  });
  return { socket: socket as unknown as WebSocket, heard };
}

test('a line that does not answer is ended, one that does stays', async () => {
  const heartbeat = new Heartbeat(EVERY);
  const [dead, alive] = [line(() => {}), line((answer) => answer())];
  for (const { socket } of [dead, alive]) heartbeat.watch(socket);
  await expect.poll(() => dead.heard.ended).toBe(true);
  await expect.poll(() => alive.heard.pings).toBeGreaterThan(4);
  expect(alive.heard.ended).toBe(false);
  expect(heartbeat.sockets).toBe(1);
  heartbeat.close();
});

test('a server that was held up hears what has come meanwhile before it judges', async () => {
  const heartbeat = new Heartbeat(EVERY);
  const held = line((answer) => {
    // The answer lies there soon, but nobody hears it before the next beat is due.
    setImmediate(() => {
      stat('.', answer);
      for (const until = performance.now() + 2.5 * EVERY; performance.now() < until; );
    });
  });
  heartbeat.watch(held.socket);
  await expect.poll(() => held.heard.pings).toBeGreaterThan(4);
  expect(held.heard.ended).toBe(false);
  heartbeat.close();
});
