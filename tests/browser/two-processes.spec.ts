import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Postgres, startPostgres } from '../../src/server/testing/postgres.ts';
import { ServerProcess } from '../../src/server/testing/process.ts';
import { expect, HURRY, prefer, test } from './page.ts';
import { playOn } from './together.ts';

test.describe.configure({ timeout: 300_000 });

let postgres: Postgres;
test.beforeAll(async () => {
  postgres = await startPostgres();
});
test.afterAll(() => postgres.stop());

test('PostgreSQL, each player at a process of her own; a server goes and another comes', async ({
  browser,
}) => {
  const settings = {
    page: path.join(import.meta.dirname, '..', '..', 'dist', 'web'),
    store: {
      folder: mkdtempSync(path.join(tmpdir(), 'heliograph-two-')),
      databaseUrl: postgres.url,
    },
    perMinute: 100_000,
  };
  let first = await ServerProcess.start(settings);
  const second = await ServerProcess.start(settings);
  const port = Number(new URL(first.base).port);
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  const [host, friend] = [await here.newPage(), await there.newPage()];
  for (const page of [host, friend]) await prefer(page, HURRY);
  try {
    await host.goto(`${first.base}/games/second-boer-war`);
    await host.getByRole('button', { name: 'Play with a friend' }).click();
    const link = host.getByLabel('Link to the free seat');
    await expect(link).toHaveValue(/\/join\//);
    // The friend comes in through the other process.
    const { pathname } = new URL(await link.inputValue());
    await friend.goto(`${second.base}${pathname}`);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [host, friend]) await expect(page.locator('.table')).toBeVisible();
    await playOn([host, friend], 4);

    // The host's server stops, and another takes its place. Nobody loads the page again.
    await host.evaluate(() => {
      document.body.dataset['same'] = 'page';
    });
    await first.end('SIGTERM');
    await expect(host.getByText(/No connection to the server/)).toBeVisible();
    first = await ServerProcess.start({ ...settings, port });
    await expect(host.getByText(/No connection to the server/)).toHaveCount(0);
    await playOn([host, friend], 8);
    await expect(host.locator('body[data-same="page"]')).toHaveCount(1);

    // What one process ends, the other knows.
    await host.getByRole('button', { name: 'Menu' }).click();
    await host.getByRole('button', { name: /^Resign$/ }).click();
    await host.getByRole('button', { name: 'Resign for good?' }).click();
    await expect(friend.getByText('The other side resigned. You have won.')).toBeVisible();
  } finally {
    await here.close();
    await there.close();
    for (const server of [first, second]) await server.end('SIGKILL');
  }
});
