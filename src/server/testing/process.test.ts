import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from './process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'heliograph-orphan-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server of a test run that is killed goes with it', async () => {
  const settings = JSON.stringify({ page: folder, store: { folder } });
  const file = path.join(import.meta.dirname, 'parent.ts');
  const parent = spawn(process.execPath, [file, settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
});
