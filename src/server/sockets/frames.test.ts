import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frames.ts';

test('texts of every length arrive as they were, between those that the library sends', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'x'.repeat(length),
    'ż'.repeat(length),
  ]);
  const server = createServer();
  const lines = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) =>
    lines.handleUpgrade(request, socket, head, (line) => {
      for (const text of texts) {
        (socket as Socket).write(textFrame(text));
        line.send(`after ${text.length}`);
      }
      line.close();
    }),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const heard: string[] = [];
  const { port } = server.address() as AddressInfo;
  const page = new WebSocket(`ws://127.0.0.1:${port}`);
  page.on('message', (data) => heard.push((data as Buffer).toString()));
  await new Promise((done) => page.once('close', done));
  server.close();
  expect(heard).toEqual(texts.flatMap((text) => [text, `after ${text.length}`]));
});
