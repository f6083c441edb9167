import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { headOf, tableAskedFor } from './request-head.ts';

const MATCH = 'boX7wPTvWEUHhyV0a2LmVw';

/** A request as Node reads it. */
async function asRead(text: string): Promise<IncomingMessage> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  const server = createServer().on('upgrade', (request, socket) => {
    socket.destroy();
    resolve(request);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  connect(address.port, '127.0.0.1')
    .on('error', () => {})
    .write(Buffer.from(text, 'latin1'));
  const request = await promise;
  server.close();
  return request;
}

test('a request is written again as it was read, byte for byte', async () => {
  const text = [
    `GET /api/matches/${MATCH}/table?changes=2&forced=1 HTTP/1.1`,
    'Host: play.example.org',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'X-Forwarded-For: 10.0.0.1, 10.0.0.2',
    'X-Forwarded-For: 10.0.0.3',
    'User-Agent: Bo\u00ebr',
    'cookie: heliograph=a%20b.c; other="d"',
    '\r\n',
  ].join('\r\n');
  const request = await asRead(text);
  expect(headOf(request).toString('latin1')).toBe(text);
  expect(tableAskedFor(request)).toBe(MATCH);
});

test.each([
  `/api/matches/${MATCH}/table/`,
  `/api/matches/${MATCH}/table/x`,
  `/api/matches/${MATCH}/tables`,
  `/api/matches/${MATCH}%2Ftable`,
  `/api/matches/%62oX7wPTvWEUHhyV0a2LmVw/table`,
  `/api/matches/../matches/${MATCH}/table`,
  `//api/matches/${MATCH}/table`,
  `http://elsewhere/api/matches/${MATCH}/table`,
  `/api/matches/${MATCH}x/table`,
  '/api/matches//table',
  '/api/matches/../../../etc/passwd/table',
  '/',
  '*',
])('%s is no way to a table', async (url) => {
  const head = `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n`;
  expect(tableAskedFor(await asRead(head))).toBeNull();
});
