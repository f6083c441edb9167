import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '../../src/server/testing/process.ts';
import { expect, HURRY, prefer, test } from './page.ts';
import { playOn, sitDown } from './together.ts';

test.describe.configure({ timeout: 240_000 });

const BUILT = path.join(import.meta.dirname, '..', '..', 'dist', 'web');
const GAME = 'second-boer-war';
const NEWER = {
  en: /There is a newer version of this page/,
  pl: /Jest nowsza wersja tej strony/,
};
const folder = (name: string): string => mkdtempSync(path.join(tmpdir(), `heliograph-${name}-`));

test('an old page after a new version was deployed says so, plays on, and loads itself anew', async ({
  browser,
}) => {
  const store = { folder: folder('deployed') };
  // The next version: the same page by another name.
  const next = folder('next-page');
  cpSync(BUILT, next, { recursive: true });
  const index = path.join(next, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('</head>', '<!-- newer --></head>'));

  let server = await ServerProcess.start({ page: BUILT, store, perMinute: 100_000 });
  const port = Number(new URL(server.base).port);
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  const [host, friend] = [await here.newPage(), await there.newPage()];
  await prefer(host, HURRY);
  await prefer(friend, { ...HURRY, language: 'pl', theme: 'dark' });
  await sitDown(host, friend, { base: server.base, pace: /Without clock/, game: GAME });
  await playOn([host, friend], 2);
  await expect(host.getByText(NEWER.en)).toHaveCount(0);

  await server.end('SIGTERM');
  server = await ServerProcess.start({ page: next, store, perMinute: 100_000, port });
  await expect(host.getByText(NEWER.en)).toBeVisible();
  await expect(friend.getByText(NEWER.pl)).toBeVisible();
  // Whoever does not mind goes on playing.
  await playOn([host, friend], 5);
  await host.screenshot({ path: '.heliograph/pictures/outdated.png' });
  const loaded = host.waitForEvent('load');
  await host.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  await expect(host.locator('.table')).toBeVisible();
  await expect(host.getByText(NEWER.en)).toHaveCount(0);
  await playOn([host, friend], 7);
  for (const context of [here, there]) await context.close();
  await server.end('SIGTERM');
});

test('a phone that sleeps and wakes catches up without being loaded again', async ({ browser }) => {
  const settings = { page: BUILT, store: { folder: folder('asleep') }, perMinute: 100_000 };
  let server = await ServerProcess.start(settings);
  const port = Number(new URL(server.base).port);
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  const [phone, friend] = [await here.newPage(), await there.newPage()];
  for (const page of [phone, friend]) await prefer(page, HURRY);
  await phone.setViewportSize({ width: 390, height: 844 });
  await sitDown(phone, friend, { base: server.base, pace: /Without clock/, game: GAME });
  await playOn([phone, friend], 2);
  const loads: string[] = [];
  phone.on('load', () => loads.push('load'));

  // Nothing of the page runs any more, and its line breaks while nobody listens.
  const devtools = await here.newCDPSession(phone);
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  await server.end('SIGKILL');
  server = await ServerProcess.start({ ...settings, port });
  const panel = friend.locator('.panel');
  await expect(panel).toContainText('(away)');
  // Meanwhile the friend goes on as far as she can.
  const asked = friend.locator('.table[data-state="asked"]');
  await expect(asked.or(friend.locator('.table[data-state="waiting"]'))).toBeVisible();
  if (await asked.isVisible()) {
    const before = (await friend.locator('.table').getAttribute('data-deeds')) ?? '';
    await friend.locator('.answer').first().click();
    await expect(friend.locator('.table')).not.toHaveAttribute('data-deeds', before);
  }
  await devtools.send('Debugger.disable');
  await expect(panel).toContainText('(here)');
  await playOn([phone, friend], 6);
  expect(loads).toEqual([]);
  for (const context of [here, there]) await context.close();
  await server.end('SIGTERM');
});
