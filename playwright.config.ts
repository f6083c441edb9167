import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { ensureBrowser, projectNode } from './scripts/setup.js';

/** A port nobody uses; workers read this file again and must get the same answer. */
async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, 'localhost', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return String(address.port);
}

process.env.HELIOGRAPH_TEST_PORT ??= await freePort();
process.env.HELIOGRAPH_CHROMIUM ??= ensureBrowser();
process.env.HELIOGRAPH_TEST_DATA ??= mkdtempSync(path.join(tmpdir(), 'heliograph-browser-'));
const port = process.env.HELIOGRAPH_TEST_PORT;
const data = process.env.HELIOGRAPH_TEST_DATA;

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.heliograph/browser',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Whoever is short of processors waits longer; nothing is slower for it where all is well.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['line'], ['json', { outputFile: '.heliograph/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    trace: 'off',
    // Storing the whole page for use without a network is tried where it matters (device.spec.ts).
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.HELIOGRAPH_CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${projectNode()}" src/server/main.ts`,
    url: `http://localhost:${port}/healthz`,
    env: { PORT: port, HOST: 'localhost', HELIOGRAPH_DATA: data },
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
  },
});
