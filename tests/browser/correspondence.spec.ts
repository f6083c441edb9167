import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startPostgres } from '../../src/server/testing/postgres.ts';
import { ServerProcess } from '../../src/server/testing/process.ts';
import { expect, expectAccessible, HURRY, prefer, test, type Wishes } from './page.ts';
import { sitDown } from './together.ts';

test.describe.configure({ timeout: 600_000 });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PICTURES = '.heliograph/pictures/orders';

async function device(browser: Browser, wishes: Wishes, viewport = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: viewport === PHONE });
  const page = await context.newPage();
  await prefer(page, { ...HURRY, ...wishes });
  return page;
}

async function openOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^(Orders for later|Rozkazy na później)$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Rests: in Outpost that answers the first question of every turn. */
const rest = (page: Page) =>
  page
    .locator('.table[data-state="asked"]')
    .getByRole('button', { name: /^(Rest|Odpoczynek)/ })
    .click();

interface House {
  /** Where the host plays, and where everybody else does. */
  readonly bases: readonly [string, string];
  close(): Promise<void>;
}

/** A server on SQLite; or two processes on one PostgreSQL. */
async function openHouse(kind: 'SQLite' | 'PostgreSQL'): Promise<House> {
  const settings = {
    page: path.join(import.meta.dirname, '..', '..', 'dist', 'web'),
    store: { folder: mkdtempSync(path.join(tmpdir(), 'heliograph-letters-')) },
    perMinute: 100_000,
  };
  if (kind === 'SQLite') {
    const server = await ServerProcess.start(settings);
    return { bases: [server.base, server.base], close: () => server.end('SIGTERM') };
  }
  const postgres = await startPostgres();
  const store = { ...settings.store, databaseUrl: postgres.url };
  const first = await ServerProcess.start({ ...settings, store });
  const second = await ServerProcess.start({ ...settings, store });
  return {
    bases: [first.base, second.base],
    async close() {
      for (const server of [first, second]) await server.end('SIGTERM');
      postgres.stop();
    },
  };
}

