import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { childrenOf } from '../testing/process.ts';
import { TableProcess } from './table-process.ts';

/** Lets nothing be noticed here for a while: a process that is killed meanwhile still counts as ready. */
function stopHearing(milliseconds: number): void {
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(asleep, 0, 0, milliseconds);
}

test('whoever is led to a process that has just died is cut off, and does not wait for ever', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-table-'));
  const settings = { page: folder, store: { folder: path.join(folder, 'data') } };
  const before = new Set(childrenOf(process.pid));
  const table = new TableProcess({ name: 'table', settings, heard: () => {}, fell: () => {} });
  const door = createServer({ pauseOnConnect: true });
  try {
    await table.start();
    const [pid = 0] = childrenOf(process.pid).filter((child) => !before.has(child));
    door.listen(0, '127.0.0.1');
    await once(door, 'listening');
    const address = door.address();
    const guest = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const [socket] = (await once(door, 'connection')) as [Socket];
    const gone = once(guest, 'close');
    process.kill(pid, 'SIGKILL');
    stopHearing(300);
    expect(table.isReady).toBe(true);
    expect(table.take(socket, Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toBe(true);
    guest.on('error', () => {}).resume();
    await gone;
  } finally {
    await table.stop();
    door.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 30_000);
