import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { ServerProcess } from '../../src/server/testing/process.ts';
import { codeIn, TestSmtp } from '../../src/server/testing/smtp.ts';
import { DUEL } from './game.ts';
import { expect, expectAccessible, HURRY, prefer, test, type Wishes } from './page.ts';

test.describe.configure({ timeout: 600_000 });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const PASSWORD = 'correct horse battery';

/** A device of one's own: no cookie, no setting of another. */
async function device(browser: Browser, wishes: Wishes = {}, viewport = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ viewport, acceptDownloads: true });
  const page = await context.newPage();
  await prefer(page, { ...HURRY, ...wishes });
  return page;
}

interface Authenticator {
  readonly devtools: CDPSession;
  readonly id: string;
}

/** A passkey device, as Chromium plays one. */
async function authenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, id: authenticatorId };
}

/** The same device at another browser: what it holds is what it is. */
async function lend(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.devtools.send('WebAuthn.getCredentials', {
    authenticatorId: from.id,
  });
  for (const credential of credentials)
    await to.devtools.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
}

const picture = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: `.heliograph/pictures/${name}.png`, fullPage: true });

/** The part of the account under a heading. */
const part = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('an account from its making to its end, by the buttons of the page', async ({ browser }) => {
  const smtp = await TestSmtp.open();
  const server = await ServerProcess.start({
    page: path.join(import.meta.dirname, '..', '..', 'dist', 'web'),
    store: { folder: mkdtempSync(path.join(tmpdir(), 'heliograph-accounts-')) },
    perMinute: 100_000,
    mail: { smtp: smtp.url, from: 'heliograph@example.org' },
    publicUrl: 'https://play.example.org',
  });
  // Passkeys know names of hosts, not numbers.
  const base = server.base.replace('127.0.0.1', 'localhost');
  try {
    // A guest begins a match, then makes an account: the match comes along.
    const desk = await device(browser);
    await desk.goto(`${base}/games/${DUEL}`);
    await desk.getByRole('button', { name: 'Play with a friend' }).click();
    const invitation = desk.getByLabel('Link to the free seat');
    await expect(invitation).toHaveValue(/\/join\//);
    const link = await invitation.inputValue();
    const match = desk.url();

    await desk.getByRole('link', { name: 'Sign in' }).click();
    await expectAccessible(desk);
    await picture(desk, 'account-sign-in');
    await desk.getByRole('link', { name: 'Make an account' }).click();
    await desk.getByLabel('Name').fill('<b>Jan</b>');
    await desk.getByLabel('Password').fill(PASSWORD);
    await desk.getByRole('button', { name: 'Make an account' }).click();
    await expect(desk.getByText('A name has 2 to 24 letters or figures')).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, 'account-sign-up');
    await desk.getByLabel('Name').fill('Jan Smuts');
    await desk.getByRole('button', { name: 'Make an account' }).click();
    await expect(desk.getByRole('heading', { name: 'Jan Smuts' })).toBeVisible();
    await expect(desk.getByRole('banner').getByRole('link', { name: 'Jan Smuts' })).toBeVisible();
    await expectAccessible(desk);

    // The friend comes; she sees the name at the table.
    const friend = await device(browser, { language: 'pl', theme: 'dark' }, PHONE);
    await friend.goto(link.replace('127.0.0.1', 'localhost'));
    await friend.getByRole('button', { name: 'Zajmij miejsce' }).click();
    await expect(friend.locator('.table')).toBeVisible();
    // The friend, a guest, takes the seat from the phone to another device.
    const matchName = friend.url();
    await friend.getByRole('button', { name: 'Menu' }).click();
    await expect(friend.locator('dialog').getByText(/Jan Smuts/)).toBeVisible();
    await friend.getByRole('button', { name: 'Graj dalej na innym urządzeniu' }).click();
    const secret = friend.getByLabel('Tajny odnośnik do Twojego miejsca');
    await expect(secret).toHaveValue(/\/account\/carry\//);
    await friend.screenshot({ path: '.heliograph/pictures/account-carry-phone.png' });
    const carried = await secret.inputValue();
    const tablet = await device(browser, { language: 'en' });
    await tablet.goto(carried);
    await expectAccessible(tablet);
    await picture(tablet, 'account-carried');
    await tablet.getByRole('button', { name: 'Take the seat' }).click();
    await expect(tablet.locator('.table')).toBeVisible();
    expect(tablet.url()).toBe(matchName);
    await expect(tablet.locator('.panel')).toContainText(/: you/);
    const late = await device(browser);
    await late.goto(carried);
    await expect(late.getByText(/used already, or its time is over/)).toBeVisible();

    // A passkey is made here, and signs in on a fresh profile.
    const own = await authenticator(desk);
    await desk.goto(`${base}/account`);
    const passkeys = part(desk, 'Passkeys');
    await passkeys.getByLabel('What to call it').fill('My laptop');
    await passkeys.getByLabel('Your password now').fill(PASSWORD);
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys.getByText('My laptop')).toBeVisible();
    const fresh = await device(browser, { theme: 'dark' });
    await lend(own, await authenticator(fresh));
    await fresh.goto(`${base}/account/sign-in`);
    await fresh.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(fresh.getByRole('heading', { name: 'Jan Smuts' })).toBeVisible();
    await fresh.goto(match.replace('127.0.0.1', 'localhost'));
    await expect(fresh.locator('.panel')).toContainText(/: you/);

    // Two sessions; the other one is ended from here.
    await desk.reload();
    const sessions = part(desk, 'Where you are signed in');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await picture(desk, 'account-settings');
    await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await fresh.goto(`${base}/account`);
    await expect(fresh.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

    // An address is confirmed, the password forgotten and replaced.
    const mail = part(desk, 'Mail address');
    await mail.getByLabel('Mail address').fill('jan@example.org');
    await mail.getByLabel('Your password now').fill(PASSWORD);
    await mail.getByRole('button', { name: 'Send a link to confirm it' }).click();
    await expect(mail.getByText(/on its way to jan@example\.org/)).toBeVisible();
    await desk.goto(`${base}/account/mail/${codeIn(await smtp.mail(1))}`);
    await desk.getByRole('button', { name: 'Confirm the mail address' }).click();
    await expect(desk.getByText('The address is confirmed.')).toBeVisible();

    const phone = await device(browser, { language: 'pl', theme: 'dark' }, PHONE);
    await phone.goto(`${base}/account/sign-in`);
    await phone.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
    await phone.getByLabel('Nazwa lub adres poczty').fill('jan smuts');
    await phone.getByRole('button', { name: 'Wyślij odnośnik' }).click();
    await expect(phone.getByText(/wiadomość jest w drodze/)).toBeVisible();
    await expectAccessible(phone);
    await picture(phone, 'account-forgotten-phone');
    await phone.goto(`${base}/account/reset/${codeIn(await smtp.mail(2))}`);
    await phone.getByLabel('Nowe hasło').fill('found it again');
    await phone.getByRole('button', { name: 'Zapisz nowe hasło' }).click();
    await expect(phone.getByRole('heading', { name: 'Jan Smuts' })).toBeVisible();
    await expectAccessible(phone);
    await picture(phone, 'account-settings-phone');

    // Everything is downloaded, then everything is deleted.
    const downloading = phone.waitForEvent('download');
    await phone.getByRole('link', { name: 'Pobierz wszystko' }).click();
    const exported = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
    expect(exported).toMatchObject({
      account: { name: 'Jan Smuts', mail: 'jan@example.org' },
      passkeys: [{ label: 'My laptop' }],
    });
    expect(exported.matches).toHaveLength(1);
    await phone.getByRole('button', { name: 'Usuń konto' }).click();
    const data = part(phone, 'Twoje dane');
    await data.getByLabel('Obecne hasło').fill('found it again');
    await picture(phone, 'account-delete-phone');
    await data.getByRole('button', { name: 'Usuń na zawsze' }).click();
    await expect(phone.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
    await desk.goto(`${base}/account/sign-in`);
    await desk.getByLabel('Name').fill('Jan Smuts');
    await desk.getByLabel('Password').fill('found it again');
    await desk.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(desk.getByText('Name and password do not go together.')).toBeVisible();
    await expect(tablet.getByText('The other side resigned. You have won.')).toBeVisible();
  } finally {
    await server.end('SIGTERM');
    await smtp.close();
  }
});

test('the API can be read, and a token for it is made and removed', async ({
  browser,
  baseURL,
}) => {
  const page = await device(browser, { language: 'en' });
  await page.goto(`${baseURL ?? ''}/api`);
  await page.getByText('Take the seat of an invitation').click();
  await expect(page.locator('details[open] pre').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'api');
  const phone = await device(browser, { language: 'pl', theme: 'dark' }, PHONE);
  await phone.goto(`${baseURL ?? ''}/api`);
  await phone.getByText('Make a match').click();
  await expectAccessible(phone);
  await picture(phone, 'api-phone');

  await page.goto(`${baseURL ?? ''}/account/sign-up`);
  await page.getByLabel('Name').fill(`Engineer ${Date.now() % 1e6}`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make an account' }).click();
  const programs = part(page, 'Programs');
  await programs.getByLabel('What it is for').fill('My bot');
  await programs.getByLabel('Your password now').fill(PASSWORD);
  await programs.getByRole('button', { name: 'Make a token' }).click();
  await expect(programs.locator('code')).toHaveText(/^heliograph_[\w-]{43}$/);
  await expect(programs.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await picture(page, 'account-programs');
  await programs.getByRole('button', { name: 'Remove My bot' }).click();
  await expect(programs.getByRole('listitem')).toHaveCount(0);
});