for (const kind of ['SQLite', 'PostgreSQL'] as const)
  test(`by correspondence on ${kind}: a plan plays on while its owner is away; another device shows what happened`, async ({
    browser,
  }) => {
    const house = await openHouse(kind);
    const [here, there] = house.bases;
    const host = await device(browser, { language: 'en' });
    const friend = await device(browser, { language: 'pl', theme: 'dark' }, PHONE);
    await sitDown(host, friend, { base: here, friends: there, pace: /3 days/ });
    await expect(host.getByRole('timer').first()).toHaveAttribute('aria-label', /days/);

    // Her first decision by hand; then an order for a question that was never put.
    await rest(host);
    await openOrders(host);
    const dialog = host.getByRole('dialog');
    const question = dialog.getByLabel('If this comes');
    await question.selectOption({ label: 'When an enemy marches past my troops' });
    await dialog.getByLabel('Where').selectOption('kraal');
    await dialog.getByLabel('Answer').selectOption({ label: 'hold fire' });
    await expectAccessible(host, '.stage');
    await host.screenshot({ path: `${PICTURES}/desktop-${kind}.png` });
    await dialog.getByRole('button', { name: 'Leave this order' }).click();
    const foreseen = dialog.getByText(/^When an enemy marches to .*: hold fire\.$/);
    await expect(foreseen).toBeVisible();

    // A plan, made from what she was asked before: she rests twice more, if nothing changes.
    await question.selectOption({ label: 'Which troop marches this turn?' });
    for (let step = 0; step < 2; step++) {
      await dialog.getByLabel('Answer').selectOption({ label: 'Rest' });
      await dialog.getByRole('button', { name: 'Put this into a plan' }).click();
    }
    await host.screenshot({ path: `${PICTURES}/plan-${kind}.png` });
    await dialog.getByRole('button', { name: 'Leave this plan' }).click();
    await expect(dialog.getByText('If nothing changes here: Rest, Rest.')).toBeVisible();
    await host.keyboard.press('Escape');

    // She asks for the secret link to her seat, and is gone.
    await host.getByRole('button', { name: 'Menu' }).click();
    await host.getByRole('button', { name: 'Go on on another device' }).click();
    const secret = host.getByLabel('Secret link to your seat');
    await expect(secret).toHaveValue(/\/account\/carry\//);
    const { pathname } = new URL(await secret.inputValue());
    await host.context().close();

    // The other side decides twice; the plan answers both times.
    for (let turn = 0; turn < 2; turn++) await rest(friend);
    await expect(friend.locator('.table[data-state="asked"]')).toBeVisible();
    await expect(friend.locator('body')).not.toContainText(/Jeśli nic się tu nie zmieni/);

    // On another device, in another language, at the other process: event after event.
    const tablet = await device(browser, { language: 'pl', theme: 'dark', speed: 'step' }, PHONE);
    await tablet.goto(`${there}${pathname}`);
    await tablet.getByRole('button', { name: 'Przejmij miejsce' }).click();
    await expect(tablet.locator('.table[data-state="paused"]')).toBeVisible();
    const shown = tablet.getByRole('progressbar', { name: 'Pokazane zdarzenia' });
    const events = Number(await shown.getAttribute('max'));
    // Two turns have begun since she decided herself.
    expect(events).toBeGreaterThan(1);
    await tablet.screenshot({ path: `${PICTURES}/recap-${kind}.png` });
    for (let step = 1; step < events; step++)
      await tablet.getByRole('button', { name: 'Następne zdarzenie' }).click();
    // Her plan has answered in this turn, too.
    await expect(tablet.locator('.table[data-state="waiting"]')).toBeVisible();

    // Her orders came along: what is done is said, what waits stands there.
    await openOrders(tablet);
    const orders = tablet.getByRole('dialog');
    await expect(
      orders.getByText('Wykonano: Jeśli nic się tu nie zmieni: Odpoczynek, Odpoczynek.'),
    ).toBeVisible();
    await expect(
      orders.getByText(/^Gdy celem marszu wroga jest .*: wstrzymać ogień\.$/),
    ).toBeVisible();
    await expectAccessible(tablet, '.stage');
    await tablet.screenshot({ path: `${PICTURES}/phone-${kind}.png` });
    await tablet.keyboard.press('Escape');

    // Whoever loads the page again has seen it.
    await tablet.reload();
    await expect(tablet.locator('.table[data-state="waiting"]')).toBeVisible();
    await tablet.context().close();
    await friend.context().close();
    await house.close();
  });

test('an order answers what is asked now, and says so on every visit', async ({ browser }) => {
  const house = await openHouse('SQLite');
  const host = await device(browser, { language: 'en', theme: 'dark' });
  const friend = await device(browser, { language: 'pl' }, PHONE);
  await sitDown(host, friend, { base: house.bases[0], pace: /3 days/ });
  await expect(friend.locator('.table[data-state="asked"]')).toBeVisible();
  const before = (await friend.locator('.table').getAttribute('data-deeds')) ?? '';
  await openOrders(friend);
  const dialog = friend.getByRole('dialog');
  await dialog.getByLabel('Jeśli padnie pytanie').selectOption({
    label: 'Który oddział maszeruje w tym etapie?',
  });
  await dialog.getByLabel('Odpowiedź').selectOption({ label: 'Odpoczynek' });
  await friend.screenshot({ path: `${PICTURES}/phone-new.png` });
  await dialog.getByRole('button', { name: 'Zostaw ten rozkaz' }).click();
  await expect(dialog.getByText(/^Wykonano:/)).toBeVisible();
  await expect(friend.locator('.table')).not.toHaveAttribute('data-deeds', before);
  // On another visit it is still there.
  await friend.reload();
  await expect(friend.locator('.table')).toBeVisible();
  await openOrders(friend);
  await expect(friend.getByText(/^Wykonano:/)).toBeVisible();
  await host.context().close();
  await friend.context().close();
  await house.close();
});
